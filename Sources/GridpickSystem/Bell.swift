import Synchronization

/// Wakes a thread that polls: rung by one, heard by the other as a descriptor that can be read.
package final class Bell: Sendable {
  private let hearing: PipeEnd
  private let ringing: PipeEnd
  private let isRung = Atomic(false)

  package init() throws(SystemFailure) {
    (hearing, ringing) = try PipeEnd.pair()
    for end in [hearing, ringing] { _ = fcntl(end.descriptor, F_SETFL, O_NONBLOCK) }
  }

  package var descriptor: Int32 { hearing.descriptor }

  /// Cheap where the last time has not been heard yet.
  package func ring() {
    guard !isRung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    write(ringing.descriptor, [1], 1)
  }

  /// To be called before looking: what happens from here on rings anew.
  package func hush() {
    var heard: [UInt8] = [0, 0]
    read(descriptor, &heard, heard.count)
    isRung.store(false, ordering: .sequentiallyConsistent)
  }

  /// Whether it is rung in time, whatever signals come meanwhile; nil waits for ever.
  @discardableResult
  package func wait(within patience: Duration? = nil) -> Bool {
    let deadline = patience.map { MonotonicClock.now + $0 }
    return Poll.wait(for: descriptor, events: POLLIN, until: deadline) != 0
  }
}
