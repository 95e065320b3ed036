import GridpickFormats
import GridpickTerminal
import Synchronization

/// The progress of a reading, set by the reading thread and seen by another thread.
final class LoadingProgress: Sendable {
  let bell: Bell
  private let state = Mutex(State())

  struct State {
    fileprivate var reading: Reading?
    fileprivate(set) var format: FormatName?
    fileprivate(set) var hasEnded = false
    fileprivate var isSeen = false
    fileprivate(set) var failure: LoadingFailure?

    /// The document by now; nil before a reading has begun.
    var document: ReadDocument? { reading?.document() ?? (hasEnded ? .nothing : nil) }
  }

  init() throws(InputError) {
    bell = try Bell.made()
  }

  var format: FormatName? { state.withLock { $0.format } }

  /// True once the screen shows data that must keep its kind (rule P8).
  ///
  /// A few items may yet turn out to be the beginning of a line; sections and many items cannot.
  var isSettled: Bool {
    let state = state.withLock { $0 }
    guard state.isSeen, let document = state.document else { return false }
    return document.hasSections || document.extent > FormatGuess.beginning
  }

  func noteSeen() {
    state.withLock { $0.isSeen = true }
  }

  func begin(_ reading: Reading, of format: FormatName) {
    state.withLock {
      $0.reading = reading
      $0.format = format
    }
  }

  func finish(_ failure: LoadingFailure?) {
    state.withLock {
      $0.hasEnded = true
      $0.failure = failure
    }
    bell.ring()
  }

  /// Returns the current state; later changes ring the bell again.
  func receive() -> State {
    bell.hush()
    return state.withLock { $0 }
  }
}
