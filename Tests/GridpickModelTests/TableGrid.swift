import GridpickModel
import GridpickTestSupport

/// A ragged table with names for its fields; a record is its fields, parted by `|`.
struct TableGrid: GridContent {
  let rows: [[String?]]
  private let grid: TestGrid

  init(_ names: [String], _ rows: [[String?]]) {
    self.rows = rows
    grid = TestGrid(rows).titled(columns: names)
  }

  static func line(_ row: [String?]) -> String {
    row.map { $0 ?? "" }.joined(separator: "|")
  }

  var sectionCount: Int { grid.sectionCount }
  var columnCount: Int { grid.columnCount }

  func itemCount(inSection section: Int) -> Int { grid.itemCount(inSection: section) }

  func item(at position: Position) -> GridItem? { grid.item(at: position) }

  func value(at position: Position) -> [UInt8] { grid.value(at: position) }

  func record(at position: Position) -> [UInt8] {
    precondition(position.index < itemCount(inSection: position.section), "a place outside")
    return Array(Self.line(rows[position.section]).utf8)
  }

  /// The label between angle brackets.
  func json(at position: Position) -> [UInt8]? {
    item(at: position).map { Array("<\($0.label)>".utf8) }
  }

  func columnTitle(_ index: Int) -> String? { grid.columnTitle(index) }
}
