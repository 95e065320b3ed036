/// Finds the keys in the bytes that a terminal sends, and the beginnings of everything else.
struct KeyReader: Sendable {
  enum Reading: Equatable {
    case key(Key, length: Int)
    case sequence(KeySequences.Meaning, length: Int)
    /// The beginning of an answer, requested or sent by the terminal on its own.
    case answer(AnswerReader)
    /// CSI or SS3 with bytes that no key has; they must not leak as typed text.
    case unknown
    /// The bytes are not UTF-8.
    case nothing(length: Int)
    case incomplete

    var length: Int {
      switch self {
      case .key(_, let length), .sequence(_, let length), .nothing(let length): length
      case .answer, .unknown: 2
      case .incomplete: 0
      }
    }
  }

  private static let escape: UInt8 = 0x1b

  let sequences: KeySequences

  /// Reads the first key or sequence; if `isAll`, incomplete bytes are read as they stand.
  func reading(of bytes: ArraySlice<UInt8>, isAll: Bool) -> Reading {
    switch sequences.match(bytes) {
    case .found(let meaning, let length): return .sequence(meaning, length: length)
    case .incomplete where !isAll: return .incomplete
    case .incomplete, .none: break
    }
    guard bytes.first == Self.escape else { return character(bytes, isAll: isAll) }
    let behind = bytes.dropFirst()
    // If a report or a paste directly follows the key Esc, Esc is not a key held with Alt.
    let escape = Reading.key(Key(.escape), length: 1)
    switch sequences.match(behind) {
    case .found(.key(let key), let length): return .key(key.withAlt, length: length + 1)
    case .found: return escape
    case .incomplete where !isAll: return .incomplete
    case .incomplete, .none: break
    }
    guard let next = behind.first, next != Self.escape else { return escape }
    if let first = behind.dropFirst().first {
      if let answer = AnswerReader(introducer: next, first: first) { return .answer(answer) }
      if next == UInt8(ascii: "[") || next == UInt8(ascii: "O") { return .unknown }
    } else if !isAll, AnswerReader.isIntroducer(next) {
      return .incomplete
    }
    switch character(behind, isAll: isAll) {
    case .key(let key, let length): return .key(key.withAlt, length: length + 1)
    case .incomplete: return .incomplete
    case .sequence, .answer, .unknown, .nothing: return escape
    }
  }

  private func character(_ bytes: ArraySlice<UInt8>, isAll: Bool) -> Reading {
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
