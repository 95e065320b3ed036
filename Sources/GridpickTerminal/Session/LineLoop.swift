import GridpickCore

/// The loop between a terminal of lines and a picker's state: a dialogue with the user.
package struct LineLoop: TerminalLoop {
  private static let patience = Duration.seconds(1)

  /// Notes whose turn it is, the user's or the picker's.
  private final class Turn {
    /// True while the user types a line about the listed data; newer data waits meanwhile.
    var isOfUser = false
  }

  private var loop: PickerLoop
  private var dialogue: PlainDialogue
  private let terminal: PlainTerminal
  private let turn: Turn
  /// True once the picker has looked for news in its turn.
  private var hasLooked = false
  /// The start of the current wait, and true once a message has said so; nil without a wait.
  private var wait: (start: Duration, isTold: Bool)?

  package init(
    _ state: PickerState, _ dialogue: PlainDialogue, on terminal: PlainTerminal,
    services: PickerServices = PickerServices()
  ) {
    self.dialogue = dialogue
    self.terminal = terminal
    let turn = Turn()
    self.turn = turn
    var screen = PickerTerminal()
    screen.isBehind = { turn.isOfUser }
    screen.nextEvents = { terminal.nextEvents($0, $1, turn.isOfUser) }
    screen.now = terminal.now
    loop = PickerLoop(state, on: screen, services: services)
  }

  package var state: PickerState { loop.state }
  package var notice: String? { loop.notice }
  package var sleep: (PickerLoop.Wait) -> [TerminalEvent] { loop.sleep }

  package mutating func advance() -> PickerLoop.Step {
    while true {
      switch loop.advance() {
      case .ended(let outcome): return .ended(endingPrompt(outcome))
      case .wait(let next):
        if turn.isOfUser { return .wait(next) }
        if !hasLooked {
          hasLooked = true
          return .wait(PickerLoop.Wait(timeout: .zero, descriptors: next.descriptors))
        }
        if let words = dialogue.awaited(on: loop.state) { return .wait(telling(words, in: next)) }
        if let outcome = speak() { return .ended(outcome) }
      }
    }
  }

  package mutating func receive(_ events: [TerminalEvent]) -> PickerOutcome? {
    if let outcome = loop.receive(events) { return endingPrompt(outcome) }
    for case .typed(let line) in events {
      turn.isOfUser = false
      if let outcome = act({ $0.handle(line, on: &$1, at: $2) }) { return outcome }
    }
    return nil
  }

  package func putBack(_ events: [PickerEvent]) { loop.putBack(events) }

  package mutating func resume(_ earlier: PickerState) {
    loop.resume(earlier)
    dialogue = PlainDialogue()
  }

  /// Ends the prompt's line unless the user has ended it; returns the outcome.
  private func endingPrompt(_ outcome: PickerOutcome) -> PickerOutcome {
    if turn.isOfUser, outcome != .terminalGone { terminal.write("\n") }
    return outcome
  }

  /// Returns the wait for news that the dialogue needs; after a second, prints `words` once.
  private mutating func telling(_ words: String, in next: PickerLoop.Wait) -> PickerLoop.Wait {
    let now = terminal.now()
    let start = wait?.start ?? now
    var isTold = wait?.isTold ?? false
    if !isTold, now - start >= Self.patience {
      terminal.write(words + "\n")
      isTold = true
    }
    wait = (start, isTold)
    let left = isTold ? nil : start + Self.patience - now
    let timeout = [next.timeout, left].compactMap(\.self).min()
    return PickerLoop.Wait(timeout: timeout, descriptors: next.descriptors)
  }

  private mutating func speak() -> PickerOutcome? {
    wait = nil
    let size = terminal.size()
    let outcome = act { $0.answer(on: &$1, at: $2, size) }
    if let outcome { return outcome }
    // The answer may begin a new search; the user's next number must refer to its matches.
    guard dialogue.awaited(on: loop.state) == nil else { return nil }
    terminal.write(dialogue.collectText(of: loop.state))
    turn.isOfUser = true
    hasLooked = false
    return nil
  }

  private mutating func act(
    _ act: (inout PlainDialogue, inout PickerState, Duration) -> [PickerEffect]
  ) -> PickerOutcome? {
    var dialogue = self.dialogue
    defer { self.dialogue = dialogue }
    let time = terminal.now()
    return loop.act { act(&dialogue, &$0, time) }
  }
}

/// A picker on the controlling terminal that talks in lines (rule Y1).
package enum PlainPicker {
  /// The size of the view; nothing is drawn, so a list has a single column.
  private static let nowhere = ScreenSize(lines: 1, columns: 1)

  package static func alone(suits type: String?) -> Bool { type == "dumb" }

  /// Opens the terminal; the caller must finish the picker.
  package static func open(
    _ setup: PickerSetup, isASCII: Bool
  ) throws(TerminalError) -> RunningPicker {
    let (terminal, isUTF8, end) = try setup.opened { _ throws(TerminalError) in
      try LineTerminal()
    }
    let look = Look(
      theme: Theme(colorCount: 0), signs: isUTF8 && !isASCII ? .unicode : .ascii)
    let loop = LineLoop(
      setup.state(look, nowhere), PlainDialogue(),
      on: PlainTerminal(
        size: { terminal.size },
        nextEvents: { terminal.nextEvents(timeout: $0, watching: $1, takesLines: $2) },
        write: terminal.write, now: { MonotonicClock.now }),
      services: setup.services)
    return RunningPicker(loop, services: setup.services, ending: end)
  }
}

/// A terminal of lines and a clock as functions, so that a test needs neither.
package struct PlainTerminal {
  package var size: () -> ScreenSize
  /// Sleeps until a descriptor, or with `takesLines` a line, can be read, or the timeout is over.
  package var nextEvents:
    (_ timeout: Duration?, _ watching: [Int32], _ takesLines: Bool) -> [TerminalEvent]
  package var write: (String) -> Void
  package var now: () -> Duration
}
