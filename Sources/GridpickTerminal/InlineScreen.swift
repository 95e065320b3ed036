import GridpickProtocol
import GridpickScreen

/// The lines below the prompt that a picker has instead of the whole screen, and what is known of them
/// (rule I1).
struct InlineScreen {
  /// How far it is known where they are, for which the terminal is asked.
  enum Knowledge: Equatable {
    case unknown
    case asked
    case known(InlinePlace)
  }

  let height: Height
  let painter: ScreenPainter
  private(set) var screen: ScreenSize
  private(set) var knowledge = Knowledge.unknown
  /// How many answers are to come; only the last is about the place there is now.
  var reportsDue = 0
  /// Until when they are waited for.
  private(set) var answersUntil = Duration.zero
  /// Whether a frame has been shown, so that the cursor waits in their first corner and not at a prompt.
  private(set) var isParked = false
  /// Whether their first lines have gone off the screen, which was wrapped for fewer columns; the others
  /// are the first of the screen.
  private(set) var isAdrift = false
  private var lines: Int
  private var promptColumn = 0
  /// Where they began when they were shown last.
  private var shownFrom = 0

  init(_ height: Height, painter: ScreenPainter, on screen: ScreenSize) {
    self.height = height
    self.painter = painter
    self.screen = screen
    lines = height.firstLines(of: screen.lines)
  }

  /// Where they are; below the screen, where nobody can press a button, while that is not known.
  var viewport: Viewport {
    if case .known(let place) = knowledge { return place.viewport }
    return Viewport(lines: screen.lines..<screen.lines + room(for: lines), of: screen)
  }

  /// How many lines there may be.
  var most: Int { room(for: height.lines(of: screen.lines)) }

  private func room(for lines: Int) -> Int {
    max(1, min(lines, screen.lines - (promptColumn > 0 ? 1 : 0)))
  }

  mutating func noteAsked(at time: Duration) {
    knowledge = .asked
    reportsDue += 1
    answersUntil = time + InputDecoder.answerPatience
  }

  /// Takes an answer.
  mutating func take(_ cursor: ScreenPoint) {
    reportsDue -= 1
    if reportsDue == 0 { settle(at: cursor) }
  }

  /// The cursor has been found.
  private mutating func settle(at cursor: ScreenPoint) {
    if !isParked { promptColumn = cursor.column }
    isAdrift = isParked && cursor.line == 0 && shownFrom > 0
    // The prompt has gone too. As far down as can be, so that the next time they do not go as far.
    if isAdrift { promptColumn = 0 }
    let first = isAdrift ? screen.lines - room(for: lines) : cursor.line
    let place =
      isParked
      ? InlinePlace(lines: lines, from: first, promptColumn: promptColumn, on: screen)
      : InlinePlace(lines: lines, at: cursor, on: screen)
    knowledge = .known(place)
    painter.startsAtCursor = isParked && !isAdrift && place.scrolling == 0
  }

  /// The screen may have another size, and where the lines are now is not known.
  mutating func lose(on screen: ScreenSize) {
    let most = height.lines(of: screen.lines)
    lines = height.grows ? min(lines, most) : most
    self.screen = screen
    knowledge = .unknown
  }

  /// Takes more lines; says whether it does.
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

  /// They are blank, and the cursor is at a prompt.
  mutating func noteLeft() { isParked = false }

  /// What makes room for them.
  var roomBytes: [UInt8] {
    if isAdrift { return painter.blanking }
    guard case .known(let place) = knowledge else { return [] }
    return painter.scrolling(by: place.scrolling)
  }

  /// Blanks what has been shown, and has the cursor at the prompt again.
  ///
  /// Names no line where none is known: what stands there may be another program's.
  var leaveSequence: [UInt8] {
    guard isParked else { return [] }
    if case .known(let place) = knowledge, place.scrolling == 0, !isAdrift {
      return painter.leaving(place)
    }
    return cornerLeaveSequence
  }

  /// The same by where the cursor waits alone.
  var cornerLeaveSequence: [UInt8] {
    isParked ? painter.leavingCorner(toColumn: min(promptColumn, screen.columns - 1)) : []
  }
}
