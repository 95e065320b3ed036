package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// There is no controlling terminal to draw on; the reason is the system's.
  case noTerminal(reason: String)
  /// TERM is not set.
  case noType
  /// TERM names a terminal that cannot place its cursor.
  case unusableType(String)
  /// Another picker of the program is on the terminal.
  case busy
  /// A system call failed unexpectedly.
  case failed(call: String, reason: String)

  package var description: String {
    switch self {
    case .noTerminal(let reason): "no terminal to draw on: /dev/tty: \(reason)"
    case .noType: "TERM is not set: \(Self.need)"
    case .unusableType(let type): "TERM=\(type): \(Self.need)"
    case .busy: "another picker is on the terminal"
    case .failed(let call, let reason): "\(call): \(reason)"
    }
  }

  private static let need = "a terminal that can place its cursor is needed"
}
