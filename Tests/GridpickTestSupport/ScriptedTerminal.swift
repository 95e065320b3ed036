import GridpickCore
import GridpickTerminal

/// A terminal and a clock for a loop: things happen at the times that a test says, nobody waits for them,
/// and what is shown is kept.
///
/// Once nothing more can happen the terminal is gone, so that every run ends.
package final class ScriptedTerminal {
  /// A frame that was shown, and when.
  package struct Shown: Equatable {
    package let time: Duration
    package let frame: Frame

    package var text: String { frame.text }
    package var status: String { frame.text(ofLine: frame.size.lines - 1) }
  }

  /// The events, in the order of time.
  package var happenings: [(time: Duration, event: TerminalEvent)] = []
  /// While it has not taken what was sent before.
  package var behind: Range<Duration>?
  package private(set) var shown: [Shown] = []
  /// When it was asked for events, and until when it was to sleep.
  package private(set) var sleeps: [(time: Duration, timeout: Duration?)] = []
  /// To whom it was lent, and its size afterwards.
  package private(set) var lent: [pid_t?] = []
  package var sizeAfterLending: ScreenSize?
  /// The largest number of lines if not all are taken from the start, and the current number.
  package var mostLines = 0
  package var lines = 10
  /// True once the terminal was left.
  package private(set) var isLeft = false
  /// True if the terminal sleeps until a descriptor is readable when no event is left.
  package var wakes = false
  /// Told of every frame.
  package var onShown: (Frame) -> Void = { _ in }
  /// The number of questions for the needed lines.
  package private(set) var fittings = 0
  /// The time of the loop's clock; the loop counts from another moment.
  package private(set) var time = Duration.zero
  fileprivate var sources: [ScriptedSource] = []

  package init() {}

  private static let start = Duration.seconds(1_000)
  /// No loop of a test asks as often, but one that spins.
  private static let mostSleeps = 20_000

  package var terminal: PickerTerminal {
    PickerTerminal(
      isBehind: { self.isBehind },
      fit: { needed in
        self.fittings += 1
        let lines = self.lines < self.mostLines ? needed(self.mostLines) : 0
        guard lines > self.lines else { return nil }
        self.lines = lines
        return ScreenSize(lines: lines, columns: 60)
      },
      show: { frame in
        guard !self.isBehind else { return false }
        self.shown.append(Shown(time: self.time, frame: frame()))
        self.onShown(self.shown[self.shown.count - 1].frame)
        return true
      },
      nextEvents: { timeout, descriptors in self.sleep(timeout, watching: descriptors) },
      putBack: { events in
        self.happenings = events.map { (self.time, $0) } + self.happenings
      },
      lend: { start in
        self.lent.append(start())
        return self.sizeAfterLending
      },
      now: { Self.start + self.time })
  }

  /// When frames were shown, in milliseconds.
  package var milliseconds: [Double] { shown.map { $0.time / .milliseconds(1) } }

  /// Things that happen at the same time, so many milliseconds after the start.
  package func at(_ milliseconds: Double, _ events: TerminalEvent...) {
    happenings += events.map { (.microseconds(Int(milliseconds * 1_000)), $0) }
  }

  /// An act that takes long lets this time pass.
  package func spend(_ duration: Duration) { time += duration }

  private var isBehind: Bool { behind?.contains(time) ?? false }

  private func sleep(_ timeout: Duration?, watching descriptors: [Int32]) -> [TerminalEvent] {
    sleeps.append((time, timeout))
    let watched = sources.filter { descriptors.contains($0.descriptor) }
    let ends = [
      happenings.first?.time, timeout.map { time + $0 }, isBehind ? behind?.upperBound : nil,
    ]
    let wake = (ends + watched.map(\.nextTime)).compactMap(\.self).min()
    if wakes, happenings.isEmpty, let ready = readable(descriptors, within: timeout) {
      return ready
    }
    guard let wake, sleeps.count < Self.mostSleeps else { return [.gone] }
    time = max(time, wake)
    let count = happenings.prefix { $0.time <= time }.count
    defer { happenings.removeFirst(count) }
    return happenings[..<count].map(\.event)
      + watched.filter { $0.nextTime.map { $0 <= time } ?? false }.map { .readable($0.descriptor) }
  }
}

extension ScriptedTerminal {
  /// Descriptors that can be read, in the time of the clock on the wall.
  private func readable(_ descriptors: [Int32], within timeout: Duration?) -> [TerminalEvent]? {
    let waits = descriptors.filter { descriptor in
      Poll.wait(for: descriptor, events: POLLIN, until: MonotonicClock.now) != 0
    }
    if !waits.isEmpty { return waits.map { .readable($0) } }
    guard timeout == nil else { return nil }
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // A busy machine may keep the test from its next message for long.
    guard poll(&polls, nfds_t(polls.count), 60_000) > 0 else { return nil }
    return polls.filter { $0.revents != 0 }.map { .readable($0.fd) }
  }

  /// A picker on it.
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

/// A source with news for a loop at times that a test sets.
package final class ScriptedSource {
  package let descriptor: Int32
  /// The news to come, each with what it costs to take it.
  private var news: [(time: Duration, cost: Duration, event: () -> PickerEvent?)] = []
  /// When it was begun, and how many frames there were then.
  package private(set) var begun: (time: Duration, frameCount: Int)?
  /// When news was taken.
  package private(set) var taken: [Duration] = []
  private unowned let terminal: ScriptedTerminal

  package init(_ descriptor: Int32, on terminal: ScriptedTerminal) {
    self.descriptor = descriptor
    self.terminal = terminal
    terminal.sources.append(self)
  }

  /// When there is something to read, be it now.
  package var nextTime: Duration? { news.first.map(\.time) }

  /// The news is made when the loop receives it.
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

  /// The same as a document that arrives.
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
