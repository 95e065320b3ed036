/// A column by which rows are sorted at the start, and the direction (rule L13).
///
/// ```swift
/// picker.sort = ["state", SortOrder("age", isDescending: true)]
/// ```
public struct SortOrder: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The title of the column, or its number counted from 1.
  ///
  /// ```swift
  /// print(SortOrder("age").column)
  /// ```
  public var column: String
  /// True if the greatest comes first.
  public var isDescending: Bool

  /// Creates an order by a column.
  public init(_ column: String, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// Creates an ascending order by a column.
  ///
  /// ```swift
  /// picker.sort = ["age"]
  /// ```
  public init(stringLiteral column: String) { self.init(column) }

  /// The order of the data, turned around.
  package static let turned = SortOrder("", isDescending: true)

  package var name: ColumnName { ColumnName(column) }
}
