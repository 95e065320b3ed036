import GridpickCore
import GridpickTestSupport
import Testing

/// A drag along each axis of every layout, on the data that it is shown with.
struct LayoutDragTests {
  struct Drag: CustomTestStringConvertible {
    let demo: Demo
    /// The point of the press, and the length of the drag.
    let label: String
    var lines = 0
    var columns = 0
    /// The lines that the content moves beyond an end; nil if it follows all the way (rule G4).
    var resistedLines: Int?
    /// The item that the release chooses, and the printed pick.
    let item: String
    let output: String

    var testDescription: String { "\(demo) \(lines) lines \(columns) columns" }
  }

  private static let drags = [
    Drag(demo: .posters, label: "Red 红", columns: -8, item: "Orange 橙", output: "orange-30x40"),
    Drag(demo: .posters, label: "Red 红", lines: -3, item: "Red 红", output: "red-40x50"),
    Drag(
      demo: .emoji, label: "🙂 smile", columns: -19, item: "😂 tears of joy", output: "😂"),
    Drag(
      demo: .emoji, label: "🦊 fox", lines: -2, resistedLines: -1, item: "🐶 dog", output: "🐶"),
    // The current item is frozen, so only the view moves (rule P12).
    Drag(
      demo: .elements, label: "18", columns: -8, item: "Hydrogen", output: "Hydrogen"),
    Drag(demo: .elements, label: "Carbon", lines: -3, item: "Beryllium", output: "Beryllium"),
    Drag(
      demo: .readingList, label: "Micrographia", columns: -30, item: "Micrographia",
      output: "Robert Hooke, Micrographia"),
    Drag(
      demo: .readingList, label: "The Age of Revolution", lines: -6, item: "Sidereus Nuncius",
      output: "Galileo Galilei, Sidereus"),
    Drag(
      // The banner takes them all (rule G4).
      demo: .timetable, label: "13:31  Engine ignition", lines: -3,
      item: "03:00 Countdown resumes The countdown resumes at T minus 9 hours",
      output: "1969-07-16T03:00Z"),
  ]

  @Test(arguments: drags)
  func `G4.1 G4.4 a drag shows the way, its end and the pick as expected`(drag: Drag) throws {
    let terminal = try drag.demo.show()
    let start = try #require(terminal.screen.point(of: drag.label))
    let end = start.moved(lines: drag.lines, columns: drag.columns)
    terminal.beginDrag(from: start, toColumn: end.column, line: end.line)
    let seen = start.moved(lines: drag.resistedLines ?? drag.lines, columns: drag.columns)
    try terminal.waitUntil("the content to follow") { $0.point(of: drag.label) == seen }
    #expect(terminal.screen.current == [drag.item], "what letting go would choose")
    try terminal.letGoAtRest(at: end)
    try terminal.waitForRest()
    #expect(terminal.screen.current == [drag.item])
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.hasPrefix(drag.output))
    #expect(terminal.complaints == "")
  }

  @Test
  func `G4.4 L8.7 G6.3 in tabs the next list comes along, and its tab is marked during the drag`()
    throws
  {
    let terminal = try Demo.timetable.show()
    let start = ScreenPoint(line: 14, column: 70)
    let end = start.moved(columns: -45)
    #expect(terminal.screen.currentTab == ["Wed 16 July"])
    terminal.beginDrag(from: start, toColumn: end.column)
    try terminal.waitUntil("the next list") {
      $0.point(of: "00:04  Television begins") == ScreenPoint(line: 6, column: 34)
    }
    #expect(terminal.screen.currentTab == ["Thu 17 July"])
    #expect(terminal.screen.current == ["00:04 Television begins A television t…"])
    try terminal.letGoAtRest(at: end)
    try terminal.waitForRest()
    #expect(terminal.screen.currentTab == ["Thu 17 July"])
    #expect(!terminal.screen.contains("Engine ignition"))
    try expect(
      "1969-07-17T00:04Z A television transmission begins, recorded at Goldstone\n",
      pickedFrom: terminal)
  }
}
