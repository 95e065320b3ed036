import GridpickCore
import GridpickTestSupport

/// All that a program can leave behind on a terminal.
struct LeftTerminal: Equatable {
  static let textBefore = "before\r\n$ "

  let settings: TerminalModes
  let modes: Set<Int>
  let isAlternateScreen: Bool
  let isCursorVisible: Bool
  let cursor: ScreenPoint
  let lines: [String]
  /// In which style another program's text would appear.
  let style: Style
  /// The sequence of the up arrow.
  let arrow: [UInt8]

  /// As it is after the program.
  init(_ terminal: PseudoTerminal) {
    self.init(terminal.screen, settings: terminal.terminalModes)
  }

  /// As it was before.
  init(before terminal: PseudoTerminal) {
    let screen = VirtualTerminal(size: terminal.screen.size)
    screen.feed(Self.textBefore)
    self.init(screen, settings: terminal.initialModes)
  }

  private init(_ screen: VirtualTerminal, settings: TerminalModes) {
    self.settings = settings
    modes = screen.modes
    isAlternateScreen = screen.isAlternateScreen
    isCursorVisible = screen.isCursorVisible
    cursor = screen.cursor
    lines = screen.lines
    _ = screen.takeAnswers()
    screen.press(.up)
    arrow = screen.takeAnswers()
    screen.feed("x")
    style = screen.cell(at: cursor).style
  }
}

extension Launch {
  /// On a terminal with something on it already.
  func afterOtherText() -> Launch {
    through(#"printf '\#(Self.shellText)' >/dev/tty; exec "$@""#)
  }

  private static let shellText = #"before\r\n$ "#
}
