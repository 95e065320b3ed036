import GridpickTerminal

/// An open file descriptor, closed with its owner.
final class Descriptor {
  /// Standard streams of a child are set up on 0–3; ours stay out of their way.
  private static let lowestNumber: Int32 = 10

  let number: Int32

  /// Takes over what a system call returned, moved out of the children's way and closed on exec.
  init(adopting opened: Int32, from call: String) throws(HarnessError) {
    guard opened >= 0 else { throw .lastFailure(of: call) }
    number = fcntl(opened, F_DUPFD_CLOEXEC, Self.lowestNumber)
    let isMoved = number >= 0
    close(opened)
    guard isMoved else { throw .system(call: "fcntl", code: EMFILE) }
  }

  deinit {
    close(number)
  }

  static func open(_ path: String, _ flags: Int32) throws(HarnessError) -> Descriptor {
    try Descriptor(
      adopting: GridpickTerminal.open(path, flags | O_CLOEXEC, 0o600), from: "open \(path)")
  }

  static func pipe() throws(HarnessError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard GridpickTerminal.pipe(&ends) == 0 else { throw .lastFailure(of: "pipe") }
    let reading = try Descriptor(adopting: ends[0], from: "pipe")
    return (reading, try Descriptor(adopting: ends[1], from: "pipe"))
  }

  func stopBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// One read of what is there now.
  func readAvailable(atMost limit: Int = 1 << 16) -> Reading {
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while true {
      let count = read(number, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer.prefix(count))) }
      if count < 0 && errno == EINTR { continue }
      // A pty master answers EIO when its other side is gone.
      return count < 0 && errno == EAGAIN ? .nothingYet : .ended
    }
  }

  /// Writes what fits now and takes it off the front of `pending`; false when nobody reads any more.
  func writeAvailable(_ pending: inout [UInt8]) -> Bool {
    while !pending.isEmpty {
      let count = write(number, pending, pending.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return errno == EAGAIN }
      pending.removeFirst(count)
    }
    return true
  }

  /// The result of one read.
  enum Reading {
    case bytes([UInt8])
    case nothingYet
    case ended
  }
}
