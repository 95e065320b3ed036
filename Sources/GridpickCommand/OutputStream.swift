import GridpickSystem

/// A descriptor that takes bytes: standard output or standard error.
package struct OutputStream: Sendable {
  /// Why bytes could not be written.
  package struct WriteError: Error {
    fileprivate let code: Int32

    /// In the system's words.
    package var reason: String { String(cString: strerror(code)) }
    /// Whether nobody reads them any more.
    var isReaderGone: Bool { code == EPIPE }
  }

  private let descriptor: Int32
  /// How long the reader may take nothing; nil is for ever.
  private let patience: Duration?

  /// As much as a pipe that has room at all takes without a wait, PIPE_BUF of pipe(7).
  private static let surelyTaken = 4_096

  package init(descriptor: Int32, patience: Duration? = nil) {
    self.descriptor = descriptor
    self.patience = patience
  }

  package static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  /// A complaint comes before the pick, which must not be lost for a reader who never reads it.
  package static let standardError = OutputStream(descriptor: STDERR_FILENO, patience: .seconds(1))

  package func write(_ bytes: [UInt8]) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      try waitForRoom()
      let piece = patience == nil ? rest : rest.prefix(Self.surelyTaken)
      let written = piece.withUnsafeBytes {
        GridpickSystem.write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR, errno != EAGAIN {
        throw WriteError(code: errno)
      }
    }
  }

  /// Somebody who shares the descriptor may have made it one that does not wait by itself.
  private func waitForRoom() throws(WriteError) {
    let deadline = patience.map { MonotonicClock.now + $0 }
    let events = Poll.wait(for: descriptor, events: POLLOUT, until: deadline)
    // Where there can be no waiting, as with `ulimit -n 0`, the write itself says what is wrong.
    guard events == 0, let deadline, MonotonicClock.now >= deadline else { return }
    throw WriteError(code: EAGAIN)
  }
}
