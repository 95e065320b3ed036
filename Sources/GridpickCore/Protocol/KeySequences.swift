/// The byte sequences that a terminal sends for keys and other things, with their meanings.
package struct KeySequences: Sendable {
  package enum Meaning: Equatable, Sendable {
    case key(Key)
    case focus(Bool)
    case mouseReport
    /// The three bytes of a mouse report in the old form follow.
    case oldMouseReport
    case pasteStart
    case pasteEnd
  }

  enum Match: Equatable {
    case found(Meaning, length: Int)
    case incomplete
    case none
  }

  private static let others: [(sequence: String, meaning: Meaning)] = [
    (EscapeSequence.mouseReport, .mouseReport), (EscapeSequence.oldMouseReport, .oldMouseReport),
    (EscapeSequence.focusIn, .focus(true)), (EscapeSequence.focusOut, .focus(false)),
    (EscapeSequence.pasteStart, .pasteStart), (EscapeSequence.pasteEnd, .pasteEnd),
  ]

  private let all: [(bytes: [UInt8], meaning: Meaning)]

  /// Creates the sequences; a terminal's own keys win over the usual ones.
  package init(own: [(bytes: [UInt8], key: Key)] = []) {
    all =
      own.lazy.filter { !$0.bytes.isEmpty }.map { ($0.bytes, .key($0.key)) }
      + (EscapeSequence.keys + EscapeSequence.heldKeys)
      .map { (Array($0.sequence.utf8), .key($0.key)) }
      + Self.others.map { (Array($0.sequence.utf8), $0.meaning) }
  }

  /// Returns the longest sequence at the start of the bytes, or whether more bytes may make one.
  func match(_ bytes: ArraySlice<UInt8>) -> Match {
    guard let first = bytes.first, first < 0x20 || first == 0x7f else { return .none }
    var longest = 0
    var match = Match.none
    for sequence in all where sequence.bytes.count > longest && sequence.bytes[0] == first {
      if bytes.starts(with: sequence.bytes) {
        longest = sequence.bytes.count
        match = .found(sequence.meaning, length: longest)
      } else if longest == 0, sequence.bytes.starts(with: bytes) {
        match = .incomplete
      }
    }
    return match
  }
}
