import GridpickCore

/// The screen lines that a picker takes below the prompt, and their place (rule I1).
struct InlineScreen {
  enum Knowledge: Equatable {
    case unknown
    case asked
    case known(InlinePlace)
  }

  let height: Height
  let painter: ScreenPainter
  private(set) var screen: ScreenSize
  private(set) var knowledge = Knowledge.unknown
  /// The number of cursor reports still to come; only the last one is about the current place.
  var reportsDue = 0
  private(set) var answersUntil = Duration.zero
  /// True while a frame is shown; the cursor then waits in its first corner, not at the prompt.
  private(set) var isParked = false
  /// True if wrapping for fewer columns has pushed the first lines off the top of the screen.
  private(set) var isPushedOffTop = false
  private var lines: Int
  private var promptColumn = 0
  /// The screen line of the picker's first line when a frame was last shown.
  private var shownFrom = 0

  init(_ height: Height, painter: ScreenPainter, on screen: ScreenSize) {
    self.height = height
    self.painter = painter
    self.screen = screen
    lines = height.firstLines(of: screen.lines)
  }

  /// The part of the screen that the lines take; while it is unknown, a part below the screen,
  /// which nothing reaches.
  var viewport: Viewport {
    if case .known(let place) = knowledge { return place.viewport }
    return Viewport(lines: screen.lines..<screen.lines + room(for: lines), of: screen)
  }

  var most: Int { room(for: height.lines(of: screen.lines)) }

  private func room(for lines: Int) -> Int {
    max(1, min(lines, screen.lines - (promptColumn > 0 ? 1 : 0)))
  }

  mutating func noteAsked(at time: Duration) {
    knowledge = .asked
    reportsDue += 1
    answersUntil = time + InputDecoder.answerPatience
  }

  /// Receives a cursor report; only the last one, which answers the newest question, is used.
  mutating func receive(_ cursor: ScreenPoint) {
    reportsDue -= 1
    if reportsDue == 0, knowledge == .asked { settle(at: cursor) }
  }

  private mutating func settle(at cursor: ScreenPoint) {
    if !isParked { promptColumn = cursor.column }
    isPushedOffTop = isParked && cursor.line == 0 && shownFrom > 0
    // The prompt is pushed off too. The picker takes the last lines of the screen, so that fewer
    // are pushed off next time.
    if isPushedOffTop { promptColumn = 0 }
    let first = isPushedOffTop ? screen.lines - room(for: lines) : cursor.line
    let place =
      isParked
      ? InlinePlace(lines: lines, from: first, promptColumn: promptColumn, on: screen)
      : InlinePlace(lines: lines, at: cursor, on: screen)
    knowledge = .known(place)
    painter.startsAtCursor = isParked && !isPushedOffTop && place.scrolling == 0
  }

  mutating func lose(on screen: ScreenSize) {
    let most = height.lines(of: screen.lines)
    lines = height.grows ? min(lines, most) : most
    self.screen = screen
    knowledge = .unknown
  }

  /// Takes up to `wanted` lines; returns true if that is more than before.
  mutating func grow(to wanted: Int) -> Bool {
    let count = min(wanted, most)
    guard count > viewport.size.lines else { return false }
    lines = count
    if case .known(let place) = knowledge { knowledge = .known(place.grown(to: count)) }
    return true
  }

  mutating func noteShown() {
    isParked = true
    guard case .known(var place) = knowledge else { return }
    place.noteScrolled()
    isPushedOffTop = false
    shownFrom = place.viewport.origin.line
    knowledge = .known(place)
  }

  mutating func noteLeft() { isParked = false }

  var bytesMakingRoom: [UInt8] {
    if isPushedOffTop { return painter.blanking }
    guard case .known(let place) = knowledge else { return [] }
    return painter.scrolling(by: place.scrolling)
  }

  /// The bytes that blank the lines and go to the prompt, with line numbers only if known.
  var leaveSequence: [UInt8] {
    guard isParked else { return [] }
    if case .known(let place) = knowledge, place.scrolling == 0, !isPushedOffTop {
      return painter.leaving(place)
    }
    return cornerLeaveSequence
  }

  /// The bytes that blank the lines from the cursor on, without line numbers.
  var cornerLeaveSequence: [UInt8] {
    isParked ? painter.leavingCorner(toColumn: min(promptColumn, screen.columns - 1)) : []
  }
}
