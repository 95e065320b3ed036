import GridpickTerminal
import GridpickTestSupport
import Testing

/// True if there is a process of this number, be it only waiting to be reaped.
func isRunning(_ process: pid_t) -> Bool {
  kill(process, 0) == 0
}

/// True if a process of another parent ends: it is seen where the system shows it, for it may be a
/// moment before that parent reaps it.
func hasEndedSoon(_ process: pid_t) -> Bool {
  let deadline = ContinuousClock.now + .seconds(Deadline.patience)
  // It may be gone between the two.
  while isRunning(process), (try? ProcessActivity(of: process))?.state != "Z" {
    guard ContinuousClock.now < deadline else { return false }
    poll(nil, 0, 5)
  }
  return true
}

/// Opens a file that a command is about to make.
func openWhenThere(_ path: String, _ flags: Int32) throws -> Int32 {
  let deadline = ContinuousClock.now + .seconds(Deadline.patience)
  while true {
    let descriptor = open(path, flags | O_CLOEXEC)
    if descriptor >= 0 { return descriptor }
    try #require(ContinuousClock.now < deadline, "no \(path)")
    poll(nil, 0, 5)
  }
}
