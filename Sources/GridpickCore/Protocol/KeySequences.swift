/// The byte sequences that a terminal sends for keys and other things; finds them in its input.
package struct KeySequences: Sendable {
  private static let others: [(sequence: String, state: InputState)] = [
    (EscapeSequence.mouseReport, .report([])), (EscapeSequence.oldMouseReport, .oldReport([])),
    // The end of a paste without a beginning is no key and changes nothing.
    (EscapeSequence.pasteStart, .paste(ending: 0)), (EscapeSequence.pasteEnd, .keys),
  ]

  private let all: [(bytes: [UInt8], reading: InputReading)]

  /// Creates the sequences; a terminal's own keys win over the usual ones.
  package init(own: [(bytes: [UInt8], key: Key)] = []) {
    let usual = (EscapeSequence.keys + EscapeSequence.heldKeys)
      .map { (bytes: Array($0.sequence.utf8), key: $0.key) }
    all =
      (own.filter { !$0.bytes.isEmpty } + usual)
      .map { ($0.bytes, .key($0.key, length: $0.bytes.count)) }
      + Self.others.map { sequence, state in
        (Array(sequence.utf8), .begins(state, length: sequence.utf8.count))
      }
  }

  /// Returns the longest sequence at the start of the bytes, or whether more bytes may make one.
  private func match(_ bytes: ArraySlice<UInt8>) -> InputReading? {
    guard let first = bytes.first, first < 0x20 || first == 0x7f else { return nil }
    var longest = 0
    var match: InputReading?
    for sequence in all where sequence.bytes.count > longest && sequence.bytes[0] == first {
      if bytes.starts(with: sequence.bytes) {
        longest = sequence.bytes.count
        match = sequence.reading
      } else if longest == 0, sequence.bytes.starts(with: bytes) {
        match = .incomplete
      }
    }
    return match
  }
}

/// The first thing in the bytes that a terminal sends.
enum InputReading: Equatable, Sendable {
  case key(Key, length: Int)
  /// The beginning of something that is no key.
  case begins(InputState, length: Int)
  /// The bytes are not UTF-8.
  case nothing(length: Int)
  case incomplete
}

extension KeySequences {
  private static let escape: UInt8 = 0x1b

  /// Reads the first key or sequence; if `isAll`, incomplete bytes are read as they stand.
  func reading(of bytes: ArraySlice<UInt8>, isAll: Bool) -> InputReading {
    if let sequence = match(bytes), !isAll || sequence != .incomplete { return sequence }
    guard bytes.first == Self.escape else { return character(bytes, isAll: isAll) }
    let behind = bytes.dropFirst()
    // If a report or a paste directly follows the key Esc, Esc is not a key held with Alt.
    let escape = InputReading.key(Key(.escape), length: 1)
    switch match(behind) {
    case .key(let key, let length): return .key(key.withAlt, length: length + 1)
    case .begins, .nothing: return escape
    case .incomplete where !isAll: return .incomplete
    case .incomplete, nil: break
    }
    guard let next = behind.first, next != Self.escape else { return escape }
    if let first = behind.dropFirst().first {
      if let answer = AnswerReader(introducer: next, first: first) {
        return .begins(.answer(answer), length: 2)
      }
      if next == UInt8(ascii: "[") || next == UInt8(ascii: "O") {
        return .begins(.unknownSequence, length: 2)
      }
    } else if !isAll, AnswerReader.isIntroducer(next) {
      return .incomplete
    }
    switch character(behind, isAll: isAll) {
    case .key(let key, let length): return .key(key.withAlt, length: length + 1)
    case .incomplete: return .incomplete
    case .begins, .nothing: return escape
    }
  }

  private func character(_ bytes: ArraySlice<UInt8>, isAll: Bool) -> InputReading {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      return .key(Key(typing: Unicode.UTF8.decode(encoded)), length: encoded.count)
    case .emptyInput: return .incomplete
    case .error(let length):
      let isCutShort = length == bytes.count && length < Self.length(ofLead: bytes.first)
      return isCutShort && !isAll ? .incomplete : .nothing(length: length)
    }
  }

  /// Returns the number of bytes of a character, which its first byte shows (RFC 3629).
  private static func length(ofLead byte: UInt8?) -> Int {
    switch byte ?? 0 {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: 1
    }
  }
}

extension Key {
  fileprivate var withAlt: Key { Key(code, modifiers.union(.alt)) }

  /// Creates the key that sends a character, if terminfo names no other key for it.
  fileprivate init(typing scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0d: self.init(.enter)
    case 0x09: self.init(.tab)
    case 0x1b: self.init(.escape)
    case 0x08, 0x7f: self.init(.backspace)
    case 0: self = .control(" ")
    // Ctrl-/ sends this byte, and so does Ctrl-_.
    case 0x1f: self = .control("/")
    case 1..<0x20:
      // The letter or sign that, held with Ctrl, sends this control character.
      let base: UInt8 = scalar.value <= 26 ? 0x60 : 0x40
      self = .control(Character(Unicode.Scalar(base + UInt8(scalar.value))))
    default: self.init(.character(Character(scalar)))
    }
  }
}
