import GridpickCore
import GridpickTerminal
import Synchronization

/// A terminal and a clock for a loop; a test sets the times of events, no real time passes, and all
/// frames are kept.
///
/// When nothing more can happen, the terminal is gone, so every run ends.
package final class ScriptedTerminal {
  /// A frame, and the time at which it was shown.
  package struct Shown: Equatable {
    package let time: Duration
    package let frame: Frame

    package var text: String { frame.text }
    package var status: String { frame.text(ofLine: frame.size.lines - 1) }
  }

  /// The coming events, ordered by time; a task of a test adds some while the loop runs.
  private let happenings = Mutex<[(time: Duration, event: TerminalEvent)]>([])
  /// The time during which the terminal has not yet taken the earlier output.
  package var behind: Range<Duration>?
  package private(set) var shown: [Shown] = []
  /// The time of each sleep, and its requested length.
  package private(set) var sleeps: [(time: Duration, timeout: Duration?)] = []
  /// The processes that the terminal was lent to; `sizeAfterLending` is its size afterwards.
  package private(set) var lent: [pid_t?] = []
  package var sizeAfterLending: ScreenSize?
  /// The largest number of lines that `fit` can take, and the current number.
  package var mostLines = 0
  package var lines = 10
  /// True after the picker has left the terminal.
  package private(set) var isLeft = false
  /// True if the terminal waits for a readable descriptor when no event is left.
  package var wakes = false
  /// Called with every frame.
  package var onShown: (Frame) -> Void = { _ in }
  /// The number of calls of `fit`.
  package private(set) var fittings = 0
  /// The time since the start; the loop's clock starts at another value.
  package private(set) var time = Duration.zero
  fileprivate var sources: [ScriptedSource] = []

  package init() {}

  private static let start = Duration.seconds(1_000)
  /// The largest number of sleeps; only a loop that spins reaches it.
  private static let mostSleeps = 20_000

  package var terminal: PickerTerminal {
    var terminal = PickerTerminal()
    terminal.isBehind = { self.isBehind }
    terminal.fit = { needed in
      self.fittings += 1
      let lines = self.lines < self.mostLines ? needed(self.mostLines) : 0
      guard lines > self.lines else { return nil }
      self.lines = lines
      return ScreenSize(lines: lines, columns: 60)
    }
    terminal.show = { frame in
      guard !self.isBehind else { return false }
      self.shown.append(Shown(time: self.time, frame: frame()))
      self.onShown(self.shown[self.shown.count - 1].frame)
      return true
    }
    terminal.nextEvents = { timeout, descriptors in self.sleep(timeout, watching: descriptors) }
    terminal.putBack = { events in
      let time = self.time
      self.happenings.withLock { $0 = events.map { (time, $0) } + $0 }
    }
    terminal.lend = { start in
      self.lent.append(start())
      return self.sizeAfterLending
    }
    terminal.now = { Self.start + self.time }
    return terminal
  }

  /// The times of the frames, in milliseconds.
  package var milliseconds: [Double] { shown.map { $0.time / .milliseconds(1) } }

  /// Adds events at a time in milliseconds after the start.
  package func at(_ milliseconds: Double, _ events: TerminalEvent...) {
    let time = Duration.microseconds(Int(milliseconds * 1_000))
    happenings.withLock { $0 += events.map { (time, $0) } }
  }

  /// Lets time pass, as an act that takes long.
  package func spend(_ duration: Duration) { time += duration }

  private var isBehind: Bool { behind?.contains(time) ?? false }

  private func sleep(_ timeout: Duration?, watching descriptors: [Int32]) -> [TerminalEvent] {
    sleeps.append((time, timeout))
    let watched = sources.filter { descriptors.contains($0.descriptor) }
    let next = happenings.withLock(\.first?.time)
    let ends = [
      next, timeout.map { time + $0 }, isBehind ? behind?.upperBound : nil,
    ]
    let wake = (ends + watched.map(\.nextTime)).compactMap(\.self).min()
    if wakes, next == nil, let ready = readable(descriptors, within: timeout) {
      return ready
    }
    guard let wake, sleeps.count < Self.mostSleeps else { return [.gone] }
    time = max(time, wake)
    return take(until: time)
      + watched.filter { $0.nextTime.map { $0 <= time } ?? false }.map { .readable($0.descriptor) }
  }
}

extension ScriptedTerminal {
  private func take(until time: Duration) -> [TerminalEvent] {
    happenings.withLock { happenings in
      let due = happenings.prefix { $0.time <= time }
      happenings.removeFirst(due.count)
      return due.map(\.event)
    }
  }

  /// Returns the readable descriptors; waits in real time.
  private func readable(_ descriptors: [Int32], within timeout: Duration?) -> [TerminalEvent]? {
    let waits = descriptors.filter { descriptor in
      Poll.wait(for: descriptor, events: POLLIN, until: MonotonicClock.now) != 0
    }
    if !waits.isEmpty { return waits.map { .readable($0) } }
    guard timeout == nil else { return nil }
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // On a busy machine the next message of the test may take long.
    guard poll(&polls, nfds_t(polls.count), 60_000) > 0 else { return nil }
    return polls.filter { $0.revents != 0 }.map { .readable($0.fd) }
  }

  /// Returns a picker on this terminal.
  package func opened(_ setup: PickerSetup) -> RunningPicker {
    isLeft = false
    let look = Look(theme: Theme(colorCount: 0), signs: .unicode)
    let state = PickerState(
      setup.data, settings: setup.settings(look), size: ScreenSize(lines: 10, columns: 60),
      start: setup.start)
    let loop = PickerLoop(state, on: terminal, services: setup.services)
    return RunningPicker(loop, services: setup.services, leaving: { [self] in isLeft = true })
  }
}

/// A source that has news for a loop at times set by a test.
package final class ScriptedSource {
  package let descriptor: Int32
  /// The coming news, with the time that each takes to receive.
  private var news: [(time: Duration, cost: Duration, event: () -> PickerEvent?)] = []
  /// The time at which the source began, and the number of frames shown by then.
  package private(set) var begun: (time: Duration, frameCount: Int)?
  /// The times at which news was received.
  package private(set) var taken: [Duration] = []
  private unowned let terminal: ScriptedTerminal

  package init(_ descriptor: Int32, on terminal: ScriptedTerminal) {
    self.descriptor = descriptor
    self.terminal = terminal
    terminal.sources.append(self)
  }

  /// The time of the next news; nil if there is none.
  package var nextTime: Duration? { news.first.map(\.time) }

  /// Adds an event, which is created when the loop receives it.
  package func at(
    _ milliseconds: Int, _ event: @autoclosure @escaping () -> PickerEvent?,
    costing cost: Duration = .zero
  ) {
    news.append((.milliseconds(milliseconds), cost, event))
  }

  package func source(pace: NewsSource.Pace = .none) -> NewsSource {
    NewsSource(
      pace: pace, start: begin, descriptor: { self.descriptor }, receive: { self.take() })
  }

  /// The source as a document that arrives.
  package var arrival: NewsSource {
    .arrival(descriptor: descriptor, start: begin) {
      guard case .content(let update) = self.take() else { return nil }
      return update
    }
  }

  private func begin() { begun = (terminal.time, terminal.shown.count) }

  private func take() -> PickerEvent? {
    let (_, cost, event) = news.removeFirst()
    taken.append(terminal.time)
    terminal.spend(cost)
    return event()
  }
}

extension NewsSource {
  /// Returns the news of a source that does not read the picker's state.
  package func receive() -> [PickerEvent] {
    let look = Look(theme: Theme(colorCount: 0), signs: .ascii)
    let news = receive(
      PickerState(
        Grid(TestGrid([])), settings: PickerSettings(layout: .grid, look: look),
        size: ScreenSize(lines: 1, columns: 1)))
    return news()
  }
}
