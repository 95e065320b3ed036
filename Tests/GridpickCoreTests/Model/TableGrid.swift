import GridpickTestSupport

@testable import GridpickCore

/// A ragged table with names for its fields; a record is its fields, parted by `|`.
struct TableGrid: Source {
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

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { grid.item(at: id) }

  func value(at id: ItemID) -> [UInt8] { grid.value(at: id) }

  func record(at id: ItemID) -> [UInt8] {
    precondition(id.index < itemCount(inSection: id.section), "a place outside")
    return Array(Self.line(rows[id.section]).utf8)
  }

  /// The label between angle brackets.
  func json(at id: ItemID) -> [UInt8]? {
    item(at: id).map { Array("<\($0.label)>".utf8) }
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    grid.columnTitle(index, extent)
  }
}
