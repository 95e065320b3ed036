import GridpickSystem
import GridpickTerminal

/// What a picker that talks in lines asks of a terminal and of a clock, so that it runs in a test without
/// either.
package struct PlainTerminal {
  /// How many lines it shows; nil where it does not know.
  package var lineCount: () -> Int?
  /// How many columns it shows; nil where it does not know.
  package var columnCount: () -> Int?
  /// Waits for a line.
  package var readLine: () -> LineTerminal.Typed
  package var write: (String) -> Void
  /// Sleeps until one of the descriptors can be read or the timeout is over, and gives those that can.
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
