import GridpickCore

extension PseudoTerminal {
  /// Reads until the screen fulfils the condition, which is asked only between whole frames (2026).
  package func waitUntil(
    _ goal: String, within seconds: Double = Deadline.patience,
    _ isReached: (VirtualTerminal) -> Bool
  ) throws(HarnessError) {
    try wait(for: goal, within: seconds) { !$0.screen.isUpdating && isReached($0.screen) }
  }

  /// Reads until the program has ended and everything it wrote has come.
  @discardableResult
  package func waitForExit(within seconds: Double = Deadline.patience) throws(HarnessError)
    -> ExitStatus
  {
    let deadline = Deadline(within: seconds)
    while true {
      exchange()
      if let status = child.status { return status }
      if deadline.hasPassed {
        throw .timedOut(waitingFor: "the end of the program", seen: seen)
      }
      sleep(until: deadline)
    }
  }

  /// Reads until something other than the screen is true of the program: its output, its activity.
  package func wait(
    for goal: String, within seconds: Double = Deadline.patience,
    until isReached: (PseudoTerminal) -> Bool
  ) throws(HarnessError) {
    let deadline = Deadline(within: seconds)
    while true {
      exchange()
      if isReached(self) { return }
      if let status = child.status {
        throw .ended(waitingFor: goal, status: status, seen: seen)
      }
      if deadline.hasPassed {
        throw .timedOut(waitingFor: goal, seen: seen)
      }
      // The goal can be a file, of which the terminal says nothing.
      sleep(until: .nextLook)
    }
  }

  /// Reads until the program has gone to sleep with nothing left to do for `seconds`.
  ///
  /// The last act may end a little after its effect is seen; before that no rest can be measured. On a busy
  /// machine the kernel brings input late: until the program has woken up, it gets a second.
  package func waitUntilAsleep(
    forAtLeast seconds: Double = 0.05, within limit: Double = Deadline.patience
  ) throws(HarnessError) {
    let deadline = Deadline(within: limit)
    let lateInput = Deadline(within: 1)
    var before = try activity()
    while true {
      let count = writes.count
      watch(for: seconds)
      let now = try activity()
      // The bytes just read make room for more, although the program has not woken up yet.
      let hasWoken = sleepsBeforeInput.map { now.voluntarySwitches > $0 } ?? true
      if now == before, now.state == "S", writes.count == count, hasWoken || lateInput.hasPassed {
        sleepsBeforeInput = nil
        return
      }
      if deadline.hasPassed {
        throw .timedOut(waitingFor: "the program to rest", seen: seen)
      }
      before = now
    }
  }

  /// Lets time pass while reading, for what must not happen: `watch(for: 1)`, then compare activities.
  package func watch(for seconds: Double) {
    let deadline = Deadline(within: seconds)
    while !deadline.hasPassed {
      exchange()
      sleep(until: deadline)
    }
    exchange()
  }

  /// The screen, and what came over standard error, for people who read a failure.
  private var seen: String {
    let shown = screen.lines.enumerated().map { "\($0.offset)|\($0.element)" }
    let printed = String(decoding: errors, as: UTF8.self)
    return shown.joined(separator: "\n") + (printed.isEmpty ? "" : "\nstandard error: \(printed)")
  }
}
