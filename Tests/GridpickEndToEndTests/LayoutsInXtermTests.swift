import GridpickCore
import GridpickTestSupport
import Testing

/// One drag in every layout with a real mouse in a real terminal, on the data it is shown with.
@Suite(.serialized, .needs("Xvfb", "xterm", "xdotool"))
struct LayoutsInXtermTests {
  struct Drag {
    let demo: Demo
    let start: ScreenPoint
    var lines = 0
    var columns = 0
    /// The item that is seen to move, and its place before the release.
    let label: String
    let end: ScreenPoint
    /// The status line at the end.
    let place: String
    let output: String

    /// True if a status line has the numbers of the place; words give way where room lacks.
    func isShown(by line: String) -> Bool {
      place.split(separator: " ").filter { $0.contains("/") }.allSatisfy(line.contains)
    }
  }

  private static let drags = [
    Drag(
      demo: .posters, start: ScreenPoint(line: 11, column: 60), columns: -8, label: "Red",
      end: ScreenPoint(line: 11, column: 28), place: "row 1/6 · column 2/8",
      output: "orange-30x40\n"),
    Drag(
      // All of it fits, but a pull can read the file again: it follows at half (rule G4).
      demo: .emoji, start: ScreenPoint(line: 16, column: 60), lines: -3, label: "Food",
      end: ScreenPoint(line: 4, column: 1), place: "row 4/10 · column 1/8", output: "🌲\n"),
    Drag(
      demo: .elements, start: ScreenPoint(line: 12, column: 40), lines: -5, label: "Carbon",
      end: ScreenPoint(line: 1, column: 2), place: "row 6/94 · column 1/13",
      output: "Carbon,C,6,14,2,p,12.011,2.2,,3825,2.55,,\n"),
    Drag(
      demo: .readingList, start: ScreenPoint(line: 9, column: 60), columns: -30,
      label: "Micrographia", end: ScreenPoint(line: 9, column: 10), place: "shelf 2/10 · item 2/18",
      output: "Robert Hooke, Micrographia (1665)\n"),
    Drag(
      demo: .timetable, start: ScreenPoint(line: 14, column: 70), columns: -45,
      label: "00:04  Television begins", end: ScreenPoint(line: 6, column: 34),
      place: "tab 2/9 · item 1/8",
      output: "1969-07-17T00:04Z A television transmission begins, recorded at Goldstone\n"),
  ]

  @Test(arguments: drags)
  func `G4.1 the content follows the mouse, and lands as shown`(drag: Drag) throws {
    let session = try XtermSession.start(drag.demo.arguments)
    try session.waitUntil("the picker") { $0.last?.contains("1/") == true }
    try session.movePointer(to: drag.start)
    try session.pressMouse(.left)
    let end = drag.start.moved(lines: drag.lines, columns: drag.columns)
    for point in drag.start.path(to: end) { try session.movePointer(to: point) }
    try session.waitUntil("the content to follow") {
      Array($0[drag.end.line]).dropFirst(drag.end.column).starts(with: drag.label)
    }
    // A mouse that rested has no speed (rule G5).
    let arrival = ContinuousClock.now
    try session.waitUntil("a rest") { _ in ContinuousClock.now - arrival > .milliseconds(150) }
    try session.releaseMouse(.left)
    try session.waitUntil(drag.place) { drag.isShown(by: $0.last ?? "") }
    try session.press("Return")
    #expect(try session.waitForExit() == 0)
    #expect(session.output == drag.output)
    #expect(session.errors == "")
  }

  @Test
  func `G16.1 G16.2 G16.6 G16.8 the bar scrolls the view, and the end of a title widens a column`()
    throws
  {
    let session = try XtermSession.start(Demo.elements.arguments)
    try session.waitUntil("the picker") { $0.last?.contains("1/") == true }
    let top = ScreenPoint(line: 1, column: 79)
    let end = ScreenPoint(line: 22, column: 79)
    try session.drag(through: [top] + top.path(to: end))
    try session.waitUntil("the end") { $0[22].hasPrefix("  Plutonium") }
    try session.drag(through: [end] + end.path(to: top))
    try session.waitUntil("the start") { $0[1].hasPrefix("  Hydrogen") }
    // Behind the last letter.
    let titles = try session.lines()[0]
    let edge = ScreenPoint(line: 0, column: try #require(Self.column(of: "symbol", in: titles)) + 5)
    let next = try #require(Self.column(of: "number", in: titles))
    try session.drag(through: [edge] + edge.path(to: edge.moved(columns: 9)))
    try session.waitUntil("a wider column") { Self.column(of: "number", in: $0[0]) == next + 9 }
    try session.press("q")
    #expect(try session.waitForExit() == 130)
  }

  private static func column(of title: String, in line: String) -> Int? {
    line.firstRange(of: title).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
  }
}
