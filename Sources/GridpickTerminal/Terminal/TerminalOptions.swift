import GridpickCore

package struct TerminalOptions: Equatable, Sendable {
  /// True if the terminal is asked to show each large frame at once, not piece by piece.
  package var isSynchronized = true
  package var hasMouse = true
  /// True if Ctrl-Z stops the picker; otherwise it is a key like others.
  package var hasStopKey = true

  /// True if 24-bit colours are wanted, although they take some time at the start.
  package var wantsDirectColor = false

  /// True if the terminal is asked for its background; the first frame does not wait for it.
  package var asksBackground = false

  /// True if output of the program to this terminal waits until the terminal is given back.
  package var holdsOutputBack = false

  /// The number of lines below the prompt that the picker takes; nil is the whole screen.
  package var height: Height?
  package var heightName = "--height"

  /// The time for which an escape may begin a key; a second, as in ncurses, makes Esc feel broken.
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
