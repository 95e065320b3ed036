import GridpickProtocol

/// What is asked of a terminal beside showing frames and sending keys.
package struct TerminalOptions: Equatable, Sendable {
  /// Whether large frames are shown at once.
  package var isSynchronized = true
  /// Whether the mouse is the picker's; without it a terminal selects text with it.
  package var hasMouse = true

  /// Whether 24-bit colours are worth the time that they take at the start.
  package var wantsDirectColor = false

  /// Whether the terminal is asked for its background, for which the first frame does not wait.
  package var asksBackground = false

  /// Whether what the program prints on this terminal waits until it is given back.
  package var holdsOutputBack = false

  /// How many lines below the prompt are the picker's; nil is the whole screen.
  package var height: Height?

  /// How long an escape may be the beginning of a key; ncurses' own default of a second makes Esc feel
  /// broken.
  package var escapeDelay = Duration.milliseconds(25)

  package init() {}

  var beginReports: String {
    (hasMouse ? EscapeSequence.beginMouse + EscapeSequence.beginFocusReports : "")
      + EscapeSequence.beginBracketedPaste
  }

  var endReports: String {
    EscapeSequence.endBracketedPaste
      + (hasMouse ? EscapeSequence.endFocusReports + EscapeSequence.endMouse : "")
  }
}
