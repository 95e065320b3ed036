import GridpickCSystem

/// One end of a pipe, which is closed when this object is freed, and on exec.
package final class PipeEnd: Sendable {
  package let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  package static func pair() throws(SystemFailure) -> (reading: PipeEnd, writing: PipeEnd) {
    var ends: [Int32] = [-1, -1]
    guard platform_pipe(&ends) == 0 else { throw SystemFailure() }
    return (PipeEnd(ends[0]), PipeEnd(ends[1]))
  }
}

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
  /// An inherited descriptor would not do: many programs close descriptors that they do not know.
  package var path: SystemText { SystemText("/proc/\(getpid())/fd/\(descriptor)") }
}
