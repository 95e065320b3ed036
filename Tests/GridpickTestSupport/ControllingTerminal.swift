import GridpickCProcess
import GridpickCore
import GridpickTerminal

/// Both ends of a pseudo-terminal.
final class ControllingTerminal {
  let path: String
  /// Closed when the terminal is to be gone.
  private(set) var master: Descriptor?
  /// Kept open so that the master does not report an end while the program has its tty closed.
  private let ours: Descriptor

  init(size: ScreenSize) throws(HarnessError) {
    let master = try Descriptor(
      adopting: posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC), from: "posix_openpt")
    guard grantpt(master.number) == 0, unlockpt(master.number) == 0 else {
      throw .lastFailure(of: "unlockpt")
    }
    var name = [CChar](repeating: 0, count: 64)
    // Not ptsname: its buffer is shared by all threads.
    guard ptsname_r(master.number, &name, name.count) == 0 else {
      throw .lastFailure(of: "ptsname_r")
    }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    master.stopBlocking()
    self.master = master
    ours = try Descriptor.open(path, O_RDWR | O_NOCTTY)
    resize(to: size)
  }

  /// The kernel sends SIGWINCH to the foreground processes where the size is another.
  func resize(to size: ScreenSize) {
    var window = winsize()
    window.ws_row = UInt16(size.lines)
    window.ws_col = UInt16(size.columns)
    if let master {
      _ = ioctl(master.number, UInt(TIOCSWINSZ), &window)
    }
  }

  /// The terminal's settings; asked of the master, as the other side hangs up with the program.
  var modes: TerminalModes {
    var settings = termios()
    _ = tcgetattr(master?.number ?? ours.number, &settings)
    return TerminalModes(
      input: settings.c_iflag, output: settings.c_oflag, control: settings.c_cflag,
      local: settings.c_lflag)
  }

  /// The number of bytes that a read would get now; the kernel keeps 4,095 bytes ready.
  var unread: Int {
    var count: Int32 = 0
    if let master { _ = ioctl(master.number, UInt(FIONREAD), &count) }
    return Int(count)
  }

  /// The processes that its keys are for.
  var foregroundGroup: Int32? { master.map { tcgetpgrp($0.number) } }

  func hangUp() {
    master = nil
  }
}
