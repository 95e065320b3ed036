import GridpickCPlatform

/// A file in memory, which disappears with the last program that has it open.
package final class MemoryFile: Sendable {
  package let descriptor: Int32

  /// Creates an empty file; returns nil if there can be none.
  package init?() {
    descriptor = platform_memory_file()
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The path by which any program can open the file while this program has it open.
  ///
  /// The path starts at the file's beginning each time. It also works for a program that is started
  /// by others, which close descriptors that they do not know.
  package var path: SystemText { SystemText("/proc/\(getpid())/fd/\(descriptor)") }

  /// True if files have no size limit, beyond which a signal would end the program that writes.
  package var isUnlimited: Bool { platform_files_are_unlimited() }

  /// Appends bytes; returns false if there is no room for them.
  package func append(_ bytes: [UInt8]) -> Bool {
    // Beyond the limit a signal would end the program.
    let size = lseek(descriptor, 0, SEEK_CUR)
    guard size >= 0, UInt(size) + UInt(bytes.count) <= UInt(platform_largest_file()) else {
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
