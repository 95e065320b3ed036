import GridpickCore

/// A picker on the controlling terminal, from opening to leaving.
package struct TerminalPicker {
  package var terminalOptions = TerminalOptions()
  package var isASCII = false
  package var colors: ColorSpec?
  package var chosenStyle: CellStyle?

  package init() {}

  /// Takes the terminal over; the caller must finish the picker that this returns.
  package func open(_ setup: PickerSetup) throws(TerminalError) -> RunningPicker {
    let (terminal, isUTF8, end) = try setup.opened { signals throws(TerminalError) in
      try TerminalSession(
        type: String(variable: "TERM"), signals: signals, options: openingOptions)
    }
    let look = Look(
      theme: theme(on: terminal), signs: isUTF8 && !isASCII ? .unicode : .ascii,
      chosenStyle: chosenStyle)
    let loop = PickerLoop(
      setup.state(look, terminal.size), on: PickerTerminal(terminal),
      services: setup.services)
    return RunningPicker(loop, services: setup.services, leaving: terminal.close, ending: end)
  }

  private func theme(on terminal: TerminalSession) -> Theme {
    Theme(
      colorCount: wantsColor ? terminal.colorCount : 0,
      background: String(variable: "TERM")?.hasPrefix("linux") == true ? .black : nil, spec: colors)
  }

  /// True if colours are wanted: by the command line, or else by NO_COLOR (https://no-color.org).
  private var wantsColor: Bool {
    colors?.wantsColor ?? (String(variable: "NO_COLOR") ?? "").isEmpty
  }

  private var openingOptions: TerminalOptions {
    // Most terminals that show 24-bit colours say so in COLORTERM.
    let hasDirectColor = ["truecolor", "24bit"].contains(String(variable: "COLORTERM") ?? "")
    var options = terminalOptions
    if let delay = String(variable: "ESCDELAY").flatMap({ Int($0) }) {
      options.escapeDelay = .milliseconds(max(0, min(delay, 1_000)))
    }
    options.wantsDirectColor = wantsColor && hasDirectColor
    options.asksBackground = wantsColor && colors?.knowsBackground != true && !isInScreen
    return options
  }

  /// True in GNU screen, whose answer about the background may come after the picker has ended.
  private var isInScreen: Bool {
    // In tmux TERM may also begin with `screen`.
    guard (String(variable: "TMUX") ?? "").isEmpty else { return false }
    let isNamed = String(variable: "TERM")?.hasPrefix("screen") == true
    return isNamed || !(String(variable: "STY") ?? "").isEmpty
  }
}
