import GridpickTestSupport

@testable import GridpickCore

/// A pivot as it is shown.
func pivot(
  _ table: some Source, by fields: PivotFields
) throws(MissingColumn) -> Grid {
  Grid(try PivotedGrid(Grid(table), by: fields))
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func sectionTitles(_ grid: Grid) -> [String?] {
  (0..<grid.sectionCount).map { grid.sectionTitle($0) }
}

func columnTitles(_ grid: Grid) -> [String?] {
  (0..<grid.columnCount).map { grid.columnTitle($0) }
}

/// The printed value; nil if nothing can be picked.
func values(_ grid: Grid) -> [[String?]] {
  (0..<grid.sectionCount).map { section in
    (0..<grid.itemCount(inSection: section)).map { index in
      let place = Position(section: section, index: index)
      return grid.item(at: place).map { _ in text(grid.value(at: place)) }
    }
  }
}
