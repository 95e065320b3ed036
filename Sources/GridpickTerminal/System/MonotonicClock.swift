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
