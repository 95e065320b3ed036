@testable import GridpickCore

/// A decoder that is fed as a terminal would feed it, and all that came out of it.
struct DecodedInput {
  private var decoder = InputDecoder(
    KeySequences(own: [(Array("\u{1b}[Z".utf8), Key(.tab, .shift))]),
    escapeDelay: .milliseconds(25))
  private var now = Duration.seconds(70)
  private(set) var events: [TerminalEvent] = []

  /// The events from bytes that are read at once with nothing after them.
  static func events(_ text: String) -> [TerminalEvent] {
    events(Array(text.utf8))
  }

  static func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    var decoded = DecodedInput()
    decoded.take(bytes)
    decoded.wait()
    return decoded.events
  }

  /// Decodes bytes that are read some time after the last ones.
  mutating func take(_ bytes: [UInt8], after milliseconds: Int = 0) {
    now += .milliseconds(milliseconds)
    events += decoder.events(from: bytes, at: now)
  }

  mutating func take(_ text: String, after milliseconds: Int = 0) {
    take(Array(text.utf8), after: milliseconds)
  }

  /// Lets the decoder's own time pass.
  mutating func wait() {
    guard let deadline = decoder.deadline else { return }
    now = deadline
    events += decoder.events(from: [], at: now)
  }
}

/// The sequences that terminals send.
enum Sent {
  static let left = "\u{1b}[D"
  static let escape = "\u{1b}"

  static func report(_ text: String) -> String { EscapeSequence.mouseReport + text }

  static func paste(_ text: String) -> String {
    EscapeSequence.pasteStart + text + EscapeSequence.pasteEnd
  }
}
