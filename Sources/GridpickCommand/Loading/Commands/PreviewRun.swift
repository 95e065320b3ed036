import GridpickCore
import GridpickTerminal
import Synchronization

/// One run of a command in the background whose output is shown as it comes (rules V1, R5).
package final class PreviewRun: Sendable {
  package enum End: Equatable, Sendable {
    case succeeded
    case failed(CommandFailure)
    /// The command printed more than is kept, and was ended.
    case cut
  }

  /// All text printed so far, and the end of the command, which is nil while the command runs.
  package struct News: Sendable {
    package let text: StyledText
    package let end: End?
  }

  private struct State {
    var isDismissed = false
    var latest: News?
  }

  private let process: CommandProcess
  private let output: PipeEnd
  private let news: Bell
  private let dismissal: Bell
  /// Rung once no process of the command runs any more; never hushed.
  private let departure: Bell
  private let state = Mutex(State())

  /// The time that a waiting caller is held up before the rest of the command is killed.
  private static let patience = Duration.seconds(1)

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
    process = try CommandProcess(command, printing: writing, readAt: output)
  }

  /// Starts a command, and a thread that reads its output and its standard error in their order.
  ///
  /// The caller must end every run, even after its `News` told the end, because processes that the
  /// command left running may go on.
  package static func start(_ command: ShellCommand) throws(CommandFailure) -> PreviewRun {
    let run = try PreviewRun(command)
    Thread.start(givingWay: true) {
      var watch = PreviewWatch(run.process, run.output, dismissal: run.dismissal) { run.tell($0) }
      watch.run()
      run.process.dropFiles()
      run.departure.ring()
    }
    return run
  }

  private func tell(_ latest: News) {
    state.withLock { state in
      guard !state.isDismissed else { return }
      state.latest = latest
      news.ring()
    }
  }

  /// A descriptor that is readable when there is news.
  package var descriptor: Int32 { news.descriptor }

  /// Returns the latest news, once; nil if there is none.
  package func receive() -> News? {
    state.withLock { state in
      news.hush()
      defer { state.latest = nil }
      return state.latest
    }
  }

  /// A descriptor that is readable once no process of the command runs any more.
  package var departureDescriptor: Int32 { departure.descriptor }

  package var hasDeparted: Bool { departure.wait(within: .zero) }

  /// Stops the command, all that it has started, and all news; at any time, and repeatedly.
  ///
  /// The call does not wait. With `waiting` it waits for about a second at most, and then kills all
  /// processes that are left.
  package func stop(waiting: Bool = false) {
    state.withLock { state in
      state.isDismissed = true
      state.latest = nil
      news.hush()
    }
    process.askToEnd()
    dismissal.ring()
    if waiting, !departure.wait(within: Self.patience) { process.killNow() }
  }
}
