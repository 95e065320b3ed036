import GridpickCMemory

/// A file in memory that has no name: it is gone with the last program that has it open, whatever ends
/// that.
package final class MemoryFile: Sendable {
  package let descriptor: Int32

  /// Empty; nil where there can be none.
  package init?() {
    descriptor = memory_file()
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether nobody who writes is ended by a signal for its length.
  package var isUnlimited: Bool { memory_is_unlimited() != 0 }

  /// By which any program can open it while this one has it, at its beginning each time: also one that is
  /// started by others, which close what they do not know.
  package var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// False where there is no room for it.
  package func append(_ bytes: [UInt8]) -> Bool {
    // Beyond the limit a signal would end the program.
    let size = lseek(descriptor, 0, SEEK_CUR)
    guard size >= 0, UInt(size) + UInt(bytes.count) <= UInt(memory_largest_file()) else {
      return false
    }
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      start += written
    }
    return true
  }
}
