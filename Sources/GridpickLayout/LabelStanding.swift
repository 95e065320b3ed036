/// How the labels of a column stand in it.
package enum LabelStanding: Equatable, Sendable {
  case left
  /// Numbers, at the right, so that digits stand under digits.
  ///
  /// So many columns are kept for what follows their whole digits, such as `.25` or ` %`.
  case right(tail: Int)
}
