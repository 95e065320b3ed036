import GridpickCore
import GridpickFormats
import GridpickTerminal
import Synchronization

package enum Input: Equatable, Sendable {
  case standardInput
  case file(SystemText)
  /// The paths of the files, of the folders, or of both below a folder (rule B5).
  case files(below: SystemText, FileWalk.Kinds)
  /// No input, because a command brings the data (rule B5).
  case nothing

  static let here = SystemText(".")

  /// True if the input is a list of files, whose paths end with NUL and are shown as they are.
  var isWalk: Bool { if case .files = self { true } else { false } }

  static func named(_ path: SystemText) -> Input {
    if path == SystemText("-") { return .standardInput }
    return path.kind() == S_IFDIR ? .files(below: path, .files) : .file(path)
  }

  var isThere: Bool { if case .file(let path) = self { path.kind() != nil } else { true } }

  var canBeReadAgain: Bool {
    switch self {
    case .standardInput, .nothing: false
    case .files: true
    case .file(let path): path.kind() == S_IFREG
    }
  }

  package var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path), .files(let path, _): path.text
    case .nothing: "no input"
    }
  }

  /// The file name whose extension says the format, without a suffix such as `.gz`; nil if none.
  package var fileName: String? {
    guard case .file(let path) = self else { return nil }
    return String(path.text.dropLast(packing?.end.count ?? 0))
  }

  /// The end of a packed file's name, and the program that unpacks it; nil for other inputs.
  private var packing: (end: String, program: String)? {
    guard case .file(let path) = self else { return nil }
    return Unpacking.programs.first { path.text.hasSuffix($0.end) }
  }

  package func open(_ options: ReadingOptions) throws(Fault) -> InputBytes {
    let descriptor = try descriptor()
    guard isatty(descriptor.number) == 0 else {
      throw Fault("is a terminal; give a FILE or pipe data to standard input")
    }
    var status = stat()
    // All other character devices go on for ever.
    if fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFCHR,
      !status.isNullDevice
    {
      throw Fault("is a device, not a file")
    }
    // A folder with such a name is refused like any other folder.
    guard let program = packing?.program, status.st_mode & S_IFMT != S_IFDIR else {
      return try InputBytes(of: descriptor, sieve: EscapeSieve(options))
    }
    let unpacking = try Unpacking(by: program, of: descriptor)
    let output = InputDescriptor(unpacking.output, unpacking: unpacking)
    return try InputBytes(of: output, sieve: EscapeSieve(options))
  }

  private func descriptor() throws(Fault) -> InputDescriptor {
    switch self {
    case .standardInput: InputDescriptor(number: STDIN_FILENO)
    case .file(let path): try .open(path)
    case .files(let folder, let kinds): try FileWalk.start(below: folder, listing: kinds)
    case .nothing: try .open(SystemText("/dev/null"))
    }
  }
}

extension EscapeSieve {
  init?(_ options: ReadingOptions) {
    guard options.hasColors else { return nil }
    self.init(lineEnd: options.endsWithNul ? 0 : UInt8(ascii: "\n"))
  }
}

/// The descriptor that the bytes of an input are read from.
package struct InputDescriptor {
  let number: Int32
  private(set) var unpacking: Unpacking?
  /// Closes the descriptor with the last copy; nil if somebody else does.
  private var owner: OwnedDescriptor?

  init(number: Int32) {
    self.number = number
  }

  init(_ owner: OwnedDescriptor, unpacking: Unpacking? = nil) {
    self.init(number: owner.descriptor)
    (self.owner, self.unpacking) = (owner, unpacking)
  }

  static func open(_ path: SystemText, _ flags: Int32 = 0) throws(Fault) -> InputDescriptor {
    let number = path.withCString { GridpickTerminal.open($0, O_RDONLY | O_CLOEXEC | flags) }
    guard number >= 0 else { throw Fault() }
    return InputDescriptor(OwnedDescriptor(number))
  }

  /// Returns the first bytes of a file, at most `limit`, and waits for them.
  package static func beginning(
    of path: SystemText, limit: Int
  ) throws(Fault) -> [UInt8] {
    try open(path).beginning(limit: limit)
  }

  /// Returns a file's bytes without waiting, nil without a file; throws if they exceed `limit`.
  package static func contents(of path: SystemText, limit: Int) throws(Fault) -> [UInt8]? {
    let input: InputDescriptor
    do {
      // An open without `O_NONBLOCK` would wait for ever at a pipe without a writer.
      input = try open(path, O_NONBLOCK | O_NOCTTY)
    } catch {
      // A folder without access does not show whether there is a file.
      let mayBeMissing = [ENOENT, ENOTDIR, EACCES].contains(error.code)
      if mayBeMissing, path.kind() == nil { return nil }
      throw error
    }
    var status = stat()
    guard fstat(input.number, &status) == 0 else { throw Fault() }
    if status.isNullDevice { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw status.st_mode & S_IFMT == S_IFDIR
        ? .isDirectory : Fault("is not a regular file")
    }
    let bytes = try input.beginning(limit: limit + 1)
    guard bytes.count <= limit else { throw Fault("has more than \(limit) bytes") }
    return bytes
  }

  func beginning(limit: Int) throws(Fault) -> [UInt8] {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: limit, alignment: 1)
    defer { bytes.deallocate() }
    var count = 0
    while count < limit {
      let more = try read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
      if more == 0 { break }
      count += more
    }
    return Array(bytes[..<count])
  }

  /// Waits for bytes, and returns their number; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(Fault) -> Int {
    while true {
      let count = GridpickTerminal.read(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      // Another program that shares the descriptor may have made it non-blocking.
      case EAGAIN: _ = Poll.wait(for: number, events: POLLIN)
      case EISDIR: throw .isDirectory
      default: throw Fault()
      }
    }
  }
}

extension Fault {
  static let isDirectory = Fault("is a directory, not a file")
  static let utf16 = Fault("is UTF-16; iconv -f UTF-16 -t UTF-8 makes it readable")
}

/// The reason why an input cannot be read, or cannot be read to its end.
package enum LoadingFailure: Error, Equatable {
  case input(Fault)
  case format(FormatError)
}

/// A program that unpacks its standard input without a shell; ends by SIGPIPE if unread.
package final class Unpacking: Sendable {
  /// The programs that unpack files, by the ends of their names.
  static let programs: [(end: String, program: String)] = [
    (".gz", "gzip"), (".zst", "zstd"), (".xz", "xz"),
  ]

  let output: OwnedDescriptor
  private let process: pid_t
  private let program: String
  private let hasEnded = Atomic(false)

  /// The status with which these programs report a warning, not a failure.
  private static let warning = 2

  init(by program: String, of file: InputDescriptor) throws(Fault) {
    self.program = program
    do {
      (output, process) = try ProgramLaunch.filter(
        [SystemText(program), SystemText("-dc")], ProcessEnvironment.own(),
        input: file.number)
    } catch {
      throw Fault("\(program) is needed to unpack it: \(error.reason)")
    }
  }

  deinit {
    guard !hasEnded.load(ordering: .relaxed) else { return }
    kill(process, SIGKILL)
    _ = ProgramLaunch.endingStatus(of: process)
  }

  /// Returns the reason why the program failed, nil if it succeeded; call after its output's end.
  func failure() -> Fault? {
    let status = ProgramLaunch.endingStatus(of: process)
    hasEnded.store(true, ordering: .relaxed)
    switch CommandFailure(status: status, complaint: { nil }) {
    case nil, .status(Self.warning, _): return nil
    default: return Fault("\(program) could not unpack it")
    }
  }
}

extension SystemText {
  /// Returns the type of the file at a path, or of a link itself; nil if nothing is there.
  func kind(followed: Bool = true) -> mode_t? {
    var status = stat()
    let code = withCString { followed ? stat($0, &status) : lstat($0, &status) }
    return code == 0 ? status.st_mode & S_IFMT : nil
  }
}

extension stat {
  /// True for /dev/null, to which people link a file that is not to exist.
  var isNullDevice: Bool {
    var null = stat()
    return st_mode & S_IFMT == S_IFCHR && lstat("/dev/null", &null) == 0
      && st_rdev == null.st_rdev
  }
}
