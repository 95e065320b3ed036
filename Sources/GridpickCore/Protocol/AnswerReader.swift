/// Reads an answer (rule L14), which begins as no two keys do that are pressed at once.
struct AnswerReader: Equatable, Sendable {
  enum Answer: Equatable {
    case background(UInt32)
    case attributes
  }

  enum Progress: Equatable {
    case reading
    /// The answer is over; the value is nil if the program did not ask for this answer.
    case finished(Answer?)
    /// The byte is not part of an answer: it cuts the answer short, and keeps its own meaning.
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

  /// ECMA-48's string terminator ST; BEL may stand for it.
  static let end = Array("\u{1b}\\".utf8)
  private static let bell: UInt8 = 0x07
  /// The most bytes of an answer that are kept; no answer that the program asks for is as long.
  private static let longest = 256

  private let kind: Kind
  private var bytes: [UInt8] = []

  /// Creates a reader; returns nil if the bytes behind an escape are keys, the first held with Alt.
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

  /// Returns true if a byte behind an escape may introduce OSC, DCS or APC.
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
