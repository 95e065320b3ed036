import GridpickScreen

/// The cursor's place as a terminal tells it: `ESC [ line ; column R`, both counted from 1.
///
/// Where nothing was asked it is a key: F3 held with Shift is `ESC [ 1 ; 2 R`.
enum CursorReport {
  enum Reading: Equatable {
    case found(ScreenPoint, length: Int)
    /// More bytes could make a report of them.
    case incomplete
    case none
  }

  private static let introducer = Array("\u{1b}[".utf8)
  /// No screen has as many lines or columns as take more digits.
  private static let mostDigits = 5

  /// What the first of some bytes are.
  static func reading(of bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.starts(with: introducer) else { return .none }
    var rest = bytes.dropFirst(introducer.count)
    var numbers: [Int] = []
    for end in [UInt8(ascii: ";"), UInt8(ascii: "R")] {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard digits.count <= mostDigits else { return .none }
      guard let next = rest.first else { return .incomplete }
      guard next == end, !digits.isEmpty else { return .none }
      rest = rest.dropFirst()
      numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    guard numbers[0] > 0, numbers[1] > 0 else { return .none }
    return .found(
      ScreenPoint(line: numbers[0] - 1, column: numbers[1] - 1), length: bytes.count - rest.count)
  }
}
