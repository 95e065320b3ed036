import GridpickCore

extension PseudoTerminal {
  /// Reads until the screen fulfils a condition; checks it only between complete frames (2026).
  package func waitUntil(
    _ goal: String, within seconds: Double = Deadline.patience,
    _ isReached: (VirtualTerminal) -> Bool
  ) throws(HarnessError) {
    try wait(for: goal, within: seconds) { !$0.screen.isUpdating && isReached($0.screen) }
  }

  /// Reads until the program has ended and all its output has arrived.
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

  /// Reads until a condition of the program is true, for example of its output or activity.
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
      // The goal may be a file, which poll(2) does not watch.
      sleep(until: .nextLook)
    }
  }

  /// Reads until the program has slept for `seconds` with nothing left to do.
  ///
  /// The end of an act may come after its visible effect, so it must end before a rest is measured.
  /// On a busy machine input arrives late, so the program gets a second to wake up.
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
      // Reading makes room for more output, even if the program has not woken up yet.
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

  /// Reads for some time, to show that something does not happen; compare activities afterwards.
  package func watch(for seconds: Double) {
    let deadline = Deadline(within: seconds)
    while !deadline.hasPassed {
      exchange()
      sleep(until: deadline)
    }
    exchange()
  }

  /// The screen and standard error, for the message of a failure.
  private var seen: String {
    let shown = screen.lines.enumerated().map { "\($0.offset)|\($0.element)" }
    let printed = String(decoding: errors, as: UTF8.self)
    return shown.joined(separator: "\n") + (printed.isEmpty ? "" : "\nstandard error: \(printed)")
  }
}
