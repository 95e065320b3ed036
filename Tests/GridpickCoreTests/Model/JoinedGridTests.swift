import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A grid that `--more` adds to (rule R3).
struct JoinedGridTests {
  @Test func `R3.6 the sections of the second part follow those of the first`() {
    let joined = Grid(TestGrid([["a", "b"], ["c"]]))
      .joined(with: Grid(TestGrid([[], ["d", nil, "e"]])))
    #expect(joined.labels == [["a", "b"], ["c"], [], ["d", nil, "e"]])
    #expect(joined.columnCount == 3)
    #expect(!joined.hasItem(at: Position(section: 3, index: 1)))
    #expect(joined.hasItem(at: Position(section: 3, index: 2)))
    #expect(!joined.hasItem(at: Position(section: 1, index: 1)))
  }

  @Test func `a section is read from the part that has it`() {
    var first = TestGrid([["a"]]).titled(sections: ["one"])
    first.styleName = "card"
    let joined = Grid(first).joined(with: Grid(TableGrid(["x", "y"], [["c", "d"]])))
    let place = Position(section: 1, index: 1)
    #expect(joined.value(at: place) == Array("d".utf8))
    #expect(joined.record(at: place) == Array("c|d".utf8))
    #expect(joined.json(at: place) == Array("<d>".utf8))
    #expect(joined.sectionTitle(0, .seen) == "one")
    #expect(joined.sectionTitle(1, .seen) == nil)
    #expect(joined.style(ofSection: 0) == .named("card"))
    #expect(joined.style(ofSection: 1) == nil)
    let known = Grid(TableGrid([], [["id"]])).joined(with: Grid(IdentifiedGrid([["7"]])))
    #expect(known.identity(at: Position(section: 0, index: 0)) == nil)
    #expect(known.identity(at: Position(section: 1, index: 0)) == Array("7".utf8))
  }

  @Test func `P8.10 a section keeps its key when it is joined or refilled`() {
    var keyed = TestGrid([["a"], ["b"]])
    keyed.sectionKeys = ["7"]
    let joined = Grid(TestGrid([["c"]])).joined(with: Grid(keyed))
    #expect((0..<3).map(joined.sectionKey) == [nil, Array("7".utf8), nil])
    let refilled = Grid(keyed).refilled(section: 0, with: .empty, .replacing)
    #expect(refilled.sectionKey(0) == Array("7".utf8))
  }

  @Test func `column titles come from the second part if the first has none`() {
    let joined = Grid(TestGrid([["a", "b"]]))
      .joined(with: Grid(TestGrid([["f"]])))
      .joined(with: Grid(TestGrid([["c", "d", "e"]]).titled(columns: ["X", "Y", "Z"])))
    #expect((0..<joined.columnCount).map { joined.columnTitle($0, .seen) } == ["X", "Y", "Z"])
    #expect(joined.columnTitle(3, .seen) == nil)
  }

  @Test func `P3 an empty part joined with items shows the items`() {
    let grid = Grid(TestGrid([["a"]]).titled(columns: ["A"]))
    for joined in [Grid.empty.joined(with: grid), grid.joined(with: .empty)] {
      #expect(joined.labels == [["a"]])
      #expect(joined.columnCount == 1)
      #expect(joined.columnTitle(0, .seen) == "A")
    }
    #expect(Grid.empty.joined(with: .empty).sectionCount == 0)
  }

  @Test func `R3.6 a thousand parts joined one by one form no chain`() {
    let counted = CountedGrid(rows: 3)
    var joined = Grid.empty.joined(with: .empty)
    for _ in 0..<1_000 { joined = joined.joined(with: Grid(counted)) }
    #expect(joined.sectionCount == 3_000)
    counted.questions.count = 0
    for section in 0..<3_000 {
      let place = Position(section: section, index: 0)
      #expect(joined.item(at: place)?.label == "\(section % 3)")
    }
    #expect(counted.questions.count == 3_000)
    _ = joined.columnTitle(0, .seen)
    #expect(counted.questions.count <= 3_001)
  }

  @Test func `parts joined on the right form no chain either`() {
    let two = Grid(TestGrid([["b"]])).joined(with: Grid(TestGrid([["c"]])).joined(with: .empty))
    #expect(Grid(TestGrid([["a"]])).joined(with: two).labels == [["a"], ["b"], ["c"]])
  }

  @Test func `P3 an empty list below a grid adds no row`() {
    let grid = Grid(TestGrid([["a"]]))
    #expect(grid.joined(with: Grid(TestList([])), in: nil).count == 1)
    #expect(grid.joined(with: Grid(TestList(["b", "c"])), in: nil).count == 2)
  }

  @Test func `a thousand joined lists are read like one list`() {
    var list = Grid(TestList(["a"])).joined(with: Grid(TestList([])), in: nil)
    for _ in 0..<1_000 { list = list.joined(with: Grid(TestList(["b", "·"])), in: nil) }
    list = list.joined(with: Grid(IdentifiedList(["7"])), in: nil)
    #expect(list.isList && list.count == 2_002)
    let joined = list.source
    #expect(joined.item(at: ItemID(row: 0))?.label == "a")
    #expect(joined.value(at: ItemID(row: 1_999)) == Array("b".utf8))
    #expect(joined.item(at: ItemID(row: 2_000)) == nil)
    #expect(joined.identity(at: ItemID(row: 1_999)) == nil)
    #expect(joined.identity(at: ItemID(row: 2_001)) == Array("7".utf8))
    #expect(joined.record(at: ItemID(row: 1)) == Array("b".utf8))
    #expect(joined.json(at: ItemID(row: 1)) == nil)
  }
}

/// A grid that counts what it is asked for items and titles.
private struct CountedGrid: Source {
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

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    questions.count += 1
    return GridItem("\(id.section)")
  }

  func value(at id: ItemID) -> [UInt8] { [] }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    questions.count += 1
    return "title"
  }
}
