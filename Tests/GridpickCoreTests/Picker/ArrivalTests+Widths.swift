import GridpickTestSupport
import Testing

@testable import GridpickCore

extension ArrivalTests {
  @Test func `L12.6 wider columns keep the current item on its line, and wait in a hold`() throws {
    var run = list(90)
    try run.press("down down right")
    let line = run.state.frame().cursor?.line
    #expect(run.current == "21")
    run.take(more(1_000))
    #expect(run.state.content.columnCount == 8)
    #expect(run.current == "21")
    #expect(run.state.frame().cursor?.line == line)
    run.press(at: 4, 3)
    run.take(more(100_000))
    #expect(run.state.content.columnCount == 8)
    run.release()
    run.take(more(200_000))
    #expect(run.state.content.columnCount == 5)
  }

  @Test func `L12.2 a few long items may be cut if that gives twice as many columns`() {
    func columns(long: Int) -> Int {
      let labels = (0..<400).map { $0 < long ? String(repeating: "x", count: 30) : "item \($0)" }
      let grid = TestList(labels)
      return PickerRun(
        Grid(grid), settings: settings(), size: ScreenSize(lines: 8, columns: 80)
      ).state.content.columnCount
    }
    #expect(columns(long: 4) == 7)
    #expect(columns(long: 5) == 2)
  }

  @Test func `L12.7 find measures its matches after a search, and restores the columns at its end`()
    throws
  {
    let labels = (0..<400).map { $0 % 100 == 7 ? "a longer label \($0)" : "i\($0)" }
    var run = PickerRun(
      Grid(TestList(labels)), settings: settings(),
      size: ScreenSize(lines: 8, columns: 60))
    let columns = run.state.content.columnCount
    #expect(columns == 9)
    try run.press("/")
    run.type("longer")
    #expect(run.state.content.columnCount == 1)
    #expect(run.state.frame().text.contains("a longer label 307"))
    try run.press("escape escape")
    #expect(run.state.content.columnCount == columns)
  }

  @Test func `L12.3 L12.6 at the end the column count stays if the user has acted`() throws {
    for (acts, rows) in [("", 7), ("right", 2)] {
      var run = list(12)
      try run.press(acts)
      run.take(more(14, isComplete: true))
      #expect(run.state.content.sectionCount == rows)
    }
  }

  @Test func `L9.13 widths stay after time to read them, whatever matches or arrives`() {
    func records(_ wide: Int) -> Grid {
      let labels = Array(repeating: "x", count: 20) + Array(repeating: "a long label", count: wide)
      return sheet(["a", "b"], labels.enumerated().map { [$1, $0 % 10 < 2 ? "hit" : "miss"] })
    }
    var run = PickerRun(
      records(0), isComplete: false,
      settings: settings {
        $0.layout = .sheet
        $0.options.find.query = "hit"
      }, size: ScreenSize(lines: 8, columns: 44))
    run.findsAtOnce = false
    run.take(.begun)
    run.wait(.milliseconds(400))
    for wide in [9, 19] {
      run.take(.content(ContentUpdate(records(wide), isComplete: false)))
      for _ in 0..<3 {
        #expect(run.state.frame().text(ofLine: 1) == "  a  b", "\(wide)")
        run.find()
      }
    }
    #expect(run.state.frame().text.contains("…  hit"))
  }

  @Test func `L9.13 P8.2 a screen that is not full is measured again, however old it is`() {
    var run = PickerRun(
      sheet(["a", "b"], [["x", "y"]]), isComplete: false, settings: settings { $0.layout = .sheet },
      size: ScreenSize(lines: 8, columns: 44))
    run.take(.begun)
    run.wait(.milliseconds(400))
    let wider = sheet(["a", "b"], Array(repeating: ["a long label", "y"], count: 30))
    run.take(.content(ContentUpdate(wider, isComplete: false)))
    #expect(run.state.frame().text.contains("a long label  y"))
  }

  @Test(arguments: [(0, 1), (1, 1), (7, 1), (8, 2), (14, 2), (15, 3), (70, 10), (71, 10)])
  func `L12.1 L12.3 a list has the fewest columns that show all of it, or as many as fit`(
    count: Int, columns: Int
  ) {
    let run = PickerRun(
      Grid(TestList(count: count)), settings: settings(),
      size: ScreenSize(lines: 8, columns: 44))
    #expect(run.state.content.columnCount == columns)
  }

  @Test func `L12.6 wider columns keep the current item on its line where the view has scrolled`()
    throws
  {
    var run = list(900)
    try run.press("pgdn pgdn right")
    let (columns, line) = (run.state.content.columnCount, run.state.frame().cursor?.line)
    let current = run.current
    run.take(more(200_000))
    #expect(run.state.content.columnCount < columns)
    #expect(run.current == current)
    #expect(run.state.frame().cursor?.line == line)
  }

  @Test func `P8.2 until there is a screenful, widths and columns are measured again`() throws {
    var run = list(1)
    run.take(.begun)
    run.wait(.milliseconds(400))
    #expect(run.state.content.columnCount == 1)
    run.take(more(100))
    #expect(run.state.content.columnCount == 10)
    try run.press("right right")
    #expect(run.current == "2")
  }
}
