/// The clock by which everything moves and waits; nobody can set it.
///
/// `ContinuousClock` would bring along all of Swift's concurrency, with its startup.
package enum MonotonicClock {
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
