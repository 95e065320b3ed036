import GridpickCProcess
import GridpickCore
import GridpickTerminal

/// Both ends of a pseudo-terminal.
final class ControllingTerminal {
  let path: String
  /// The master side; closing it takes the terminal away.
  private(set) var master: Descriptor?
  /// The other side, kept open so that the master sees no end while the program has closed its tty.
  private let ours: Descriptor

  init(size: ScreenSize) throws(HarnessError) {
    let master = try Descriptor(
      adopting: posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC), from: "posix_openpt")
    guard grantpt(master.number) == 0, unlockpt(master.number) == 0 else {
      throw .lastFailure(of: "unlockpt")
    }
    var name = [CChar](repeating: 0, count: 64)
    // ptsname is not used, because all threads share its buffer.
    guard ptsname_r(master.number, &name, name.count) == 0 else {
      throw .lastFailure(of: "ptsname_r")
    }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    master.stopBlocking()
    self.master = master
    ours = try Descriptor.open(path, O_RDWR | O_NOCTTY)
    resize(to: size)
  }

  /// Sets the size; the kernel sends SIGWINCH to the foreground processes if the size changes.
  func resize(to size: ScreenSize) {
    var window = winsize()
    window.ws_row = UInt16(size.lines)
    window.ws_col = UInt16(size.columns)
    if let master {
      _ = ioctl(master.number, UInt(TIOCSWINSZ), &window)
    }
  }

  /// The terminal's settings, read from the master, because the other side closes with the program.
  var modes: TerminalModes {
    var settings = termios()
    _ = tcgetattr(master?.number ?? ours.number, &settings)
    return TerminalModes(
      input: settings.c_iflag, output: settings.c_oflag, control: settings.c_cflag,
      local: settings.c_lflag)
  }

  /// The number of bytes that a read would return now; the kernel holds at most 4,095.
  var unread: Int {
    var count: Int32 = 0
    if let master { _ = ioctl(master.number, UInt(FIONREAD), &count) }
    return Int(count)
  }

  /// The process group that receives the keys.
  var foregroundGroup: Int32? { master.map { tcgetpgrp($0.number) } }

  func hangUp() {
    master = nil
  }
}

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
