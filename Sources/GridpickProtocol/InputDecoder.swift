/// From the bytes that a terminal sends to what a person did; keeps its place in what comes in pieces.
///
/// Bounded in length and time: nothing that a terminal sends can block a key, grow without an end or
/// be taken for keys that nobody pressed.
package struct InputDecoder: Sendable {
  private enum State {
    case keys
    /// Within a mouse report.
    case report(MouseReportReader)
    /// Within one of the old form, whose three bytes may be any.
    case oldReport([UInt8])
    /// Within a sequence that nobody knows, up to its final byte.
    case unknownSequence
    /// Within pasted text, which is not keys; so many bytes of its end have come.
    case paste(ending: Int)
  }

  /// A terminal sends the rest of a sequence at once, a slow line a moment later; what comes later
  /// still is something else.
  private static let patience = Duration.milliseconds(300)
  private static let escape: UInt8 = 0x1b
  private static let interrupt: UInt8 = 0x03
  private static let pasteEnd = Array(EscapeSequence.pasteEnd.utf8)

  private let sequences: KeySequences
  /// How long an escape may be the beginning of a sequence; then it is the key.
  private let escapeDelay: Duration
  private var state = State.keys
  /// The beginning of a key whose rest is to come.
  private var waiting: [UInt8] = []
  private var lastInput = Duration.zero

  package init(_ sequences: KeySequences = KeySequences(), escapeDelay: Duration) {
    self.sequences = sequences
    self.escapeDelay = escapeDelay
  }

  /// When what has come by then is all there is, and means what it means by itself.
  package var deadline: Duration? { waiting.isEmpty ? nil : lastInput + patience }

  private var patience: Duration {
    let isEscape = !waiting.isEmpty && waiting.allSatisfy { $0 == Self.escape }
    return isEscape ? escapeDelay : max(Self.patience, escapeDelay)
  }

  /// What the bytes say, and what was waiting for them; no bytes where only time has passed.
  package mutating func events(from bytes: [UInt8], at time: Duration) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    if time - lastInput >= patience {
      decode(waiting, isAll: true, into: &events)
      endPause(before: bytes)
    }
    guard !bytes.isEmpty else { return events }
    lastInput = time
    decode(waiting + bytes, isAll: false, into: &events)
    return events
  }

  /// A paste may come slowly; but where its end got lost the picker must not be deaf for ever.
  private mutating func endPause(before bytes: [UInt8]) {
    if case .paste = state, bytes != [Self.interrupt] { return }
    state = .keys
  }

  private mutating func decode(
    _ bytes: [UInt8], isAll: Bool, into events: inout [TerminalEvent]
  ) {
    waiting = []
    var rest = bytes[...]
    while let byte = rest.first {
      switch state {
      case .keys:
        let reading = reading(of: rest, isAll: isAll)
        if reading == .incomplete {
          waiting = Array(rest)
          return
        }
        rest.removeFirst(reading.length)
        if let event = begin(reading) { events.append(event) }
      case .paste(let ending):
        rest.removeFirst()
        state = state(after: byte, ofEnding: ending)
      case .oldReport(let report):
        rest.removeFirst()
        state = .oldReport(report + [byte])
        guard report.count == 2 else { continue }
        state = .keys
        if let event = MouseEvent(oldReport: report + [byte]) { events.append(.mouse(event)) }
      case .unknownSequence:
        // ECMA-48: parameters and intermediates, up to a final byte from 0x40 on; anything else cuts
        // the sequence short, and means what it means by itself.
        let isPart = (0x20..<0x7f).contains(byte)
        if isPart { rest.removeFirst() }
        if !isPart || byte >= 0x40 { state = .keys }
      case .report(var reader):
        let progress = reader.read(byte)
        if progress != .refused { rest.removeFirst() }
        state = progress == .reading ? .report(reader) : .keys
        if case .finished(let event?) = progress { events.append(.mouse(event)) }
      }
    }
  }

  private func state(after byte: UInt8, ofEnding ending: Int) -> State {
    guard byte == Self.pasteEnd[ending] else { return .paste(ending: byte == Self.escape ? 1 : 0) }
    return ending + 1 == Self.pasteEnd.count ? .keys : .paste(ending: ending + 1)
  }

  private mutating func begin(_ reading: Reading) -> TerminalEvent? {
    switch reading {
    case .incomplete, .nothing: return nil
    case .key(let key, _): return .key(key)
    case .unknown:
      state = .unknownSequence
      return nil
    case .sequence(let meaning, _):
      switch meaning {
      case .key(let key): return .key(key)
      case .focus(let isIn): return .focus(isIn)
      case .mouseReport: state = .report(MouseReportReader())
      case .oldMouseReport: state = .oldReport([])
      case .pasteStart: state = .paste(ending: 0)
      case .pasteEnd: break
      }
      return nil
    }
  }

  // MARK: - Keys

  /// What the first of some bytes are.
  private enum Reading: Equatable {
    case key(Key, length: Int)
    case sequence(KeySequences.Meaning, length: Int)
    /// CSI or SS3 with something that no key has: it must not leak as typed text.
    case unknown
    /// Not UTF-8.
    case nothing(length: Int)
    case incomplete

    var length: Int {
      switch self {
      case .key(_, let length), .sequence(_, let length), .nothing(let length): length
      case .unknown: 2
      case .incomplete: 0
      }
    }
  }

  private func reading(of bytes: ArraySlice<UInt8>, isAll: Bool) -> Reading {
    switch sequences.match(bytes) {
    case .found(let meaning, let length): return .sequence(meaning, length: length)
    case .incomplete where !isAll: return .incomplete
    case .incomplete, .none: break
    }
    guard bytes.first == Self.escape else { return character(bytes, isAll: isAll) }
    let behind = bytes.dropFirst()
    // A report or a paste right behind the key Esc is not a key held with Alt.
    let escape = Reading.key(Key(.escape), length: 1)
    switch sequences.match(behind) {
    case .found(.key(let key), let length): return .key(key.withAlt, length: length + 1)
    case .found: return escape
    case .incomplete where !isAll: return .incomplete
    case .incomplete, .none: break
    }
    guard let next = behind.first, next != Self.escape else { return escape }
    let beginsSequence = next == UInt8(ascii: "[") || next == UInt8(ascii: "O")
    if beginsSequence, behind.count > 1 { return .unknown }
    switch character(behind, isAll: isAll) {
    case .key(let key, let length): return .key(key.withAlt, length: length + 1)
    case .incomplete: return .incomplete
    case .sequence, .unknown, .nothing: return escape
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

  /// RFC 3629: the first byte of a character says how many it has.
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

  /// The key that sends a character, where terminfo names no other.
  fileprivate init(typing scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0a, 0x0d: self.init(.enter)
    case 0x09: self.init(.tab)
    case 0x1b: self.init(.escape)
    case 0x08, 0x7f: self.init(.backspace)
    case 0: self = .control(" ")
    case 1..<0x20: self = .control(Character(scalar.controlled))
    default: self.init(.character(Character(scalar)))
    }
  }
}

extension Unicode.Scalar {
  /// The letter or sign that is held with Ctrl for a control character.
  fileprivate var controlled: Unicode.Scalar {
    let base: UInt32 = value <= 26 ? 0x60 : 0x40
    return Unicode.Scalar(value + base) ?? self
  }
}
