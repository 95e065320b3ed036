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
  case terminalGone
  /// The data could not be read, for this reason, and there is nothing to pick from.
  case unreadable(String)
}

/// The loop between a terminal and a state: the only place that asks for the time.
package struct PickerLoop {
  package private(set) var state: PickerState
  /// What went wrong with the data, even where a key has taken it off the screen.
  package private(set) var notice: String?
  private let terminal: PickerTerminal
  private let errands: ErrandRunner?
  private let commands: CommandRunner?
  private let sorter: Sorter
  private let previewer: Previewer?
  private let finder: MatchFinder
  private var watched: [WatchedSource]

  package init(
    _ state: PickerState, on terminal: PickerTerminal, sources: [NewsSource] = [],
    errands: ErrandRunner? = nil, commands: CommandRunner? = nil, sorter: Sorter = .direct,
    finder: MatchFinder = .direct, previewer: Previewer? = nil
  ) {
    self.state = state
    notice = state.notice
    self.terminal = terminal
    self.errands = errands
    self.commands = commands
    self.sorter = sorter
    self.finder = finder
    self.previewer = previewer
    let others =
      (errands?.sources ?? []) + (commands?.sources ?? []) + (previewer?.sources ?? [])
    watched = (sources + others + sorter.sources + finder.sources).map(WatchedSource.init)
  }

  /// Runs until something is picked or the picker is left; tells every other effect, one after the other.
  package mutating func run(
    telling tell: (PickerEffect) -> Void = { _ in }
  ) -> PickerOutcome {
    var frameDue: Duration? = Duration.zero
    var lastMotionFrame = Duration.zero
    var hasShown = false
    // Not before every frame: it costs as much as to lay the data out.
    var mayNeedLines = true
    if let outcome = handle(.begun, at: terminal.now(), telling: tell) { return outcome }
    while true {
      if let due = frameDue, due <= terminal.now(), mayNeedLines, !terminal.isBehind() {
        mayNeedLines = false
        if let size = terminal.fit(state.linesNeeded),
          let outcome = handle(.grown(size), at: terminal.now(), telling: tell)
        {
          return outcome
        }
      }
      if let due = frameDue, due <= terminal.now(), terminal.show(state.frame) {
        frameDue = nil
        if !hasShown { beginSources() }
        hasShown = true
      }
      let events = nextEvents(frameDue: frameDue)
      let time = terminal.now()
      let wasMoving = state.nextTick != nil
      for event in events {
        if let outcome = take(event, at: time, telling: tell) { return outcome }
      }
      if wasMoving, let outcome = handle(.tick, at: time, telling: tell) { return outcome }
      if events.contains(where: { !$0.isMotion }) {
        mayNeedLines = true
        frameDue = time
      } else if wasMoving || !events.isEmpty {
        // Motion and animation wait for the next frame; keys are painted at once (rule L10).
        lastMotionFrame = frameDue ?? max(time, lastMotionFrame + PickerState.frameTime)
        frameDue = lastMotionFrame
      }
    }
  }

  private mutating func beginSources() {
    for place in watched.indices { watched[place].begin(at: terminal.now()) }
  }

  private func nextEvents(frameDue: Duration?) -> [TerminalEvent] {
    let now = terminal.now()
    let timeout = ([timeout(frameDue: frameDue)] + watched.map { $0.pause(at: now) })
      .compactMap(\.self).min()
    return terminal.nextEvents(timeout, watched.compactMap { $0.descriptor(at: now) })
  }

  /// Until the next frame or tick is due; a terminal that is behind is waited for, not painted on.
  private func timeout(frameDue: Duration?) -> Duration? {
    let frame = terminal.isBehind() ? nil : frameDue
    guard let due = [frame, state.nextTick].compactMap(\.self).min() else { return nil }
    return max(.zero, due - terminal.now())
  }

  private mutating func take(
    _ event: TerminalEvent, at time: Duration, telling tell: (PickerEffect) -> Void
  ) -> PickerOutcome? {
    switch event {
    case .gone: .terminalGone
    case .key(let key): handle(.key(key), at: time, telling: tell)
    case .pasted(let text): handle(.pasted(text), at: time, telling: tell)
    case .mouse(let mouse): handle(.mouse(mouse), at: time, telling: tell)
    case .focus(let isFocused): handle(.focus(isFocused), at: time, telling: tell)
    case .resized(let size): handle(.resized(size), at: time, telling: tell)
    case .background(let rgb): handle(.background(rgb), at: time, telling: tell)
    case .notice(let words): handle(.notice(words), at: time, telling: tell)
    case .readable(let descriptor): takeNews(of: descriptor, at: time, telling: tell)
    }
  }

  private mutating func takeNews(
    of descriptor: Int32, at time: Duration, telling tell: (PickerEffect) -> Void
  ) -> PickerOutcome? {
    guard let place = watched.firstIndex(where: { $0.source.descriptor() == descriptor }),
      let news = watched[place].source.take()
    else { return nil }
    if case .content(let update) = news { notice = update.notice ?? notice }
    let outcome = handle(news, at: time, telling: tell)
    watched[place].rest(from: time, until: terminal.now())
    return outcome
  }

  /// What comes of an effect.
  private enum Answer {
    /// These happen next; what comes of them is done behind all that was told before.
    case events([PickerEvent])
    case outcome(PickerOutcome)

    static var nothing: Answer { .events([]) }

    static func event(_ event: PickerEvent?) -> Answer {
      .events([event].compactMap(\.self))
    }
  }

  private mutating func handle(
    _ event: PickerEvent, at time: Duration, telling tell: (PickerEffect) -> Void
  ) -> PickerOutcome? {
    var effects = state.handle(event, at: time)[...]
    while let effect = effects.popFirst() {
      switch perform(effect, telling: tell) {
      case .outcome(let outcome): return outcome
      case .events(let events):
        for event in events { effects += state.handle(event, at: terminal.now()) }
      }
    }
    return nil
  }

  private func perform(_ effect: PickerEffect, telling tell: (PickerEffect) -> Void) -> Answer {
    switch effect {
    case .picked(let pick): return .outcome(.picked(pick))
    case .become(let invocation):
      guard let failure = commands?.refusal(invocation) else {
        return .outcome(.become(invocation))
      }
      return .event(.executed(failure: failure))
    case .execute(let invocation): return .events(execute(invocation))
    case .executeSilently(let invocation):
      let failure = commands?.executeSilently(invocation)
      return .event(failure.map { .executedSilently(failure: $0) })
    case .print(let template, let id): commands?.print(template, id, state.picked)
    case .copy(let value): terminal.copy(value)
    case .sort(let sorting):
      return .event(sorter.start(state.data, sorting).map { .sorted(sorting, $0) })
    // What was answered meanwhile may have asked for something else.
    case .find(let search) where !state.awaits(search): break
    case .find(let search):
      return .event(finder.start(state.data, search).map { .found(search, $0) })
    case .stopFinding: finder.stop()
    case .cancelled: return .outcome(.cancelled)
    case .unreadable(let reason): return .outcome(.unreadable(reason))
    case .drop(let kind): errands?.drop(kind)
    case .run(let errand):
      return .event(errands?.start(errand).map { .answered(errand.kind, $0) })
    case .preview(let request): return .event(previewer?.start(request).map { .previewed($0) })
    case .stopPreview: previewer?.stop()
    case .moved, .settled: tell(effect)
    }
    return .nothing
  }

  /// Comes back once the command has ended.
  private func execute(_ invocation: Invocation) -> [PickerEvent] {
    guard let commands else { return [] }
    var size: ScreenSize?
    let failure = commands.execute(invocation) { start in size = terminal.lend(start) }
    return [size.map(PickerEvent.resized), .executed(failure: failure)].compactMap(\.self)
  }
}

extension TerminalEvent {
  /// Whether it may wait for the next frame.
  fileprivate var isMotion: Bool {
    switch self {
    case .mouse(.motion): true
    case .mouse, .key, .pasted, .focus, .resized, .background, .notice, .readable, .gone: false
    }
  }
}
