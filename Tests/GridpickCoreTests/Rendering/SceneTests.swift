import GridpickTestSupport
import Testing

@testable import GridpickCore

struct SceneTests {
  private func status(
    _ grid: TestGrid, _ layout: Layout, columns: Int = 60, style: CellStyle? = nil,
    cell: ScreenSize? = nil, position: Position = Position(section: 0, index: 0)
  ) -> String {
    let picture = Picture(
      grid: grid, size: ScreenSize(lines: 6, columns: columns), layout: layout, style: style,
      cell: cell, position: position)
    return picture.frame.text(ofLine: 5)
  }

  @Test(arguments: [Layout.shelves, .tabs])
  func `L8.10 without column titles on the screen the item's own name is shown`(layout: Layout) {
    let grid = TestGrid([["ok", "b"]]).titled(columns: ["short", "x"])
    #expect(
      status(grid, layout).hasPrefix("  \(layout.words.section) 1/1 · \(layout.words.item) 1/2 ok"))
  }

  @Test func `L8.10 in cards the name is the column's title, or else the item's label`() {
    let grid = TestGrid([["ok", "b"]])
    #expect(
      status(grid.titled(columns: ["short"]), .cards).hasSuffix("row 1/1 · column 1/2 short"))
    #expect(status(grid, .cards).hasSuffix("row 1/1 · column 1/2 ok"))
  }

  @Test func `L8.14 label and detail are separated, and no name is repeated`() {
    let grid = TestGrid([["the_one/d", "b"]])
    #expect(status(grid, .grid).hasSuffix("column 1/2 · the one, d"))
    let titled = grid.titled(columns: ["the one", "other"])
    #expect(status(titled, .grid).hasSuffix("column 1/2 the one · d"))
  }

  @Test
  func `L8.12 L8.13 the words, then the column's name, make room for the origin of the grid`() {
    let grid = TestGrid([["a", "b"]]).titled(columns: ["short"])
    for (columns, shown) in [
      (60, "row 1/1 · column 1/2 short · from /items"), (34, "1/1 · 1/2 short · from /items"),
      (30, "1/1 · 1/2 · from /items"),
    ] {
      var picture = Picture(
        grid: grid, size: ScreenSize(lines: 6, columns: columns), layout: .cards, style: nil,
        cell: nil, position: Position(section: 0, index: 0))
      picture.origin = "/items"
      #expect(picture.frame.text(ofLine: 5) == "  " + shown)
    }
  }

  @Test func `L7.3 the text ends before the signs on its line`() {
    let grid = TestGrid(rows: 1, columns: 120)
    let position = Position(section: 0, index: 99)
    for columns in 20...60 {
      let line = status(
        grid, .grid, columns: columns, cell: ScreenSize(lines: 1, columns: 8), position: position)
      #expect(line.contains(" ◂▸"))
      #expect(line.contains("100/120") != (columns < 20))
    }
  }

  @Test func `L8.4 in cards the signs to the sides stand at half height, beside the cells`() {
    let frame = Picture(
      grid: TestGrid(rows: 5, columns: 5), size: ScreenSize(lines: 60, columns: 200),
      layout: .cards, position: Position(section: 2, index: 2), title: "A title"
    ).frame
    #expect((0..<60).filter { frame.text(ofLine: $0).contains("◂") } == [29])
    #expect(frame.text(ofLine: 29).contains("▸"))
  }

  @Test func `L2.8 L8.8 in tabs a page is as wide as the view, and a line stands before the next`()
  {
    var run = PickerRun.over(
      Grid(TestGrid([["first"], ["second"], ["third"]])), layout: .tabs)
    #expect(!run.state.frame().text.contains("│"))
    run.press(at: 4, 30)
    run.drag(to: 4, 10)
    let line = Array(run.state.frame().text(ofLine: 1))
    #expect(line.firstIndex(of: "│").map { String(line[$0...]).contains("second") } == true)
    #expect(!String(line).contains("third"))
  }

  @Test func `L8.8 a line separates pages only if one of them fills the view`() {
    let picture = Picture(
      grid: TestGrid([["a"], ["b"], ["c"], ["d"]]), layout: .tabs,
      cell: ScreenSize(lines: 1, columns: 2))
    #expect(!picture.frame.text.contains("│"))
  }
}
