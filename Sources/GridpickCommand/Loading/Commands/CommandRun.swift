import GridpickTerminal
import Synchronization

/// One run of a command, watched by a thread; the caller must end it with the picker (rule R5).
package final class CommandRun<News>: Sendable {
  let process: CommandProcess
  /// Rung when the command must end; never hushed.
  let dismissal: Bell
  private let bell: Bell
  private let latest = Mutex<Handed<News>?>(nil)
  /// Rung once no process of the command runs any more; never hushed.
  private let departure: Bell

  /// The time that a waiting caller is held up before the rest of the command is killed.
  private static var patience: Duration { .seconds(1) }

  /// Starts a command, and a thread that calls `watch`, which must call `depart` and may `tell`.
  init(
    _ command: ShellCommand, _ output: CommandProcess.Output, givingWay givesWay: Bool = false,
    watch: @escaping (CommandRun) -> Void
  ) throws(CommandFailure) {
    do {
      dismissal = try Bell.made()
      bell = try Bell.made()
      departure = try Bell.made()
    } catch {
      throw .notStarted(error)
    }
    process = try CommandProcess(command, output)
    Thread.start(givingWay: givesWay) { watch(self) }
  }

  func depart() {
    process.dropFiles()
    departure.ring()
  }

  /// True once the command must end; nobody waits for its news then.
  var isDismissed: Bool { dismissal.wait(within: .zero) }

  func tell(_ news: News) {
    let news = Handed(news)
    latest.withLock { latest in
      guard !isDismissed else { return }
      latest = news
      bell.ring()
    }
  }

  package var descriptor: Int32 { bell.descriptor }

  package func receive() -> News? {
    latest.withLock { latest in
      bell.hush()
      defer { latest = nil }
      return latest?.value
    }
  }

  package var departureDescriptor: Int32 { departure.descriptor }

  package var hasDeparted: Bool { departure.wait(within: .zero) }

  /// Stops the command, all that it has started, and all news; at any time, and repeatedly.
  ///
  /// With `waiting` it waits for about a second at most, and then kills the processes left.
  package func stop(waiting: Bool = false) {
    latest.withLock { latest in
      dismissal.ring()
      latest = nil
      bell.hush()
    }
    process.askToEnd()
    if waiting, !departure.wait(within: Self.patience) { process.killNow() }
  }
}
