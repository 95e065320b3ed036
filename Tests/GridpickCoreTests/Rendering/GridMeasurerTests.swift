import GridpickTestSupport
import Testing

@testable import GridpickCore

struct GridMeasurerTests {
  private func measures(
    _ grid: TestGrid, style: CellStyle = .text, titleLines: Int = 0, columns: Int = 80
  ) -> GridMeasures {
    let look = Look(theme: Theme(colorCount: 256), signs: .unicode, chosenStyle: style)
    return GridMeasurer(Grid(grid), look: look, columns: columns)
      .measures(for: .grid, titleLines: titleLines)
  }

  @Test(arguments: [("text", 1, 9), ("card", 4, 13), ("swatch", 4, 11)])
  func `L2.3 L2.4 a cell has the size of the largest item`(name: String, lines: Int, columns: Int)
    throws
  {
    let style = try #require(CellStyle.named(name))
    let cell = measures(TestGrid([["a", "seven_w"], [nil, "b/2 m"]]), style: style).cell
    #expect(cell == ScreenSize(lines: lines, columns: columns))
  }

  @Test(arguments: [(CellStyle.text, 8, LabelStanding.right(tail: 4)), (.card, 10, .left)])
  func `L9.19 L9.20 a column has room for aligned decimal points if its labels stand at a side`(
    style: CellStyle, columns: Int, standing: LabelStanding
  ) {
    let look = Look(theme: Theme(colorCount: 256), signs: .unicode, chosenStyle: style)
    let grid = Grid(TestGrid([["1234", "a"], ["0.125", "12"], ["-", "b"]]))
    let measures = GridMeasurer(grid, look: look, columns: 80).measures(for: .sheet)
    #expect(measures.columns.items[0] == columns)
    #expect(measures.columns.standings == [standing, .left])
  }

  @Test func `L2.3 a wide glyph counts as two columns`() {
    #expect(measures(TestGrid([["世界"]])).cell.columns == 6)
  }

  @Test(arguments: [1, 400])
  func `L2.3 a column is as wide as its title, however many items there are`(rows: Int) {
    let grid = TestGrid(rows: rows, columns: 3).titled(columns: ["a longer title"])
    #expect(measures(grid).cell.columns == 16)
  }

  @Test func `L2.3 a long title does not move the items apart`() {
    let title = String(repeating: "x", count: 50)
    #expect(measures(TestGrid([["a"]]).titled(columns: [title])).cell.columns == 20)
  }

  @Test func `titles are found and measured`() {
    let titled = measures(TestGrid([["a"], ["b"]]).titled(sections: ["x", "世界"]), titleLines: 1)
    #expect(titled.sectionTitleWidth == 4)
    #expect(!titled.hasColumnTitles)
    #expect(titled.titleLines == 1)
    #expect(measures(TestGrid([["a", "b"]]).titled(columns: ["", "x"])).hasColumnTitles)
  }

  @Test func `L1.6 a few items in very many places are looked for in a few places only`() {
    let far = Position(section: 20, index: 0)
    #expect(sparse(holding: far).lines == 1)
    #expect(sparse(holding: far, columns: 10).lines == 3, "a card, where it is near")
  }

  private func sparse(holding place: Position, columns: Int = 1_000) -> ScreenSize {
    var rows = [[String?]](repeating: Array(repeating: nil, count: columns), count: 21)
    rows[place.section][place.index] = "a"
    return measures(TestGrid(rows), style: .card).cell
  }

  @Test func `L1.6 a text is measured only until it is known to be unusually wide`() {
    let long = String(repeating: "long_é", count: 100_000)
    #expect(measures(TestGrid([[long]]), columns: 10).cell.columns == 23)
    #expect(
      measures(TestGrid([["a"]]).titled(sections: [long]), columns: 10).sectionTitleWidth == 21)
    // As wide as half the screen, and one of a hundred that is much wider.
    let usual = Array(repeating: "fourteen_wide_", count: 99)
    #expect(measures(TestGrid([usual + [long]]), columns: 30).cell.columns == 16)
  }

  @Test func `P3 an empty grid has measures`() {
    let empty = measures(TestGrid([]))
    #expect(empty.cell == ScreenSize(lines: 1, columns: 3))
    #expect(empty.sectionCount == 0)
    #expect(empty.columnCount == 0)
  }
}
