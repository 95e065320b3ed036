import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Random tables against a pivot that is made the obvious way.
struct PivotPropertyTests {
  @Test(arguments: 0..<50)
  func `a pivot of any table equals a naive pivot`(seed: UInt64) throws {
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
      #expect(sectionTitles(grid) == naive.rows.map { $0 ?? "(none)" })
      #expect(columnTitles(grid) == naive.columns.map { $0 ?? "(none)" })
      #expect(grid.labels == naive.labels)
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
  /// The values, or the records that are counted, and their labels.
  var items: [[String?]] = []
  var labels: [[String?]] = []
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
      let lines = pairs.map { pair in
        pair.filter { !$0.isEmpty }.map(TableGrid.line).joined(separator: "\n")
      }
      records.append(lines)
      guard let value else {
        labels.append(pairs.map { $0.isEmpty ? nil : "\($0.count)" })
        items.append(zip(pairs, lines).map { $0.isEmpty ? nil : $1 })
        continue
      }
      let values = pairs.map { pair in pair.compactMap { field($0, value) } }
      items.append(values.map { $0.isEmpty ? nil : $0.joined(separator: ", ") })
      labels.append(values.map(Self.label))
    }
  }

  private static func label(of values: [String]) -> String? {
    guard values.count > 1 else { return values.first }
    let shown = values.prefix(2) + (values.count > 2 ? ["…"] : [])
    return "\(values.count) · " + shown.joined(separator: ", ")
  }
}
