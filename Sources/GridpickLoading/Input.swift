import GridpickFormats
import GridpickScreen
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
  package func open(_ options: ReadingOptions) throws(InputError) -> InputBytes {
    let descriptor = try descriptor()
    guard isatty(descriptor.number) == 0 else { throw .isTerminal }
    var status = stat()
    // All others of this kind go on for ever.
    if fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFCHR,
      !status.isNullDevice
    {
      throw .isDevice
    }
    return try InputBytes(of: descriptor, sieve: EscapeSieve(options))
  }

  private func descriptor() throws(InputError) -> InputDescriptor {
    switch self {
    case .standardInput: InputDescriptor(STDIN_FILENO)
    case .file(let path): try .open(path)
    }
  }
}

extension EscapeSieve {
  /// What what is read goes through; nil where it has no colours.
  init?(_ options: ReadingOptions) {
    guard options.hasColors else { return nil }
    self.init(lineEnd: options.endsWithNul ? 0 : UInt8(ascii: "\n"))
  }
}
