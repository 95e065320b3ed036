import GridpickCore
import GridpickFormats
import GridpickTerminal
import Synchronization

/// One run of a command in the background: it has no result before its end, and none after `stop`
/// was called (rules R2, R5).
package final class CommandRun<Made>: Sendable {
  private struct State {
    var isDismissed = false
    var result: Handover<Made>?
  }

  private let process: CommandProcess
  private let output: PipeEnd
  private let news: Bell
  private let dismissal: Bell
  /// Rung once no process of the command runs any more; never hushed.
  private let departure: Bell
  private let state = Mutex(State())

  /// The time that a waiting caller is held up before the rest of the command is killed.
  private static var patience: Duration { .seconds(1) }

  private init(_ command: ShellCommand) throws(CommandFailure) {
    do {
      news = try Bell.made()
      dismissal = try Bell.made()
      departure = try Bell.made()
    } catch {
      throw .notStarted(error)
    }
    let (output, writing) = try PipeEnd.reported()
    self.output = output
    process = try CommandProcess(command, output: writing, held: output)
  }

  /// Starts a command, and a thread that reads its output and calls `make` with the outcome.
  ///
  /// The caller must end every run, because no command is to go on after the picker has gone.
  package static func start(
    _ command: ShellCommand, reading format: FormatName, _ options: ReadingOptions,
    make: @escaping (CommandOutcome) -> Made
  ) throws(CommandFailure) -> CommandRun {
    let run = try CommandRun(command)
    Thread.start { run.watch(format.format.reading(options), EscapeSieve(options), make) }
    return run
  }

  private func watch(
    _ reading: Reading, _ sieve: EscapeSieve?, _ make: (CommandOutcome) -> Made
  ) {
    let watch = CommandWatch(process, output, dismissal: dismissal)
    let outcome = watch.outcome(reading, through: sieve)
    departure.ring()
    guard let outcome, !state.withLock({ $0.isDismissed }) else { return }
    let result = Handover(made: make(outcome))
    state.withLock { state in
      guard !state.isDismissed else { return }
      state.result = result
      news.ring()
    }
  }

  /// A descriptor that is readable when there is a result.
  package var descriptor: Int32 { news.descriptor }

  /// Returns the result, once; nil if there is none.
  package func receive() -> Made? {
    state.withLock { state in
      news.hush()
      defer { state.result = nil }
      return state.result?.made
    }
  }

  /// True once no process of the command runs any more.
  package var hasDeparted: Bool { departure.wait(within: .zero) }

  /// Stops the command and all that it has started, if they still run; at any time, and repeatedly.
  ///
  /// The call does not wait. With `waiting` it waits for about a second at most, and then kills all
  /// processes that are left.
  package func stop(waiting: Bool = false) {
    state.withLock { state in
      state.isDismissed = true
      state.result = nil
      news.hush()
    }
    process.askToEnd()
    dismissal.ring()
    if waiting, !departure.wait(within: Self.patience) { process.killNow() }
  }
}
