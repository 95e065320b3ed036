/// The place of a column's labels within the column.
package enum LabelStanding: Equatable, Sendable {
  case left
  /// Numbers, digits under digits; `tail` columns are kept for a part such as `.25` or ` %`.
  case right(tail: Int)
}
