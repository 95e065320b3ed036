import GridpickCore
import GridpickModel
import GridpickProtocol
import GridpickSystem
import GridpickTerminal

/// How a picker ended.
package enum PickerOutcome: Equatable, Sendable {
  case picked(Position)
  case cancelled
  case terminalGone
  /// The data could not be read, for this reason, and there is nothing to pick from.
  case unreadable(String)
}

/// The loop between a terminal and a state: the only place that reads a clock.
package struct PickerLoop {
  /// Which part of the time goes into showing more of what arrives, so that keys are answered.
  private static let arrivalShare = 20
  private static let arrivalPauses = Duration.milliseconds(4)...Duration.milliseconds(500)

  package private(set) var state: PickerState
  /// What went wrong with the data, even where a key has taken it off the screen.
  package private(set) var notice: String?
  private let terminal: TerminalSession
  private let arrival: ContentArrival?
  private let errands: ErrandRunner?
  private var isArriving = false
  /// Not before then is more data shown: it may come much faster than anyone can see.
  private var arrivalDue = Duration.zero
  private var arrivalStart = Duration.zero

  package init(
    _ state: PickerState, on terminal: TerminalSession, arrival: ContentArrival? = nil,
    errands: ErrandRunner? = nil
  ) {
    self.state = state
    notice = state.notice
    self.terminal = terminal
    self.arrival = arrival
    self.errands = errands
  }

  /// Runs until something is picked or the picker is left; tells every other effect, one after the other.
  package mutating func run(
    telling tell: (PickerEffect) -> Void = { _ in }
  ) -> PickerOutcome {
    var frameDue: Duration? = Duration.zero
    var lastMotionFrame = Duration.zero
    var hasShown = false
    while true {
      if let due = frameDue, due <= MonotonicClock.now, terminal.show(state.frame()) {
        frameDue = nil
        if !hasShown { startArrival() }
        hasShown = true
      }
      let events = nextEvents(frameDue: frameDue)
      let time = MonotonicClock.now
      let wasMoving = state.nextTick != nil
      for event in events {
        if let outcome = take(event, at: time, telling: tell) { return outcome }
      }
      if wasMoving, let outcome = handle(.tick, at: time, telling: tell) { return outcome }
      if events.contains(where: { !$0.isMotion }) {
        frameDue = time
      } else if wasMoving || !events.isEmpty {
        // Motion and animation wait for the next frame; keys are painted at once (rule L10).
        lastMotionFrame = frameDue ?? max(time, lastMotionFrame + PickerState.frameTime)
        frameDue = lastMotionFrame
      }
    }
  }

  private mutating func startArrival() {
    guard let arrival else { return }
    arrivalStart = MonotonicClock.now
    isArriving = true
    arrival.start()
  }

  private func nextEvents(frameDue: Duration?) -> [TerminalEvent] {
    let timeout = timeout(frameDue: frameDue)
    let pause = isArriving ? arrivalDue - MonotonicClock.now : .zero
    // Nothing is asked for while data still arrives.
    let watched =
      isArriving ? (pause <= .zero ? arrival?.descriptor : nil) : errands?.descriptor()
    return terminal.nextEvents(
      timeout: pause > .zero ? min(pause, timeout ?? pause) : timeout, watching: watched
    ) { MonotonicClock.now }
  }

  private mutating func takeNews(
    at time: Duration, telling tell: (PickerEffect) -> Void
  ) -> PickerOutcome? {
    guard let update = arrival?.news() else { return nil }
    isArriving = !update.isComplete
    notice = update.notice ?? notice
    let outcome = handle(.content(update), at: time, telling: tell)
    let now = MonotonicClock.now
    let pause = max((now - arrivalStart) / Self.arrivalShare, (now - time) * Self.arrivalShare)
    arrivalDue =
      now + max(Self.arrivalPauses.lowerBound, min(pause, Self.arrivalPauses.upperBound))
    guard update.isComplete, state.position == nil, let reason = update.notice
    else { return outcome }
    return .unreadable(reason)
  }

  private mutating func takeAnswer(
    at time: Duration, telling tell: (PickerEffect) -> Void
  ) -> PickerOutcome? {
    errands?.answer().flatMap { handle(.answered($0), at: time, telling: tell) }
  }

  /// Until the next frame or tick is due; a terminal that is behind is waited for, not painted on.
  private func timeout(frameDue: Duration?) -> Duration? {
    let frame = terminal.isBehind ? nil : frameDue
    guard let due = [frame, state.nextTick].compactMap(\.self).min() else { return nil }
    return max(.zero, due - MonotonicClock.now)
  }

  private mutating func take(
    _ event: TerminalEvent, at time: Duration, telling tell: (PickerEffect) -> Void
  ) -> PickerOutcome? {
    switch event {
    case .gone: .terminalGone
    case .key(let key): handle(.key(key), at: time, telling: tell)
    case .mouse(let mouse): handle(.mouse(mouse), at: time, telling: tell)
    case .focus(let isFocused): handle(.focus(isFocused), at: time, telling: tell)
    case .resized(let size): handle(.resized(size), at: time, telling: tell)
    case .news: isArriving ? takeNews(at: time, telling: tell) : takeAnswer(at: time, telling: tell)
    }
  }

  private mutating func handle(
    _ event: PickerEvent, at time: Duration, telling tell: (PickerEffect) -> Void
  ) -> PickerOutcome? {
    for effect in state.handle(event, at: time) {
      switch effect {
      case .picked(let position): return .picked(position)
      case .cancelled: return .cancelled
      case .run(let errand):
        if let answer = errands?.start(errand),
          let outcome = handle(.answered(answer), at: time, telling: tell)
        {
          return outcome
        }
      case .moved, .settled: tell(effect)
      }
    }
    return nil
  }
}

extension TerminalEvent {
  /// Whether it may wait for the next frame.
  fileprivate var isMotion: Bool {
    switch self {
    case .mouse(.motion): true
    case .mouse, .key, .focus, .resized, .news, .gone: false
    }
  }
}
