import GridpickTestSupport
import Testing

@testable import GridpickCore

struct GridPictureTests {
  @Test func `L3.1 titles stand above and beside the cells, which scroll under them`() throws {
    try Picture(
      grid: Posters.plain.titledAsPosters, position: Position(section: 4, index: 3),
      title: "Posters"
    ).verifyStyled("grid-text")
  }

  @Test func `L8.1 if all cells fit the screen, no sign says that there are more`() throws {
    try Picture(
      grid: TestGrid([["a", "b"], ["c", "d"]]), position: Position(section: 1, index: 1)
    ).verifyStyled("grid-all-in-view")
  }

  @Test func `L8.1 L8.9 L8.10 a wide screen has signs, a scroll mark and the position`()
    throws
  {
    try Picture(
      grid: TestGrid(rows: 60, columns: 20).titled(columns: (0..<20).map { "column \($0)" }),
      size: ScreenSize(lines: 9, columns: 72), position: Position(section: 30, index: 9)
    ).verifyStyled("grid-signs")
  }

  @Test func `L8.1 L8.2 signs and frames can be ASCII`() throws {
    try Picture(
      grid: TestGrid(rows: 60, columns: 20), size: ScreenSize(lines: 7, columns: 66),
      position: Position(section: 30, index: 9), signs: .ascii
    ).verify("grid-ascii")
  }

  @Test func `P2.1 gaps are drawn dim, and reversed at the position`() throws {
    try Picture(
      grid: TestGrid([["a", nil, "c"], [nil, nil, "d"]]), position: Position(section: 0, index: 1)
    ).verifyStyled("grid-gaps")
  }

  @Test func `P2.1 an empty section is drawn as one empty slot at the position`() throws {
    try Picture(
      grid: TestGrid([["a", "b"], [], ["c", "d"]]), position: Position(section: 1, index: 0)
    ).verifyStyled("grid-empty-section")
  }

  @Test func `P3.2 an empty grid says so`() throws {
    try Picture(grid: TestGrid([]), title: "Posters").verifyStyled("grid-empty")
  }

  @Test func `L7.6 a wide glyph cut by an edge is left out whole`() throws {
    let words = ["日本語", "中国語", "韓国語", "世界中", "言語学", "文字化"]
    try Picture(
      grid: TestGrid([words, words, words]), size: ScreenSize(lines: 5, columns: 22),
      focus: .center, position: Position(section: 1, index: 2)
    ).verify("grid-wide-glyphs")
  }

  @Test func `L7.1 a label too long for its cell ends in an ellipsis`() throws {
    let grid = TestGrid([["a_long_label", "世界世界", "short"], ["x", "y", "z"]])
      .titled(columns: ["a long title", "another", "third"])
    try Picture(grid: grid, cell: ScreenSize(lines: 1, columns: 8)).verify("grid-clipped")
  }

  @Test(arguments: [(1, 1), (5, 2), (1, 9), (2, 20)])
  func `L6.3 L6.5 a too small screen says so if it has room`(lines: Int, columns: Int) throws {
    try Picture(
      grid: Posters.plain, size: ScreenSize(lines: lines, columns: columns)
    ).verify("grid-\(columns)x\(lines)")
  }

  @Test func `L8.14 the status line shows what the cell does not`() throws {
    try Picture(
      grid: TestGrid([["a/detail_of_a", "b"]]), size: ScreenSize(lines: 5, columns: 50)
    ).verify("grid-detail")
  }
}
