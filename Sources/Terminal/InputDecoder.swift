import TerminalProtocol

/// From what ncurses read to what a person did; keeps its place in a report that comes in pieces.
struct InputDecoder {
  private enum State {
    case keys
    /// Within a mouse report.
    case report(MouseReportReader)
    /// Within a sequence that nobody knows, up to its final byte.
    case unknownSequence
    /// Within pasted text, which is not keys; so many characters of its end have come.
    case paste(ending: Int)
  }

  /// A terminal sends the rest of a sequence at once, a slow line a moment later; what comes later
  /// still is something else.
  private static let patience = Duration.milliseconds(300)
  private static let escape: UInt32 = 0x1b
  private static let pasteEnd = EscapeSequence.pasteEnd.unicodeScalars.map(\.value)

  private var state = State.keys
  private var lastInput = Duration.zero

  /// Everything that was waiting is decoded together: an escape with something right behind it is Alt.
  mutating func events(from inputs: [CursesInput], at time: Duration) -> [TerminalEvent] {
    if time - lastInput > Self.patience, !isPasting { state = .keys }
    lastInput = time
    var events: [TerminalEvent] = []
    var rest = inputs[...]
    while let input = rest.popFirst() {
      if let event = decode(input, followedBy: &rest) { events.append(event) }
    }
    return events
  }

  private var isPasting: Bool {
    if case .paste = state { return true }
    return false
  }

  private mutating func decode(
    _ input: CursesInput, followedBy rest: inout ArraySlice<CursesInput>
  ) -> TerminalEvent? {
    switch state {
    case .keys: return key(input, followedBy: &rest)
    case .paste(let ending):
      state = state(after: input, ofEnding: ending)
      return nil
    case .unknownSequence:
      // ECMA-48: parameters and intermediates, up to a final byte from 0x40 on.
      guard case .scalar(let value) = input, value >= 0x20 else {
        return restart(with: input, &rest)
      }
      if value >= 0x40 { state = .keys }
      return nil
    case .report(var reader):
      guard case .scalar(let value) = input else { return restart(with: input, &rest) }
      switch reader.read(value) {
      case .reading:
        state = .report(reader)
        return nil
      case .finished(let event):
        state = .keys
        return event.map(TerminalEvent.mouse)
      case .refused: return restart(with: input, &rest)
      }
    }
  }

  /// Where the end comes in pieces ncurses does not know it, and keys must not be lost for ever.
  private func state(after input: CursesInput, ofEnding ending: Int) -> State {
    if EscapeKeys.mark(of: input) == .pasteEnd { return .keys }
    if input == .scalar(Self.pasteEnd[ending]) {
      return ending + 1 == Self.pasteEnd.count ? .keys : .paste(ending: ending + 1)
    }
    return .paste(ending: input == .scalar(Self.escape) ? 1 : 0)
  }

  /// A sequence was cut short; what cut it means what it means by itself.
  private mutating func restart(
    with input: CursesInput, _ rest: inout ArraySlice<CursesInput>
  ) -> TerminalEvent? {
    state = .keys
    return key(input, followedBy: &rest)
  }

  private mutating func key(
    _ input: CursesInput, followedBy rest: inout ArraySlice<CursesInput>
  ) -> TerminalEvent? {
    if let mark = EscapeKeys.mark(of: input) { return begin(mark) }
    guard input == .scalar(Self.escape), let next = rest.first, next != .scalar(Self.escape) else {
      return KeyDecoder.key(of: input).map(TerminalEvent.key)
    }
    if next == .scalar(0x5b) || next == .scalar(0x4f) {
      // CSI or SS3: a key that neither terminfo nor we know must not leak as typed text.
      rest.removeFirst()
      state = .unknownSequence
      return nil
    }
    // A report or a paste right behind the key Esc is not a key held with Alt.
    guard let key = KeyDecoder.key(of: next) else { return .key(Key(.escape)) }
    rest.removeFirst()
    return .key(Key(key.code, key.modifiers.union(.alt)))
  }

  private mutating func begin(_ mark: EscapeKeys.Mark) -> TerminalEvent? {
    switch mark {
    case .mouseReport: state = .report(MouseReportReader())
    case .pasteStart: state = .paste(ending: 0)
    case .pasteEnd: break
    case .focusIn: return .focus(true)
    case .focusOut: return .focus(false)
    }
    return nil
  }
}
