import GridpickTerminal

/// The processor time that work takes on the thread that calls.
///
/// Other work of the machine adds hardly anything to it, which a clock cannot say.
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
