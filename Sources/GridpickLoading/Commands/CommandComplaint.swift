import GridpickCPlatform
import GridpickSystem

/// What a command writes to its standard error: the beginning is kept, and the rest read all the same,
/// so that the command never has to wait for long.
struct CommandComplaint {
  private static let mostKept = 4_096
  /// What is thrown away is, so much at once at most, and not more often than this.
  private static let mostDropped = 1 << 20
  private static let rest = Duration.milliseconds(20)

  private let pipe: PipeEnd
  private var bytes: [UInt8] = []
  private var hasEnded = false
  /// Made once there is more than is kept.
  private var timer: RestTimer?
  private var rests = false

  init(_ pipe: PipeEnd) {
    self.pipe = pipe
    _ = fcntl(pipe.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Readable when there is something to read; nil once nobody can write any more.
  var descriptor: Int32? {
    if hasEnded { return nil }
    return rests ? timer?.descriptor : pipe.descriptor
  }

  /// To be called when there is something to read.
  mutating func readOn() {
    if isFull { drop() } else { read() }
  }

  private var isFull: Bool { bytes.count == Self.mostKept }

  /// Reads once; false where there is nothing by now.
  @discardableResult
  private mutating func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = GridpickSystem.read(pipe.descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR }
    hasEnded = count == 0
    bytes += buffer[..<min(count, Self.mostKept - bytes.count)]
    return count > 0
  }

  /// Empties the pipe, and rests where there was something in it.
  private mutating func drop() {
    if timer == nil {
      timer = RestTimer()
      platform_widen_pipe(pipe.descriptor, Int32(Self.mostDropped))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var left = Self.mostDropped
    var count = 0
    repeat {
      count = GridpickSystem.read(pipe.descriptor, &buffer, buffer.count)
      left -= max(0, count)
    } while count > 0 && left > 0
    hasEnded = count == 0
    rests = timer != nil && left < Self.mostDropped
    if rests { timer?.begin(for: Self.rest) }
  }

  /// The first line that says something, of all that is there by now.
  mutating func firstLine() -> String? {
    while !hasEnded, !isFull, read() {}
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = lines.first { $0.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }
}
