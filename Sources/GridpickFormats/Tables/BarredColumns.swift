/// The columns of a table with bars between them, as SQL shells and Markdown write them.
struct BarredColumns: Equatable, Sendable {
  /// The places of the bars, in the measure in which the lines have them there.
  private let places: [Int]
  private let measure: AlignedMeasure
  private let hasLeftSide: Bool
  private let hasRightSide: Bool
  /// True in Markdown, where a backslash before a bar is no part of the field.
  let hasEscapes: Bool

  private struct Bar {
    var place: Int
    var bytes: Range<Int>
  }

  /// The bytes that are searched for bars in a line; bytes behind them belong to the last column.
  private static let searchedBytes = 1 << 14

  /// Nil if the line, of titles or a record, has no bars where the rule has joints.
  ///
  /// In Markdown the bars may stand elsewhere, and a rule of one stroke has no joints.
  init?(
    _ rule: TableRule, _ titles: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>,
    by measure: AlignedMeasure
  ) {
    self.measure = measure
    let bars = Self.bars(of: titles, in: bytes, by: measure).map(\.place)
    guard !bars.isEmpty, !rule.joints.isEmpty || rule.parts.count == 1 else { return nil }
    let standing = rule.joints.filter(bars.contains)
    guard standing.count == rule.joints.count || bars.count == rule.joints.count else { return nil }
    places = rule.joints.isEmpty || standing.count < rule.joints.count ? bars : rule.joints
    hasLeftSide = rule.beginsWithJoint
    hasRightSide = rule.endsWithJoint
    hasEscapes = !rule.joints.isEmpty && rule.hasBarJoints
    guard count > 0 else { return nil }
  }

  var count: Int { places.count + 1 - (hasLeftSide ? 1 : 0) - (hasRightSide ? 1 : 0) }

  /// Returns true for a record, false for another line, nil for a line that proves nothing.
  func isRecord(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    if bytes.isRuleOrBlank(line) || isFooter(line, in: bytes) { return nil }
    return hasAllBars(line, in: bytes)
      || Self.bars(of: line, in: bytes, by: measure).count == places.count
  }

  func hasAllBars(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    standing(among: Self.bars(of: line, in: bytes, by: measure)).count == places.count
  }

  func hasBars(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !Self.bars(of: line, in: bytes, by: measure).isEmpty
  }

  /// Returns true for a count below the table, as `(2 rows)` of psql, or a rule that has bars.
  func isFooter(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count <= Beginning.longest else { return false }
    if hasLeftSide, TableRule(line, of: bytes)?.isInOnePiece == true { return true }
    let text = bytes[line].filter { !$0.isLineBlank }
    return text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
      && text.contains(where: \.isDigit) && !hasBars(line, in: bytes)
  }

  /// A field may hold bars itself: the bars at their places part the fields, if all are there.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let bars = Self.bars(of: record, in: bytes, by: measure)
    let standing = standing(among: bars)
    let cuts = standing.count == places.count ? standing : Array(bars.prefix(places.count))
    let starts = [record.lowerBound] + cuts.map(\.bytes.upperBound)
    let ends = cuts.map(\.bytes.lowerBound) + [record.upperBound]
    var fields = zip(starts, ends).map { bytes.withoutBlanks($0..<$1) }
    if hasLeftSide, fields.count > 1 { fields.removeFirst() }
    if fields.count > count { fields.removeLast() }
    return fields
  }

  static func unescaped(_ field: Slice<UnsafeBufferPointer<UInt8>>, upTo limit: Int) -> [UInt8] {
    var content: [UInt8] = []
    for byte in field {
      if byte == UInt8(ascii: "|"), content.last == UInt8(ascii: "\\") { content.removeLast() }
      if content.count == limit { break }
      content.append(byte)
    }
    return content
  }

  private func standing(among bars: [Bar]) -> [Bar] {
    var left = places[...]
    return bars.filter { bar in
      left = left.drop { $0 < bar.place }
      return left.first == bar.place
    }
  }

  private static func bars(
    of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, by measure: AlignedMeasure
  ) -> [Bar] {
    var bars: [Bar] = []
    var place = 0
    for offset in line.prefix(searchedBytes) where bytes[offset] & 0xc0 != 0x80 {
      if let length = barLength(at: offset, in: bytes[line]) {
        bars.append(Bar(place: place, bytes: offset..<offset + length))
      }
      place += measure.width(at: offset, in: bytes)
    }
    return bars
  }

  private static func barLength(at offset: Int, in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int?
  {
    switch line[offset] {
    case UInt8(ascii: "|"):
      return offset > line.startIndex && line[offset - 1] == UInt8(ascii: "\\") ? nil : 1
    case 0xe2:
      let sign = line[offset...].prefix(3)
      return TableRule.bars.contains { sign.elementsEqual($0.utf8) } ? 3 : nil
    default: return nil
    }
  }
}
