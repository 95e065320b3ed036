import GridpickTestSupport

@testable import GridpickCore

/// A table of records whose labels are taken as they are; the first field titles a record.
struct PaintedTable: Source {
  let titles: [String]
  var rows: [[GridItem]]

  init(_ titles: [String], _ rows: [[String]]) {
    self.titles = titles
    self.rows = rows.map { $0.map { GridItem($0) } }
  }

  var data: Grid { Grid(self) }

  var sectionCount: Int { rows.count }
  var columnCount: Int { titles.count }
  var rowKind: RowKind { .record }
  var titleColumn: Int? { 0 }
  func itemCount(inSection section: Int) -> Int { titles.count }
  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? { titles[index] }
  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? { rows[section][0].label }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    id.index < rows[id.section].count ? rows[id.section][id.index] : nil
  }

  func value(at id: ItemID) -> [UInt8] { Array((item(at: id)?.label ?? "").utf8) }
}

extension PaintOptions {
  /// Options with these rules, as they are written.
  init(_ rules: [String], paintsStates: Bool = true) {
    self.init()
    self.rules = rules.compactMap { try? PaintRule(reading: $0) }
    precondition(self.rules.count == rules.count, "one is no rule")
    self.paintsStates = paintsStates
  }
}

extension Painting {
  /// The painting of some data by rules as they are written; nil if nothing is painted.
  static func of(
    _ data: Grid, _ rules: [String], paintsStates: Bool = true, isLiteral: Bool = false
  ) -> Painting? {
    Painting(
      PaintOptions(rules, paintsStates: paintsStates), of: data, searched: nil,
      isLiteral: isLiteral, earlier: nil)
  }

  /// What a cell of a record gets; nil where nothing paints it.
  func paint(_ record: Int, _ column: Int) -> PaintedCell? {
    grid.item(at: Position(section: record, index: column)).flatMap {
      cell($0, column: column, in: row(ofRecord: record))
    }
  }
}
