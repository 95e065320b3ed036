/// The one clock that is read, which nobody can set; ContinuousClock would bring along all of Swift's
/// concurrency, and its start.
package enum MonotonicClock {
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
