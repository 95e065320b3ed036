import GridpickTerminal

/// The processor time that work takes on the thread that calls.
///
/// Unlike a clock, it counts hardly anything of what else the machine does.
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
