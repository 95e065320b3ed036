import GridpickCore

/// The functions of a terminal and a clock for a picker that talks in lines.
///
/// A test can run such a picker without either.
package struct PlainTerminal {
  /// Returns the number of lines on the screen; nil if the terminal does not know.
  package var lineCount: () -> Int?
  /// Returns the number of columns on the screen; nil if the terminal does not know.
  package var columnCount: () -> Int?
  /// Sleeps until a descriptor can be read or the timeout is over, and returns what came.
  ///
  /// If lines are taken, a typed line ends the sleep too.
  package var nextEvents:
    (_ timeout: Duration?, _ watching: [Int32], _ takesLines: Bool) -> [TerminalEvent]
  package var write: (String) -> Void
  /// The time since any fixed moment.
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
