import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Columns of what `--more` prints, which come in an order of their own (rule R3).
struct MatchedColumnTests {
  private let table = Self.table(["A", "B", "C"], [["a", "b", "c"]])

  private static func table(_ titles: [String], _ rows: [[String?]]) -> Grid {
    Grid(TableGrid(titles, rows))
  }

  private func titles(_ content: Grid) -> [String?] {
    (0..<content.columnCount).map { content.columnTitle($0) }
  }

  @Test func `R3.7 columns in another order are matched by title`() {
    let joined = table.joined(with: Self.table(["C", "A", "B"], [["3", "1", "2"]]))
    #expect(titles(joined) == ["A", "B", "C"])
    #expect(joined.labels(inSection: 0) == ["a", "b", "c"])
    #expect(joined.labels(inSection: 1) == ["1", "2", "3"])
    let place = Position(section: 1, index: 2)
    #expect(joined.value(at: place) == Array("3".utf8))
    #expect(joined.json(at: place) == Array("<3>".utf8))
    #expect(joined.record(at: place) == Array("3|1|2".utf8))
  }

  @Test func `R3.7 a missing column is a gap`() {
    let joined = table.joined(with: Self.table(["C", "A"], [["3", "1"]]))
    #expect(joined.labels(inSection: 1) == ["1", nil, "3"])
    let gap = Position(section: 1, index: 1)
    #expect(!joined.hasItem(at: gap))
    #expect(joined.hasItem(at: Position(section: 1, index: 2)))
    #expect(joined.value(at: gap) == [])
    #expect(joined.id(at: gap) == nil)
    #expect(joined.identity(at: gap) == nil)
    let narrow = table.joined(with: Self.table(["B"], [["2"]]))
    #expect(narrow.labels(inSection: 1) == [nil, "2", nil])
  }

  @Test func `R3.7 new titles become columns at the end`() {
    var joined = table.joined(with: Self.table(["X", "C", "Y"], [["1", "2", "3"]]))
    #expect(titles(joined) == ["A", "B", "C", "X", "Y"])
    #expect(joined.labels(inSection: 0) == ["a", "b", "c"])
    #expect(joined.labels(inSection: 1) == [nil, nil, "2", "1", "3"])
    joined = joined.joined(with: Self.table(["Y", "A", "Z"], [["4", "5", "6"]]))
    #expect(titles(joined) == ["A", "B", "C", "X", "Y", "Z"])
    #expect(joined.labels(inSection: 2) == ["5", nil, nil, nil, "4", "6"])
  }

  @Test func `R3.7 columns with equal titles are matched in their order`() {
    let joined = Self.table(["A", "B", "A"], [["1", "2", "3"]])
      .joined(with: Self.table(["B", "A", "A", "A"], [["b", "1", "2", "3"]]))
    #expect(titles(joined) == ["A", "B", "A", "A"])
    #expect(joined.labels(inSection: 1) == ["1", "b", "2", "3"])
    let shifted = Self.table(["A", "A"], [["1", "2"]])
      .joined(with: Self.table(["B", "A", "A"], [["b", "3", "4"]]))
    #expect(titles(shifted) == ["A", "A", "B"])
    #expect(shifted.labels(inSection: 1) == ["3", "4", "b"])
  }

  @Test func `a name means the column with just that title, whichever part brings it`() {
    let joined = Self.table(["Name", "x"], [["1", "2"]])
      .joined(with: Self.table(["name", "y"], [["3", "4"]]))
    #expect(titles(joined) == ["Name", "x", "name", "y"])
    #expect(
      ["Name", "name", "NAME", "Y"].map { joined.column(named: Array($0.utf8)) } == [0, 2, nil, 3])
  }

  @Test func `R3.7 titles are compared byte for byte`() {
    let names = ["\u{e9}", "e\u{301}"]
    let joined = Self.table(names, [["precomposed", "combining"]])
      .joined(with: Self.table(names.reversed(), [["combining", "precomposed"]]))
    #expect(joined.labels(inSection: 1) == ["precomposed", "combining"])
    let titled = Grid(RecordGrid(TableGrid([names[0], "a"], [["t", "b"]])))
      .joined(with: Self.table(["a", names[1]], [["c", "d"]]))
    #expect(titled.columnCount == 3)
    #expect(titled.sectionTitle(1) == nil)
  }

  @Test func `R3.7 untitled columns are matched by number`() {
    let plain = Grid(TestGrid([["1", "2", "3", "4"], ["5"]]))
    let joined = table.joined(with: plain)
    #expect(joined.labels(inSection: 1) == ["1", "2", "3", "4"])
    #expect(joined.labels(inSection: 2) == ["5"])
    let second = plain.joined(with: Self.table(["C", "A"], [["c", "a"]]))
    #expect(second.labels(inSection: 2) == ["c", "a"])
  }

  @Test func `R3.7 an untitled column keeps its number if that number is free`() {
    let whole = Grid(TestGrid([["a", "b", "c"]]).titled(columns: ["A", "B"]))
    let part = Grid(TestGrid([["2", "1", "3", "4"], ["2"]]).titled(columns: ["B", "A"]))
    let joined = whole.joined(with: part)
    #expect(joined.labels(inSection: 1) == ["1", "2", "3", "4"])
    #expect(joined.labels(inSection: 2) == [nil, "2"], "as far as its columns reach")
  }

  @Test func `R3.7 parts that are already joined keep their order of columns`() {
    let second = Self.table(["B", "A"], [["b", "a"]])
      .joined(with: Self.table(["A", "B"], [["c", "d"]]))
    let joined = Self.table(["A", "B"], [["1", "2"]]).joined(with: second)
    #expect(joined.labels == [["1", "2"], ["a", "b"], ["c", "d"]])
  }

  @Test func `R3.8 the title column of the whole titles the parts too`() {
    let whole = Grid(RecordGrid(TableGrid(["id", "name", "age"], [["6", "a", "1"]])))
    let part = Self.table(["age", "id", "name"], [["2", "7", "b"], ["3", nil, "c"]])
    let joined = whole.joined(with: part)
    #expect(titles(joined) == ["id", "name", "age"])
    #expect(joined.labels(inSection: 1) == ["7", "b", "2"])
    #expect(joined.sectionTitle(1) == "7")
    #expect(joined.sectionTitle(2) == nil)
    #expect(joined.sectionTitleName == "id")
    #expect(joined.titleColumn == 0)
  }

  @Test func `R3.8 a part with another title column uses the title column of the whole`() {
    let whole = Grid(RecordGrid(TableGrid(["name", "age"], [["a", "1"]])))
    let part = Grid(RecordGrid(TableGrid(["age", "name"], [["2", "b"]])))
    let joined = whole.joined(with: part)
    #expect(joined.labels(inSection: 1) == ["b", "2"])
    #expect(joined.sectionTitle(1) == "b")
  }

  @Test func `R3.7 many columns match by title`() {
    let names = (0..<1_500).map { "\($0)" }
    let swapped = ["1", "0"] + names[2...]
    let joined = Self.table(names, [names]).joined(with: Self.table(swapped, [swapped]))
    #expect(joined.columnCount == 1_500)
    #expect(joined.labels(inSection: 1) == names)
    let wider = Self.table(["0", "x"], [["0", "x"]])
      .joined(with: Self.table(swapped, [swapped]))
    #expect(
      wider.labels(inSection: 1).compactMap(\.self).sorted() == names.sorted(), "nothing is lost")
  }
}

/// A grid of records that their first items title.
private struct RecordGrid: Source {
  private let grid: TableGrid

  init(_ grid: TableGrid) {
    self.grid = grid
  }

  var rowKind: RowKind { .record }
  var titleColumn: Int? { 0 }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { grid.columnCount }

  func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { grid.item(at: id) }
  func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }
  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    grid.item(at: ItemID(section: section, index: 0))?.label
  }
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    grid.columnTitle(index, extent)
  }
}
