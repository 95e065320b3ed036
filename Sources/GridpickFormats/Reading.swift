import Synchronization

/// One input being read: what has been understood so far may be asked for at any time, from any thread.
package struct Reading: Sendable {
  /// Reads as far as the feed goes.
  ///
  /// A feed that pauses ends it early, and is no error; a refusal leaves what was understood before it.
  package let run: @Sendable (ByteFeed) throws(FormatError) -> Void
  /// What has been understood so far.
  package let document: @Sendable () -> ReadDocument
}

/// What a reader has found so far, shared between the thread that reads and those that look.
///
/// Looking copies nothing: arrays are copied by the reader, and only if it goes on after somebody looked.
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
