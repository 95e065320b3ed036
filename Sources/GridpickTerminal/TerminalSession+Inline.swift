import GridpickCRescue
import GridpickProtocol
import GridpickScreen
import GridpickSystem

/// A picker that has only the lines below the prompt (rule I1).
extension TerminalSession {
  /// Where the terminal cannot do it, the picker has the whole screen, and says so.
  func beginInline(_ height: Height) {
    guard let painter = screen as? TerminfoScreen, painter.sharesScreen else {
      news.append(
        .notice("the whole screen: TERM=\(type) cannot do --height"))
      return
    }
    let screen = InlineScreen(height, painter: painter, on: device.size)
    inline = screen
    viewport = screen.place.viewport
  }

  /// Asks where the cursor is; says whether that could be asked.
  ///
  /// The background is asked for along with it.
  @discardableResult
  func askPlace() -> Bool {
    let others = asksBackground ? EscapeSequence.askBackground : EscapeSequence.askAttributes
    let isAsked = whileOurs {
      rescue_expect_answer(InputDecoder.answerPatience.pollMilliseconds)
      output.send(prelude + Array((EscapeSequence.askPlace + others).utf8))
    }
    guard isAsked else { return false }
    prelude = []
    asksBackground = false
    askedAt.append(MonotonicClock.now)
    inline?.noteAsked(at: MonotonicClock.now)
    return true
  }

  /// Finds out where the picker's lines are, where that is not known.
  ///
  /// False where something else is to be heard first: a signal, or that the frame is to have another size.
  func findPlace() -> Bool {
    guard let knowledge = inline?.knowledge, knowledge != .known else { return true }
    if knowledge == .unknown, !askPlace() { return false }
    while let due = inline?.reportsDue, due > 0 {
      guard let report = CursorReport(firstIn: unread) else {
        if waitForInput() { continue }
        return false
      }
      unread.removeSubrange(report.range)
      // What was asked before something changed is answered with what is not true any more.
      inline?.take(report.place)
    }
    let size = size
    adoptPlace()
    if self.size != size { news.append(.resized(self.size)) }
    return self.size == size
  }

  /// Takes more lines where more are needed than there are, and may be had; nil where nothing changes.
  package func fit(_ needed: (_ most: Int) -> Int) -> ScreenSize? {
    guard output.isEmpty, let most = inline?.most, inline?.height.grows == true, size.lines < most,
      inline?.grow(to: needed(most)) == true
    else { return nil }
    renewPainter()
    adoptPlace()
    return size
  }

  private func adoptPlace() {
    guard let inline else { return }
    viewport = inline.place.viewport
    screen.resize(to: viewport)
  }

  /// Waits for something to read, and keeps it.
  ///
  /// False where a signal, or the end of the terminal, is to be heard first, or nothing comes that was
  /// asked for.
  private func waitForInput() -> Bool {
    var waits = [
      pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    if !output.isEmpty { waits[0].events |= Int16(POLLOUT) }
    let wait = max(.zero, (inline?.answersUntil ?? .zero) - MonotonicClock.now)
    let count = poll(&waits, nfds_t(waits.count), wait.pollMilliseconds)
    if count == 0 { goWhole() }
    let revents = Int32(waits[0].revents)
    guard count > 0, waits[1].revents == 0, revents & (POLLHUP | POLLERR | POLLNVAL) == 0
    else { return false }
    if revents & POLLOUT != 0 { _ = whileOurs { output.flush() } }
    if revents & POLLIN != 0 { unread += device.readInput() }
    return true
  }

  /// The terminal does not tell what is to be known.
  private func goWhole() {
    if rescue_writes_first() { prelude += leaveNoted }
    inline = nil
    viewport = Viewport(size: device.size)
    screen.resize(to: viewport)
    news += [
      .resized(size),
      .notice("the whole screen: the terminal does not tell where its cursor is"),
    ]
  }

  /// After a resize, or after others have had the terminal.
  func losePlace() {
    guard let before = inline else { return }
    // From a stop until something is shown again the cursor is the shell's.
    let isParked = rescue_writes_first()
    if isParked {
      let leave = before.painter.leavingCorner(toColumn: before.place.prompt.column)
      noteHowToLeave(by: endBytes + leave)
    }
    inline?.lose(on: device.size, isParked: isParked)
    renewPainter()
    viewport = inline?.place.viewport ?? viewport
  }

  /// What is painted whole is not painted by ncurses where others share the screen.
  func renewPainter() {
    guard let inline else { return }
    (screen as? CursesScreen)?.free()
    screen = inline.painter
    screen.resize(to: viewport)
  }

  /// What makes room for the picker's lines.
  var roomBytes: [UInt8] {
    inline.map { $0.painter.scrolling(by: $0.place.scrolling) } ?? []
  }

  /// Nil where the picker has the whole screen; empty where it is not known what is to be left.
  var inlineLeaveSequence: [UInt8]? {
    inline.map { $0.knowledge == .known ? $0.painter.leaving(to: $0.place.prompt) : [] }
  }
}
