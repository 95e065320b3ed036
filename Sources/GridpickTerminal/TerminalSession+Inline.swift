import GridpickCRescue
import GridpickProtocol
import GridpickScreen
import GridpickSystem

/// A picker that has only the lines below the prompt (rule I1).
extension TerminalSession {
  /// Where the terminal cannot do it, the picker has the whole screen, and says so.
  func beginInline(_ height: Height) {
    guard let painter = screen as? TerminfoScreen, painter.sharesScreen else {
      kept.append(
        .notice(
          "--height: TERM=\(type) cannot save the cursor and scroll; this is the whole screen"))
      return
    }
    let screen = InlineScreen(height, painter: painter, on: device.size)
    inline = screen
    viewport = screen.place.viewport
  }

  /// Asks where the cursor is; says whether that could be asked.
  ///
  /// The background is asked for along with it: only one answer is due at a time.
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
    decoder.expectAnswer(at: MonotonicClock.now, withPlace: true)
    inline?.knowledge = .asked
    return true
  }

  /// Finds out where the picker's lines are, where that is not known.
  ///
  /// False where it cannot be known yet, or the frame is to have another size, which is an event.
  func findPlace() -> Bool {
    guard let knowledge = inline?.knowledge, knowledge != .known else { return true }
    // What was asked before something changed may be answered with what is not true any more.
    if knowledge == .unknown, !waitForAnswer(until: { _ in false }) || !askPlace() { return false }
    guard waitForAnswer(until: { $0.knowsPlace }) else { return false }
    guard let cursor = decoder.takePlace() else {
      goWhole()
      return false
    }
    let size = size
    inline?.settle(at: cursor)
    adoptPlace()
    guard self.size == size else {
      kept.append(.resized(self.size))
      return false
    }
    return true
  }

  /// Takes more lines where more are needed than there are, and may be had; nil where nothing changes.
  package func fit(_ needed: (_ most: Int) -> Int) -> ScreenSize? {
    guard let most = inline?.most, inline?.height.grows == true, size.lines < most,
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

  /// Waits for what was asked, as long as it is due; keys that come before it are kept.
  ///
  /// False where a signal, or the end of the terminal, is to be heard first.
  private func waitForAnswer(until isHere: (InputDecoder) -> Bool) -> Bool {
    while true {
      let now = MonotonicClock.now
      guard let patience = decoder.answerPatience(at: now), !isHere(decoder) else { return true }
      var waits = [
        pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      if !output.isEmpty { waits[0].events |= Int16(POLLOUT) }
      poll(&waits, nfds_t(waits.count), patience.pollMilliseconds)
      let revents = Int32(waits[0].revents)
      guard waits[1].revents == 0, revents & (POLLHUP | POLLERR | POLLNVAL) == 0 else {
        return false
      }
      if revents & POLLOUT != 0 { _ = whileOurs { output.flush() } }
      if revents & POLLIN != 0 {
        kept += decodedEvents(from: device.readInput(), at: MonotonicClock.now)
      }
    }
  }

  /// The terminal does not tell what is to be known.
  private func goWhole() {
    if let inline, rescue_writes_first() { prelude += inline.painter.blanking }
    inline = nil
    viewport = Viewport(size: device.size)
    screen.resize(to: viewport)
    kept += [
      .resized(size),
      .notice("--height: the terminal does not tell where its cursor is; this is the whole screen"),
    ]
  }

  /// After a resize, or after others have had the terminal.
  func losePlace() {
    // From a stop until something is shown again the cursor is the shell's.
    inline?.lose(on: device.size, isParked: rescue_writes_first())
    renewPainter()
    if let inline { viewport = inline.place.viewport }
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

  /// Nil where the picker has the whole screen.
  var inlineLeaveSequence: [UInt8]? { inline.map { $0.painter.leaving(to: $0.place.prompt) } }
}
