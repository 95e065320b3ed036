/// The controlling terminal, read and written line by line.
///
/// Its modes stay as they are, and no escape sequence is sent.
package final class LineTerminal {
  /// The result of waiting for a line.
  package enum Typed: Equatable, Sendable {
    case line(String)
    /// The input has ended, and no more lines come.
    case end
    case gone
  }

  /// The most bytes kept of a line whose end has not come yet; the rest is dropped.
  private static let longestLine = 1 << 16

  private let descriptor: Int32
  /// The bytes read after the end of the last line.
  private var unread: [UInt8] = []

  package init() throws(TerminalError) {
    descriptor = GridpickTerminal.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noTerminal(reason: TerminalDevice.systemReason) }
  }

  deinit {
    GridpickTerminal.close(descriptor)
  }

  /// The number of lines on the screen; nil if the terminal does not know.
  package var lineCount: Int? { count(\.ws_row) }

  /// The number of columns on the screen; nil if the terminal does not know.
  package var columnCount: Int? { count(\.ws_col) }

  private func count(_ side: KeyPath<winsize, UInt16>) -> Int? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window[keyPath: side] > 0 else {
      return nil
    }
    return Int(window[keyPath: side])
  }

  /// Waits for a line and returns it.
  ///
  /// A line ends with a line feed or a carriage return, depending on the terminal's modes.
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

  /// Waits for bytes; returns nil if the terminal is gone, and no bytes at the end of the input.
  private func read() -> [UInt8]? {
    let most = 4_096
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      repeat {
        count = GridpickTerminal.read(descriptor, buffer.baseAddress, most)
      } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  /// Writes a text, and waits until the terminal has taken it.
  ///
  /// An error is ignored: `readLine` notices that the terminal is gone.
  package func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        GridpickTerminal.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
