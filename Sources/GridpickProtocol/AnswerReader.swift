/// Reads an answer of the terminal behind the two bytes that introduce it, a byte at a time (rule L14).
///
/// It may come in pieces and slowly: it begins as no two keys do that are pressed at once.
struct AnswerReader: Equatable, Sendable {
  /// What is asked for.
  enum Answer: Equatable {
    case background(UInt32)
    case attributes
  }

  enum Progress: Equatable {
    case reading
    /// The answer is over; nil where it is none that was asked for.
    case finished(Answer?)
    /// The byte is no part of an answer, which was cut short; it means what it means by itself.
    case refused
  }

  private enum Kind {
    /// CSI with `?`, of which attributes are one.
    case parameters
    /// OSC, of which colours are some.
    case command
    /// DCS, and APC.
    case other
  }

  /// ECMA-48's ST, which BEL stands for as well.
  static let end = Array("\u{1b}\\".utf8)
  private static let bell: UInt8 = 0x07
  /// No answer that is asked for is as long.
  private static let longest = 256

  private let kind: Kind
  private var bytes: [UInt8] = []

  /// Nil where the bytes behind an escape are a key with Alt and another key.
  init?(introducer: UInt8, first: UInt8) {
    let isDigit = (0x30...0x39).contains(first)
    switch introducer {
    case UInt8(ascii: "[") where first == UInt8(ascii: "?"): kind = .parameters
    case UInt8(ascii: "]") where isDigit: kind = .command
    case UInt8(ascii: "P") where isDigit || "$!>+|".utf8.contains(first): kind = .other
    // Of graphics, as kitty has them.
    case UInt8(ascii: "_") where first == UInt8(ascii: "G"): kind = .other
    default: return nil
    }
  }

  /// Whether a byte behind an escape may introduce an answer.
  static func isIntroducer(_ byte: UInt8) -> Bool { "]P_".utf8.contains(byte) }

  /// Longer than it should be: its end may have got lost.
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

  /// What a string says that is over.
  var text: Answer? {
    guard kind == .command, !isTooLong else { return nil }
    return BackgroundColor.rgb(ofAnswer: String(decoding: bytes, as: UTF8.self))
      .map(Answer.background)
  }

  static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7f }
}
