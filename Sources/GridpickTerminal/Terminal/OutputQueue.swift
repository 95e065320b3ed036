/// A queue of bytes for a terminal that may be slow: a frame is one write, and sending never waits.
struct OutputQueue {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var start = 0

  init(to descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// True if no bytes are pending; frames are painted only then, so that they never pile up.
  var isEmpty: Bool { start == pending.count }

  mutating func send(_ bytes: [UInt8]) {
    pending.removeSubrange(..<start)
    start = 0
    pending += bytes
    flush()
  }

  mutating func flush() {
    while !isEmpty {
      let written = pending.withUnsafeBytes { bytes in
        GridpickTerminal.write(
          descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written < 0, errno == EINTR { continue }
      // The session notices that the terminal is gone when it reads keys.
      guard written > 0 else { return }
      start += written
    }
    clear()
  }

  /// Waits until the terminal has taken everything; gives up if it takes nothing for `patience`.
  mutating func drain(within patience: Duration) {
    while !isEmpty {
      let deadline = MonotonicClock.now + patience
      // No event means that the patience is over; any other event means that the terminal is gone.
      guard Poll.wait(for: descriptor, events: POLLOUT, until: deadline) == POLLOUT else { return }
      flush()
    }
  }

  mutating func clear() {
    pending.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Drops the pending bytes, except the rest of a character: a cut one is drawn as a symbol.
  mutating func discard() {
    pending = pending[start...].prefix { $0 & 0xc0 == 0x80 }.map(\.self)
    start = 0
  }

  /// Drops all pending bytes; returns the rest of a character, which the caller must send first.
  mutating func removeRest() -> [UInt8] {
    discard()
    defer { clear() }
    return pending
  }
}
