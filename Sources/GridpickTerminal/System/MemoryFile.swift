import GridpickCSystem

/// A file in memory, which disappears with the last program that has it open.
package final class MemoryFile: Sendable {
  package let descriptor: Int32

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
}
