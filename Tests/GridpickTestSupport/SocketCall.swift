import GridpickTerminal

/// A connection to a Unix socket, closed with its owner.
package final class SocketCall {
  private let connection: Descriptor

  /// Connects; throws if nobody listens, or if the queue is full.
  package init(_ path: String) throws(HarnessError) {
    let stream = Int32(SOCK_STREAM.rawValue)
    connection = try Descriptor(adopting: socket(AF_UNIX, stream, 0), from: "socket")
    connection.stopBlocking()
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection.number, $0, size)
      }
    }
    guard result == 0 else { throw .lastFailure(of: "connect \(path)") }
  }

  /// Sends bytes as far as the other side accepts them, and returns the whole answer.
  package func answer(
    to bytes: some Sequence<UInt8>, ending endsSending: Bool = false
  ) throws(HarnessError) -> String {
    let deadline = Deadline(within: Deadline.patience)
    var pending = Array(bytes)
    var answer: [UInt8] = []
    while true {
      if !pending.isEmpty { send(&pending) }
      if pending.isEmpty, endsSending { shutdown(connection.number, Int32(SHUT_WR)) }
      switch connection.readAvailable() {
      case .bytes(let bytes): answer += bytes
      case .ended: return String(decoding: answer, as: UTF8.self)
      case .nothingYet:
        if deadline.hasPassed {
          throw .timedOut(
            waitingFor: "an answer", seen: String(decoding: answer, as: UTF8.self))
        }
        let events = pending.isEmpty ? POLLIN : POLLIN | POLLOUT
        _ = Poll.wait(for: connection.number, events: Int32(events), until: nil)
      }
    }
  }

  /// Sends the bytes that fit now, and does not wait for an answer.
  package func send(_ bytes: some Sequence<UInt8>) {
    var pending = Array(bytes)
    send(&pending)
  }

  private func send(_ pending: inout [UInt8]) {
    let count = GridpickTerminal.send(
      connection.number, pending, pending.count, Int32(MSG_NOSIGNAL))
    if count > 0 { pending.removeFirst(count) }
    // A closed connection takes no more bytes, but may contain an answer.
    if count < 0, errno != EAGAIN { pending = [] }
  }
}
