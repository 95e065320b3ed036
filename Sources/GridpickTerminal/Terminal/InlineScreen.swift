import GridpickCore

/// The lines below the prompt that a picker has instead of the whole screen (rule I1).
///
/// It also keeps what is known of their place on the screen.
struct InlineScreen {
  /// The knowledge of the place of the lines, for which the terminal is asked.
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
  /// The time until which the reports are awaited.
  private(set) var answersUntil = Duration.zero
  /// True while a frame is shown, so that the cursor waits in its first corner, not at a prompt.
  private(set) var isParked = false
  /// True if the first lines have left the screen, because the terminal wrapped for fewer columns.
  ///
  /// The other lines are then at the top of the screen.
  private(set) var isAdrift = false
  private var lines: Int
  private var promptColumn = 0
  /// The screen line at which the lines began when they were last shown.
  private var shownFrom = 0

  init(_ height: Height, painter: ScreenPainter, on screen: ScreenSize) {
    self.height = height
    self.painter = painter
    self.screen = screen
    lines = height.firstLines(of: screen.lines)
  }

  /// The part of the screen that the lines take.
  ///
  /// While their place is unknown, the viewport lies below the screen, where no button can be
  /// pressed.
  var viewport: Viewport {
    if case .known(let place) = knowledge { return place.viewport }
    return Viewport(lines: screen.lines..<screen.lines + room(for: lines), of: screen)
  }

  /// The most lines that the picker may take.
  var most: Int { room(for: height.lines(of: screen.lines)) }

  private func room(for lines: Int) -> Int {
    max(1, min(lines, screen.lines - (promptColumn > 0 ? 1 : 0)))
  }

  mutating func noteAsked(at time: Duration) {
    knowledge = .asked
    reportsDue += 1
    answersUntil = time + InputDecoder.answerPatience
  }

  /// Receives a cursor report; the last one settles the place of the lines.
  ///
  /// A report that was asked for before a change is no longer true.
  mutating func receive(_ cursor: ScreenPoint) {
    reportsDue -= 1
    if reportsDue == 0, knowledge == .asked { settle(at: cursor) }
  }

  /// Derives the place of the lines from the position of the cursor.
  private mutating func settle(at cursor: ScreenPoint) {
    if !isParked { promptColumn = cursor.column }
    isAdrift = isParked && cursor.line == 0 && shownFrom > 0
    // The prompt has left the screen too. The lines go as far down as possible, so that fewer of
    // them leave the screen the next time.
    if isAdrift { promptColumn = 0 }
    let first = isAdrift ? screen.lines - room(for: lines) : cursor.line
    let place =
      isParked
      ? InlinePlace(lines: lines, from: first, promptColumn: promptColumn, on: screen)
      : InlinePlace(lines: lines, at: cursor, on: screen)
    knowledge = .known(place)
    painter.startsAtCursor = isParked && !isAdrift && place.scrolling == 0
  }

  /// Adopts a screen size and forgets the place of the lines.
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
    isAdrift = false
    shownFrom = place.viewport.origin.line
    knowledge = .known(place)
  }

  /// Notes that the lines are blank and that the cursor is at a prompt.
  mutating func noteLeft() { isParked = false }

  /// The bytes that make room for the lines.
  var roomBytes: [UInt8] {
    if isAdrift { return painter.blanking }
    guard case .known(let place) = knowledge else { return [] }
    return painter.scrolling(by: place.scrolling)
  }

  /// The bytes that blank the shown lines and move the cursor back to the prompt.
  ///
  /// While the place is unknown, they name no line, because it may be another program's.
  var leaveSequence: [UInt8] {
    guard isParked else { return [] }
    if case .known(let place) = knowledge, place.scrolling == 0, !isAdrift {
      return painter.leaving(place)
    }
    return cornerLeaveSequence
  }

  /// The bytes that leave the lines from the waiting cursor on, and name no line.
  var cornerLeaveSequence: [UInt8] {
    isParked ? painter.leavingCorner(toColumn: min(promptColumn, screen.columns - 1)) : []
  }
}
