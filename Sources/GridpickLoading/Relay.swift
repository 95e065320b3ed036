import Synchronization

/// Makes something of what a loader has read, on a thread of its own, since it takes longer than a
/// screen may wait.
package final class Relay<Made>: Sendable {
  private let bell: Bell
  private let latest = Mutex<Handover<Made>?>(nil)

  package init() throws(LoadingFailure) {
    do {
      bell = try Bell()
    } catch {
      throw .input(error)
    }
  }

  /// Readable when there is something new.
  package var descriptor: Int32 { bell.descriptor }

  /// Starts the loader, and makes something of its newest part, again and again.
  package func start(_ loader: Loader, make: @escaping (Loader.Part) -> Made) {
    loader.start()
    Thread.start { [self] in
      var hasEnded = false
      while !hasEnded {
        loader.waitForNews()
        guard let part = loader.news() else { continue }
        hasEnded = part.hasEnded
        let made = Handover(made: make(part))
        latest.withLock { $0 = made }
        bell.ring()
      }
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
}
