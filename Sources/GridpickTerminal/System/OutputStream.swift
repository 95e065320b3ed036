/// A descriptor that bytes are written to: standard output or standard error.
package struct OutputStream: Sendable {
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  package static let standardError = OutputStream(descriptor: STDERR_FILENO)

  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
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
        throw SystemFailure()
      }
    }
  }
}
