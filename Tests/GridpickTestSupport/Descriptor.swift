import GridpickTerminal

/// An open file descriptor, closed with its owner.
final class Descriptor {
  /// The lowest number of our own descriptors; 0–3 are for the standard streams of a child.
  private static let lowestNumber: Int32 = 10

  let number: Int32

  /// Adopts the result of a system call; moves it above the children's numbers, closed on exec.
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

  /// Reads once, without waiting.
  func readAvailable(atMost limit: Int = 1 << 16) -> Reading {
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while true {
      let count = read(number, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer.prefix(count))) }
      if count < 0 && errno == EINTR { continue }
      // A pty master returns EIO after its other side has closed.
      return count < 0 && errno == EAGAIN ? .nothingYet : .ended
    }
  }

  /// Writes as much of `pending` as fits now and removes it; returns false if there is no reader.
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
