import Synchronization

/// Wakes a thread that polls: another thread rings, and a descriptor becomes readable.
package final class Bell: Sendable {
  private let hearing: OwnedDescriptor
  private let ringing: OwnedDescriptor
  private let rung = Atomic(false)

  package init() throws(Fault) {
    (hearing, ringing) = try OwnedDescriptor.pair()
    for end in [hearing, ringing] { _ = fcntl(end.descriptor, F_SETFL, O_NONBLOCK) }
  }

  package var descriptor: Int32 { hearing.descriptor }

  package var isRung: Bool { rung.load(ordering: .sequentiallyConsistent) }

  /// Rings the bell; another ring before `hush` costs little.
  package func ring() {
    guard !rung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    write(ringing.descriptor, [1], 1)
  }

  /// Stops the ringing; call this before looking for news, because later news rings again.
  package func hush() {
    var heard: [UInt8] = [0, 0]
    read(descriptor, &heard, heard.count)
    rung.store(false, ordering: .sequentiallyConsistent)
  }

  /// Waits for a ring, and ignores signals; returns false once `patience` (nil: forever) is over.
  @discardableResult
  package func wait(within patience: Duration? = nil) -> Bool {
    let deadline = patience.map { MonotonicClock.now + $0 }
    return Poll.wait(for: descriptor, events: POLLIN, until: deadline) != 0
  }
}

/// A value that one thread lends to another thread, and does not touch meanwhile.
///
/// A caller's items need not be `Sendable`: only one thread uses them at a time.
package struct Handed<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
