import Synchronization

/// Wakes a thread that polls: another thread rings, and a descriptor becomes readable.
package final class Bell: Sendable {
  private let hearing: PipeEnd
  private let ringing: PipeEnd
  private let rung = Atomic(false)

  package init() throws(SystemFailure) {
    (hearing, ringing) = try PipeEnd.pair()
    for end in [hearing, ringing] { _ = fcntl(end.descriptor, F_SETFL, O_NONBLOCK) }
  }

  package var descriptor: Int32 { hearing.descriptor }

  package var isRung: Bool { rung.load(ordering: .sequentiallyConsistent) }

  /// Rings the bell; this is cheap while the last ring is not heard yet.
  package func ring() {
    guard !rung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    write(ringing.descriptor, [1], 1)
  }

  /// Stops the ringing; call this before looking for news, because later news rings anew.
  package func hush() {
    var heard: [UInt8] = [0, 0]
    read(descriptor, &heard, heard.count)
    rung.store(false, ordering: .sequentiallyConsistent)
  }

  /// Waits for a ring, whatever signals come, without a patience forever; true if it comes in time.
  @discardableResult
  package func wait(within patience: Duration? = nil) -> Bool {
    let deadline = patience.map { MonotonicClock.now + $0 }
    return Poll.wait(for: descriptor, events: POLLIN, until: deadline) != 0
  }
}

/// A value that one thread hands to another and does not touch meanwhile.
///
/// A caller's items need not be `Sendable`; the compiler cannot see that one thread uses them.
package struct Handed<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
