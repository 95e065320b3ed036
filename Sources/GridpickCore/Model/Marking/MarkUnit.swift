/// The kind of thing that a mark is on (rule M1).
///
/// ```swift
/// picker.marks = MarkSettings(unit: .item)
/// picker.marks = MarkSettings(unit: .section)
/// picker.marks = MarkSettings(unit: .column)
/// ```
public enum MarkUnit: Equatable, Sendable {
  /// A single item.
  case item
  /// A whole section: a row, a shelf, a tab.
  case section
  /// A whole column.
  case column
}

extension Grid {
  /// The unit asked for, or else a record where records are picked whole (rule X2).
  package func unit(_ asked: MarkUnit?, picksRecords: Bool) -> MarkUnit {
    if isList { return .item }
    return asked ?? ((picksRecords || parts != nil) && hasRecords ? .section : .item)
  }
}

extension Grid {
  /// True if a section is a record of several fields, and not one value of a lone record.
  package var hasRecords: Bool { sectionsAreRecords && !itemsStandAlone }
}

extension MarkUnit {
  /// The unit that `o` picks: of a record the cell, of anything else the whole row (rule X2).
  func other(of grid: Grid) -> MarkUnit { self == .section && grid.hasRecords ? .item : .section }
}
