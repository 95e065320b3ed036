import GridpickCore
import GridpickFormats
import GridpickTerminal

package enum Input: Equatable, Sendable {
  case standardInput
  case file(SystemText)
  /// The paths of the files, of the folders, or of both below a folder (rule B5).
  case files(below: SystemText, FileWalk.Kinds)
  /// Nothing: a command brings the data (rule B5).
  case nothing

  static let here = SystemText(".")

  /// True if the input is a list of files, whose paths end with NUL and are shown as they are.
  var isWalk: Bool { if case .files = self { true } else { false } }

  static func named(_ path: SystemText) -> Input {
    if path == SystemText("-") { return .standardInput }
    return kind(of: path) == S_IFDIR ? .files(below: path, .files) : .file(path)
  }

  private static func kind(of path: SystemText) -> mode_t? {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  /// True unless the input is a file that is not there.
  var isThere: Bool { if case .file(let path) = self { Self.kind(of: path) != nil } else { true } }

  /// True if the input is a regular file or a list of files.
  var canBeReadAgain: Bool {
    switch self {
    case .standardInput, .nothing: false
    case .files: true
    case .file(let path): Self.kind(of: path) == S_IFREG
    }
  }

  package var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path), .files(let path, _): path.text
    case .nothing: "no input"
    }
  }

  /// The file name whose extension tells the format, unpacked; nil if there is none.
  package var fileName: String? {
    switch self {
    case .standardInput, .files, .nothing: nil
    case .file(let path): String(path.text.dropLast(packing?.suffix.count ?? 0))
    }
  }

  private var packing: Unpacking.Kind? {
    switch self {
    case .standardInput, .files, .nothing: nil
    case .file(let path): Unpacking.Kind.of(path.text)
    }
  }

  /// Opens the input; nothing is read yet.
  package func open(_ options: ReadingOptions) throws(InputError) -> InputBytes {
    let descriptor = try descriptor()
    guard isatty(descriptor.number) == 0 else { throw .isTerminal }
    var status = stat()
    // All other character devices go on for ever.
    if fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFCHR,
      !status.isNullDevice
    {
      throw .isDevice
    }
    // A folder is refused as any other.
    guard let packing, status.st_mode & S_IFMT != S_IFDIR else {
      return try InputBytes(of: descriptor, sieve: EscapeSieve(options))
    }
    defer { close(descriptor.number) }
    return try InputBytes(
      of: InputDescriptor(Unpacking(packing, of: descriptor)), sieve: EscapeSieve(options))
  }

  private func descriptor() throws(InputError) -> InputDescriptor {
    switch self {
    case .standardInput: InputDescriptor(STDIN_FILENO)
    case .file(let path): try .open(path)
    case .files(let folder, let kinds): try FileWalk.start(below: folder, listing: kinds)
    case .nothing: try .open(SystemText("/dev/null"))
    }
  }
}

extension EscapeSieve {
  /// Creates the sieve that the bytes of an input go through; nil if the input has no colours.
  init?(_ options: ReadingOptions) {
    guard options.hasColors else { return nil }
    self.init(lineEnd: options.endsWithNul ? 0 : UInt8(ascii: "\n"))
  }
}
