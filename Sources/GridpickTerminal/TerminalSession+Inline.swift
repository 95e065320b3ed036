import GridpickCRescue
import GridpickProtocol
import GridpickScreen
import GridpickSystem

/// A picker that has only the lines below the prompt (rule I1).
extension TerminalSession {
  /// Where the terminal cannot do it, the picker has the whole screen, and says so.
  func beginInline(_ height: Height) {
    guard screen.sharesScreen else {
      news.append(
        .notice("--height: not on TERM=\(type.prefix(18)); whole screen used"))
      return
    }
    let lines = InlineScreen(height, painter: screen, on: device.size)
    inline = lines
    viewport = lines.viewport
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
      prelude = []
      noteHowToLeaveAnew()
    }
    guard isAsked else { return false }
    asksBackground = false
    askedAt.append(MonotonicClock.now)
    inline?.noteAsked(at: MonotonicClock.now)
    return true
  }

  /// Finds out where the picker's lines are, where that is not known.
  ///
  /// False where something else is to be heard first: a signal, or that the frame is to have another size.
  func findPlace() -> Bool {
    switch inline?.knowledge {
    case nil, .known: return true
    case .unknown: if !askPlace() { return false }
    case .asked: break
    }
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
    return size
  }

  private func adoptPlace() {
    guard let inline else { return }
    viewport = inline.viewport
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
    if let inline, inline.isParked { prelude += endBytes + inline.leaveSequence }
    inline = nil
    viewport = Viewport(size: device.size)
    screen.resize(to: viewport)
    news += [
      .resized(size),
      .notice("--height: no answer of the terminal; whole screen used"),
    ]
  }

  /// After a resize, or after others have had the terminal.
  func losePlace() {
    guard inline != nil else { return }
    inline?.lose(on: device.size)
    noteHowToLeaveAnew()
    renewPainter()
  }

  /// The next frame is painted whole, and by lines of the screen unless the cursor is asked for first.
  func renewPainter() {
    guard inline != nil else { return }
    screen.startsAtCursor = false
    adoptPlace()
  }
}
