/// A line drawn below the titles of a table, or around the table.
struct TableRule: Equatable, Sendable {
  /// The places of the drawn parts, such as those of `----  -----` and `+----+-----+`.
  private(set) var parts: [Range<Int>] = []
  /// The places of the symbols between and around the parts, except spaces.
  private(set) var joints: [Int] = []
  let isInOnePiece: Bool
  /// True if the line cannot be a record, which might have bars, or fields of a single `-`.
  let isNoRecord: Bool

  var beginsWithJoint: Bool { (joints.first ?? .max) < parts[0].lowerBound }
  var endsWithJoint: Bool { (joints.last ?? 0) > parts[parts.count - 1].lowerBound }
  /// Creates a rule; nil if the line has other symbols, or too few drawn ones.
  init?(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes[line].first, first.isOfRule || first.isLineBlank || first > 0x7f,
      let (signs, stroke) = Self.signs(of: line, in: bytes)
    else { return nil }
    isInOnePiece = !signs.drop { $0 == Self.blank }.contains(Self.blank)
    isNoRecord =
      !signs.contains(where: Self.barSigns.contains)
      && zip(signs, signs.dropFirst()).contains { $0 != Self.blank && $1 != Self.blank }
    var start = 0
    while start < signs.count {
      let end = signs[start...].firstIndex { $0 != signs[start] } ?? signs.count
      // A run of other symbols is a part too, such as the first three symbols of `dpkg -l`.
      if signs[start] == stroke || end - start > 1 && signs[start] != Self.blank {
        parts.append(start..<end)
      } else if signs[start] != Self.blank {
        joints.append(start)
      }
      start = end
    }
    guard parts.count > 1 || parts.first.map({ $0.count > 1 }) == true else { return nil }
  }

  static let bars = ["│", "┃", "║", "┆", "┊"]
  private static let barSigns = Set(("|" + bars.joined()).unicodeScalars.map(\.value))
  private static let blank = UInt32(UInt8(ascii: " "))
  private static let colon = UInt32(UInt8(ascii: ":"))
  /// The symbols that form the parts of a rule; other symbols join them.
  private static let strokes: Set<UInt32> = [
    UInt32(UInt8(ascii: "-")), UInt32(UInt8(ascii: "=")), 0x2500, 0x2501, 0x2504, 0x2505, 0x2508,
    0x2509, 0x254c, 0x254d, 0x2550,
  ]

  /// Returns the symbols of a line, and its most frequent stroke; nil if a symbol fits no rule.
  private static func signs(
    of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (signs: [UInt32], stroke: UInt32)? {
    guard line.count <= Beginning.longest else { return nil }
    var signs: [UInt32] = []
    for scalar in String(decoding: bytes[line], as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": break
      case "-", "=", "+", "|", ":", " ", "\u{2500}"..."\u{257f}": signs.append(scalar.value)
      default: return nil
      }
    }
    while signs.last == blank { signs.removeLast() }
    var counts: [UInt32: Int] = [:]
    for sign in signs where strokes.contains(sign) { counts[sign, default: 0] += 1 }
    guard let stroke = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
    else { return nil }
    // Markdown uses colons to align a column.
    return (signs.map { $0 == colon ? stroke : $0 }, stroke)
  }
}

extension UInt8 {
  fileprivate var isOfRule: Bool { "-=+:|".utf8.contains(self) }
}

extension UnsafeBufferPointer<UInt8> {
  func isRuleOrBlank(_ line: Range<Int>) -> Bool {
    self[line].isBlank || TableRule(line, of: self)?.isNoRecord == true
  }
}
