import GridpickCore
import GridpickTerminal

extension GridpickTool {
  /// Prints the key that picked on its own line, empty for Enter, if `--expect` asks (rule B4).
  func print(_ key: Key?, expectedBy options: CommandOptions) throws(Complaint) {
    guard let names = options.expected else { return }
    try print(Array((key.flatMap { names[$0] } ?? "").utf8) + [options.printer.terminator])
  }

  func print(_ query: String?, wantedBy options: CommandOptions) throws(Complaint) {
    guard options.picker.endsWithoutMatch else { return }
    try print(Array((query ?? "").utf8) + [options.printer.terminator])
  }

  func print(_ text: String, ending status: ExitStatus) throws(Complaint) -> ExitStatus {
    try print(Array(text.utf8))
    return status
  }

  func print(_ bytes: [UInt8]) throws(Complaint) {
    do {
      try OutputStream.standardOutput.write(bytes)
    } catch {
      throw error.code == EPIPE
        ? .unread : Complaint("cannot write to standard output: \(error.reason)")
    }
  }
}

package enum ExitStatus: Int32, CaseIterable, Sendable {
  case picked = 0
  case nothingToPick = 1
  case error = 2
  case cancelled = 130
  /// Nobody reads the output: shells give this status to a program that SIGPIPE has ended.
  case unread = 141
}
