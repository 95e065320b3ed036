import GridpickCPlatform
import GridpickTerminal

/// The standard error of a command, of which the beginning is kept.
///
/// The rest is read all the same, so that the command never has to wait for long.
struct CommandComplaint {
  private static let mostKept = 4_096
  /// The largest number of bytes thrown away at once; after that the reader waits for `rest`.
  private static let mostDropped = 1 << 20
  private static let rest = Duration.milliseconds(20)

  private let pipe: PipeEnd
  private var bytes: [UInt8] = []
  private var hasEnded = false
  /// The timer of the rest; nil until more bytes come than are kept.
  private var timer: RestTimer?
  private var rests = false

  init(_ pipe: PipeEnd) {
    self.pipe = pipe
    _ = fcntl(pipe.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// A descriptor that is readable when there is something to read; nil once nothing can write.
  var descriptor: Int32? {
    if hasEnded { return nil }
    return rests ? timer?.descriptor : pipe.descriptor
  }

  /// Reads more; called when there is something to read.
  mutating func readOn() {
    if isFull { drop() } else { readOnce() }
  }

  private var isFull: Bool { bytes.count == Self.mostKept }

  /// Reads once; returns false if there is nothing to read now.
  @discardableResult
  private mutating func readOnce() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = GridpickTerminal.read(pipe.descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR }
    hasEnded = count == 0
    bytes += buffer[..<min(count, Self.mostKept - bytes.count)]
    return count > 0
  }

  /// Empties the pipe, and starts a rest if there was something in it.
  private mutating func drop() {
    if timer == nil {
      timer = RestTimer()
      platform_widen_pipe(pipe.descriptor, Int32(Self.mostDropped))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var left = Self.mostDropped
    var count = 0
    repeat {
      count = GridpickTerminal.read(pipe.descriptor, &buffer, buffer.count)
      left -= max(0, count)
    } while count > 0 && left > 0
    hasEnded = count == 0
    rests = timer != nil && left < Self.mostDropped
    if rests { timer?.begin(for: Self.rest) }
  }

  /// Returns the first line that is not blank, of all bytes written by now; nil if there is none.
  mutating func firstLine() -> String? {
    while !hasEnded, !isFull, readOnce() {}
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = lines.first { $0.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }
}
