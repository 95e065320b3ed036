import GridpickCore

/// A picker on the controlling terminal that talks in lines (rule Y1).
package struct PlainPicker {
  package var isASCII = false
  /// The lines that are written before anything else.
  package var words: [String] = []

  /// The size of the view; nothing is drawn, so a list has a single column.
  private static let nowhere = ScreenSize(lines: 1, columns: 1)

  package init() {}

  /// Returns true if a terminal of this type can show nothing but lines.
  package static func alone(suits type: String?) -> Bool { type == "dumb" }

  package func run(_ setup: PickerSetup) throws(TerminalError) -> PickerResult {
    var picker = try open(setup)
    return picker.run()
  }

  /// Opens the terminal; the caller must finish the picker that this returns.
  package func open(_ setup: PickerSetup) throws(TerminalError) -> RunningPicker {
    let (terminal, isUTF8, end) = try setup.opened { _ throws(TerminalError) in
      try LineTerminal()
    }
    let look = Look(
      theme: Theme(colorCount: 0), signs: isUTF8 && !isASCII ? .unicode : .ascii)
    let loop = LineLoop(
      setup.state(look, Self.nowhere), PlainDialogue(saying: words),
      on: PlainTerminal(terminal), services: setup.services)
    return RunningPicker(loop, services: setup.services, ending: end)
  }
}
