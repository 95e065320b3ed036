import GridpickCore

/// A picker on the controlling terminal that talks in lines (rule Y1).
package enum PlainPicker {
  /// The size of the view; nothing is drawn, so a list has a single column.
  private static let nowhere = ScreenSize(lines: 1, columns: 1)

  package static func alone(suits type: String?) -> Bool { type == "dumb" }

  /// Opens the terminal, and first says `words`; the caller must finish the picker.
  package static func open(
    _ setup: PickerSetup, isASCII: Bool, saying words: [String] = []
  ) throws(TerminalError) -> RunningPicker {
    let (terminal, isUTF8, end) = try setup.opened { _ throws(TerminalError) in
      try LineTerminal()
    }
    let look = Look(
      theme: Theme(colorCount: 0), signs: isUTF8 && !isASCII ? .unicode : .ascii)
    let loop = LineLoop(
      setup.state(look, nowhere), PlainDialogue(saying: words),
      on: PlainTerminal(
        size: { terminal.size },
        nextEvents: { terminal.nextEvents(timeout: $0, watching: $1, takesLines: $2) },
        write: terminal.write, now: { MonotonicClock.now }),
      services: setup.services)
    return RunningPicker(loop, services: setup.services, ending: end)
  }
}

/// A terminal of lines and a clock as functions, so that a test needs neither.
package struct PlainTerminal {
  package var size: () -> ScreenSize
  /// Sleeps until a descriptor, or with `takesLines` a line, can be read, or the timeout is over.
  package var nextEvents:
    (_ timeout: Duration?, _ watching: [Int32], _ takesLines: Bool) -> [TerminalEvent]
  package var write: (String) -> Void
  package var now: () -> Duration
}
