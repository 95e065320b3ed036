import GridpickTerminal

/// The settings of a terminal line (termios), to compare before and after.
package struct TerminalModes: Hashable, Sendable {
  package let input: UInt32
  package let output: UInt32
  package let control: UInt32
  package let local: UInt32

  package var echoes: Bool { local & UInt32(ECHO) != 0 }

  /// True if input comes line by line (ICANON).
  package var isByLine: Bool { local & UInt32(ICANON) != 0 }

  /// True if keys such as Ctrl-C send signals (ISIG).
  package var sendsSignals: Bool { local & UInt32(ISIG) != 0 }
}
