import GridpickTerminal

/// A moment on the monotonic clock at which waiting ends.
package struct Deadline {
  /// The time limit of a wait; only a failing wait takes this long, even on a busy machine.
  package static let patience = 60.0
  package static let patienceMilliseconds = Int32(patience * 1_000)

  /// The time of the next check of a condition that poll(2) cannot watch.
  static var nextLook: Deadline { Deadline(within: 0.01) }

  private let end: ContinuousClock.Instant

  init(within seconds: Double) {
    end = .now + .seconds(seconds)
  }

  var hasPassed: Bool { remainingMilliseconds == 0 }

  /// The remaining time for poll(2), rounded up, so that a wait never ends before its deadline.
  var remainingMilliseconds: Int32 {
    let left = end - .now
    guard left > .zero else { return 0 }
    return Int32(clamping: Int(left / .milliseconds(1)) + 1)
  }

  /// Checks a condition repeatedly, for example another program's window or a new file.
  package static func retry(
    _ goal: String, within seconds: Double,
    seen: () throws(HarnessError) -> String = { "nothing" },
    until isReached: () throws(HarnessError) -> Bool
  ) throws(HarnessError) {
    let deadline = Deadline(within: seconds)
    while try !isReached() {
      if deadline.hasPassed {
        throw .timedOut(waitingFor: goal, seen: try seen())
      }
      _ = poll(nil, 0, nextLook.remainingMilliseconds)
    }
  }
}
