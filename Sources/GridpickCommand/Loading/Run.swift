import GridpickTerminal
import Synchronization

/// Work on a thread of its own; only the latest news is kept (rule R5).
///
/// Whoever starts a command must call `stop`.
package final class Run<News>: Sendable {
  /// Rung when the work must end; never hushed.
  let dismissal: Bell
  private let bell: Bell
  private let latest = Mutex<Handed<News>?>(nil)
  /// Rung once the work is done, and no process of the command runs any more; never hushed.
  private let departure: Bell
  private let process: CommandProcess?

  /// The time that a caller waits before the rest of the command is killed.
  private static var patience: Duration { .seconds(1) }

  package init(
    givingWay givesWay: Bool = false, _ work: @escaping (Run) -> Void
  ) throws(Fault) {
    (dismissal, bell, departure) = (try Bell(), try Bell(), try Bell())
    process = nil
    start(givingWay: givesWay) { work(self) }
  }

  /// Starts a command, and a thread for `watch`, which must return only after the command's end.
  init(
    _ command: ShellCommand, _ output: CommandProcess.Output, givingWay givesWay: Bool = false,
    watch: @escaping (Run, CommandProcess) -> Void
  ) throws(Fault) {
    (dismissal, bell, departure) = (try Bell(), try Bell(), try Bell())
    let process = try CommandProcess(command, output)
    self.process = process
    start(givingWay: givesWay) {
      watch(self, process)
      process.dropFiles()
    }
  }

  private func start(givingWay givesWay: Bool, _ work: @escaping () -> Void) {
    Thread.start(givingWay: givesWay) { [departure] in
      work()
      departure.ring()
    }
  }

  /// True once the work must end; nobody waits for its news then.
  var isDismissed: Bool { dismissal.isRung }

  package func tell(_ news: News) {
    let news = Handed(news)
    latest.withLock { latest in
      guard !isDismissed else { return }
      latest = news
      bell.ring()
    }
  }

  package var descriptor: Int32 { bell.descriptor }

  package func receive(within patience: Duration = .zero) -> News? {
    if patience > .zero { bell.wait(within: patience) }
    return latest.withLock { latest in
      bell.hush()
      defer { latest = nil }
      return latest?.value
    }
  }

  package var departureDescriptor: Int32 { departure.descriptor }

  package func hasDeparted(within patience: Duration = .zero) -> Bool {
    departure.isRung || patience > .zero && departure.wait(within: patience)
  }

  /// Stops the work, its command with all processes, and all news; may be called again.
  ///
  /// With `waiting` it waits for about a second at most, and then kills the processes left.
  package func stop(waiting: Bool = false) {
    latest.withLock { latest in
      dismissal.ring()
      latest = nil
      bell.hush()
    }
    process?.askToEnd()
    if let process, waiting, !hasDeparted(within: Self.patience) { process.killNow() }
  }
}
