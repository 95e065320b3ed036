import GridpickCore
import GridpickModel
import GridpickRendering
import GridpickScreen
import GridpickSystem
import GridpickTerminal

/// One picker on the controlling terminal, from opening to leaving.
package struct PickerSession {
  /// What the outside says, so that nothing here asks for it.
  package var environment: @Sendable (String) -> String?
  package var terminalOptions = TerminalOptions()
  package var isASCII = false
  package var colors: ColorSpec?
  package var chosenStyle: CellStyle?

  package init(environment: @escaping @Sendable (String) -> String?) {
    self.environment = environment
  }

  /// Shows the data until something is picked or the picker is left; leaves the terminal as it was.
  ///
  /// What has news is heard once the first frame is on the screen. The last notice is answered too, seen
  /// or not.
  package func run(
    _ data: GridData, isComplete: Bool = true, sources: [NewsSource] = [],
    errands: ErrandRunner? = nil, commands: CommandRunner? = nil, sorter: Sorter = .direct,
    finder: MatchFinder = .direct, previewer: Previewer? = nil,
    notice: String? = nil,
    start: GridpickModel.Position?,
    settings: (Look) -> PickerSettings,
    telling tell: (PickerEffect) -> Void = { _ in }
  ) throws(TerminalError) -> (outcome: PickerOutcome, content: PickedContent, notice: String?) {
    let signals = try TerminalSignals()
    defer { signals.end() }
    let terminal = try TerminalSession.open(
      type: environment("TERM"), signals: signals, options: openingOptions)
    // First the terminal is given back, for a stubborn command may take a while to end; until it has, a
    // signal that ends the program ends it too.
    defer {
      previewer?.end()
      commands?.end()
      errands?.end()
    }
    defer { terminal.close() }
    // Behind what is asked of the terminal, which takes its time to answer.
    let isUTF8 = TerminalLocale.adopt()
    let look = Look(
      theme: theme(on: terminal), signs: isUTF8 && !isASCII ? .unicode : .ascii,
      chosenStyle: chosenStyle)
    let state = PickerState(
      data, isComplete: isComplete, notice: notice, settings: settings(look), size: terminal.size,
      start: start, at: MonotonicClock.now)
    var loop = PickerLoop(
      state, on: PickerTerminal(terminal) { MonotonicClock.now },
      sources: sources, errands: errands, commands: commands, sorter: sorter, finder: finder,
      previewer: previewer)
    let outcome = loop.run(telling: tell)
    return (outcome, loop.state.picked, loop.notice)
  }

  private func theme(on terminal: TerminalSession) -> Theme {
    Theme(
      colorCount: wantsColor ? terminal.colorCount : 0,
      background: environment("COLORFGBG").flatMap(RGB.init(colorfgbg:)), isGuess: true,
      spec: colors)
  }

  /// As https://no-color.org has it; what somebody asks for on the command line goes before that.
  private var wantsColor: Bool {
    colors?.wantsColor ?? (environment("NO_COLOR") ?? "").isEmpty
  }

  private var openingOptions: TerminalOptions {
    // By COLORTERM most terminals that show 24-bit colours say that they do.
    let hasDirectColor = ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
    var options = terminalOptions
    if let delay = environment("ESCDELAY").flatMap({ Int($0) }) {
      options.escapeDelay = .milliseconds(max(0, min(delay, 1_000)))
    }
    options.wantsDirectColor = wantsColor && hasDirectColor
    options.asksBackground = wantsColor && colors?.knowsBackground != true
    return options
  }
}
