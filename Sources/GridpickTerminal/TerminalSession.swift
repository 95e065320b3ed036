import GridpickCRescue
import GridpickProtocol
import GridpickScreen
import GridpickSystem

/// The controlling terminal while a picker is on it: shows frames, reads keys, and is left as it was
/// found whatever ends the program.
package final class TerminalSession {
  private let device: TerminalDevice
  private let type: String
  private var screen: any FramePainter
  private let signals: TerminalSignals
  private let options: TerminalOptions
  /// Made once it is needed: the first frame need not wait for it.
  private lazy var decoder = InputDecoder(
    KeySequences(own: TerminfoKeys.sequences()), escapeDelay: options.escapeDelay)
  private var output: OutputQueue
  private var isOpen = true

  /// Takes over the terminal that TERM names.
  package static func open(
    type: String?, signals: TerminalSignals, options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> TerminalSession {
    guard let type, !type.isEmpty else { throw .noType }
    guard type != "dumb" else { throw .unusableType(type) }
    return try TerminalSession(type: type, signals: signals, options: options)
  }

  /// What the environment calls the terminal.
  package static var typeInEnvironment: String? { getenv("TERM").map { String(cString: $0) } }

  private init(
    type: String, signals: TerminalSignals, options: TerminalOptions
  ) throws(TerminalError) {
    self.signals = signals
    device = try TerminalDevice()
    self.type = type
    self.options = options
    if let terminfo = TerminfoScreen(
      type: type, size: device.size, wantsDirectColor: options.wantsDirectColor)
    {
      screen = terminfo
    } else {
      screen = try CursesScreen(
        type: type, size: device.size, wantsDirectColor: options.wantsDirectColor)
    }
    output = OutputQueue(to: device.descriptor)
    takeTerminal()
  }

  package var size: ScreenSize { device.size }

  package var colorCount: Int { screen.colorCount }

  /// Paints, unless the terminal has not yet taken what was painted before.
  ///
  /// Says whether the frame, which is only made if it is painted, is on its way.
  package func show(_ frame: @autoclosure () -> Frame) -> Bool {
    guard output.isEmpty else { return false }
    let isFirst = !screen.isPrepared
    let frame = frame()
    var bytes = screen.paint(frame)
    // ncurses sends its own modes again after a stop, and not ours.
    if isFirst { bytes += Array(options.beginReports.utf8) }
    guard !bytes.isEmpty else { return true }
    if options.isSynchronized, bytes.count > Self.leastTornFrame { bytes = synchronized(bytes) }
    let isOnItsWay = TerminalSignals.held {
      // After a stop the screen is the shell's until the signal has been taken.
      guard rescue_is_armed() else { return false }
      if isFirst { noteHowToLeave() }
      output.send(bytes)
      return true
    }
    if isFirst, isOnItsWay { openCurses(showing: frame) }
    return isOnItsWay
  }

  /// Opens ncurses behind the first frame, which it takes for its own; where it cannot be opened, frames
  /// go on being painted whole.
  private func openCurses(showing frame: Frame) {
    guard screen is TerminfoScreen,
      let curses = try? CursesScreen(
        type: type, size: device.size, wantsDirectColor: options.wantsDirectColor)
    else { return }
    _ = curses.paint(frame)
    screen = curses
  }

  /// Whether the terminal has not yet taken all that was sent.
  package var isBehind: Bool { !output.isEmpty }

  /// A frame smaller than this reaches the terminal in one piece, and needs no protection from being
  /// shown half done; most frames are, and the protection would be a third of them.
  private static let leastTornFrame = 1_024

  private func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    Array(EscapeSequence.beginSynchronizedUpdate.utf8) + bytes
      + Array(EscapeSequence.endSynchronizedUpdate.utf8)
  }

  /// Sleeps until something happens or the timeout is over, and gives all that has happened.
  ///
  /// Reads the time only once it is awake. Other descriptors are watched beside the terminal.
  package func nextEvents(
    timeout: Duration?, watching descriptors: [Int32] = [], clock: () -> Duration
  ) -> [TerminalEvent] {
    var waits = [
      pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    waits += descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if !output.isEmpty { waits[0].events |= Int16(POLLOUT) }
    let untilKey = decoder.deadline.map { max(.zero, $0 - clock()) }
    let wait = [timeout, untilKey].compactMap(\.self).min()
    // EINTR is a signal, which the wake descriptor tells of; the caller comes back here.
    let count = poll(&waits, nfds_t(waits.count), wait.map(\.pollMilliseconds) ?? -1)
    guard count > 0 else { return untilKey == nil ? [] : decoder.events(from: [], at: clock()) }
    let revents = Int32(waits[0].revents)
    if revents & POLLOUT != 0 { output.flush() }
    var events = waits[1].revents == 0 ? [] : takeSignals()
    if revents & POLLIN != 0 {
      events += decoder.events(from: device.readInput(), at: clock())
    }
    events += waits[2...].filter { $0.revents != 0 }.map { .readable($0.fd) }
    if revents & (POLLHUP | POLLERR | POLLNVAL) != 0 { events.append(.gone) }
    return events
  }

  /// Leaves the terminal as it was found; nothing happens the second time.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    // A signal comes before or after this, so that somebody restores, and nobody in between.
    TerminalSignals.held {
      sendLast(leaveBytes)
      device.restoreModes()
      rescue_disarm()
    }
  }

  private func sendLast(_ bytes: [UInt8]) {
    output.discard()
    output.send(bytes)
    if isBehind {
      // No room for it behind frames that nobody will see: they go, and it is sent whole.
      device.dropOutput()
      output.discard()
      output.send(bytes)
    }
    output.drain(within: .milliseconds(200))
  }

  // MARK: - Signals

  private var leaveBytes: [UInt8] {
    // First the end of a frame that a slow terminal may have only half of.
    let ours =
      EscapeSequence.endSynchronizedUpdate + EscapeSequence.resetAttributes + options.endReports
    return Array(ours.utf8) + screen.leaveSequence
  }

  /// From here on the terminal's modes are to be restored; there is nothing to leave before a frame is shown.
  private func takeTerminal() {
    // In the background the kernel stops the program here until it is in front.
    if !device.isInForeground { device.enterKeyMode() }
    TerminalSignals.held {
      var modes = device.modesBefore
      rescue_arm(device.descriptor, &modes)
      device.enterKeyMode()
    }
  }

  private func noteHowToLeave() {
    leaveBytes.withUnsafeBytes { text in
      text.withMemoryRebound(to: CChar.self) { text in
        rescue_write_first(text.baseAddress, text.count)
      }
    }
  }

  private func takeSignals() -> [TerminalEvent] {
    var reasons = [UInt8](repeating: 0, count: 64)
    let count = read(signals.descriptor, &reasons, reasons.count)
    guard count > 0 else { return [] }
    let hasResumed = reasons[..<count].contains(UInt8(RESCUE_RESUMED))
    if hasResumed { takeTerminal() }
    output.discard()
    screen.resize(to: device.size)
    return [.resized(device.size)]
  }
}
