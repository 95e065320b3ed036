package enum ExitStatus: Int32, CaseIterable, Sendable {
  case picked = 0
  case nothingToPick = 1
  case error = 2
  case cancelled = 130
  /// Nobody reads the output: shells give this status to a program that SIGPIPE has ended.
  case unread = 141

  var words: String {
    switch self {
    case .picked: "picked"
    case .nothingToPick: "nothing to pick"
    case .error: "error"
    case .cancelled: "cancelled"
    case .unread: "SIGPIPE"
    }
  }
}
