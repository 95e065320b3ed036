import CNcurses
import TerminalProtocol

@testable import Terminal

/// A decoder that is fed as ncurses would feed it, and all that came out of it.
struct DecodedInput {
  private var decoder = InputDecoder()
  private var now = Duration.seconds(70)
  private(set) var events: [TerminalEvent] = []

  /// Everything in one batch.
  static func events(_ inputs: [CursesInput]) -> [TerminalEvent] {
    var decoded = DecodedInput()
    decoded.take(inputs)
    return decoded.events
  }

  /// What was waiting, some time after the last batch.
  mutating func take(_ inputs: [CursesInput], after milliseconds: Int = 0) {
    now += .milliseconds(milliseconds)
    events += decoder.events(from: inputs, at: now)
  }
}

extension [CursesInput] {
  /// Characters that ncurses knows no key for.
  static func typed(_ text: String) -> [CursesInput] {
    text.unicodeScalars.map { .scalar($0.value) }
  }

  /// A report as it comes: `ESC [ <` under a code of its own, and then its bytes.
  static func report(_ text: String) -> [CursesInput] {
    mark(.mouseReport) + typed(text)
  }

  static func paste(_ inputs: [CursesInput]) -> [CursesInput] {
    mark(.pasteStart) + inputs + mark(.pasteEnd)
  }

  static func mark(_ mark: EscapeKeys.Mark) -> [CursesInput] {
    (KEY_MAX...Int32(0xffff)).lazy.map(CursesInput.code)
      .filter { EscapeKeys.mark(of: $0) == mark }.prefix(1).map(\.self)
  }

  static let left: [CursesInput] = [.code(KEY_LEFT)]
  static let escape: [CursesInput] = typed("\u{1b}")
}
