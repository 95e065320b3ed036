import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PeekTests {
  private let long = (1...40).map { "line\($0)" }.joined(separator: "\n")

  /// Items begin at line 1 and column 8.
  private var run: PickerRun {
    let grid = Grid(
      TestGrid([["a", long], [], [nil, "b"]]).titled(
        sections: ["First", "Second", "Third"], columns: ["Left", "Right"]))
    return .over(grid, start: Position(section: 0, index: 1)) {
      $0.options.layout.cell = ScreenSize(lines: 1, columns: 7)
    }
  }

  private func peeked() throws -> PickerRun {
    var run = run
    try run.press("v")
    return run
  }

  private func shows(_ run: PickerRun, _ text: String) -> Bool {
    run.state.frame().text.contains(text)
  }

  @Test func `a peek shows the whole value under the titles of its place`() throws {
    let run = try peeked()
    #expect(shows(run, "First · Right"))
    #expect(shows(run, "line7") && !shows(run, "line8  "))
  }

  @Test(arguments: ["v", "hold"])
  func `G10.6 of a very long value the beginning is shown, and a note about the rest`(way: String)
    throws
  {
    let value = String(repeating: "é", count: 1 << 20)
    var run = PickerRun.over(Grid(TestGrid([[value], ["b"]]))) {
      if way == "hold" { $0.layout = .sheet }
    }
    if way == "v" {
      try run.press("v")
    } else {
      run.press(at: 0, 9)
      run.wait(.milliseconds(600))
    }
    #expect(shows(run, "ééééé") && !shows(run, "the rest"))
    for _ in 1...1_000 { try run.press("pagedown") }
    #expect(shows(run, "… the rest is not shown"))
  }

  @Test(arguments: [499, 500])
  func `G10.1 G10.2 G10.3 a press of 500 ms peeks at an item, and the release does nothing`(
    time: Int
  ) {
    var run = run
    run.press(at: 1, 9)
    run.wait(.milliseconds(time))
    #expect(shows(run, "First · Left") == (time == 500))
    run.release()
    #expect(run.tale == (time == 500 ? "nothing" : "moved 0,1>0,0; settled"))
    #expect(shows(run, "First · Left") == (time == 500))
  }

  @Test func `G10.1 G10.3 a late release still opens the peek`() {
    var run = run
    run.press(at: 1, 9)
    run.skip(.milliseconds(500))
    run.release()
    #expect(run.told.isEmpty)
    #expect(shows(run, "First · Left"))
  }

  @Test func `G10.3 a drag closes the peek`() {
    var run = run
    run.press(at: 1, 9)
    run.wait(.milliseconds(600))
    run.drag(to: 1, 10)
    #expect(shows(run, "First · Left"))
    run.drag(to: 1, 28)
    #expect(!shows(run, "First · Left"))
    run.wait(.milliseconds(100))
    run.release()
    #expect(run.tale == "moved 0,1>0,0")
  }

  @Test(arguments: [(3, 9), (4, 9), (2, 9), (9, 9)])
  func `G10.2 a gap or blank space has no peek`(line: Int, column: Int) {
    var run = run
    let before = run.state.frame()
    run.press(at: line, column)
    run.wait(.seconds(1))
    #expect(run.state.frame() == before)
    run.release()
    #expect(run.told.isEmpty)
  }

  @Test func `G10.15 keys and the wheel scroll the value, within its ends`() throws {
    var run = try peeked()
    try run.press("down j")
    #expect(shows(run, "line9") && !shows(run, "line2  "))
    try run.press("k up up")
    #expect(shows(run, "line1  "))
    run.point(.wheel(.down))
    #expect(shows(run, "line8") && !shows(run, "line1  "))
    run.point(.wheel(.right))
    #expect(shows(run, "line8"))
    run.point(.wheel(.up))
    run.point(.wheel(.up))
    #expect(shows(run, "line1  "))
    try run.press("pagedown pagedown pagedown pagedown pagedown pagedown down")
    #expect(shows(run, "line40") && shows(run, "line34"))
    #expect(run.told.isEmpty)
    #expect(run.state.position == Position(section: 0, index: 1))
  }

  @Test func `G10.10 while find is on a peek opens at the match, whose letters are marked`() throws
  {
    var run = run
    try run.press("/")
    run.type("line33")
    try run.press("alt-v")
    let frame = run.state.frame()
    // The first line is that of the query.
    let line = try #require((1..<10).first { frame.text(ofLine: $0).contains("line33") })
    let marked = frame.line(line).indices.filter {
      frame.line(line)[$0].style.attributes.contains(.underline)
    }
    let text = Array(frame.text(ofLine: line))
    #expect(String(marked.map { text[$0] }) == "line33")
  }

  @Test func `G10.11 the frame of a peek says the number of its last line and of all lines`() throws
  {
    var run = try peeked()
    for key in ["v", "down", "pagedown"] {
      if key != "v" { try run.press(key) }
      let last = (1...40).last { shows(run, "line\($0) ") }
      #expect(shows(run, " \(try #require(last))/40 "))
    }
  }

  @Test(arguments: [24, 80, 12])
  func `L6.2 a resize folds the value again`(columns: Int) throws {
    let text = (1...90).map { "word\($0)" }.joined(separator: " ")
    let size = ScreenSize(lines: 10, columns: columns)
    var resized = PickerRun.over(Grid(TestGrid([[text.replacing(" ", with: "_")]])))
    var fresh = PickerRun.over(
      Grid(TestGrid([[text.replacing(" ", with: "_")]])), size: size)
    for key in ["v", "down"] {
      try resized.press(key)
      try fresh.press(key)
    }
    resized.resize(to: size)
    #expect(resized.state.frame().text == fresh.state.frame().text)
  }

  @Test func `a background reported while a value is read changes its colours too`() throws {
    var before = PickerRun.over(Grid(TestGrid([[#"{"a":[1]}"#]]))) {
      $0.look.theme = Theme(colorCount: 256)
    }
    var behind = before
    try before.press("v")
    before.take(.background(0xffffff))
    behind.take(.background(0xffffff))
    try behind.press("v")
    #expect(before.state.frame() == behind.state.frame())
  }

  @Test(arguments: ["escape", "q", "enter", "v", "x", "left", ":"])
  func `G10.16 any other key only closes the panel`(key: String) throws {
    var run = try peeked()
    try run.press(key)
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == self.run.state.frame())
  }

  @Test(arguments: ["down", "j", "up", "k", "pagedown", "pageup", "g", "G", "home", "end"])
  func `G10.15 G10.16 keys that scroll a value never close it, even if it fits`(key: String) throws
  {
    var run = run
    try run.press("left v")
    #expect(shows(run, "First · Left"))
    try run.press(key)
    #expect(shows(run, "First · Left"))
    try run.press("x")
    #expect(!shows(run, "First · Left"))
  }

  @Test func `G10.16 a click of another button closes the panel too`() throws {
    var run = try peeked()
    run.point(.press(.other, ScreenPoint(line: 1, column: 9)))
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == self.run.state.frame())
  }

  @Test(arguments: [true, false])
  func `G10.16 G11.2 Esc or another button closes a peek that is still held`(byKey: Bool) throws {
    var run = run
    run.press(at: 1, 9)
    run.wait(.milliseconds(500))
    #expect(shows(run, "First · Left"))
    if byKey {
      try run.press("escape")
    } else {
      run.point(.press(.other, ScreenPoint(line: 1, column: 9)))
    }
    #expect(run.state.frame() == self.run.state.frame())
    run.drag(to: 1, 28)
    run.release()
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == self.run.state.frame())
  }

  @Test func `Ctrl-C cancels the picker from a panel too`() throws {
    var run = try peeked()
    try run.press("ctrl-c")
    #expect(run.told == [.cancelled])
  }

  @Test func `G10.16 a click only closes the panel`() throws {
    var run = try peeked()
    run.click(at: 1, 9)
    #expect(run.told.isEmpty)
    #expect(run.state.frame() == self.run.state.frame())
    run.click(at: 1, 9)
    #expect(run.tale == "moved 0,1>0,0; settled")
  }
}
