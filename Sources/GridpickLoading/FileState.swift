import GridpickSystem

/// What a mapped file was like when it was opened, by which it shows whether it still is the same.
struct FileState {
  private let size: Int
  private let modified: timespec
  private let ends: [UInt8]

  /// So much is remembered of each end.
  private static let endLength = 64

  init(_ status: stat, of bytes: UnsafeRawBufferPointer) {
    size = Int(status.st_size)
    modified = status.st_mtim
    ends = Self.ends(of: bytes)
  }

  /// Whether the bytes may be others than they were.
  ///
  /// A file that only grows keeps what it had: one that is longer and still begins and ends, where it
  /// ended, as it did is taken for that.
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
