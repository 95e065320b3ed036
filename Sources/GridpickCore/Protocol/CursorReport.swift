/// `ESC [ line ; column R`, counted from 1; unasked it is a key, such as F3 with Shift.
package struct CursorReport: Equatable, Sendable {
  package let place: ScreenPoint
  package let range: Range<Int>

  private static let introducer = Array("\u{1b}[".utf8)
  /// The most digits of a number; no screen has as many lines or columns as need more.
  private static let mostDigits = 5

  /// Reads the first report among some bytes; returns nil if no report has come completely.
  package init?(firstIn bytes: [UInt8]) {
    for start in bytes.indices where bytes[start] == Self.introducer[0] {
      if let report = Self(in: bytes[start...]) {
        self = report
        return
      }
    }
    return nil
  }

  private init?(in bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: Self.introducer) else { return nil }
    var rest = bytes.dropFirst(Self.introducer.count)
    var numbers: [Int] = []
    for end in [UInt8(ascii: ";"), UInt8(ascii: "R")] {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty, digits.count <= Self.mostDigits, rest.first == end else { return nil }
      rest = rest.dropFirst()
      numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    guard numbers[0] > 0, numbers[1] > 0 else { return nil }
    place = ScreenPoint(line: numbers[0] - 1, column: numbers[1] - 1)
    range = bytes.startIndex..<rest.startIndex
  }
}
