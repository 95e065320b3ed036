import GridpickTerminal

/// The state of a mapped file when it was opened, to tell later if the file is still the same.
struct FileState {
  private let size: Int
  private let modified: timespec
  private let ends: [UInt8]

  /// The number of bytes kept from each end of the file.
  private static let endLength = 64

  init(_ status: stat, of bytes: UnsafeRawBufferPointer) {
    size = Int(status.st_size)
    modified = status.st_mtim
    ends = Self.ends(of: bytes)
  }

  /// Returns true if the bytes may differ from those at the start.
  ///
  /// A file that only grows keeps them: its old part still begins and ends as before.
  func hasChanged(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= size else { return true }
    let now = status.st_mtim
    if now.tv_sec == modified.tv_sec, now.tv_nsec == modified.tv_nsec { return false }
    return status.st_size == size || Self.ends(of: bytes) != ends
  }

  private static func ends(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    Array(bytes.prefix(endLength)) + Array(bytes.suffix(endLength))
  }
}
