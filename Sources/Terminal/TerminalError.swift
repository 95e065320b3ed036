/// Why no terminal could be opened.
package enum TerminalError: Error, Equatable {
  /// There is no controlling terminal to draw on; the reason is the system's.
  case noTerminal(reason: String)
  /// TERM is not set.
  case noType
  /// TERM names a terminal that is unknown, or one that cannot place its cursor.
  case unusableType(String)
  /// A call of the system failed that should not.
  case failed(call: String, reason: String)
}
