import GridpickCore

/// The clock that nobody can set; `ContinuousClock` would start Swift's concurrency runtime.
package enum MonotonicClock {
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// The system's time of day, which may be set at any time.
package enum TimeOfDay {
  /// The clock for the age of dates, in a picker whose own times come from `MonotonicClock`.
  package static var clock: PaintClock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var local = tm()
    localtime_r(&time.tv_sec, &local)
    return PaintClock(
      .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec), at: MonotonicClock.now,
      offset: .seconds(local.tm_gmtoff))
  }
}

/// Waits for descriptors with poll(2); signals do not end the wait.
package enum Poll {
  /// Waits for events of one descriptor and returns them; a hang-up or error comes unasked.
  ///
  /// Returns 0 at the deadline (nil: never), or if the descriptor cannot be waited for.
  package static func wait(
    for descriptor: Int32, events: Int32, until deadline: Duration? = nil
  ) -> Int32 {
    var waits = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
    return wait(for: &waits, until: deadline) ? Int32(waits[0].revents) : 0
  }

  /// Waits for several descriptors; returns true if at least one has an event.
  package static func wait(for waits: inout [pollfd], until deadline: Duration?) -> Bool {
    while true {
      let left = deadline.map { $0 - MonotonicClock.now }
      let count = poll(&waits, nfds_t(waits.count), left.pollMilliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}

extension Duration {
  /// The milliseconds, rounded up so that no wait ends early; never negative, which means forever.
  package var pollMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    if seconds >= Int64(Int32.max) / 1_000 { return .max }
    return Int32(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

extension Duration? {
  /// The milliseconds for poll(2); nil gives −1, which waits forever.
  package var pollMilliseconds: Int32 { map(\.pollMilliseconds) ?? -1 }
}
