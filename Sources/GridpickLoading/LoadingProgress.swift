import GridpickFormats
import Synchronization

/// How far a reading has come: told by the thread that reads, seen by another.
final class LoadingProgress: Sendable {
  let bell: Bell
  private let state = Mutex(State())

  private struct State {
    var reading: Reading?
    var format: FormatName?
    var hasEnded = false
    var failure: LoadingFailure?
  }

  init() throws(InputError) {
    bell = try Bell()
  }

  var format: FormatName? { state.withLock { $0.format } }

  func begin(_ reading: Reading, of format: FormatName) {
    state.withLock {
      $0.reading = reading
      $0.format = format
    }
  }

  func end(_ failure: LoadingFailure?) {
    state.withLock {
      $0.hasEnded = true
      $0.failure = failure
    }
    bell.ring()
  }

  /// What there is by now; nil before a reading has begun.
  func take() -> Loader.Part? {
    bell.hush()
    let state = state.withLock { $0 }
    let document = state.reading?.document() ?? (state.hasEnded ? .nothing : nil)
    return document.map {
      Loader.Part(document: $0, hasEnded: state.hasEnded, failure: state.failure)
    }
  }
}
