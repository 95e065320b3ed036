import GridpickTerminal

/// The errors of the harness and of its waits, with the screen at that moment.
package enum HarnessError: Error, Equatable, CustomStringConvertible {
  case system(call: String, code: Int32)
  case timedOut(waitingFor: String, seen: String)
  case ended(waitingFor: String, status: ExitStatus, seen: String)
  case toolFailed(command: String, output: String)
  case snapshotMissing(path: String, actual: String)
  case snapshotDiffers(path: String, expected: String, actual: String)
  /// The harness does not know a word of a test or scenario.
  case unknownWord(String)

  package var description: String {
    switch self {
    case .system(let call, let code):
      "\(call): \(String(cString: strerror(code)))"
    case .timedOut(let goal, let seen):
      "timed out waiting for \(goal); seen:\n\(seen)"
    case .ended(let goal, let status, let seen):
      "the program ended (\(status)) before \(goal); seen:\n\(seen)"
    case .toolFailed(let command, let output):
      "`\(command)` failed:\n\(output)"
    case .snapshotMissing(let path, let actual):
      "no snapshot at \(path); GRIDPICK_RECORD=1 writes it. Seen:\n\(Snapshot.numbered(actual))"
    case .snapshotDiffers(let path, let expected, let actual):
      "\(path) differs:\n\(Snapshot.compared(expected: expected, actual: actual))"
    case .unknownWord(let word):
      "`\(word)` has no meaning here"
    }
  }

  /// Returns the error of the call that has just failed, from `errno`.
  static func lastFailure(of call: String) -> HarnessError {
    .system(call: call, code: errno)
  }
}
