import GridpickTerminal

/// True if at least one of eight tries takes less than a time limit.
///
/// Other programs can delay any try, so this finds only code that is slow every time, such as a
/// needless wait.
package func isOnceQuick(
  within limit: Duration, _ measured: () throws -> Duration
) rethrows -> Bool {
  for _ in 0..<8 where try measured() < limit { return true }
  return false
}

/// Returns the processor time that work takes on the calling thread.
///
/// Unlike a clock, it hardly depends on other programs on the machine.
package func processorTime(of work: () throws -> Void) rethrows -> Duration {
  func taken() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let before = taken()
  try work()
  return taken() - before
}
