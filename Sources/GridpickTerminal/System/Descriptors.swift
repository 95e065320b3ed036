import GridpickCSystem

/// A descriptor that is closed when this object is freed.
package final class OwnedDescriptor: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Returns the ends of a new pipe, which are closed on exec, too.
  package static func pair() throws(Fault) -> (reading: OwnedDescriptor, writing: OwnedDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard platform_pipe(&ends) == 0 else { throw Fault() }
    return (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
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

/// A descriptor that bytes are written to: standard output or standard error.
package struct OutputStream: Sendable {
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  package static let standardError = OutputStream(descriptor: STDERR_FILENO)

  package func write(_ bytes: [UInt8]) throws(Fault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        GridpickTerminal.write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        // Another program that shares the descriptor may have made it non-blocking.
        _ = Poll.wait(for: descriptor, events: POLLOUT)
      } else if errno != EINTR {
        throw Fault()
      }
    }
  }
}
