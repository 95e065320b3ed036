import GridpickCSystem
import GridpickCore

/// The controlling terminal: its descriptors, its modes, its size.
final class TerminalDevice {
  /// The descriptor for reading keys and writing frames; it never blocks.
  let descriptor: Int32
  /// The modes found at the start, which are restored at the end.
  let modesBefore: termios
  private let hasStopKey: Bool

  init(hasStopKey: Bool = true) throws(TerminalError) {
    self.hasStopKey = hasStopKey
    // The terminal is opened again, so that the shell's own descriptors stay blocking.
    descriptor = GridpickTerminal.open("/dev/tty", O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    var modes = termios()
    let code = descriptor < 0 ? -1 : tcgetattr(descriptor, &modes)
    modesBefore = modes
    guard code == 0 else { throw .noTerminal(reason: Fault().reason) }
  }

  deinit {
    GridpickTerminal.close(descriptor)
  }

  /// Sets the modes for keys; Ctrl-C is a key, but Ctrl-\ and an unbound Ctrl-Z still send signals.
  func enterKeyMode() {
    var modes = modesBefore
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VINTR)] = cc_t(PLATFORM_NO_CHARACTER)
      if !hasStopKey { characters[Int(VSUSP)] = cc_t(PLATFORM_NO_CHARACTER) }
    }
    setModes(modes)
  }

  var isInForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group <= 0 || group == getpgrp()
  }

  var isGone: Bool { Poll.wait(for: descriptor, events: 0, until: .zero) != 0 }

  var modes: termios {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : modesBefore
  }

  /// Puts a group in the foreground, and wakes it, because the terminal may have stopped it before.
  func putInForeground(_ group: pid_t) {
    tcsetpgrp(descriptor, group)
    kill(-group, SIGCONT)
  }

  func setModes(_ wanted: termios) {
    var modes = wanted
    while tcsetattr(descriptor, TCSANOW, &modes) != 0, errno == EINTR {}
  }

  func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      // The kernel returns no more in one read.
      let most = 4_096
      let chunk = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        count = max(0, GridpickTerminal.read(descriptor, buffer.baseAddress, most))
      }
      bytes += chunk
      guard chunk.count == most else { return bytes }
    }
  }

  /// The size that the terminal reports, limited to what a screen can have; 24 × 80 if unknown.
  var size: ScreenSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0
    else { return ScreenSize(lines: 24, columns: 80) }
    let columns = min(Int(window.ws_col), Self.longestSide)
    let lines = min(Int(window.ws_row), Self.longestSide, Self.mostCells / columns)
    return ScreenSize(lines: lines, columns: columns)
  }

  /// The most cells, more than 7,680 × 4,320 dots show; a claimed size may exceed the memory.
  private static let mostCells = 1 << 20
  private static let longestSide = 1 << 12
}

package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// There is no controlling terminal to draw on; the reason is the system's.
  case noTerminal(reason: String)
  case noType
  /// TERM names a terminal that cannot place its cursor.
  case unusableType(String)
  /// Another picker of the program has the terminal.
  case busy
  case failed(call: String, reason: String)

  package var description: String {
    switch self {
    case .noTerminal(let reason): "no terminal to draw on: /dev/tty: \(reason)"
    case .noType: "TERM is not set: \(Self.need)"
    case .unusableType(let type): "TERM=\(type): \(Self.need)"
    case .busy: "another picker is on the terminal"
    case .failed(let call, let reason): "\(call): \(reason)"
    }
  }

  private static let need = "a terminal that can place its cursor is needed"
}
