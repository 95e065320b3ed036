import Synchronization

/// One input that is being read; its document so far is available at any time, from any thread.
package struct Reading: Sendable {
  /// Reads the feed to its end; a feed that pauses ends the reading early, which is no error.
  ///
  /// After a refusal, the document understood before stays.
  package let run: @Sendable (ByteFeed) throws(FormatError) -> Void
  package let document: @Sendable () -> ReadDocument
}

/// The findings of a reader so far, shared between the reading thread and the threads that look.
///
/// Looking copies nothing. The reader copies arrays and names of keys, but only if it continues after a look.
final class Findings<Found: Sendable>: Sendable {
  private let found: Mutex<Found>

  init(_ initial: Found) {
    found = Mutex(initial)
  }

  var current: Found { found.withLock { $0 } }

  func update(_ change: (inout sending Found) -> Void) {
    found.withLock { change(&$0) }
  }
}
