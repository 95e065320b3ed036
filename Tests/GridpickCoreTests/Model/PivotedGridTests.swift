import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A table turned into a grid, rule by rule.
struct PivotedGridTests {
  private static let pods = table(
    ["ns", "name", "status"],
    ["kube", "dns", "up"], ["web", "front", "up"], ["kube", "proxy", "down"],
    ["web", "dns", "new"],
    ["kube", "dns", "old"])

  @Test func `sections and columns are the values in the order in which they first occur`()
    throws
  {
    let grid = try pivot(Self.pods, by: PivotFields(row: "ns", column: "name"))
    #expect(sectionTitles(grid) == ["kube", "web"])
    #expect(columnTitles(grid) == ["dns", "front", "proxy"])
  }

  @Test func `P11.1 the sections of a pivot are no records`() throws {
    let grid = try pivot(Self.pods, by: PivotFields(row: "ns", column: "name"))
    #expect(grid.rowKind == .items)
  }

  @Test func `X5.4 without VALUE an item shows the number of its records, and prints the records`()
    throws
  {
    let grid = try pivot(Self.pods, by: PivotFields(row: "ns", column: "name"))
    #expect(grid.labels == [["2", nil, "1"], ["1", "1", nil]])
    #expect(
      values(grid) == [
        ["kube|dns|up\nkube|dns|old", nil, "kube|proxy|down"],
        ["web|dns|new", "web|front|up", nil],
      ])
    let beginning = grid.beginning(ofValueAt: Position(section: 0, index: 0), count: 13)
    #expect(text(beginning) == "kube|dns|up\nk")
  }

  @Test func `X5.5 counts have sums of rows and columns, and values have no sums`() throws {
    let grid = try pivot(Self.pods, by: PivotFields(row: "ns", column: "name"))
    #expect((0..<2).map(grid.total(ofSection:)) == [3, 2])
    #expect((0..<3).map(grid.total(ofColumn:)) == [3, 1, 1])
    #expect(grid.pivot?.recordCount == 5)
    let fields = PivotFields(row: "ns", column: "name", value: "status")
    #expect(try pivot(Self.pods, by: fields).total(ofSection: 0) == nil)
  }

  @Test func `several values of a pair are counted, and two of them shown`() throws {
    let fields = PivotFields(row: "ns", column: "name", value: "status")
    let grid = try pivot(Self.pods, by: fields)
    #expect(grid.labels == [["2 · up, old", nil, "down"], ["new", "up", nil]])
    let all = try pivot(Self.pods, by: PivotFields(row: "ns", column: "ns", value: "status"))
    #expect(all.labels == [["3 · up, down, …", nil], [nil, "2 · up, new"]])
    #expect(
      all.source.item(at: ItemID(section: 0, index: 0), .searched)?.label == "3 · up, down, old")
    #expect(values(grid) == [["up, old", nil, "down"], ["new", "up", nil]])
  }

  @Test(arguments: [nil, "status"])
  func `an item's record has all records of its pair, one in a line`(value: String?) throws {
    let fields = PivotFields(row: "ns", column: "name", value: value)
    let grid = try pivot(Self.pods, by: fields)
    #expect(text(grid.record(at: Position(section: 0, index: 0))) == "kube|dns|up\nkube|dns|old")
    #expect(text(grid.record(at: Position(section: 1, index: 0))) == "web|dns|new")
  }

  @Test func `only a single value keeps its JSON`() throws {
    let fields = PivotFields(row: "ns", column: "name", value: "status")
    let grid = try pivot(Self.pods, by: fields)
    #expect(grid.json(at: Position(section: 0, index: 0)) == nil)
    #expect(grid.json(at: Position(section: 0, index: 2)).map(text) == "<down>")
  }

  @Test func `a single item keeps its detail and its colour`() throws {
    let grid = try pivot(
      Self.table(["a", "b"], ["x", "y/more/#ff0000"]),
      by: PivotFields(row: "a", column: "b", value: "b"))
    let item = try #require(grid.item(at: Position(section: 0, index: 0)))
    #expect(item == GridItem("y", detail: "more", color: .rgb(0xff0000)))
  }

  @Test(arguments: [
    ("ns", "name", 0, 1), ("1", "2", 0, 1), ("name", "1", 1, 0), ("003", "ns", 2, 0),
    ("status", "status", 2, 2),
  ])
  func `fields are names, or numbers counted from 1`(
    row: String, column: String, rowField: Int, columnField: Int
  ) throws {
    let grid = try pivot(Self.pods, by: PivotFields(row: row, column: column))
    #expect(sectionTitles(grid) == seen(Self.pods, field: rowField))
    #expect(columnTitles(grid) == seen(Self.pods, field: columnField))
  }

  @Test func `a name wins over a number, and the first of equal names wins`() throws {
    let table = Self.table(["1", "0", "1"], ["a", "b", "c"])
    let grid = try pivot(table, by: PivotFields(row: "0", column: "1"))
    #expect(sectionTitles(grid) == ["b"])
    #expect(columnTitles(grid) == ["a"])
  }

  @Test func `names are compared byte for byte`() throws {
    let table = Self.table(["e\u{301}", "é"], ["combining", "precomposed"])
    let grid = try pivot(table, by: PivotFields(row: "é", column: "e\u{301}"))
    #expect(sectionTitles(grid) == ["precomposed"])
  }

  @Test(arguments: [
    "nothing", "ns ", "4", "0", "-1", "+1", "", "1.0", "99999999999999999999",
  ])
  func `a missing field is reported with the existing ones`(name: String) {
    let fields = PivotFields(row: "ns", column: "name", value: name)
    #expect(throws: MissingColumn(name, among: ["ns", "name", "status"])) {
      try pivot(Self.pods, by: fields)
    }
  }

  @Test func `unnamed fields are named by numbers`() throws {
    let table = TestGrid([["a", "b"], ["c"]])
    let grid = try pivot(table, by: PivotFields(row: "1", column: "2"))
    #expect(sectionTitles(grid) == ["a", "c"])
    #expect(throws: MissingColumn("x", among: ["1", "2"])) {
      try pivot(table, by: PivotFields(row: "x", column: "1"))
    }
  }

  @Test func `a table without fields cannot be pivoted`() {
    #expect(throws: MissingColumn("0", among: [])) {
      try pivot(TestGrid([]), by: PivotFields(row: "0", column: "1"))
    }
  }

  @Test func `each item of a flat list is a record of one field`() throws {
    let list = TestList(["a", "b", "a"])
    let grid = try Grid(PivotedGrid(Grid(list), by: PivotFields(row: "1", column: "1")))
    #expect(grid.labels == [["2", nil], [nil, "1"]])
    #expect(throws: MissingColumn("2", among: [])) {
      try PivotedGrid(Grid(list), by: PivotFields(row: "1", column: "2"))
    }
  }

  @Test func `P2 values of other bytes are rows of their own, and so is an empty value`() throws {
    let table = Self.table(
      ["a", "b"], ["é", "x"], ["e\u{301}", "x"], ["(none)", "x"], [nil, "x"], ["é", "x"])
    let grid = try pivot(table, by: PivotFields(row: "a", column: "b"))
    #expect(grid.labels == [["2"], ["1"], ["1"], ["1"]])
  }

  @Test func `P2 a missing field makes the title (none), prints nothing, and is no value`() throws {
    let table = Self.table(
      ["a", "b", "v"], ["x", "y", nil], [nil, "y", "1"], ["x"], ["x", "z", "2"])
    let grid = try pivot(table, by: PivotFields(row: "a", column: "b", value: "v"))
    #expect(sectionTitles(grid) == ["x", "(none)"])
    #expect(columnTitles(grid) == ["y", "(none)", "z"])
    #expect([grid.sectionTitle(1, .whole), grid.columnTitle(1, .whole)] == [nil, nil])
    #expect(grid.labels == [[nil, nil, "2"], ["1", nil, nil]])
    #expect(text(grid.record(at: Position(section: 0, index: 1))) == "x")
  }

  @Test func `very many values stay distinct`() throws {
    let count = 3_000
    let rows = (0..<2 * count).map { ["r\($0 % count)", "c\($0 % 7)"] as [String?] }
    let grid = try pivot(
      TableGrid(["r", "c"], rows), by: PivotFields(row: "r", column: "c"))
    #expect(sectionTitles(grid) == (0..<count).map { "r\($0)" })
    #expect(columnTitles(grid) == (0..<7).map { "c\($0)" })
    for row in [0, 1, 31, 32, 33, 2_999] {
      let columns = Set([row % 7, (row + count) % 7])
      let labels = (0..<7).map { grid.item(at: Position(section: row, index: $0))?.label }
      #expect(
        labels == (0..<7).map { columns.contains($0) ? (columns.count == 1 ? "2" : "1") : nil })
    }
  }

  @Test func `the shown text of very many values is limited, the printed text is whole`() throws {
    let rows = (0..<1_500).map { ["a", "b", "\($0)"] as [String?] }
    let grid = try pivot(
      TableGrid(["r", "c", "v"], rows), by: PivotFields(row: "r", column: "c", value: "v"))
    let only = Position(section: 0, index: 0)
    let shown = try #require(grid.item(at: only)?.label)
    #expect(shown.hasSuffix("…") && shown.utf8.count <= TextExtent.seenByteCount + 3)
    let whole = grid.id(at: only).flatMap { grid.source.item(at: $0, .whole) }
    #expect(whole?.label.hasSuffix(", 998, 999, …") == true)
    #expect(text(grid.value(at: only)) == (0..<1_500).map(String.init).joined(separator: ", "))
  }

  @Test func `L1.1 no more records of a pair are read than may be shown`() throws {
    let rows = (0..<5_000).map { _ in ["a", "b"] as [String?] }
    for other in ["a", "z"] {
      let table = CountingTable(TableGrid(["r", "c", "v"], [[other, "b", "v"]] + rows))
      let grid = try pivot(table, by: PivotFields(row: "r", column: "c", value: "v"))
      let only = Position(section: grid.sectionCount - 1, index: 0)
      _ = table.questions()
      _ = grid.item(at: only)
      #expect(table.questions() < 1_100)
      _ = grid.hasItem(at: only)
      #expect(table.questions() < 1_100)
      _ = grid.beginning(ofValueAt: only, count: 10)
      #expect(table.questions() < 1_100)
    }
  }

  @Test func `a value after many records without a value is shown, found and printed`() throws {
    var rows = (0..<5_000).map { _ in ["a", "b"] as [String?] }
    rows[3_000] = ["a", "b", "first"]
    rows[4_500] = ["a", "b", "second"]
    let grid = try pivot(
      TableGrid(["r", "c", "v"], rows), by: PivotFields(row: "r", column: "c", value: "v"))
    let only = Position(section: 0, index: 0)
    #expect(grid.hasItem(at: only))
    #expect(grid.item(at: only)?.label == "2 · first, second")
    #expect(text(grid.value(at: only)) == "first, second")
    #expect(grid.json(at: only) == nil)
  }

  private static func table(_ names: [String], _ rows: [String?]...) -> TableGrid {
    TableGrid(names, rows)
  }

  private func seen(_ table: TableGrid, field: Int) -> [String?] {
    var seen: [String?] = []
    for row in table.rows where !seen.contains(row[field]) { seen.append(row[field]) }
    return seen
  }
}

/// A table that counts how often it is asked for an item.
private final class CountingTable: Source {
  private let table: TableGrid
  private var count = 0

  init(_ table: TableGrid) {
    self.table = table
  }

  /// Those since it was last asked.
  func questions() -> Int {
    defer { count = 0 }
    return count
  }

  var sectionCount: Int { table.sectionCount }
  var columnCount: Int { table.columnCount }
  func itemCount(inSection section: Int) -> Int {
    count += 1
    return table.itemCount(inSection: section)
  }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { table.item(at: id, extent) }
  func value(at id: ItemID) -> [UInt8] { table.value(at: id) }
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    table.columnTitle(index, extent)
  }
}
