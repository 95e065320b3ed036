/// The clock that nobody can set; `ContinuousClock` would start all of Swift's concurrency.
package enum MonotonicClock {
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
