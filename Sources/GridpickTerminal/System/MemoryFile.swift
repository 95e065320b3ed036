import GridpickCPlatform

/// A file in memory, or in the folder of the system for short-lived files.
///
/// The file disappears with the last program that has it open.
package final class MemoryFile: Sendable {
  package let descriptor: Int32
  /// The path by which any program can open the file; nil for a file without a name.
  ///
  /// The path works while this program has the file open, and starts at the file's beginning each
  /// time. It also works for a program that is started by others, which close descriptors that they
  /// do not know.
  package let path: SystemText?

  /// Creates an empty file without a name; returns nil if there can be none.
  package init?() {
    descriptor = platform_memory_file()
    path = nil
    if descriptor < 0 { return nil }
  }

  private init?(namedBy name: (UnsafeMutablePointer<CChar>) -> Int32) {
    var path = [CChar](repeating: 0, count: Int(PLATFORM_PATH_MAX))
    descriptor = name(&path)
    self.path = SystemText(path)
    if descriptor < 0 { return nil }
  }

  /// Returns a file that other programs open by its path, or nil if there can be none.
  package static func named() -> MemoryFile? { MemoryFile(namedBy: platform_named_file) }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    path?.withCString { platform_drop_path($0) }
  }

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
