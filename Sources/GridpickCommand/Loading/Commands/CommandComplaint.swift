import GridpickCSystem
import GridpickTerminal

/// The beginning of a command's standard error; the rest is read only to let the command go on.
struct CommandComplaint {
  private static let mostKept = 4_096
  /// The largest number of bytes thrown away at once; after that the reader rests.
  private static let mostDropped = 1 << 20
  private static let rest = Duration.milliseconds(20)

  private let pipe: PipeEnd
  private var bytes: [UInt8] = []
  private var hasEnded = false

  init(_ pipe: PipeEnd) {
    self.pipe = pipe
    _ = fcntl(pipe.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// A descriptor that is readable when there is something to read; nil once nothing can write.
  var descriptor: Int32? { hasEnded ? nil : pipe.descriptor }

  /// Reads more; called when there is something to read.
  mutating func readOn() {
    if isFull { drop() } else { readOnce() }
  }

  private var isFull: Bool { bytes.count == Self.mostKept }

  /// Reads once; returns the number of bytes, which is negative if there is nothing to read now.
  @discardableResult
  private mutating func readOnce() -> Int {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = GridpickTerminal.read(pipe.descriptor, &buffer, buffer.count)
    hasEnded = count == 0
    bytes += buffer[..<max(0, min(count, Self.mostKept - bytes.count))]
    return count
  }

  /// Empties the pipe, and rests, because an endless complaint would keep a processor busy.
  private mutating func drop() {
    platform_widen_pipe(pipe.descriptor, Int32(Self.mostDropped))
    var left = Self.mostDropped
    while left > 0 {
      let count = readOnce()
      guard count > 0 else { break }
      left -= count
    }
    if !hasEnded { _ = poll(nil, 0, Self.rest.pollMilliseconds) }
  }

  /// Returns the first line that is not blank, of all bytes written by now; nil if there is none.
  mutating func firstLine() -> String? {
    while !hasEnded, !isFull, readOnce() > 0 {}
    return Self.firstLine(of: bytes)
  }

  static func firstLine(of file: MemoryFile) -> String? {
    lseek(file.descriptor, 0, SEEK_SET)
    let bytes = try? InputDescriptor(file.descriptor).beginning(limit: mostKept)
    return bytes.flatMap { firstLine(of: $0) }
  }

  private static func firstLine(of bytes: [UInt8]) -> String? {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = lines.first { $0.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }
}
