import GridpickModel
import GridpickTestSupport
import Testing

/// Content that `--more` adds to (rule R3).
struct JoinedGridTests {
  private func labels(_ content: Grid) -> [[String?]] {
    (0..<content.sectionCount).map { section in
      (0..<content.itemCount(inSection: section)).map { index in
        content.item(at: Position(section: section, index: index))?.label
      }
    }
  }

  @Test func `R3 the sections of the second follow those of the first`() {
    let joined = Grid(JoinedGrid(TestGrid([["a", "b"], ["c"]]), Grid(TestGrid([[], ["d", nil, "e"]]))))
    #expect(labels(joined) == [["a", "b"], ["c"], [], ["d", nil, "e"]])
    #expect(joined.columnCount == 3)
    #expect(!joined.hasItem(at: Position(section: 3, index: 1)))
    #expect(joined.hasItem(at: Position(section: 3, index: 2)))
    #expect(!joined.hasItem(at: Position(section: 1, index: 1)))
  }

  @Test func `every question goes to the part that the section came from`() {
    var second = Grid(TableGrid(["x", "y"], [["c", "d"]]))
    var first = Grid(TestGrid([["a"]]).titled(sections: ["one"]))
    first.styleName = "card"
    let joined = Grid(JoinedGrid(first, second))
    let place = Position(section: 1, index: 1)
    #expect(joined.value(at: place) == Array("d".utf8))
    #expect(joined.record(at: place) == Array("c|d".utf8))
    #expect(joined.json(at: place) == Array("<d>".utf8))
    #expect(joined.sectionTitle(0) == "one")
    #expect(joined.sectionTitle(1) == nil)
    #expect(joined.styleName(ofSection: 0) == "card")
    #expect(joined.styleName(ofSection: 1) == nil)
    second = Grid(TableGrid([], [["id"]]))
    let known = Grid(JoinedGrid(second, Grid(IdentifiedGrid([["7"]]))))
    #expect(known.identity(at: Position(section: 0, index: 0)) == nil)
    #expect(known.identity(at: Position(section: 1, index: 0)) == Array("7".utf8))
  }

  @Test func `column titles are the second's where the first has none`() {
    let second = Grid(TestGrid([["c", "d", "e"]]).titled(columns: ["X", "Y", "Z"]))
    let joined = Grid(JoinedGrid(JoinedGrid(TestGrid([["a", "b"]]), Grid(TestGrid([["f"]]))), second))
    #expect((0..<joined.columnCount).map(joined.columnTitle) == ["X", "Y", "Z"])
    #expect(joined.columnTitle(3) == nil)
  }

  @Test func `P3 nothing and something are something`() {
    let grid = Grid(TestGrid([["a"]]).titled(columns: ["A"]))
    for joined in [Grid(JoinedGrid(Grid.empty, grid)), Grid(JoinedGrid(grid, Grid.empty))] {
      #expect(labels(joined) == [["a"]])
      #expect(joined.columnCount == 1)
      #expect(joined.columnTitle(0) == "A")
    }
    #expect(Grid(JoinedGrid(Grid.empty, Grid.empty)).sectionCount == 0)
  }

  @Test func `R3 a thousand joined one by one are no chain`() {
    let counted = Grid(CountedGrid(rows: 3))
    var joined = Grid(JoinedGrid(Grid.empty, Grid.empty))
    for _ in 0..<1_000 { joined = Grid(JoinedGrid(joined, counted)) }
    #expect(joined.sectionCount == 3_000)
    counted.questions.count = 0
    for section in 0..<3_000 {
      let place = Position(section: section, index: 0)
      #expect(joined.item(at: place)?.label == "\(section % 3)")
    }
    #expect(counted.questions.count == 3_000)
    _ = joined.columnTitle(0)
    #expect(counted.questions.count <= 3_001)
  }

  @Test func `joined on the right it is no chain either`() {
    let three = Grid(JoinedGrid(TestGrid([["b"]]), Grid(JoinedGrid(TestGrid([["c"]]), Grid.empty))))
    #expect(labels(Grid(JoinedGrid(TestGrid([["a"]]), three))) == [["a"], ["b"], ["c"]])
  }

  @Test func `lists are joined likewise`() {
    var joined = JoinedList(TestList(["a"]), TestList([]))
    for _ in 0..<1_000 { joined = JoinedList(joined, TestList(["b", "·"])) }
    joined = JoinedList(joined, IdentifiedList(["7"]))
    #expect(joined.count == 2_002)
    #expect(joined.item(at: 0)?.label == "a")
    #expect(joined.value(at: 1_999) == Array("b".utf8))
    #expect(joined.item(at: 2_000) == nil)
    #expect(joined.identity(at: 1_999) == nil)
    #expect(joined.identity(at: 2_001) == Array("7".utf8))
    #expect(joined.record(at: 1) == Array("b".utf8))
    #expect(joined.json(at: 1) == nil)
  }
}

/// A grid that counts what it is asked for items and titles.
private struct CountedGrid: SourceGrid {
  final class Questions {
    var count = 0
  }

  let rows: Int
  let questions = Questions()

  init(rows: Int) {
    self.rows = rows
  }

  var sectionCount: Int { rows }
  var columnCount: Int { 1 }

  func itemCount(inSection section: Int) -> Int { 1 }

  func item(at id: ItemID) -> GridItem? {
    questions.count += 1
    return GridItem("\(id.section)")
  }

  func value(at id: ItemID) -> [UInt8] { [] }

  func columnTitle(_ index: Int) -> String? {
    questions.count += 1
    return "title"
  }
}
