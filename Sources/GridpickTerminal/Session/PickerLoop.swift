import GridpickCore

package enum PickerOutcome: Equatable {
  case picked(Pick)
  case become(Invocation)
  /// The query is taken instead of a pick; `isPick` is false if nothing matched.
  case query(isPick: Bool)
  case cancelled
  case timedOut
  case terminalGone
  case unreadable(String)
}

/// The loop between a terminal and a picker's state; it never reads a clock itself.
package struct PickerLoop: TerminalLoop, PickerKeeper {
  package private(set) var state: PickerState
  package private(set) var notice: String?
  private let terminal: PickerTerminal
  private let services: PickerServices
  private let sources: [NewsSource]
  /// The time at which the next frame is due; nil while there is nothing new to show.
  private var frameDue: Duration? = .zero
  private var lastMotionFrame = Duration.zero
  private var hasBegun = false
  private var hasShown = false
  /// True if an event may have changed the number of lines needed; only a full layout can tell.
  private var mayNeedLines = true
  private var deadline: Duration?

  package init(
    _ state: PickerState, on terminal: PickerTerminal, services: PickerServices = PickerServices()
  ) {
    self.state = state
    notice = state.notice
    self.terminal = terminal
    self.services = services
    sources = services.allSources
  }

  package enum Step {
    case wait(Wait)
    case ended(PickerOutcome)
  }

  package struct Wait: Sendable {
    package let timeout: Duration?
    package let descriptors: [Int32]
  }

  package mutating func advance() -> Step {
    if !hasBegun {
      hasBegun = true
      deadline = services.patience.map { terminal.now() + $0 }
      if let outcome = handle(.begun, at: terminal.now()) { return .ended(outcome) }
    }
    if let due = frameDue, due <= terminal.now(), mayNeedLines, !terminal.isBehind() {
      mayNeedLines = false
      if let size = terminal.fit({ state.linesNeeded(upTo: $0) }),
        let outcome = handle(.grown(size), at: terminal.now())
      {
        return .ended(outcome)
      }
    }
    if !terminal.isBehind(), let outcome = noteSpoiled() { return .ended(outcome) }
    if let due = frameDue, due <= terminal.now(), terminal.show({ state.frame() }) {
      frameDue = nil
      if !hasShown { for source in sources { source.begin(at: terminal.now()) } }
      hasShown = true
    }
    if let deadline, deadline <= terminal.now() { return .ended(.timedOut) }
    return .wait(nextWait())
  }

  /// Tells the state if the input has changed, before a frame shows data that no longer exists.
  private mutating func noteSpoiled() -> PickerOutcome? {
    let isSpoiled = services.isSpoiled()
    guard isSpoiled != state.isSpoiled else { return nil }
    frameDue = frameDue ?? terminal.now()
    return handle(.spoiled(isSpoiled), at: terminal.now())
  }

  package var sleep: (Wait) -> [TerminalEvent] {
    { [next = terminal.nextEvents] wait in next(wait.timeout, wait.descriptors) }
  }

  package mutating func receive(_ events: [TerminalEvent]) -> PickerOutcome? {
    let time = terminal.now()
    let wasMoving = state.nextTick != nil
    if let outcome = receive(events, at: time) { return outcome }
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

  private func nextWait() -> Wait {
    let now = terminal.now()
    let isBehind = terminal.isBehind()
    // No frame is due while the terminal is behind.
    let dues = [isBehind ? nil : frameDue, state.nextTick, deadline].compactMap(\.self)
    var timeouts = dues.map { max(.zero, $0 - now) }
    var descriptors: [Int32] = []
    let canShow = frameDue == nil && !isBehind
    for source in sources {
      if let pause = source.pause(at: now) { timeouts.append(pause) }
      guard canShow || !source.bringsData, !(state.isHeld && source.mayReplaceData),
        let descriptor = source.descriptor(at: now)
      else { continue }
      descriptors.append(descriptor)
    }
    return Wait(timeout: timeouts.min(), descriptors: descriptors)
  }

  private mutating func receive(_ event: TerminalEvent, at time: Duration) -> PickerOutcome? {
    switch event {
    case .ended: .cancelled
    case .gone: .terminalGone
    case .key(let key): handle(.key(key), at: time)
    case .pasted(let text): handle(.pasted(text), at: time)
    case .mouse(let mouse): handle(.mouse(mouse), at: time)
    case .resized(let size): handle(.resized(size), at: time)
    case .background(let rgb): handle(.background(rgb), at: time)
    case .notice(let words): handle(.notice(words), at: time)
    case .readable(let descriptor): receiveNews(of: descriptor, at: time)
    case .typed: nil
    }
  }

  private mutating func receiveNews(of descriptor: Int32, at time: Duration) -> PickerOutcome? {
    guard let source = sources.first(where: { $0.descriptor() == descriptor }) else { return nil }
    let asked = terminal.now()
    let news = source.receive(state)
    let cost = terminal.now() - asked
    if source.bringsData, let outcome = receiveKeysBeforeData(at: time) { return outcome }
    // The time of the keys does not count: a key may have run a long command on the terminal.
    let begun = terminal.now() - cost
    let events = news()
    guard !events.isEmpty else { return nil }
    defer { source.rest(from: begun, until: terminal.now()) }
    for (place, event) in events.enumerated() {
      if case .content(let update) = event { notice = update.notice ?? notice }
      guard let outcome = handle(event, at: time) else { continue }
      putBack(Array(events[(place + 1)...]))
      return outcome
    }
    return nil
  }

  /// Handles keys pressed before newer data came: they refer to the data on the screen (rule P8).
  private mutating func receiveKeysBeforeData(at time: Duration) -> PickerOutcome? {
    receive(terminal.nextEvents(.zero, []), at: time)
  }

  /// Receives events up to the one that ends the picker; the next picker gets the keys after it.
  private mutating func receive(_ events: [TerminalEvent], at time: Duration) -> PickerOutcome? {
    for (place, event) in events.enumerated() {
      guard let outcome = receive(event, at: time) else { continue }
      terminal.putBack(events[(place + 1)...].filter(\.isForAnyPicker))
      return outcome
    }
    return nil
  }

  package func putBack(_ events: [PickerEvent]) {
    let typed = events.compactMap { event -> TerminalEvent? in
      switch event {
      case .key(let key): .key(key)
      case .pasted(let text): .pasted(text)
      default: nil
      }
    }
    terminal.putBack(typed)
  }

  private mutating func handle(_ event: PickerEvent, at time: Duration) -> PickerOutcome? {
    if services.host.holds(event) { return nil }
    let effects = state.handle(event, at: time)
    services.host.hear(event, state)
    defer { services.host.hear(nil, state) }
    return services.carryOut(effects, of: &self, on: terminal)
  }

  package mutating func resume(_ earlier: PickerState) {
    let size = state.screen
    state = earlier
    hasBegun = true
    deadline = services.patience.map { terminal.now() + $0 }
    _ = handle(.resized(size), at: terminal.now())
  }

  package mutating func changed(by event: PickerEvent) -> [PickerEffect] {
    state.handle(event, at: terminal.now())
  }

  package mutating func act(
    _ act: (inout PickerState) -> [PickerEffect]
  ) -> PickerOutcome? {
    let effects = act(&state)
    return services.carryOut(effects, of: &self, on: terminal)
  }
}

/// A terminal and a clock as functions, so that a test can run a loop without either.
package struct PickerTerminal {
  /// Returns true while the terminal has not taken all bytes that were sent.
  package var isBehind: () -> Bool = { false }
  /// Takes more of the screen if needed and allowed; returns the new size, nil for no change.
  package var fit: (_ needed: (_ most: Int) -> Int) -> ScreenSize? = { _ in nil }
  /// Shows a frame; returns false without making the frame while the terminal is behind.
  package var show: (() -> Frame) -> Bool = { _ in true }
  /// Sleeps until something happens or the timeout is over, and returns all events.
  package var nextEvents: (_ timeout: Duration?, _ watching: [Int32]) -> [TerminalEvent] = { _, _ in
    []
  }
  /// Keeps typed events for the next picker on the terminal, which reads them first.
  package var putBack: ([TerminalEvent]) -> Void = { _ in }
  package var copy: ([UInt8]) -> Void = { _ in }
  package var ringBell: () -> Void = {}
  package var lend: (_ start: () -> pid_t?) -> ScreenSize? = { _ in nil }
  /// The time since any fixed moment.
  package var now: () -> Duration = { .zero }

  package init() {}
}

extension PickerTerminal {
  init(_ session: TerminalSession) {
    isBehind = { session.isBehind }
    fit = session.fit
    show = { session.show($0()) }
    nextEvents = { session.nextEvents(timeout: $0, watching: $1) }
    putBack = session.putBack
    copy = session.copy
    ringBell = session.ringBell
    lend = { session.lend(to: $0) }
    now = { MonotonicClock.now }
  }
}
