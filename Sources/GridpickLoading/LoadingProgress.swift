import GridpickFormats
import GridpickSystem
import Synchronization

/// How far a reading has come: told by the thread that reads, seen by another.
final class LoadingProgress: Sendable {
  let bell: Bell
  private let state = Mutex(State())

  struct State {
    fileprivate var reading: Reading?
    fileprivate(set) var format: FormatName?
    fileprivate(set) var hasEnded = false
    fileprivate var isSeen = false
    fileprivate(set) var failure: LoadingFailure?

    /// What there is by now; nil before a reading has begun.
    var document: ReadDocument? { reading?.document() ?? (hasEnded ? .nothing : nil) }
  }

  init() throws(InputError) {
    bell = try Bell.made()
  }

  var format: FormatName? { state.withLock { $0.format } }

  /// True once something is on the screen that must stay what it is (rule P8).
  ///
  /// A few items may yet turn out to be the beginning of a line; sections do not, nor do many items.
  var isSettled: Bool {
    let state = state.withLock { $0 }
    guard state.isSeen, let document = state.document, !document.isProvisional else {
      return false
    }
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

  func end(_ failure: LoadingFailure?) {
    state.withLock {
      $0.hasEnded = true
      $0.failure = failure
    }
    bell.ring()
  }

  /// How far it is by now; what comes from here on rings anew.
  func take() -> State {
    bell.hush()
    return state.withLock { $0 }
  }
}
