/// The place of a column's labels within the column.
package enum LabelStanding: Equatable, Sendable {
  case left
  /// Numbers at the right, so that digits stand under digits.
  ///
  /// `tail` is the number of columns kept for the part behind the whole digits, such as `.25` or
  /// ` %`.
  case right(tail: Int)
}
