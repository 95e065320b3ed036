/// An event that comes from a terminal.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// Pasted text, which is not keys.
  case pasted(String)
  /// A whole line, typed on a terminal that is read line by line.
  case typed(String)
  case mouse(MouseEvent)
  /// The window got the focus (true) or lost it (false).
  case focus(Bool)
  case resized(ScreenSize)
  /// The terminal's background, which the program asked for; 0xff0000 is red.
  case background(UInt32)
  /// A message that says what the terminal cannot do.
  case notice(String)
  /// A descriptor that is watched beside the terminal has something to read.
  case readable(Int32)
  /// The input has ended, or a signal that ends programs has come and has been handled.
  case ended
  /// The terminal does not exist any more.
  case gone
}
