import GridpickTerminal

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
