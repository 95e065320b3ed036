import GridpickScreen
import GridpickSystem
import Synchronization

/// One run of a command in the background whose output is shown as it comes (rules V1, R5).
package final class PreviewRun: Sendable {
  package enum End: Equatable, Sendable {
    case succeeded
    case failed(CommandFailure)
    /// It printed more than is kept, and was ended.
    case cut
  }

  /// All that it has printed so far, and how it ended; nil while it runs.
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
  /// Rung once nothing of the command runs any more; never hushed.
  private let departure: Bell
  private let state = Mutex(State())

  /// As long as a waiting caller is held up before what is left of the command is killed at once.
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

  /// Starts a command, and a thread that reads what it prints and what it complains of, in the order in
  /// which it does.
  ///
  /// Every run is to be ended, though it may have told its end: what it has left running may go on.
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

  /// Readable when there is news.
  package var descriptor: Int32 { news.descriptor }

  /// The latest news, once.
  package func take() -> News? {
    state.withLock { state in
      news.hush()
      defer { state.latest = nil }
      return state.latest
    }
  }

  /// Readable once nothing of the command runs any more.
  package var departureDescriptor: Int32 { departure.descriptor }

  package var hasDeparted: Bool { departure.wait(within: .zero) }

  /// Ends the command and all that it has started, of which nothing is told any more; at any time, and more
  /// than once.
  ///
  /// Does not wait for it, or no longer than about a second, after which all is gone.
  package func end(waiting: Bool = false) {
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
