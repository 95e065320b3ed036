import GridpickScreen
import GridpickSystem

/// One command being watched to its end, by the thread that reads what it prints.
struct PreviewWatch {
  /// So long what is asked to end may take to tidy up: somebody waits for what comes next.
  private static let grace = Duration.milliseconds(100)
  /// What comes within so long is told together; what goes on and on is told less often.
  private static let pauses = Duration.milliseconds(10)...Duration.milliseconds(100)
  private static let share = 20

  private let process: CommandProcess
  private let output: PipeEnd
  /// Rung when the command is to end; never hushed.
  private let dismissal: Bell
  private let tell: (PreviewRun.News) -> Void
  private let start = MonotonicClock.now

  private var reader = StyledTextReader()
  private var isAtEnd = false
  /// How the shell ended.
  private var end: PreviewRun.End?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// When what was read is to be told; nil where there is nothing new.
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

  /// Returns once nothing of the command runs any more.
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

  /// Waits for what comes next, and takes it; false where the command is dismissed.
  private mutating func wait() -> Bool {
    var waits = [
      isAtEnd ? -1 : output.descriptor, end == nil ? process.ending : -1,
      dismissal.descriptor,
    ].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let hasCome = Poll.wait(for: &waits, until: due)
    guard waits[2].revents == 0 else { return false }
    if hasCome, waits[0].revents != 0 { read() }
    if hasCome, waits[1].revents != 0 { noteEnd() }
    if let due, due <= MonotonicClock.now { handOver() }
    return true
  }

  /// Reads once; false where there is nothing by now.
  @discardableResult
  private mutating func read() -> Bool {
    let count = GridpickSystem.read(output.descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return false }
    guard count > 0 else {
      isAtEnd = true
      reader.end()
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

  /// The shell has ended: all that it has printed is told with it, whoever may still print.
  private mutating func noteEnd() {
    while !isAtEnd, !reader.isFull, read() {}
    let failure = CommandFailure(status: process.endingStatus) { nil }
    end = failure.map(PreviewRun.End.failed) ?? .succeeded
    due = .zero
  }

  private mutating func handOver() {
    due = nil
    lastTold = MonotonicClock.now
    tell(PreviewRun.News(text: reader.text, end: end))
  }

  /// Ends everything in the group: what does not go when asked is killed.
  private func stop() {
    process.askToEnd()
    let deadline = MonotonicClock.now + Self.grace
    _ = Poll.wait(for: process.ending, events: POLLIN, until: deadline)
    // No event is asked for, and so only the end of all that write is told.
    _ = Poll.wait(for: output.descriptor, events: 0, until: deadline)
    _ = process.killAndReap()
    process.waitUntilGone()
  }
}
