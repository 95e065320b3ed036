/// The functions of a terminal and a clock for a picker that talks in lines.
///
/// A test can run such a picker without either.
package struct PlainTerminal {
  /// Returns the number of lines on the screen; nil if the terminal does not know.
  package var lineCount: () -> Int?
  /// Returns the number of columns on the screen; nil if the terminal does not know.
  package var columnCount: () -> Int?
  /// Waits for a line and returns it.
  package var readLine: () -> LineTerminal.Typed
  package var write: (String) -> Void
  /// Sleeps until a descriptor can be read or the timeout is over; returns the readable ones.
  package var wait: (_ timeout: Duration?, _ descriptors: [Int32]) -> [Int32]
  /// The time since any fixed moment.
  package var now: () -> Duration

  package init(
    lineCount: @escaping () -> Int?, columnCount: @escaping () -> Int?,
    readLine: @escaping () -> LineTerminal.Typed, write: @escaping (String) -> Void,
    wait: @escaping (Duration?, [Int32]) -> [Int32], now: @escaping () -> Duration
  ) {
    self.lineCount = lineCount
    self.columnCount = columnCount
    self.readLine = readLine
    self.write = write
    self.wait = wait
    self.now = now
  }
}

extension PlainTerminal {
  init(_ terminal: LineTerminal) {
    self.init(
      lineCount: { terminal.lineCount }, columnCount: { terminal.columnCount },
      readLine: terminal.readLine, write: terminal.write,
      wait: { timeout, descriptors in
        var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard Poll.wait(for: &waits, until: timeout.map { MonotonicClock.now + $0 }) else {
          return []
        }
        return waits.filter { $0.revents != 0 }.map(\.fd)
      }, now: { MonotonicClock.now })
  }
}
