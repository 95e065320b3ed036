import GridpickCore

/// The controlling terminal, used line by line, with unchanged modes and no escape sequences.
package final class LineTerminal {
  /// The most bytes kept of a line whose end has not come yet; the rest is dropped.
  private static let longestLine = 1 << 16

  private let descriptor: Int32
  private var unread: [UInt8] = []

  package init() throws(TerminalError) {
    descriptor = GridpickTerminal.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noTerminal(reason: Fault().reason) }
  }

  deinit {
    GridpickTerminal.close(descriptor)
  }

  /// The size for a terminal that does not report its size.
  package static let usualSize = ScreenSize(lines: 23, columns: 80)

  var size: ScreenSize {
    var window = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    return ScreenSize(
      lines: window.ws_row > 0 ? Int(window.ws_row) : Self.usualSize.lines,
      columns: window.ws_col > 0 ? Int(window.ws_col) : Self.usualSize.columns)
  }

  /// Waits for descriptors and, with `takesLines`, for a line that ends with LF or CR.
  package func nextEvents(
    timeout: Duration?, watching descriptors: [Int32], takesLines: Bool
  ) -> [TerminalEvent] {
    let deadline = timeout.map { MonotonicClock.now + $0 }
    var waits = (descriptors + (takesLines ? [descriptor] : []))
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      if takesLines, let line = nextLine() { return [.typed(line)] }
      guard Poll.wait(for: &waits, until: deadline) else { return [] }
      let news = waits.prefix(descriptors.count).filter { $0.revents != 0 }
      if !news.isEmpty { return news.map { .readable($0.fd) } }
      guard let bytes = read() else { return [.gone] }
      guard !bytes.isEmpty else { return [.ended] }
      unread = Array(unread.prefix(Self.longestLine)) + bytes
    }
  }

  private func nextLine() -> String? {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard let end = unread.firstIndex(where: ends.contains) else { return nil }
    defer { unread.removeSubrange(...end) }
    return String(decoding: unread[..<end], as: UTF8.self)
  }

  /// Waits for bytes; returns nil if the terminal is gone, and no bytes at the end of the input.
  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = GridpickTerminal.read(descriptor, &bytes, bytes.count)
      if count >= 0 { return Array(bytes[..<count]) }
      guard errno == EINTR else { return nil }
    }
  }

  /// Waits until the terminal takes the text; a terminal that is gone is noticed at the next read.
  package func write(_ text: String) {
    try? OutputStream(descriptor: descriptor).write(Array(text.utf8))
  }
}
