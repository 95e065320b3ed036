import GridpickCPlatform

/// A file in memory, or where the system keeps short-lived ones: it is gone with the last program that has it
/// open.
package final class MemoryFile: Sendable {
  package let descriptor: Int32
  /// By which any program can open it while this one has it, at its beginning each time; nil for no name.
  ///
  /// Also one that is started by others, which close what they do not know.
  package let path: SystemText?

  /// Empty, and without a name; nil where there can be none.
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

  /// One that others open by its path.
  package static func named() -> MemoryFile? { MemoryFile(namedBy: platform_named_file) }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    path?.withCString { platform_drop_path($0) }
  }

  /// Whether nobody who writes is ended by a signal for its length.
  package var isUnlimited: Bool { platform_files_are_unlimited() }

  /// False where there is no room for it.
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
