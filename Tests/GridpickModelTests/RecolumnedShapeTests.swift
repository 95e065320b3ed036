import GridpickModel
import GridpickTestSupport
import Testing

/// Columns of what `--more` prints, which come in an order of their own (rule R3).
struct RecolumnedShapeTests {
  private let table = Grid(TableGrid(["A", "B", "C"], [["a", "b", "c"]]))

  private func labels(_ content: Grid, _ section: Int) -> [String?] {
    (0..<content.itemCount(inSection: section)).map { index in
      content.item(at: Position(section: section, index: index))?.label
    }
  }

  private func titles(_ content: Grid) -> [String?] {
    (0..<content.columnCount).map(content.columnTitle)
  }

  @Test func `R3 columns in another order go to those of the same title`() {
    let joined = Grid(JoinedGrid(table, Grid(TableGrid(["C", "A", "B"], [["3", "1", "2"]]))))
    #expect(titles(joined) == ["A", "B", "C"])
    #expect(labels(joined, 0) == ["a", "b", "c"])
    #expect(labels(joined, 1) == ["1", "2", "3"])
    let place = Position(section: 1, index: 2)
    #expect(joined.value(at: place) == Array("3".utf8))
    #expect(joined.json(at: place) == Array("<3>".utf8))
    #expect(joined.record(at: place) == Array("3|1|2".utf8))
  }

  @Test func `R3 a missing column is a gap`() {
    let joined = Grid(JoinedGrid(table, Grid(TableGrid(["C", "A"], [["3", "1"]]))))
    #expect(labels(joined, 1) == ["1", nil, "3"])
    let gap = Position(section: 1, index: 1)
    #expect(!joined.hasItem(at: gap))
    #expect(joined.hasItem(at: Position(section: 1, index: 2)))
    #expect(joined.value(at: gap) == [])
    #expect(joined.json(at: gap) == Array("null".utf8))
    #expect(joined.identity(at: gap) == nil)
    #expect(joined.record(at: gap) == Array("3|1".utf8))
    #expect(labels(Grid(JoinedGrid(table, Grid(TableGrid(["B"], [["2"]])))), 1) == [nil, "2", nil])
  }

  @Test func `R3 titles that are not known yet become columns at the end`() {
    var joined = Grid(JoinedGrid(table, Grid(TableGrid(["X", "C", "Y"], [["1", "2", "3"]]))))
    #expect(titles(joined) == ["A", "B", "C", "X", "Y"])
    #expect(labels(joined, 0) == ["a", "b", "c"])
    #expect(labels(joined, 1) == [nil, nil, "2", "1", "3"])
    joined = Grid(JoinedGrid(joined, Grid(TableGrid(["Y", "A", "Z"], [["4", "5", "6"]]))))
    #expect(titles(joined) == ["A", "B", "C", "X", "Y", "Z"])
    #expect(labels(joined, 2) == ["5", nil, nil, nil, "4", "6"])
  }

  @Test func `R3 columns of one title are matched in their order`() {
    let twins = Grid(TableGrid(["A", "B", "A"], [["1", "2", "3"]]))
    let joined = Grid(JoinedGrid(twins, Grid(TableGrid(["B", "A", "A", "A"], [["b", "1", "2", "3"]]))))
    #expect(titles(joined) == ["A", "B", "A", "A"])
    #expect(labels(joined, 1) == ["1", "b", "2", "3"])
  }

  @Test func `R3 without titles columns go by their number`() {
    let plain = Grid(TestGrid([["1", "2", "3", "4"], ["5"]]))
    let joined = Grid(JoinedGrid(table, plain))
    #expect(labels(joined, 1) == ["1", "2", "3", "4"])
    #expect(labels(joined, 2) == ["5"])
    #expect(labels(Grid(JoinedGrid(plain, Grid(TableGrid(["C", "A"], [["c", "a"]])))), 2) == ["c", "a"])
  }

  @Test func `R3 a column without a title keeps its number where that is free`() {
    let whole = Grid(TestGrid([["a", "b", "c"]]).titled(columns: ["A", "B"]))
    let part = Grid(TestGrid([["2", "1", "3", "4"], ["2"]]).titled(columns: ["B", "A"]))
    let joined = Grid(JoinedGrid(whole, part))
    #expect(labels(joined, 1) == ["1", "2", "3", "4"])
    #expect(labels(joined, 2) == [nil, "2"], "as far as its columns reach")
  }

  @Test func `R3 what titles sections is known by its name`() {
    let whole = Grid(NamedGrid(title: "id", Grid(TableGrid(["name", "age"], [["a", "1"]]))))
    let part = Grid(TableGrid(["age", "id", "name"], [["2", "7", "b"], ["3", nil, "c"]]))
    let joined = Grid(JoinedGrid(whole, part))
    #expect(titles(joined) == ["name", "age"])
    #expect(labels(joined, 1) == ["b", "2"])
    #expect(joined.sectionTitle(1) == "7")
    #expect(joined.sectionTitle(2) == nil)
    #expect(joined.sectionTitleName == "id")
  }

  @Test func `R3 sections that come with titles keep them`() {
    let whole = Grid(NamedGrid(title: "id", Grid(TableGrid(["name", "age"], [["a", "1"]]))))
    let part = Grid(NamedGrid(title: "id", Grid(TableGrid(["age", "name"], [["2", "b"]]))))
    let joined = Grid(JoinedGrid(whole, part))
    #expect(labels(joined, 1) == ["b", "2"])
    #expect(joined.sectionTitle(1) == "id of 0")
  }

  @Test func `titles of a thousand columns are looked at, and those behind keep their number`() {
    let names = (0..<1_500).map { "\($0)" }
    let swapped = ["1", "0"] + names[2...]
    let joined = Grid(JoinedGrid(TableGrid(names, [names]), Grid(TableGrid(swapped, [swapped]))))
    #expect(joined.columnCount == 1_500)
    #expect(labels(joined, 1) == names)
    let wider = Grid(JoinedGrid(TableGrid(["0", "x"], [["0", "x"]]), Grid(TableGrid(swapped, [swapped]))))
    #expect(labels(wider, 1).compactMap(\.self).sorted() == names.sorted(), "nothing is lost")
  }
}

/// A grid whose sections are titled, by what has a name.
private struct NamedGrid: SourceGrid {
  let sectionTitleName: String?
  private let grid: TableGrid

  init(title: String, _ grid: TableGrid) {
    sectionTitleName = title
    self.grid = grid
  }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { grid.columnCount }

  func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }
  func item(at id: ItemID) -> GridItem? { grid.item(at: id) }
  func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
  func sectionTitle(_ section: Int) -> String? { "\(sectionTitleName ?? "") of \(section)" }
  func columnTitle(_ index: Int) -> String? { grid.columnTitle(index) }
}
