import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The watch over one command until its end, on the thread that reads the output.
final class CommandWatch {
  /// The time to tidy up that processes have after they are asked to end.
  private static let grace = Duration.milliseconds(300)
  /// The time for a command to fail by itself after its output was refused, which tells more.
  private static let patience = Duration.milliseconds(500)

  private let process: CommandProcess
  private let output: PipeEnd
  /// Rung when the command must end; never hushed.
  private let dismissal: Bell
  private var complaint: CommandComplaint

  init(_ process: CommandProcess, _ output: PipeEnd, dismissal: Bell) {
    self.process = process
    self.output = output
    self.dismissal = dismissal
    complaint = CommandComplaint(process.errors)
  }

  /// Returns the outcome once no process of the command runs; nil if the command was dismissed.
  func outcome(_ reading: Reading, through sieve: EscapeSieve?) -> CommandOutcome? {
    do throws(InputError) {
      let bytes = try InputBytes(of: InputDescriptor(output.descriptor), sieve: sieve)
      return outcome(of: bytes, reading)
    } catch {
      stop()
      return .failed(.output(error))
    }
  }

  private func outcome(of bytes: InputBytes, _ reading: Reading) -> CommandOutcome? {
    let fault = fault(of: reading, bytes)
    let mayTake = fault == nil ? nil : Self.patience
    guard bytes.failure == nil, passOutput(within: mayTake), waitForEnd(within: mayTake) else {
      stop()
      if dismissal.wait(within: .zero) { return nil }
      return (bytes.failure.map(CommandFailure.output) ?? fault.map(CommandFailure.format))
        .map(CommandOutcome.failed)
    }
    let status = process.killAndReap()
    if let failure = CommandFailure(status: status, complaint: { complaint.firstLine() }) {
      return .failed(failure)
    }
    if bytes.source.count == 0 { return .nothing }
    return fault.map { .failed(.format($0)) } ?? .document(reading.document())
  }

  private func fault(of reading: Reading, _ bytes: InputBytes) -> FormatError? {
    let feed = bytes.everything { [self] in wait(for: output.descriptor) }
    do {
      try reading.run(feed)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Waiting

  /// Reads the rest of the output without keeping it; returns false if its end does not come.
  private func passOutput(within patience: Duration?) -> Bool {
    let deadline = patience.map { MonotonicClock.now + $0 }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while wait(for: output.descriptor, until: deadline) {
      if read(output.descriptor, &buffer, buffer.count) == 0 { return true }
    }
    return false
  }

  private func waitForEnd(within patience: Duration?) -> Bool {
    wait(for: process.ending, until: patience.map { MonotonicClock.now + $0 })
  }

  /// Waits for the descriptor; returns false if the command is dismissed or the time is over.
  private func wait(for descriptor: Int32, until deadline: Duration? = nil) -> Bool {
    while true {
      var waits = [descriptor, complaint.descriptor ?? -1, dismissal.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard Poll.wait(for: &waits, until: deadline), waits[2].revents == 0 else { return false }
      if waits[1].revents != 0 { complaint.readOn() }
      if waits[0].revents != 0 { return true }
    }
  }

  /// Ends all processes in the group; those that do not end when asked are killed.
  private func stop() {
    process.askToEnd()
    let deadline = MonotonicClock.now + Self.grace
    for end in [output, process.errors] {
      // No event is asked for, so that the wait ends only when all writers have gone.
      _ = Poll.wait(for: end.descriptor, events: 0, until: deadline)
    }
    _ = process.killAndReap()
  }
}
