import GridpickCore

/// Paints frames: makes the bytes that turn what the terminal shows into the next frame.
final class ScreenPainter {
  private let strings: TerminalStrings
  private var viewport: Viewport
  /// The frame on the terminal; nil if the next frame must be painted whole.
  private var shown: Frame?
  /// True if the next frame begins at the cursor, which moves with the lines of the screen.
  var startsAtCursor = false

  /// Uses the terminfo entry loaded last; nil if the terminal cannot move its cursor.
  init?(viewport: Viewport, wantsDirectColor: Bool) {
    guard let strings = TerminalStrings(wantsDirectColor: wantsDirectColor) else { return nil }
    self.strings = strings
    self.viewport = viewport
  }

  var colorCount: Int { strings.colorCount }

  var isPrepared: Bool { shown != nil }

  var sharesScreen: Bool { strings.sharesScreen }

  /// Sets the viewport; the next frame prepares the terminal again and is painted whole.
  func resize(to viewport: Viewport) {
    self.viewport = viewport
    shown = nil
  }

  func paint(_ frame: Frame) -> [UInt8] {
    let frame = seeing(cursorOf: frame)
    defer {
      shown = frame
      startsAtCursor = false
    }
    return shown.map { difference(from: $0, to: frame) } ?? whole(frame)
  }

  // MARK: - Frames

  private func whole(_ frame: Frame) -> [UInt8] {
    var pen = Pen(strings, on: viewport, isAtCorner: startsAtCursor)
    if !viewport.isShared {
      pen.send(strings.smcup)
      pen.send(strings.csr, 0, viewport.screen.lines - 1)
    }
    for sequence in [strings.sgr0, strings.rmir, strings.smam, strings.civis, strings.smkx] {
      pen.send(sequence)
    }
    if startsAtCursor {
      pen.send([UInt8(ascii: "\r")] + strings.erasing + Array(EscapeSequence.cutLines.utf8))
    } else if viewport.isShared {
      pen.move(to: ScreenPoint(line: 0, column: 0))
      pen.send(strings.erasing)
    } else {
      pen.send(strings.clear)
    }
    let blank = Frame(frame.size)
    draw(frame.changes(from: nil), of: frame, over: blank, with: &pen)
    if startsAtCursor { pen.send(Array(EscapeSequence.wrapLines.utf8)) }
    pen.move(to: cursorPlace(of: frame))
    if showsCursor(frame) { pen.send(strings.cnorm) }
    return pen.bytes
  }

  private func difference(from before: Frame, to frame: Frame) -> [UInt8] {
    var pen = Pen(strings, on: viewport)
    var old = before
    var changes = frame.changes(from: old)
    if changes.isEmpty, frame.cursor == before.cursor, frame.showsCursor == before.showsCursor {
      return []
    }
    // A step within the view changes three lines at most: the row before, the row now, the status.
    if changes.count > 3, strings.il != nil, strings.dl != nil,
      let scroll = LineScroll(of: changes, from: old, to: frame)
    {
      send(scroll, with: &pen)
      old = old.scrolled(scroll.lines, by: scroll.distance)
      changes = frame.changes(from: old)
    }
    let shifts =
      strings.dch == nil || strings.ich == nil
      ? [] : LineShift.all(of: changes, from: old, to: frame)
    for (line, shift) in shifts {
      send(shift, onLine: line, with: &pen)
      old.shift(shift.columns, ofLine: line, by: shift.distance)
    }
    if !shifts.isEmpty { changes = frame.changes(from: old) }
    draw(changes, of: frame, over: old, with: &pen)
    pen.move(to: cursorPlace(of: frame))
    if showsCursor(frame) != showsCursor(before) {
      pen.send(showsCursor(frame) ? strings.cnorm : strings.civis)
    }
    return pen.bytes
  }

  private func draw(
    _ changes: [Frame.Change], of frame: Frame, over old: Frame, with pen: inout Pen
  ) {
    for change in changes {
      old.withLine(change.line) { old in
        frame.withLine(change.line) { pen.draw(change.columns, ofLine: change.line, $0, over: old) }
      }
    }
    pen.set(.plain)
  }

  /// Returns the cursor's place: the frame's, or the first corner of a shared screen.
  private func cursorPlace(of frame: Frame) -> ScreenPoint {
    let isParked = viewport.isShared && !showsCursor(frame)
    return (isParked ? nil : frame.cursor) ?? ScreenPoint(line: 0, column: 0)
  }

  /// True where text is typed; on a shared screen only in the first line, because the cursor marks
  /// the place of the lines.
  private func showsCursor(_ frame: Frame) -> Bool {
    frame.showsCursor && (!viewport.isShared || frame.cursor?.line == 0)
  }

  /// Highlights the place of the cursor in the frame, if the cursor itself must stay elsewhere.
  private func seeing(cursorOf frame: Frame) -> Frame {
    guard frame.showsCursor, !showsCursor(frame), let cursor = frame.cursor else { return frame }
    var (frame, cells) = (frame, frame.line(cursor.line))
    cells[cursor.column].style = cells[cursor.column].style.adding(.reverse)
    frame.replaceLine(cursor.line, with: cells)
    return frame
  }

  // MARK: - Moving what is shown

  /// Deletes lines at one end and inserts blanks at the other; the lines below end as they were.
  private func send(_ scroll: LineScroll, with pen: inout Pen) {
    let count = abs(scroll.distance)
    let far = scroll.lines.upperBound - count
    let (deleted, inserted) =
      scroll.distance < 0 ? (scroll.lines.lowerBound, far) : (far, scroll.lines.lowerBound)
    pen.move(to: ScreenPoint(line: deleted, column: 0))
    pen.send(strings.dl, count)
    pen.move(to: ScreenPoint(line: inserted, column: 0))
    pen.send(strings.il, count)
  }

  private func send(_ shift: LineShift, onLine line: Int, with pen: inout Pen) {
    let (part, count) = (shift.columns, abs(shift.distance))
    let far = part.upperBound - count
    let (deleted, inserted) =
      shift.distance < 0 ? (part.lowerBound, far) : (far, part.lowerBound)
    // The first sequence moves the cells right of the part, and the second moves them back. At the
    // screen's edge there are no such cells, so one of the two sequences is enough.
    let isAtEdge = part.upperBound == viewport.size.columns
    if !isAtEdge || shift.distance < 0 {
      pen.move(to: ScreenPoint(line: line, column: deleted))
      pen.send(strings.dch, count)
    }
    if !isAtEdge || shift.distance > 0 {
      pen.move(to: ScreenPoint(line: line, column: inserted))
      pen.send(strings.ich, count)
    }
  }
}

// MARK: - Leaving

extension ScreenPainter {
  var leaveSequence: [UInt8] {
    strings.rmkx + atLastLine + strings.cnorm + [UInt8(ascii: "\r")] + strings.rmcup
  }

  private var atLastLine: [UInt8] {
    at(ScreenPoint(line: viewport.screen.lines - 1, column: 0))
  }

  /// Scrolls `count` lines up into the scrollback; as many blank lines come at the bottom.
  func scrolling(by count: Int) -> [UInt8] {
    count > 0 ? atLastLine + repeatElement(UInt8(ascii: "\n"), count: count) : []
  }

  var blanking: [UInt8] { at(ScreenPoint(line: 0, column: 0)) + strings.erasing }

  func leaving(_ place: InlinePlace) -> [UInt8] {
    strings.rmkx + at(place.viewport.origin) + strings.erasing + at(place.prompt) + strings.cnorm
  }

  private func at(_ point: ScreenPoint) -> [UInt8] {
    var bytes: [UInt8] = []
    strings.cup.put(point.line, point.column, to: &bytes)
    return bytes
  }

  /// Leaves the lines from the cursor's line on, without line numbers; the prompt is on that line
  /// if its column is 0, otherwise on the line above.
  func leavingCorner(toColumn column: Int) -> [UInt8] {
    let prompt =
      column > 0
      ? EscapeSequence.cursorUp(by: 1) + EscapeSequence.cursorRight(by: column) : ""
    return strings.rmkx + [UInt8(ascii: "\r")] + strings.erasing + Array(prompt.utf8)
      + strings.cnorm
  }

  /// Enters the alternate screen, for another program; empty if the terminal has only one screen.
  var enterOther: [UInt8] {
    guard !strings.smcup.isEmpty, !strings.rmcup.isEmpty else { return [] }
    return strings.rmkx + strings.sgr0 + strings.cnorm + strings.smcup + strings.clear
  }

  var leaveOther: [UInt8] { strings.rmcup }
}
