import GridpickCore
import GridpickFinding
import GridpickModel
import GridpickProtocol
import GridpickScreen

/// How a picker ended.
package enum PickerOutcome: Equatable {
  case picked(Pick)
  /// A command is to take the picker's place.
  case become(Invocation)
  case cancelled
  /// Nobody picked in time.
  case timedOut
  case terminalGone
  /// The data could not be read, for this reason, and there is nothing to pick from.
  case unreadable(String)
}

/// The loop between a terminal and a state: the only place that asks for the time.
package struct PickerLoop: PickerKeeper {
  package private(set) var state: PickerState
  /// What went wrong with the data, even where a key has taken it off the screen.
  package private(set) var notice: String?
  private let terminal: PickerTerminal
  private let services: PickerServices
  private var watched: [WatchedSource]
  /// When the next frame is to be shown; nil while there is nothing new to show.
  private var frameDue: Duration? = .zero
  private var lastMotionFrame = Duration.zero
  private var hasBegun = false
  private var hasShown = false
  /// Not before every frame: it costs as much as to lay the data out.
  private var mayNeedLines = true
  /// Whether something was moving when the wait began.
  private var wasMoving = false
  /// When the picker is left, whoever is at it.
  private var deadline: Duration?

  package init(
    _ state: PickerState, on terminal: PickerTerminal, services: PickerServices = PickerServices()
  ) {
    self.state = state
    notice = state.notice
    self.terminal = terminal
    self.services = services
    watched = services.allSources.map(WatchedSource.init)
  }

  /// Runs until something is picked or the picker is left.
  package mutating func run() -> PickerOutcome {
    while true {
      switch advance() {
      case .ended(let outcome): return outcome
      case .wait(let wait):
        if let outcome = take(sleep(wait)) { return outcome }
      }
    }
  }

  /// What is next: to wait for whatever happens, or nothing more.
  package enum Step {
    case wait(Wait)
    case ended(PickerOutcome)
  }

  /// What is waited for.
  package struct Wait: Sendable {
    package let timeout: Duration?
    package let descriptors: [Int32]
  }

  /// Shows what is due, as far as that can be now.
  package mutating func advance() -> Step {
    if !hasBegun {
      hasBegun = true
      deadline = services.patience.map { terminal.now() + $0 }
      if let outcome = handle(.begun, at: terminal.now()) { return .ended(outcome) }
    }
    if let due = frameDue, due <= terminal.now(), mayNeedLines, !terminal.isBehind() {
      mayNeedLines = false
      if let size = terminal.fit(state.linesNeeded),
        let outcome = handle(.grown(size), at: terminal.now())
      {
        return .ended(outcome)
      }
    }
    if !terminal.isBehind(), let outcome = noteSpoiled() { return .ended(outcome) }
    if let due = frameDue, due <= terminal.now(), terminal.show(state.frame) {
      frameDue = nil
      if !hasShown { beginSources() }
      hasShown = true
    }
    if let deadline, deadline <= terminal.now() { return .ended(.timedOut) }
    return .wait(nextWait())
  }

  /// Tells the state that the input has changed, before a frame shows what is no longer there.
  private mutating func noteSpoiled() -> PickerOutcome? {
    let isSpoiled = services.isSpoiled()
    guard isSpoiled != state.isSpoiled else { return nil }
    frameDue = frameDue ?? terminal.now()
    return handle(.spoiled(isSpoiled), at: terminal.now())
  }

  /// Sleeps until something happens; touches nothing but the terminal, and may be called on another thread.
  package var sleep: (Wait) -> [TerminalEvent] {
    { [next = terminal.nextEvents] wait in next(wait.timeout, wait.descriptors) }
  }

  /// Takes all that has happened; says whether that was the end.
  package mutating func take(_ events: [TerminalEvent]) -> PickerOutcome? {
    let time = terminal.now()
    wasMoving = state.nextTick != nil
    for event in events {
      if let outcome = take(event, at: time) { return outcome }
    }
    if wasMoving, let outcome = handle(.tick, at: time) { return outcome }
    if events.contains(where: { !$0.isMotion }) {
      mayNeedLines = true
      frameDue = time
    } else if wasMoving || !events.isEmpty {
      // Motion and animation wait for the next frame; keys are painted at once (rule L10).
      lastMotionFrame = frameDue ?? max(time, lastMotionFrame + PickerState.frameTime)
      frameDue = lastMotionFrame
    }
    return nil
  }

  private mutating func beginSources() {
    for place in watched.indices { watched[place].begin(at: terminal.now()) }
  }

  private func nextWait() -> Wait {
    let now = terminal.now()
    let timeouts = [timeout, deadline.map { $0 - now }] + watched.map { $0.pause(at: now) }
    let canShow = frameDue == nil && !terminal.isBehind()
    return Wait(
      timeout: timeouts.compactMap(\.self).min(),
      descriptors: watched.filter { canShow || !$0.source.bringsData }
        .compactMap { $0.descriptor(at: now) })
  }

  /// Until the next frame or tick is due; a terminal that is behind is waited for, not painted on.
  private var timeout: Duration? {
    let frame = terminal.isBehind() ? nil : frameDue
    guard let due = [frame, state.nextTick].compactMap(\.self).min() else { return nil }
    return max(.zero, due - terminal.now())
  }

  private mutating func take(_ event: TerminalEvent, at time: Duration) -> PickerOutcome? {
    switch event {
    case .ended: .cancelled
    case .gone: .terminalGone
    case .key(let key): handle(.key(key), at: time)
    case .pasted(let text): handle(.pasted(text), at: time)
    case .mouse(let mouse): handle(.mouse(mouse), at: time)
    case .focus(let isFocused): handle(.focus(isFocused), at: time)
    case .resized(let size): handle(.resized(size), at: time)
    case .background(let rgb): handle(.background(rgb), at: time)
    case .notice(let words): handle(.notice(words), at: time)
    case .readable(let descriptor): takeNews(of: descriptor, at: time)
    }
  }

  private mutating func takeNews(of descriptor: Int32, at time: Duration) -> PickerOutcome? {
    guard let place = watched.firstIndex(where: { $0.source.descriptor() == descriptor }) else {
      return nil
    }
    let source = watched[place].source
    let news = source.take()
    guard !news.isEmpty else { return nil }
    if source.bringsData, let outcome = takeKeysBeforeData(at: time) { return outcome }
    defer { watched[place].rest(from: time, until: terminal.now()) }
    for event in news {
      if case .content(let update) = event { notice = update.notice ?? notice }
      if let outcome = handle(event, at: time) { return outcome }
    }
    return nil
  }

  /// Handles the keys that were pressed before newer data came: they are about what the screen shows (rule P8).
  private mutating func takeKeysBeforeData(at time: Duration) -> PickerOutcome? {
    for event in terminal.nextEvents(.zero, []) {
      if let outcome = take(event, at: time) { return outcome }
    }
    return nil
  }

  private mutating func handle(_ event: PickerEvent, at time: Duration) -> PickerOutcome? {
    services.perform(state.handle(event, at: time), of: &self, on: terminal)
  }

  package mutating func changed(by event: PickerEvent) -> [PickerEffect] {
    state.handle(event, at: terminal.now())
  }

  /// Has something done to the state, and does what comes of it; says whether that was the end.
  package mutating func act(
    _ act: (inout PickerState) -> [PickerEffect]
  ) -> PickerOutcome? {
    let effects = act(&state)
    return services.perform(effects, of: &self, on: terminal)
  }
}
