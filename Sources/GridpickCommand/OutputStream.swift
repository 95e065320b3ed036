import GridpickSystem

/// A descriptor that takes bytes: standard output or standard error.
package struct OutputStream: Sendable {
  /// Why bytes could not be written; the reason is the system's.
  package struct WriteError: Error {
    package let reason: String
  }

  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  package static let standardError = OutputStream(descriptor: STDERR_FILENO)

  package func write(_ bytes: [UInt8]) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        GridpickSystem.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw WriteError(reason: String(cString: strerror(errno)))
      }
      rest = rest.dropFirst(written)
    }
  }
}
