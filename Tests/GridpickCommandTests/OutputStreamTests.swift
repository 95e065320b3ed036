import GridpickCommand
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Bytes reach a reader who takes his time.
struct OutputStreamTests {
  /// A pipe that is full, and refuses more instead of making its writer wait.
  private static func fullPipe() throws -> (reading: Int32, writing: Int32, count: Int) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let filling = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while true {
      let written = write(ends[1], filling, filling.count)
      guard written > 0 else { return (ends[0], ends[1], count) }
      count += written
    }
  }

  @Test func `a write waits for a full pipe`() throws {
    let pipe = try Self.fullPipe()
    defer { close(pipe.reading) }
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let reader = try Drain.start(of: pipe.reading)
    try OutputStream(descriptor: pipe.writing).write(bytes)
    close(pipe.writing)
    #expect(reader.wait() == [UInt8](repeating: 0, count: pipe.count) + bytes)
  }
}

/// A thread that reads a descriptor to its end.
private final class Drain: @unchecked Sendable {
  private let descriptor: Int32
  private var thread = pthread_t()
  /// The thread's until it has been waited for.
  private var bytes: [UInt8] = []

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  static func start(of descriptor: Int32) throws -> Drain {
    let drain = Drain(descriptor)
    let context = Unmanaged.passRetained(drain).toOpaque()
    let code = pthread_create(
      &drain.thread, nil,
      { context in
        if let context { Unmanaged<Drain>.fromOpaque(context).takeRetainedValue().drain() }
        return nil
      }, context)
    try #require(code == 0)
    return drain
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer[..<count]
    }
  }

  func wait() -> [UInt8] {
    pthread_join(thread, nil)
    return bytes
  }
}
