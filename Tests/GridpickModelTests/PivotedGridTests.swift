import GridpickModel
import GridpickTestSupport
import Testing

/// A table turned into a grid, rule by rule.
struct PivotedGridTests {
  private static let pods = table(
    ["ns", "name", "status"],
    ["kube", "dns", "up"], ["web", "front", "up"], ["kube", "proxy", "down"],
    ["web", "dns", "new"],
    ["kube", "dns", "old"])

  @Test func `sections and columns are the values in the order in which they are first seen`()
    throws
  {
    let grid = try pivot(Self.pods, by: PivotFields(row: "ns", column: "name"))
    #expect(sectionTitles(grid) == ["kube", "web"])
    #expect(columnTitles(grid) == ["dns", "front", "proxy"])
  }

  @Test func `without VALUE an item is what names its column, and said once`() throws {
    let grid = try pivot(Self.pods, by: PivotFields(row: "ns", column: "name"))
    #expect(grid.labels == [["dns", nil, "proxy"], ["dns", "front", nil]])
    #expect(values(grid) == [["dns", nil, "proxy"], ["dns", "front", nil]])
  }

  @Test func `several values of a pair are joined in order`() throws {
    let fields = PivotFields(row: "ns", column: "name", value: "status")
    let grid = try pivot(Self.pods, by: fields)
    #expect(grid.labels == [["up, old", nil, "down"], ["new", "up", nil]])
    #expect(values(grid) == [["up, old", nil, "down"], ["new", "up", nil]])
  }

  @Test(arguments: [nil, "status"])
  func `the record is all records of the pair, a line each`(value: String?) throws {
    let fields = PivotFields(row: "ns", column: "name", value: value)
    let grid = try pivot(Self.pods, by: fields)
    #expect(text(grid.record(at: Position(section: 0, index: 0))) == "kube|dns|up\nkube|dns|old")
    #expect(text(grid.record(at: Position(section: 1, index: 0))) == "web|dns|new")
  }

  @Test func `only a single value is JSON as it came in`() throws {
    let fields = PivotFields(row: "ns", column: "name", value: "status")
    let grid = try pivot(Self.pods, by: fields)
    #expect(grid.json(at: Position(section: 0, index: 0)) == nil)
    #expect(grid.json(at: Position(section: 0, index: 2)).map(text) == "<down>")
  }

  @Test func `a single item keeps its detail and its colour`() throws {
    let grid = try pivot(
      Self.table(["a", "b"], ["x", "y/more/#ff0000"]), by: PivotFields(row: "a", column: "b"))
    let item = try #require(grid.item(at: Position(section: 0, index: 0)))
    #expect(item == GridItem("y", detail: "more", color: .rgb(0xff0000)))
  }

  @Test(arguments: [
    ("ns", "name", 0, 1), ("0", "1", 0, 1), ("name", "0", 1, 0), ("002", "ns", 2, 0),
    ("status", "status", 2, 2),
  ])
  func `fields are names, or numbers counted from 0`(
    row: String, column: String, rowField: Int, columnField: Int
  ) throws {
    let grid = try pivot(Self.pods, by: PivotFields(row: row, column: column))
    #expect(sectionTitles(grid) == seen(Self.pods, field: rowField))
    #expect(columnTitles(grid) == seen(Self.pods, field: columnField))
  }

  @Test func `a name comes before a number, and the first of a name before the others`() throws {
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

  @Test(arguments: ["nothing", "NS", "ns ", "3", "-1", "+1", "", "1.0", "99999999999999999999"])
  func `a field that is not there is told with those that are`(name: String) {
    let fields = PivotFields(row: "ns", column: "name", value: name)
    #expect(throws: PivotError.unknownField(name, known: ["ns", "name", "status"])) {
      try pivot(Self.pods, by: fields)
    }
  }

  @Test func `fields without names have numbers`() throws {
    let table = TestGrid([["a", "b"], ["c"]])
    let grid = try pivot(table, by: PivotFields(row: "0", column: "1"))
    #expect(sectionTitles(grid) == ["a", "c"])
    #expect(throws: PivotError.unknownField("x", known: ["0", "1"])) {
      try pivot(table, by: PivotFields(row: "x", column: "1"))
    }
  }

  @Test func `a table without fields has none to go by`() {
    #expect(throws: PivotError.noFields) {
      try pivot(TestGrid([]), by: PivotFields(row: "0", column: "1"))
    }
  }

  @Test func `of a flat list every item is a record of one field`() throws {
    let list = TestList(["a", "b", "a"])
    let grid = try Grid(PivotedGrid(.list(list), by: PivotFields(row: "0", column: "0")))
    #expect(grid.labels == [["a", nil], [nil, "b"]])
    #expect(throws: PivotError.unknownField("1", known: ["0"])) {
      try PivotedGrid(.list(list), by: PivotFields(row: "0", column: "1"))
    }
  }

  @Test func `P2 a field that is not there is an empty title, and no value`() throws {
    let table = Self.table(
      ["a", "b", "v"], ["x", "y", nil], [nil, "y", "1"], ["x"], ["x", "z", "2"])
    let grid = try pivot(table, by: PivotFields(row: "a", column: "b", value: "v"))
    #expect(sectionTitles(grid) == ["x", nil])
    #expect(columnTitles(grid) == ["y", nil, "z"])
    #expect(grid.labels == [[nil, nil, "2"], ["1", nil, nil]])
    #expect(text(grid.record(at: Position(section: 0, index: 1))) == "x")
  }

  @Test func `any number of values are told apart`() throws {
    let count = 3_000
    let rows = (0..<2 * count).map { ["r\($0 % count)", "c\($0 % 7)"] as [String?] }
    let grid = try pivot(
      TableGrid(["r", "c"], rows), by: PivotFields(row: "r", column: "c"))
    #expect(sectionTitles(grid) == (0..<count).map { "r\($0)" })
    #expect(columnTitles(grid) == (0..<7).map { "c\($0)" })
    for row in [0, 1, 31, 32, 33, 2_999] {
      let columns = Set([row % 7, (row + count) % 7])
      let labels = (0..<7).map { grid.item(at: Position(section: row, index: $0))?.label }
      #expect(labels == (0..<7).map { columns.contains($0) ? "c\($0)" : nil })
    }
  }

  @Test func `what is shown of very many values has an end, what is printed has not`() throws {
    let rows = (0..<1_500).map { ["a", "b", "\($0)"] as [String?] }
    let grid = try pivot(
      TableGrid(["r", "c", "v"], rows), by: PivotFields(row: "r", column: "c", value: "v"))
    let only = Position(section: 0, index: 0)
    let shown = try #require(grid.item(at: only)?.label)
    #expect(shown.hasSuffix("…") && shown.utf8.count <= TextExtent.seenByteCount + 3)
    let whole = grid.id(at: only).flatMap { grid.store.item(at: $0, .whole) }
    #expect(whole?.label.hasSuffix(", 998, 999, …") == true)
    #expect(text(grid.value(at: only)) == (0..<1_500).map(String.init).joined(separator: ", "))
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

/// Random tables against a pivot that is made the obvious way.
struct PivotPropertyTests {
  @Test(arguments: 0..<50)
  func `any table is the grid that a naive pivot makes of it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let variety = Int.random(in: 1...25, using: &random)
    let rows = (0..<Int.random(in: 0...80, using: &random)).map { _ in
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Bool.random(using: &random) && variety % 3 == 0
          ? nil : "v\(Int.random(in: 0..<variety, using: &random))"
      }
    }
    let table = TableGrid(["a", "b", "c"], rows)
    for value in [nil, "c", "a"] {
      let fields = PivotFields(row: "b", column: "a", value: value)
      guard table.columnCount > 1, value != "c" || table.columnCount > 2 else { continue }
      let grid = try pivot(table, by: fields)
      let naive = NaivePivot(rows, row: 1, column: 0, value: value.map { $0 == "c" ? 2 : 0 })
      #expect(sectionTitles(grid) == naive.rows)
      #expect(columnTitles(grid) == naive.columns)
      #expect(grid.labels == naive.items)
      #expect(values(grid) == naive.items)
      #expect(records(grid) == naive.records)
      let places = naive.items.map { row in row.map { $0 != nil } }
      #expect(hasItems(grid) == places)
    }
  }

  private func hasItems(_ grid: Grid) -> [[Bool]] {
    (0..<grid.sectionCount).map { section in
      (0..<grid.columnCount).map { grid.hasItem(at: Position(section: section, index: $0)) }
    }
  }

  private func records(_ grid: Grid) -> [[String]] {
    (0..<grid.sectionCount).map { section in
      (0..<grid.columnCount).map { text(grid.record(at: Position(section: section, index: $0))) }
    }
  }
}

/// A pivot that looks through all records for every cell.
private struct NaivePivot {
  var rows: [String?] = []
  var columns: [String?] = []
  var items: [[String?]] = []
  var records: [[String]] = []

  init(_ table: [[String?]], row: Int, column: Int, value: Int?) {
    func field(_ record: [String?], _ index: Int) -> String? {
      index < record.count ? record[index] : nil
    }
    for record in table {
      if !rows.contains(field(record, row)) { rows.append(field(record, row)) }
      if !columns.contains(field(record, column)) { columns.append(field(record, column)) }
    }
    for rowTitle in rows {
      let pairs = columns.map { title in
        table.filter { field($0, row) == rowTitle && field($0, column) == title }
      }
      items.append(
        pairs.map { pair in
          let values = pair.compactMap { field($0, value ?? column) }
          let wanted = value == nil ? Array(values.prefix(1)) : values
          return wanted.isEmpty ? nil : wanted.joined(separator: ", ")
        })
      records.append(
        pairs.map { pair in
          pair.filter { !$0.isEmpty }.map(TableGrid.line).joined(separator: "\n")
        })
    }
  }
}

/// A pivot as it is shown.
private func pivot(
  _ table: some GridShape & ItemStore, by fields: PivotFields
) throws(PivotError) -> Grid {
  Grid(try PivotedGrid(Grid(table), by: fields))
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private func sectionTitles(_ grid: Grid) -> [String?] {
  (0..<grid.sectionCount).map { grid.sectionTitle($0) }
}

private func columnTitles(_ grid: Grid) -> [String?] {
  (0..<grid.columnCount).map { grid.columnTitle($0) }
}

/// What would be printed; nil where nothing can be picked.
private func values(_ grid: Grid) -> [[String?]] {
  (0..<grid.sectionCount).map { section in
    (0..<grid.itemCount(inSection: section)).map { index in
      let place = Position(section: section, index: index)
      return grid.item(at: place).map { _ in text(grid.value(at: place)) }
    }
  }
}
