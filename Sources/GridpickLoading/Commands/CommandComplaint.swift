import GridpickSystem

/// What a command writes to its standard error: the beginning is kept, and the rest read all the same,
/// so that the command never has to wait.
struct CommandComplaint {
  private static let mostKept = 4_096

  private let pipe: PipeEnd
  private var bytes: [UInt8] = []
  private var hasEnded = false

  init(_ pipe: PipeEnd) {
    self.pipe = pipe
    _ = fcntl(pipe.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Nil once nobody can write any more.
  var descriptor: Int32? { hasEnded ? nil : pipe.descriptor }

  /// Reads once; false where there is nothing by now.
  @discardableResult
  mutating func readOn() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(pipe.descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR }
    hasEnded = count == 0
    bytes += buffer[..<min(count, Self.mostKept - bytes.count)]
    return count > 0
  }

  /// The first line that says something, of all that is there by now.
  mutating func firstLine() -> String? {
    while !hasEnded, bytes.count < Self.mostKept, readOn() {}
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = lines.first { $0.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }
}
