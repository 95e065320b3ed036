import GridpickProtocol
import GridpickScreen

/// The lines below the prompt that a picker has instead of the whole screen, and what is known of them
/// (rule I1).
struct InlineScreen {
  /// How far it is known where they are, for which the terminal is asked.
  enum Knowledge {
    case unknown
    case asked
    case known
  }

  let height: Height
  /// Paints all that is painted whole: ncurses would clear what is not the picker's.
  let painter: TerminfoScreen
  private(set) var place: InlinePlace
  private(set) var knowledge = Knowledge.unknown
  /// How many answers are to come; only the last is about the place there is now.
  var reportsDue = 0
  /// Until when they are waited for.
  private(set) var answersUntil = Duration.zero
  /// Whether the cursor waits in their first corner, and not at the prompt.
  private var isParked = false

  init(_ height: Height, painter: TerminfoScreen, on screen: ScreenSize) {
    self.height = height
    self.painter = painter
    place = InlinePlace(
      lines: height.firstLines(of: screen.lines), from: 0, promptColumn: 0, on: screen)
  }

  /// How many lines there may be.
  var most: Int {
    let lines = height.lines(of: place.viewport.screen.lines)
    return place.grown(to: lines).viewport.size.lines
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
    let (lines, screen) = (place.viewport.size.lines, place.viewport.screen)
    place =
      isParked
      ? InlinePlace(
        lines: lines, from: cursor.line, promptColumn: place.prompt.column, on: screen)
      : InlinePlace(lines: lines, at: cursor, on: screen)
    knowledge = .known
  }

  /// The screen may have another size, and where the lines are now is not known; the cursor is still
  /// in their corner, or at a prompt.
  mutating func lose(on screen: ScreenSize, isParked: Bool) {
    let most = height.lines(of: screen.lines)
    let lines = height.grows ? min(place.viewport.size.lines, most) : most
    let column = isParked ? place.prompt.column : 0
    place = InlinePlace(lines: lines, from: 0, promptColumn: column, on: screen)
    self.isParked = isParked
    knowledge = .unknown
  }

  /// Takes more lines; says whether it does.
  mutating func grow(to lines: Int) -> Bool {
    let grown = place.grown(to: min(lines, most))
    guard grown.viewport.size.lines > place.viewport.size.lines else { return false }
    place = grown
    return true
  }

  mutating func noteShown() { place.noteScrolled() }
}
