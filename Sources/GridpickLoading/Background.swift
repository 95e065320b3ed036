import GridpickSystem
import Synchronization

/// Has something made on a thread of its own, since it takes longer than a screen may wait.
package final class Background<Made>: Sendable {
  private let bell: Bell
  private let latest = Mutex<Handover<Made>?>(nil)
  /// Which work is wanted; what another one makes is nobody's any more.
  private let wanted = Atomic(0)

  package init() throws(LoadingFailure) {
    do {
      bell = try Bell.made()
    } catch {
      throw .input(error)
    }
  }

  /// Readable when there is something new.
  package var descriptor: Int32 { bell.descriptor }

  /// Begins work that hands over what it has made, now and again, in the place of any that was begun before.
  package func start(givingWay givesWay: Bool = false, _ work: @escaping (Work) -> Void) {
    let number = drop()
    Thread.start(givingWay: givesWay) {
      work(Work(background: self, number: number))
    }
  }

  /// Whatever is still being made is wanted no more.
  @discardableResult
  package func drop() -> Int {
    latest.withLock { latest in
      latest = nil
      return wanted.add(1, ordering: .sequentiallyConsistent).newValue
    }
  }

  /// What was made last; nil where it was taken already.
  package func take() -> Made? {
    bell.hush()
    return latest.withLock { latest in
      defer { latest = nil }
      return latest?.made
    }
  }

  /// What is made in time.
  package func take(within patience: Duration) -> Made? {
    bell.wait(within: patience)
    return take()
  }

  /// Work as it is done, seen from within.
  package struct Work {
    fileprivate let background: Background
    fileprivate let number: Int

    /// False once other work has been begun instead.
    package var isWanted: Bool {
      background.wanted.load(ordering: .sequentiallyConsistent) == number
    }

    package func hand(over made: Made) {
      let handover = Handover(made: made)
      background.latest.withLock { latest in
        if isWanted { latest = handover }
      }
      background.bell.ring()
    }
  }
}
