import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The watch over one command until its end, on the thread that reads the output.
final class CommandWatch {
  /// The time limits of a watch.
  struct Patience {
    /// The time to clean up for processes that are asked to end.
    let grace: Duration
    /// The longest time between two reported parts; the time grows while the command runs.
    let pause: Duration

    static let document = Patience(grace: .milliseconds(300), pause: .milliseconds(500))
    static let preview = Patience(grace: .milliseconds(100), pause: .milliseconds(100))
  }

  /// The time for a command to fail by itself after its output was refused; its error says more.
  private static let mayTake = Duration.milliseconds(500)
  private static let shortestPause = Duration.milliseconds(10)
  private static let share = 20

  let process: CommandProcess
  private let dismissal: Bell
  private let patience: Patience
  private var complaint: CommandComplaint?
  private let start = MonotonicClock.now
  var tellPart: (() -> Void)?
  /// The time at which the next part is reported; nil if nothing has come since the last part.
  private var due: Duration?
  private var lastTold = Duration.zero

  init(
    _ process: CommandProcess, until dismissal: Bell, _ patience: Patience = .document,
    readsErrors: Bool = true
  ) {
    self.process = process
    self.dismissal = dismissal
    self.patience = patience
    complaint = readsErrors ? CommandComplaint(process.errors) : nil
  }

  func stop() { process.stop(within: patience.grace) }

  /// Returns what a command prints until its end; a command that reaches the limit is stopped.
  func text(upTo most: Int) -> [UInt8] {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    _ = fcntl(process.output.descriptor, F_SETFL, O_NONBLOCK)
    while text.count < most, wait(for: [process.output.descriptor, process.ending]) {
      let count = read(process.output.descriptor, &buffer, buffer.count)
      // Processes that the command leaves running may hold the pipe; their output does not count.
      guard count > 0 else { break }
      text += buffer[..<min(count, most - text.count)]
    }
    if text.count == most { stop() }
    return text
  }

  /// Returns the failure of a command; processes that it leaves behind go on, unless dismissed.
  func failure() -> CommandFailure? {
    guard waitForEnd(within: nil) else {
      stop()
      return nil
    }
    return CommandFailure(status: process.reap()) { complaint?.firstLine() }
  }

  /// Reports the outcome once no process runs, unless dismissed; with `inParts`, parts before it.
  func readDocument(
    _ guess: FormatGuess, inParts: Bool, _ tell: @escaping (CommandOutcome, FormatName) -> Void
  ) {
    do throws(Fault) {
      let bytes = try InputBytes(
        of: InputDescriptor(number: process.output.descriptor),
        sieve: EscapeSieve(guess.options))
      let progress = try LoadingProgress()
      if inParts {
        tellPart = {
          guard let document = progress.receive().document else { return }
          progress.noteSeen()
          tell(.part(document), progress.format ?? .lines)
        }
      }
      if let outcome = outcome(of: bytes, guess, progress) {
        tell(outcome, progress.format ?? .lines)
      }
    } catch {
      stop()
      tell(.failed(.failed(error)), .lines)
    }
  }

  private func outcome(
    of bytes: InputBytes, _ guess: FormatGuess, _ progress: LoadingProgress
  ) -> CommandOutcome? {
    let fault = fault(in: bytes, guess, progress)
    let mayTake = fault == nil ? nil : Self.mayTake
    guard bytes.failure == nil, passOutput(within: mayTake), waitForEnd(within: mayTake) else {
      stop()
      if dismissal.isRung { return nil }
      return (bytes.failure.map(CommandFailure.failed) ?? fault.map(CommandFailure.format))
        .map(CommandOutcome.failed)
    }
    let status = process.killAndReap()
    if let failure = CommandFailure(status: status, complaint: { complaint?.firstLine() }) {
      return .failed(failure)
    }
    if bytes.source.count == 0 { return .nothing }
    return fault.map { .failed(.format($0)) } ?? .document(progress.receive().document ?? .nothing)
  }

  private func fault(
    in bytes: InputBytes, _ guess: FormatGuess, _ progress: LoadingProgress
  ) -> FormatError? {
    do throws(FormatError) {
      try Loader.readAll(guess, progress) {
        bytes.everything(waiting: { [self] in waitForNews(of: [process.output.descriptor]) })
      }
      return nil
    } catch {
      return error
    }
  }

  /// Waits for news, and reports parts that are due; returns false if nothing more comes.
  func waitForNews(of descriptors: [Int32]) -> Bool {
    while true {
      if let due, due <= MonotonicClock.now { tellNow() }
      if wait(for: descriptors, until: due) { break }
      guard due != nil, !dismissal.isRung else { return false }
    }
    if due == nil, tellPart != nil {
      let now = MonotonicClock.now
      let pause = max(Self.shortestPause, min((now - start) / Self.share, patience.pause))
      due = max(now + Self.shortestPause, lastTold + pause)
    }
    return true
  }

  func tellNow() {
    due = nil
    lastTold = MonotonicClock.now
    tellPart?()
  }

  /// Reads the rest of the output without keeping it; returns false if its end comes too late.
  private func passOutput(within time: Duration?) -> Bool {
    let deadline = time.map { MonotonicClock.now + $0 }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while wait(for: [process.output.descriptor], until: deadline) {
      if read(process.output.descriptor, &buffer, buffer.count) == 0 { return true }
    }
    return false
  }

  private func waitForEnd(within time: Duration?) -> Bool {
    wait(for: [process.ending], until: time.map { MonotonicClock.now + $0 })
  }

  /// Waits for one of the descriptors; false if the command is dismissed or the time is over.
  func wait(for descriptors: [Int32], until deadline: Duration? = nil) -> Bool {
    while true {
      var waits = ([complaint?.descriptor ?? -1, dismissal.descriptor] + descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard Poll.wait(for: &waits, until: deadline), waits[1].revents == 0 else { return false }
      if waits[0].revents != 0 { complaint?.readOnce() }
      if waits[2...].contains(where: { $0.revents != 0 }) { return true }
    }
  }
}

extension Run {
  /// Starts a command that prints a document; without `inParts` only its end is news (rule R2).
  package static func start(
    _ command: ShellCommand, reading guess: FormatGuess, inParts: Bool = false,
    make: @escaping (CommandOutcome, FormatName) -> News
  ) throws(Fault) -> Run {
    try Run(command, .apart) { run, process in
      CommandWatch(process, until: run.dismissal).readDocument(guess, inParts: inParts) {
        if !run.isDismissed { run.tell(make($0, $1)) }
      }
    }
  }

  /// Starts a command for its failure (rule B2) or its first `most` bytes (rule B7).
  ///
  /// Processes that the command leaves behind go on.
  package static func start(
    silently command: ShellCommand, readingUpTo most: Int? = nil,
    make: @escaping (CommandFailure?, [UInt8]) -> News
  ) throws(Fault) -> Run {
    try Run(command, most == nil ? .nowhere : .apart) { run, process in
      let watch = CommandWatch(process, until: run.dismissal)
      let text = most.map { watch.text(upTo: $0) } ?? []
      let failure = text.count == most ? nil : watch.failure()
      run.tell(make(failure, text))
    }
  }
}

/// The beginning of a command's standard error; the rest is read only to let the command go on.
struct CommandComplaint {
  private static let mostKept = 4_096

  private let pipe: OwnedDescriptor
  private var bytes: [UInt8] = []
  private var hasEnded = false

  init(_ pipe: OwnedDescriptor) {
    self.pipe = pipe
    _ = fcntl(pipe.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// The descriptor to read from; nil once no writer is left.
  var descriptor: Int32? { hasEnded ? nil : pipe.descriptor }

  /// Reads once; returns the number of bytes, which is negative if there is nothing to read now.
  @discardableResult
  mutating func readOnce() -> Int {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = GridpickTerminal.read(pipe.descriptor, &buffer, buffer.count)
    hasEnded = count == 0
    bytes += buffer[..<max(0, min(count, Self.mostKept - bytes.count))]
    return count
  }

  /// Returns the first line that is not blank, of all bytes written by now; nil if there is none.
  mutating func firstLine() -> String? {
    while !hasEnded, bytes.count < Self.mostKept, readOnce() > 0 {}
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = lines.first { $0.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The outcome of a command that was not dismissed.
package enum CommandOutcome {
  case part(ReadDocument)
  case document(ReadDocument)
  /// The command printed nothing, and succeeded.
  case nothing
  case failed(CommandFailure)

  var isData: Bool {
    switch self {
    case .part, .document: true
    case .nothing, .failed: false
    }
  }
}
