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
