import GridpickSystem

/// A descriptor that bytes are written to: standard output or standard error.
package struct OutputStream: Sendable {
  /// The reason why bytes could not be written.
  package struct WriteError: Error {
    fileprivate let code: Int32

    /// The reason in the system's words.
    package var reason: String { String(cString: strerror(code)) }
    /// True if nobody reads the bytes any more.
    var isReaderGone: Bool { code == EPIPE }
    static let noRoom = WriteError(code: ENOSPC)
  }

  private let descriptor: Int32
  /// The time for which the reader may take nothing; nil is for ever.
  private let patience: Duration?

  /// The number of bytes that a pipe with any room takes without a wait, PIPE_BUF of pipe(7).
  private static let surelyTaken = 4_096

  package init(descriptor: Int32, patience: Duration? = nil) {
    self.descriptor = descriptor
    self.patience = patience
  }

  package static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  /// The stream for complaints.
  ///
  /// A complaint is written before the pick, and the pick must not be lost because a reader never
  /// reads the complaint.
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

  /// Waits until the descriptor takes bytes.
  ///
  /// Another program that shares the descriptor may have made it non-blocking.
  private func waitForRoom() throws(WriteError) {
    let deadline = patience.map { MonotonicClock.now + $0 }
    let events = Poll.wait(for: descriptor, events: POLLOUT, until: deadline)
    // If waiting is impossible, as with `ulimit -n 0`, the write itself reports the error.
    guard events == 0, let deadline, MonotonicClock.now >= deadline else { return }
    throw WriteError(code: EAGAIN)
  }
}
