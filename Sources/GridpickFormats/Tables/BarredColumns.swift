/// The columns of a table with bars between them, as in SQL shells and Markdown.
struct BarredColumns: Equatable, Sendable {
  /// The places of the bars, counted in columns of a display.
  private let places: [Int]
  private let hasLeftSide: Bool
  private let hasRightSide: Bool

  private struct Bar {
    var place: Int
    var bytes: Range<Int>
  }

  /// The number of bytes searched for bars in a line; later bytes belong to the last column.
  private static let searchedBytes = 1 << 14

  /// Creates the columns; nil if a line of titles or a record has no bars at the rule's joints.
  ///
  /// In Markdown the bars may be at other places, and a rule of a single part has no joints.
  init?(
    _ rule: TableRule, _ titles: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let bars = Self.bars(of: titles, in: bytes).map(\.place)
    guard !bars.isEmpty, !rule.joints.isEmpty || rule.parts.count == 1 else { return nil }
    let standing = rule.joints.filter(bars.contains)
    guard standing.count == rule.joints.count || bars.count == rule.joints.count else { return nil }
    places = rule.joints.isEmpty || standing.count < rule.joints.count ? bars : rule.joints
    hasLeftSide = rule.beginsWithJoint
    hasRightSide = rule.endsWithJoint
    guard count > 0 else { return nil }
  }

  var count: Int { places.count + 1 - (hasLeftSide ? 1 : 0) - (hasRightSide ? 1 : 0) }

  /// Returns true for a record, false for another line, nil for a line that proves nothing.
  func isRecord(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    if bytes.isRuleOrBlank(line) || isFooter(line, in: bytes) { return nil }
    let bars = Self.bars(of: line, in: bytes)
    return bars.count == places.count || standing(among: bars).count == places.count
  }

  func hasBars(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !Self.bars(of: line, in: bytes).isEmpty
  }

  /// Returns true for a row count below the table, such as `(2 rows)` of psql, or for a rule.
  func isFooter(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count <= Beginning.longest else { return false }
    if hasLeftSide, TableRule(line, of: bytes)?.isInOnePiece == true { return true }
    let text = bytes[line].filter { !$0.isLineBlank }
    return text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
      && text.contains(where: \.isDigit) && !hasBars(line, in: bytes)
  }

  /// Returns the fields between the bars of the table; a field may contain other bars.
  func fields(of record: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let bars = Self.bars(of: record, in: bytes)
    let standing = standing(among: bars)
    let cuts = standing.count == places.count ? standing : Array(bars.prefix(places.count))
    let starts = [record.lowerBound] + cuts.map(\.bytes.upperBound)
    let ends = cuts.map(\.bytes.lowerBound) + [record.upperBound]
    var fields = zip(starts, ends).map { bytes.withoutBlanks($0..<$1) }
    if hasLeftSide, fields.count > 1 { fields.removeFirst() }
    if fields.count > count { fields.removeLast() }
    return fields
  }

  private func standing(among bars: [Bar]) -> [Bar] {
    var left = places[...]
    return bars.filter { bar in
      left = left.drop { $0 < bar.place }
      return left.first == bar.place
    }
  }

  private static func bars(
    of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Bar] {
    var bars: [Bar] = []
    var place = 0
    for offset in line.prefix(searchedBytes) where bytes[offset] & 0xc0 != 0x80 {
      if let length = barLength(at: offset, in: bytes[line]) {
        bars.append(Bar(place: place, bytes: offset..<offset + length))
      }
      place += AlignedMeasure.displayColumns.width(at: offset, in: bytes)
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
