import GridpickSystem

/// Bytes on their way to a terminal that may be slow: one write a frame, and never a wait.
struct OutputQueue {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var start = 0

  init(to descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// While anything is pending nothing more should be painted: it would only fall behind.
  var isEmpty: Bool { start == pending.count }

  mutating func send(_ bytes: [UInt8]) {
    pending.removeSubrange(..<start)
    start = 0
    pending += bytes
    flush()
  }

  /// Writes what the terminal takes now.
  mutating func flush() {
    while !isEmpty {
      let written = pending.withUnsafeBytes { bytes in
        GridpickSystem.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written < 0, errno == EINTR { continue }
      // A terminal that is gone is noticed where keys are read.
      guard written > 0 else { return }
      start += written
    }
    clear()
  }

  /// Waits for the terminal to take everything, but not for one that takes nothing.
  mutating func drain(within patience: Duration) {
    while !isEmpty {
      let deadline = MonotonicClock.now + patience
      // Anything else that is told is an error: the terminal is gone.
      guard Poll.wait(for: descriptor, events: POLLOUT, until: deadline) == POLLOUT else { return }
      flush()
    }
  }

  /// Drops what is pending.
  mutating func clear() {
    pending.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Drops what is pending, but for the rest of a character that the terminal has the beginning of:
  /// one that is cut off may be drawn as a sign of its own, before what comes next.
  mutating func discard() {
    pending = pending[start...].prefix { $0 & 0xc0 == 0x80 }.map(\.self)
    start = 0
  }

  /// The same, handed over to who sends what comes next.
  mutating func takeRest() -> [UInt8] {
    discard()
    defer { clear() }
    return pending
  }
}
