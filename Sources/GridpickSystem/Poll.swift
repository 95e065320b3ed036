/// Waits for descriptors as poll(2) does, whatever signals come meanwhile.
package enum Poll {
  /// What has come of one descriptor: events that were asked for, or its end, which is told unasked.
  ///
  /// Nothing where the deadline comes first, or where it cannot be waited for. Nil is for ever.
  package static func wait(
    for descriptor: Int32, events: Int32, until deadline: Duration? = nil
  ) -> Int32 {
    var waits = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
    return wait(for: &waits, until: deadline) ? Int32(waits[0].revents) : 0
  }

  /// Whether something has come of one of them at least.
  package static func wait(for waits: inout [pollfd], until deadline: Duration?) -> Bool {
    while true {
      let left = deadline.map { $0 - MonotonicClock.now }
      let count = poll(&waits, nfds_t(waits.count), left.pollMilliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
