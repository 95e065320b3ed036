import GridpickCore
import Testing

@testable import GridpickTerminal

/// The place of a picker's lines on a shared screen (rule I1).
struct InlinePlaceTests {
  private static let screen = ScreenSize(lines: 24, columns: 80)

  private static func prompt(_ line: Int, _ column: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: column)
  }

  /// The prompt, how many lines are wanted; where they begin, how many there are, by how many lines the
  /// screen scrolls, and where the prompt is then.
  @Test(arguments: [
    (prompt(0, 0), 10, 0, 10, 0, prompt(0, 0)), (prompt(0, 2), 10, 1, 10, 0, prompt(0, 2)),
    (prompt(11, 5), 10, 12, 10, 0, prompt(11, 5)), (prompt(13, 5), 10, 14, 10, 0, prompt(13, 5)),
    (prompt(14, 5), 10, 14, 10, 1, prompt(13, 5)), (prompt(23, 5), 10, 14, 10, 10, prompt(13, 5)),
    (prompt(23, 0), 10, 14, 10, 9, prompt(14, 0)), (prompt(23, 0), 1, 23, 1, 0, prompt(23, 0)),
    (prompt(23, 5), 1, 23, 1, 1, prompt(22, 5)), (prompt(0, 0), 24, 0, 24, 0, prompt(0, 0)),
    (prompt(23, 0), 24, 0, 24, 23, prompt(0, 0)), (prompt(23, 5), 24, 1, 23, 23, prompt(0, 5)),
    (prompt(99, 99), 10, 14, 10, 10, prompt(13, 79)),
  ])
  func `I1.1 I1.2 the picker begins below the prompt, and scrolls as far as it must`(
    prompt: ScreenPoint, lines: Int, first: Int, count: Int, scrolling: Int, after: ScreenPoint
  ) {
    let place = InlinePlace(lines: lines, at: prompt, on: Self.screen)
    #expect(place.viewport == Viewport(lines: first..<first + count, of: Self.screen))
    #expect(place.scrolling == scrolling)
    #expect(place.prompt == after)
  }

  @Test(arguments: [1, 2], [0, 3])
  func `I1.1 the smallest screen still has a line for the picker`(lines: Int, column: Int) {
    let screen = ScreenSize(lines: lines, columns: 1)
    let place = InlinePlace(lines: 9, at: ScreenPoint(line: 0, column: column), on: screen)
    #expect(place.viewport.size.lines == max(1, lines - (column > 0 ? 1 : 0)))
    #expect(place.prompt == ScreenPoint(line: 0, column: 0))
    #expect(place.viewport.origin.line + place.viewport.size.lines <= lines)
  }

  @Test func `I1.2 a growing picker scrolls once, as far as the new lines need`() {
    let place = InlinePlace(lines: 2, at: Self.prompt(20, 3), on: Self.screen)
    #expect(place.scrolling == 0)
    let grown = place.grown(to: 5)
    #expect(grown.viewport == Viewport(lines: 19..<24, of: Self.screen))
    #expect(grown.scrolling == 2 && grown.prompt == Self.prompt(18, 3))
    #expect(grown.grown(to: 6).scrolling == 3)
    var shown = grown
    shown.noteScrolled()
    #expect(shown.grown(to: 6).scrolling == 1)
  }

  @Test(arguments: [
    (Height(.cells(10)), 10, 10), (Height(.cells(30)), 24, 24), (Height(.percent(40)), 9, 9),
    (Height(.percent(100)), 24, 24), (Height(.percent(1)), 1, 1),
    (Height(.cells(10), grows: true), 10, 1),
  ])
  func `I1 a height is a number of lines or a share of the screen`(
    height: Height, lines: Int, first: Int
  ) {
    #expect(height.lines(of: 24) == lines)
    #expect(height.firstLines(of: 24) == first)
  }
}
