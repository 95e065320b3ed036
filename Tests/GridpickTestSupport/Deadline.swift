import GridpickTerminal

/// A moment on the monotonic clock after which nobody waits any longer.
package struct Deadline {
  /// The time limit of a wait; only a wait in vain needs all of it, even on a busy machine.
  package static let patience = 60.0
  package static let patienceMilliseconds = Int32(patience * 1_000)

  /// The time of the next look at what cannot be polled.
  static var nextLook: Deadline { Deadline(within: 0.01) }

  private let end: ContinuousClock.Instant

  init(within seconds: Double) {
    end = .now + .seconds(seconds)
  }

  var hasPassed: Bool { remainingMilliseconds == 0 }

  /// For poll(2); rounded up, so that a wait never ends just before its deadline.
  var remainingMilliseconds: Int32 {
    let left = end - .now
    guard left > .zero else { return 0 }
    return Int32(clamping: Int(left / .milliseconds(1)) + 1)
  }

  /// Asks again and again where nothing can be polled: another program's window, a file to come.
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
