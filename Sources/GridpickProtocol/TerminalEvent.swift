import GridpickScreen

/// What comes from a terminal.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// Text that was pasted, which is not keys.
  case pasted(String)
  case mouse(MouseEvent)
  /// The window got the focus, or lost it.
  case focus(Bool)
  case resized(ScreenSize)
  /// The terminal's background, red 0xff0000, as it was asked for.
  case background(UInt32)
  /// What the terminal cannot do, in words.
  case notice(String)
  /// What is watched beside the terminal has something to read.
  case readable(Int32)
  /// A signal that ends programs has come, and the program has handled it itself.
  case ended
  /// There is no terminal any more.
  case gone
}
