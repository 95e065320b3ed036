import GridpickCore
import GridpickTerminal

/// The watch over one command until its end, on the thread that reads the output.
struct PreviewWatch {
  /// The time to tidy up for processes that are asked to end; the user waits for the next preview.
  private static let grace = Duration.milliseconds(100)
  /// The shortest and longest time to collect output; the time grows while the command goes on.
  private static let pauses = Duration.milliseconds(10)...Duration.milliseconds(100)
  private static let share = 20

  private let process: CommandProcess
  private let output: PipeEnd
  /// Rung when the command must end; never hushed.
  private let dismissal: Bell
  private let tell: (PreviewRun.News) -> Void
  private let start = MonotonicClock.now

  private var reader = StyledTextReader()
  private var isAtEnd = false
  /// The end of the shell; nil while it runs.
  private var end: PreviewRun.End?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The time at which new output is handed over; nil if there is none.
  private var due: Duration?
  private var lastTold = Duration.zero

  init(
    _ process: CommandProcess, _ output: PipeEnd, dismissal: Bell,
    tell: @escaping (PreviewRun.News) -> Void
  ) {
    self.process = process
    self.output = output
    self.dismissal = dismissal
    self.tell = tell
    _ = fcntl(output.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Reads the output until no process of the command runs any more.
  mutating func run() {
    while !reader.isFull, !isAtEnd || end == nil {
      guard wait() else { return stop() }
    }
    handOver()
    stop()
    if reader.isFull {
      end = .cut
      handOver()
    }
  }

  /// Waits for the next event and handles it; returns false if the command is dismissed.
  private mutating func wait() -> Bool {
    var waits = [
      isAtEnd ? -1 : output.descriptor, end == nil ? process.ending : -1,
      dismissal.descriptor,
    ].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let hasCome = Poll.wait(for: &waits, until: due)
    guard waits[2].revents == 0 else { return false }
    if hasCome, waits[0].revents != 0 { readOnce() }
    if hasCome, waits[1].revents != 0 { noteEnd() }
    if let due, due <= MonotonicClock.now { handOver() }
    return true
  }

  /// Reads once; returns false if there is nothing to read now.
  @discardableResult
  private mutating func readOnce() -> Bool {
    let count = GridpickTerminal.read(output.descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return false }
    guard count > 0 else {
      isAtEnd = true
      reader.finish()
      return false
    }
    buffer.withUnsafeBufferPointer { reader.read(UnsafeBufferPointer(rebasing: $0[..<count])) }
    if due == nil {
      let now = MonotonicClock.now
      let pause = max(
        Self.pauses.lowerBound, min((now - start) / Self.share, Self.pauses.upperBound))
      due = max(now + Self.pauses.lowerBound, lastTold + pause)
    }
    return true
  }

  /// Notes the end of the shell, after all its output was read; other processes may still print.
  private mutating func noteEnd() {
    while !isAtEnd, !reader.isFull, readOnce() {}
    let failure = CommandFailure(status: process.endingStatus) { nil }
    end = failure.map(PreviewRun.End.failed) ?? .succeeded
    due = .zero
  }

  private mutating func handOver() {
    due = nil
    lastTold = MonotonicClock.now
    tell(PreviewRun.News(text: reader.text, end: end))
  }

  /// Ends all processes in the group; those that do not end when asked are killed.
  private func stop() {
    process.askToEnd()
    let deadline = MonotonicClock.now + Self.grace
    _ = Poll.wait(for: process.ending, events: POLLIN, until: deadline)
    // No event is asked for, so that the wait ends only when all writers have gone.
    _ = Poll.wait(for: output.descriptor, events: 0, until: deadline)
    _ = process.killAndReap()
    process.waitUntilGone()
  }
}
