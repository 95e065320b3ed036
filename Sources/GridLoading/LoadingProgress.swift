import Glibc
import GridFormats
import Synchronization

/// How far a reading has come: told by the thread that reads, seen by the one that shows.
final class LoadingProgress: Sendable {
  /// Readable when there is news.
  let descriptor: Int32
  private let announcing: Int32
  private let isAnnounced = Atomic(false)
  private let state = Mutex(State())

  private struct State {
    var reading: Reading?
    var hasEnded = false
    var failure: LoadingFailure?
  }

  init() throws(InputError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed(reason: InputError.systemReason) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    announcing = ends[1]
  }

  func begin(_ reading: Reading) {
    state.withLock { $0.reading = reading }
  }

  /// Cheap where the last news have not been taken yet.
  func announce() {
    guard !isAnnounced.exchange(true, ordering: .acquiringAndReleasing) else { return }
    write(announcing, [1], 1)
  }

  func end(_ failure: LoadingFailure?) {
    state.withLock {
      $0.hasEnded = true
      $0.failure = failure
    }
    announce()
  }

  /// What there is by now; nil before a reading has begun.
  func take() -> Loader.Part? {
    var news: [UInt8] = [0, 0]
    read(descriptor, &news, news.count)
    // Before looking: what is announced from here on is looked at next time.
    isAnnounced.store(false, ordering: .sequentiallyConsistent)
    let state = state.withLock { $0 }
    guard let reading = state.reading else { return nil }
    return Loader.Part(
      document: reading.document(), hasEnded: state.hasEnded, failure: state.failure)
  }
}
