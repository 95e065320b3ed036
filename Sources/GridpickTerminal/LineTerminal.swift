import GridpickSystem

/// The controlling terminal as it is, line by line: its modes are nobody's business here, and no escape
/// sequence is sent.
package final class LineTerminal {
  /// What somebody has typed.
  package enum Typed: Equatable, Sendable {
    case line(String)
    /// Nothing more will be.
    case end
    case gone
  }

  /// More of one line is not kept, whoever types that.
  private static let longestLine = 1 << 16

  private let descriptor: Int32
  /// What was read behind the last line.
  private var unread: [UInt8] = []

  package init() throws(TerminalError) {
    descriptor = GridpickSystem.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noTerminal(reason: TerminalDevice.systemReason) }
  }

  deinit {
    GridpickSystem.close(descriptor)
  }

  /// How many lines it shows; nil where it does not know.
  package var lineCount: Int? { count(\.ws_row) }

  /// How many columns it shows; nil where it does not know.
  package var columnCount: Int? { count(\.ws_col) }

  private func count(_ side: KeyPath<winsize, UInt16>) -> Int? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window[keyPath: side] > 0 else {
      return nil
    }
    return Int(window[keyPath: side])
  }

  /// Waits for a line, which ends as the terminal's modes have it.
  package func readLine() -> Typed {
    while true {
      if let end = unread.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ) {
        defer { unread.removeSubrange(...end) }
        return .line(String(decoding: unread[..<end], as: UTF8.self))
      }
      unread = Array(unread.prefix(Self.longestLine))
      guard let bytes = read() else { return .gone }
      guard !bytes.isEmpty else { return .end }
      unread += bytes
    }
  }

  /// Nil where the terminal is gone; nothing is the end.
  private func read() -> [UInt8]? {
    let most = 4_096
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      repeat {
        count = GridpickSystem.read(descriptor, buffer.baseAddress, most)
      } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  /// Waits until the terminal has taken a text; one that is gone is noticed where lines are read.
  package func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        GridpickSystem.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
