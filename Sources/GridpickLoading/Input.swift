import GridpickFormats
import GridpickSystem

/// Where the data comes from.
package enum Input: Equatable, Sendable {
  case standardInput
  case file(SystemText)

  /// As errors and people call it.
  package var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path.text
    }
  }

  /// Whose extension tells the format.
  package var fileName: String? {
    switch self {
    case .standardInput: nil
    case .file(let path): path.text
    }
  }

  /// Opens it; nothing is read yet.
  package func open() throws(InputError) -> InputBytes {
    switch self {
    case .standardInput:
      guard isatty(STDIN_FILENO) == 0 else { throw .isTerminal }
      return try InputBytes(of: STDIN_FILENO)
    case .file(let path):
      let descriptor = path.withCString { GridpickSystem.open($0, O_RDONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw .failed(reason: InputError.systemReason) }
      return try InputBytes(of: descriptor)
    }
  }
}
