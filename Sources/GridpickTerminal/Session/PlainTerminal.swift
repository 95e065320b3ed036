import GridpickCore

/// A terminal of lines and a clock as functions, so that a test needs neither.
package struct PlainTerminal {
  /// Returns the number of lines on the screen; nil if the terminal does not know.
  package var lineCount: () -> Int?
  package var columnCount: () -> Int?
  /// Sleeps until a descriptor, or a typed line if taken, can be read, or the timeout is over.
  package var nextEvents:
    (_ timeout: Duration?, _ watching: [Int32], _ takesLines: Bool) -> [TerminalEvent]
  package var write: (String) -> Void
  package var now: () -> Duration

  package init(
    lineCount: @escaping () -> Int?, columnCount: @escaping () -> Int?,
    nextEvents: @escaping (Duration?, [Int32], Bool) -> [TerminalEvent],
    write: @escaping (String) -> Void, now: @escaping () -> Duration
  ) {
    self.lineCount = lineCount
    self.columnCount = columnCount
    self.nextEvents = nextEvents
    self.write = write
    self.now = now
  }
}

extension PlainTerminal {
  init(_ terminal: LineTerminal) {
    self.init(
      lineCount: { terminal.lineCount }, columnCount: { terminal.columnCount },
      nextEvents: { terminal.nextEvents(timeout: $0, watching: $1, takesLines: $2) },
      write: terminal.write, now: { MonotonicClock.now })
  }
}
