import GridpickCore
import GridpickTerminal

/// The watch over one command until its end, on the thread that reads the output.
struct PreviewWatch {
  /// The time to tidy up for processes that are asked to end; the user waits for the next preview.
  private static let grace = Duration.milliseconds(100)
  /// The shortest and longest time to collect output; the time grows while the command goes on.
  private static let pauses = Duration.milliseconds(10)...Duration.milliseconds(100)
  private static let share = 20

  private let run: CommandRun<PreviewOutput>
  private var process: CommandProcess { run.process }
  private let start = MonotonicClock.now

  private var reader = StyledTextReader()
  private var isAtEnd = false
  /// The end of the shell; nil while it runs.
  private var end: PreviewOutput.End?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The time at which new output is handed over; nil if there is none.
  private var due: Duration?
  private var lastTold = Duration.zero

  init(_ run: CommandRun<PreviewOutput>) {
    self.run = run
    _ = fcntl(run.process.output.descriptor, F_SETFL, O_NONBLOCK)
  }

  mutating func readAll() {
    while !reader.isFull, !isAtEnd || end == nil {
      guard wait() else { return process.stop(within: Self.grace) }
    }
    handOver()
    process.stop(within: Self.grace)
    if reader.isFull {
      end = .cut
      handOver()
    }
  }

  /// Waits for the next event and handles it; returns false if the command is dismissed.
  private mutating func wait() -> Bool {
    var waits = [
      isAtEnd ? -1 : process.output.descriptor, end == nil ? process.ending : -1,
      run.dismissal.descriptor,
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
    let count = GridpickTerminal.read(process.output.descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return false }
    guard count > 0 else {
      isAtEnd = true
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
    end = failure.map(PreviewOutput.End.failed) ?? .succeeded
    due = .zero
  }

  private mutating func handOver() {
    due = nil
    lastTold = MonotonicClock.now
    run.tell(PreviewOutput(text: reader.text, end: end))
  }
}

/// All that a previewed command has printed so far, and its end, which is nil while it runs.
package struct PreviewOutput: Sendable {
  package enum End: Equatable, Sendable {
    case succeeded
    case failed(CommandFailure)
    /// The command printed more than is kept, and was ended.
    case cut
  }

  package let text: StyledText
  package let end: End?
}

extension CommandRun<PreviewOutput> {
  /// Starts a command whose output and errors are shown in order, as they come (rule V1).
  ///
  /// After the news of the end there may be more, of processes that the command left running.
  package static func start(
    previewing command: ShellCommand
  ) throws(CommandFailure) -> CommandRun {
    try CommandRun(command, .withErrors, givingWay: true) { run in
      var watch = PreviewWatch(run)
      watch.readAll()
      run.depart()
    }
  }
}
