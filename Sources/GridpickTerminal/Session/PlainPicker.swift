import GridpickCore

/// A picker on the controlling terminal that talks in lines (rule Y1).
package struct PlainPicker {
  package var isASCII = false
  /// The lines that are written before anything else.
  package var words: [String] = []

  /// The size of the view; nothing is drawn, so a list has a single column.
  private static let nowhere = ScreenSize(lines: 1, columns: 1)

  package init() {}

  /// Asks until something is picked or the picker is left.
  package func run(_ setup: PickerSetup) throws(TerminalError) -> PickerResult {
    let (terminal, isUTF8, end) = try setup.opened { _ throws(TerminalError) in
      try LineTerminal()
    }
    let look = Look(
      theme: Theme(colorCount: 0), signs: isUTF8 && !isASCII ? .unicode : .ascii)
    var talk = PlainTalk(
      setup.state(look, Self.nowhere), PlainDialogue(saying: words),
      on: PlainTerminal(terminal), services: setup.services)
    let outcome = talk.run()
    return RunningPicker(talk.loop, services: setup.services, ending: end).finish(outcome)
  }
}

/// A dialogue with the user of a terminal about the state of a loop.
package struct PlainTalk {
  /// The time after which the user is told what the picker waits for.
  private static let patience = Duration.seconds(1)
  /// The size assumed for a terminal that does not know its own.
  private static let usual = ScreenSize(lines: 23, columns: 80)

  package private(set) var loop: PickerLoop
  private var dialogue: PlainDialogue
  private let terminal: PlainTerminal
  /// The start of the current wait, and whether the user was told of it; nil without a wait.
  private var wait: (start: Duration, isTold: Bool)?

  package init(
    _ state: PickerState, _ dialogue: PlainDialogue, on terminal: PlainTerminal,
    services: PickerServices = PickerServices()
  ) {
    self.dialogue = dialogue
    self.terminal = terminal
    loop = PickerLoop(
      state,
      on: PickerTerminal(
        isBehind: { false }, show: { _ in true },
        nextEvents: { terminal.wait($0, $1).map { .readable($0) } }, now: terminal.now),
      services: services)
  }

  /// Asks and answers until the picker ends.
  package mutating func run() -> PickerOutcome {
    while true {
      switch loop.advance() {
      case .ended(let outcome): return outcome
      case .wait(let next):
        let words = dialogue.awaited(on: loop.state)
        let outcome = words.map { awaitNews(next, $0) } ?? talk()
        if let outcome { return outcome }
      }
    }
  }

  /// Waits for the news that the dialogue needs, and tells the user of the wait.
  private mutating func awaitNews(_ next: PickerLoop.Wait, _ words: String) -> PickerOutcome? {
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
    return loop.receive(
      loop.sleep(PickerLoop.Wait(timeout: timeout, descriptors: next.descriptors)))
  }

  /// Writes the answer of the dialogue, and takes the line that is typed then.
  private mutating func talk() -> PickerOutcome? {
    wait = nil
    let size = ScreenSize(
      lines: terminal.lineCount() ?? Self.usual.lines,
      columns: terminal.columnCount() ?? Self.usual.columns)
    let outcome = act { $0.answer(on: &$1, at: $2, size) }
    if let outcome { return outcome }
    terminal.write(dialogue.collectText(of: loop.state))
    switch terminal.readLine() {
    case .line(let line): return act { $0.handle(line, on: &$1, at: $2) }
    case .end:
      terminal.write("\n")
      return .cancelled
    case .gone: return .terminalGone
    }
  }

  /// Lets the dialogue change the state, and performs the effects.
  private mutating func act(
    _ act: (inout PlainDialogue, inout PickerState, Duration) -> [PickerEffect]
  ) -> PickerOutcome? {
    var dialogue = self.dialogue
    defer { self.dialogue = dialogue }
    let time = terminal.now()
    return loop.act { act(&dialogue, &$0, time) }
  }
}
