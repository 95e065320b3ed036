import GridpickCore

/// The clock that nobody can set; `ContinuousClock` would start all of Swift's concurrency.
package enum MonotonicClock {
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// The time of day, as the system tells it; anybody may set it.
package enum TimeOfDay {
  /// The clock by which dates have an age, for a picker that counts by `MonotonicClock`.
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
