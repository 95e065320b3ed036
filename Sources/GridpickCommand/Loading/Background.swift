import GridpickTerminal
import Synchronization

/// A maker of results on its own thread, because they take longer than the screen may wait.
package final class Background<Made>: Sendable {
  private let bell: Bell
  private let latest = Mutex<Handed<Made>?>(nil)
  /// The number of the wanted work; the results of other work are dropped.
  private let wanted = Atomic(0)

  package init() throws(LoadingFailure) {
    do {
      bell = try Bell.made()
    } catch {
      throw .input(error)
    }
  }

  package var descriptor: Int32 { bell.descriptor }

  /// Starts work that hands over results now and again, in place of any work started before.
  package func start(givingWay givesWay: Bool = false, _ work: @escaping (Work) -> Void) {
    let number = drop()
    Thread.start(givingWay: givesWay) {
      work(Work(background: self, number: number))
    }
  }

  /// Drops the current work with its result, and returns the number for the next work.
  @discardableResult
  package func drop() -> Int {
    latest.withLock { latest in
      latest = nil
      return wanted.add(1, ordering: .sequentiallyConsistent).newValue
    }
  }

  package func receive() -> Made? {
    bell.hush()
    return latest.withLock { latest in
      defer { latest = nil }
      return latest?.value
    }
  }

  package func receive(within patience: Duration) -> Made? {
    bell.wait(within: patience)
    return receive()
  }

  /// The current work, as seen by the function that does it.
  package struct Work {
    fileprivate let background: Background
    fileprivate let number: Int

    /// False once the work was dropped, or other work was started instead.
    package var isWanted: Bool {
      background.wanted.load(ordering: .sequentiallyConsistent) == number
    }

    package func deliver(_ made: Made) {
      let handover = Handed(made)
      background.latest.withLock { latest in
        if isWanted { latest = handover }
      }
      background.bell.ring()
    }
  }
}
