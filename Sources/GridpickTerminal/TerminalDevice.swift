import GridpickCRescue
import GridpickScreen
import GridpickSystem

/// The controlling terminal: its descriptors, its modes, its size.
final class TerminalDevice {
  /// Keys come from here, and frames go there; never blocks.
  let descriptor: Int32
  /// The modes that were found, and that are left behind.
  let modesBefore: termios

  init() throws(TerminalError) {
    // An opening of its own: those that the shell has stay blocking.
    descriptor = GridpickSystem.open("/dev/tty", O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    var modes = termios()
    guard descriptor >= 0, tcgetattr(descriptor, &modes) == 0 else {
      throw .noTerminal(reason: Self.systemReason)
    }
    modesBefore = modes
  }

  deinit {
    GridpickSystem.close(descriptor)
  }

  /// Keys at once and unechoed; Ctrl-C is a key, Ctrl-Z and Ctrl-\ stay signals.
  func enterKeyMode() {
    var modes = modesBefore
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VINTR)] = Self.noCharacter
    }
    setModes(modes)
  }

  /// Whether a shell has given the terminal to this program, and not to another job.
  var isInForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group <= 0 || group == getpgrp()
  }

  /// Whether nothing will come from it any more.
  var isGone: Bool { Poll.wait(for: descriptor, events: 0, until: .zero) != 0 }

  func restoreModes() {
    setModes(modesBefore)
  }

  /// POSIX's _POSIX_VDISABLE, as Linux has it.
  private static let noCharacter: UInt8 = 0

  /// As they are, which another program may have changed.
  var modes: termios {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : modesBefore
  }

  func setForeground(_ group: pid_t) {
    tcsetpgrp(descriptor, group)
  }

  func setModes(_ wanted: termios) {
    var modes = wanted
    while tcsetattr(descriptor, TCSANOW, &modes) != 0, errno == EINTR {}
  }

  /// All that is waiting to be read.
  func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      // The kernel hands out no more at once.
      let most = 4_096
      let chunk = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        count = max(0, GridpickSystem.read(descriptor, buffer.baseAddress, most))
      }
      bytes += chunk
      guard chunk.count == most else { return bytes }
    }
  }

  /// As the terminal tells it; 24 × 80 where it does not know, and no more than a screen can have.
  var size: ScreenSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0
    else { return ScreenSize(lines: 24, columns: 80) }
    let columns = min(Int(window.ws_col), Self.longestSide)
    let lines = min(Int(window.ws_row), Self.longestSide, Self.mostCells / columns)
    return ScreenSize(lines: lines, columns: columns)
  }

  /// A terminal may claim 65,535 of both, which neither ncurses nor memory has room for; a screen of
  /// 7,680 × 4,320 dots has fewer cells than this.
  private static let mostCells = 1 << 20
  private static let longestSide = 1 << 12

  static var systemReason: String { String(cString: strerror(errno)) }
}
