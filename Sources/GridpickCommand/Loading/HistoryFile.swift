import GridpickCPlatform
import GridpickTerminal

/// A file that keeps a line for each query, the newest last.
///
/// Any number of programs may add lines at the same time. If there are far too many lines, a
/// program that holds the lock removes the older ones.
package struct HistoryFile {
  /// The number of newest lines that are read, and that are never removed.
  package static let mostLines = 1_000
  /// The largest size of a history in bytes; nobody types as much.
  private static let mostBytes = 1 << 24
  private static let longestLine = 1 << 12
  /// The time that another program may keep the lock; a busy machine makes it slow.
  private static let patience = Duration.seconds(5)

  private let path: SystemText
  /// The newest lines of the file at the time it was read.
  package let lines: [[UInt8]]

  /// Reads the file; if there is no file, the first added line creates it.
  package init(_ path: SystemText) throws(InputError) {
    self.path = path
    var lines: [[UInt8]] = []
    if let file = try OpenFile(path, O_RDONLY) {
      lines = Self.lines(of: try file.bytes(upTo: Self.mostBytes)).suffix(Self.mostLines)
        .map(Array.init)
    }
    self.lines = lines
  }

  /// Adds a line, unless it is already the last line or longer than anything that somebody types.
  package func append(_ line: [UInt8]) throws(InputError) {
    guard line.count <= Self.longestLine else { return }
    let (file, isOurs) = try openToWrite()
    let bytes = try file.bytes(upTo: Self.mostBytes)
    let lines = Self.lines(of: bytes)
    guard lines.last.map(Array.init) != line else { return }
    let written = line + [Self.newline]
    if isOurs, lines.count >= 2 * Self.mostLines,
      file.replace(
        at: path,
        by: lines.suffix(Self.mostLines - 1).flatMap { $0 + [Self.newline] } + written)
    {
      return
    }
    let isWhole = bytes.last ?? Self.newline == Self.newline
    try file.append(isWhole ? written : [Self.newline] + written, isOurs: isOurs)
  }

  private static let newline = UInt8(ascii: "\n")

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: newline)
  }

  /// Opens the file and locks it, unless another program keeps the lock for too long.
  ///
  /// If the file was replaced before it was locked, the newer file is opened, because a line added
  /// to the old file would be lost.
  private func openToWrite() throws(InputError) -> (OpenFile, isOurs: Bool) {
    let deadline = MonotonicClock.now + Self.patience
    while true {
      guard let file = try OpenFile(path, O_RDWR | O_APPEND | O_CREAT) else {
        throw .failed(reason: InputError.systemReason)
      }
      let isOurs = file.lock(until: deadline)
      if file.isStill(at: path) { return (file, isOurs) }
    }
  }
}

/// An open regular file, or the open null device.
private final class OpenFile {
  private let number: Int32
  private let status: stat

  /// Opens the file without waiting; nil if there is no file.
  init?(_ path: SystemText, _ flags: Int32) throws(InputError) {
    number = path.withCString {
      open($0, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
    }
    var status = stat()
    guard number >= 0, fstat(number, &status) == 0 else {
      let (code, reason) = (errno, InputError.systemReason)
      if number >= 0 { close(number) }
      if code == ENOENT { return nil }
      throw code == EISDIR ? .isDirectory : .failed(reason: reason)
    }
    self.status = status
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case _ where status.isNullDevice: break
    case S_IFDIR: throw .isDirectory
    default: throw .failed(reason: "is no regular file")
    }
  }

  deinit {
    close(number)
  }

  /// Returns all bytes of the file, and throws if there are more than `most`.
  func bytes(upTo most: Int) throws(InputError) -> [UInt8] {
    guard status.st_size <= most else { throw Self.tooLarge }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    lseek(number, 0, SEEK_SET)
    while bytes.count <= most {
      let count = read(number, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .failed(reason: InputError.systemReason) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
    throw Self.tooLarge
  }

  private static let tooLarge = InputError.failed(reason: "is too large to be a history")

  /// Locks the file; returns false if another program still has the lock at `deadline`.
  func lock(until deadline: Duration) -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, MonotonicClock.now < deadline else {
        return false
      }
      var nothing: [pollfd] = []
      _ = Poll.wait(for: &nothing, until: MonotonicClock.now + .milliseconds(5))
    }
    return true
  }

  /// Returns true if `path` still leads to this file.
  func isStill(at path: SystemText) -> Bool {
    var named = stat()
    return path.withCString { stat($0, &named) } == 0 && named.st_ino == status.st_ino
      && named.st_dev == status.st_dev
  }

  /// Appends all bytes, or throws; a partial write is undone if no other program writes (`isOurs`).
  func append(_ bytes: [UInt8], isOurs: Bool) throws(InputError) {
    let size = lseek(number, 0, SEEK_END)
    // A write beyond the limit would raise a signal that ends the program.
    guard size >= 0, UInt(size) + UInt(bytes.count) <= UInt(platform_largest_file()) else {
      errno = EFBIG
      throw .failed(reason: InputError.systemReason)
    }
    let count = write(number, bytes, bytes.count)
    guard count == bytes.count else {
      if count >= 0 { errno = ENOSPC }
      let reason = InputError.systemReason
      if count > 0, isOurs { ftruncate(number, size) }
      throw .failed(reason: reason)
    }
  }

  /// Replaces the file with a new one of the same owner and mode; if that fails, changes nothing
  /// and returns false.
  ///
  /// If `path` is a symbolic link, the file it leads to is replaced.
  func replace(at path: SystemText, by bytes: [UInt8]) -> Bool {
    guard UInt(bytes.count) <= UInt(platform_largest_file()),
      let target = path.withCString({ realpath($0, nil) })
    else { return false }
    defer { free(target) }
    var name = SystemText(target).bytes.map { CChar(bitPattern: $0) }
    name += ".XXXXXX\0".utf8.map { CChar(bitPattern: $0) }
    let new = mkstemp(&name)
    guard new >= 0 else { return false }
    defer { close(new) }
    let isWritten =
      fchown(new, status.st_uid, status.st_gid) == 0 && fchmod(new, status.st_mode & 0o7777) == 0
      && write(new, bytes, bytes.count) == bytes.count && fsync(new) == 0
    guard isWritten, rename(name, target) == 0 else {
      unlink(name)
      return false
    }
    return true
  }
}
