import GridpickCore

/// The part of a session for a picker that has only the lines below the prompt (rule I1).
extension TerminalSession {
  /// Limits the picker to the lines below the prompt, or shows a notice if the terminal cannot.
  func beginInline(_ height: Height) {
    guard screen.sharesScreen else {
      news.append(
        .notice("no \(options.heightName) on TERM=\(type.prefix(18)); whole screen used"))
      return
    }
    let lines = InlineScreen(height, painter: screen, on: device.size)
    inline = lines
    viewport = lines.viewport
  }

  /// Asks for the cursor's place and, if due, in the same write for the background; true if sent.
  @discardableResult
  func askPlace() -> Bool {
    let others = asksBackground ? EscapeSequence.askBackground : EscapeSequence.askAttributes
    let isAsked = whileOurs {
      expectAnswer()
      output.send(prelude + Array((EscapeSequence.askPlace + others).utf8))
      prelude = []
      updateLeaveNote()
    }
    guard isAsked else { return false }
    askedAt.append(MonotonicClock.now)
    asksBackground = false
    inline?.noteAsked(at: MonotonicClock.now)
    return true
  }

  /// Finds the place of the lines if unknown; false if a signal or new size must be handled first.
  func findPlace() -> Bool {
    guard inline != nil else { return true }
    if inline?.knowledge == .unknown, !askPlace() { return false }
    while awaitsPlace { if !waitForInput() { return false } }
    let size = size
    if viewport != inline?.viewport { adoptPlace() }
    if self.size != size { news.append(.resized(self.size)) }
    return self.size == size
  }

  /// Takes the cursor reports out of the input, and learns the place from them.
  func takeReports() {
    while awaitsPlace, let report = CursorReport(firstIn: unread) {
      unread.removeSubrange(report.range)
      inline?.receive(report.place)
    }
  }

  /// Takes more lines if needed and allowed; returns the new size, nil if nothing changes.
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

  /// Waits for input and keeps its events; false for a signal, no terminal, or no answer in time.
  private func waitForInput() -> Bool {
    let wait = max(.zero, (inline?.answersUntil ?? .zero) - MonotonicClock.now)
    let (count, waits) = polled(for: wait)
    if count == 0 { useWholeScreen() }
    let revents = Int32(waits[0].revents)
    guard count > 0, waits[1].revents == 0, revents & (POLLHUP | POLLERR | POLLNVAL) == 0
    else { return false }
    if revents & POLLOUT != 0 { _ = whileOurs { output.flush() } }
    if revents & POLLIN != 0 { news += readEvents() }
    return true
  }

  private func useWholeScreen() {
    if let inline, inline.isParked { prelude += endBytes + inline.leaveSequence }
    inline = nil
    viewport = Viewport(size: device.size)
    screen.resize(to: viewport)
    news += [
      .resized(size),
      .notice("\(options.heightName): no answer from the terminal; whole screen used"),
    ]
  }

  /// Forgets the place of the lines, after a resize or after another program had the terminal.
  func losePlace() {
    guard inline != nil else { return }
    inline?.lose(on: device.size)
    updateLeaveNote()
    renewPainter()
  }

  /// Has the next frame painted whole, by line numbers unless a cursor report comes before.
  func renewPainter() {
    guard inline != nil else { return }
    screen.startsAtCursor = false
    adoptPlace()
  }
}
