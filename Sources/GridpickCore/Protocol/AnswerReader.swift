/// Reads an answer (rule L14); two keys pressed at once never begin like an answer.
struct AnswerReader: Equatable, Sendable {
  enum Answer: Equatable {
    case background(UInt32)
    case attributes
  }

  enum Progress: Equatable {
    case reading
    /// The answer is over; nil if the program did not ask for it.
    case finished(Answer?)
    /// The byte is not part of the answer; it cuts the answer short and keeps its own meaning.
    case refused
  }

  private enum Kind {
    /// CSI with `?`; the terminal's attributes are such an answer.
    case parameters
    /// OSC; colours are such answers.
    case command
    /// DCS or APC.
    case other
  }

  /// ECMA-48's string terminator ST; terminals may send BEL instead.
  static let end = Array("\u{1b}\\".utf8)
  private static let bell: UInt8 = 0x07
  /// The most bytes of an answer that are kept; no answer that the program asks for is as long.
  private static let longest = 256

  private let kind: Kind
  private var bytes: [UInt8] = []

  /// Creates a reader; returns nil if the bytes after an escape are keys, the first held with Alt.
  init?(introducer: UInt8, first: UInt8) {
    let isDigit = (0x30...0x39).contains(first)
    switch introducer {
    case UInt8(ascii: "[") where first == UInt8(ascii: "?"): kind = .parameters
    case UInt8(ascii: "]") where isDigit: kind = .command
    case UInt8(ascii: "P") where isDigit || "$!>+|".utf8.contains(first): kind = .other
    // Kitty answers about graphics in this form.
    case UInt8(ascii: "_") where first == UInt8(ascii: "G"): kind = .other
    default: return nil
    }
  }

  static func isIntroducer(_ byte: UInt8) -> Bool { "]P_".utf8.contains(byte) }

  /// True if the answer is longer than it should be, so that its end may be lost.
  var isTooLong: Bool { bytes.count == Self.longest }

  mutating func read(_ byte: UInt8) -> Progress {
    switch byte {
    case 0x40...0x7e where kind == .parameters:
      return .finished(byte == UInt8(ascii: "c") ? .attributes : nil)
    case Self.bell where kind != .parameters: return .finished(text)
    case _ where Self.isText(byte):
      if !isTooLong { bytes.append(byte) }
      return .reading
    default: return .refused
    }
  }

  /// The answer that a complete string gives; nil if the program did not ask for it.
  var text: Answer? {
    guard kind == .command, !isTooLong else { return nil }
    return BackgroundColor.rgb(ofAnswer: String(decoding: bytes, as: UTF8.self))
      .map(Answer.background)
  }

  static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7f }
}

/// The background as terminals report it, in X's notation: `11;rgb:1e1e/2a2a/ffff`.
enum BackgroundColor {
  /// Reads three channels; the opacity is ignored.
  static func rgb(ofAnswer answer: String) -> UInt32? {
    for (prefix, count) in [("11;rgb:", 3), ("11;rgba:", 4)] where answer.hasPrefix(prefix) {
      let channels = answer.dropFirst(prefix.count)
        .split(separator: "/", omittingEmptySubsequences: false)
      let values = channels.prefix(3).compactMap(value)
      guard channels.count == count, values.count == 3 else { return nil }
      return values.reduce(0) { $0 << 8 | $1 }
    }
    return nil
  }

  /// Returns the value in 8 bits; `f`, `ff`, `fff` and `ffff` all mean 255.
  private static func value(of channel: Substring) -> UInt32? {
    // `UInt32(_:radix:)` would also accept a sign.
    guard (1...4).contains(channel.utf8.count), channel.allSatisfy(\.isHexDigit),
      let value = UInt32(channel, radix: 16)
    else { return nil }
    let most: UInt32 = (1 << (4 * UInt32(channel.utf8.count))) - 1
    return (value * 255 + most / 2) / most
  }
}

/// A report `ESC [ line ; column R`, counted from 1; unrequested it is a key, such as Shift-F3.
package struct CursorReport: Equatable, Sendable {
  package let place: ScreenPoint
  package let range: Range<Int>

  private static let introducer = Array("\u{1b}[".utf8)
  /// The most digits of a number; no screen is so large that it needs more.
  private static let mostDigits = 5

  /// Reads the first report among some bytes; returns nil if no report has come completely.
  package init?(firstIn bytes: [UInt8]) {
    guard let report = bytes.indices.lazy.compactMap({ Self(in: bytes[$0...]) }).first else {
      return nil
    }
    self = report
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
