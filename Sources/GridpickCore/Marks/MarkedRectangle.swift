import GridpickModel

/// What is marked by going on from a place (rule M1).
struct MarkedRectangle {
  /// What was marked before; nil until that is known.
  var base: NumberRuns?
  /// Where it begins, and what was shown there.
  let anchor: Position
  let anchorID: ItemID?
  /// Where it ends.
  var end: Position
  /// Whether every move goes on with it, and not only those with Shift.
  let isHeld: Bool
  /// Whether it has been followed: then it is what is changed last, if that is still to be.
  var isFollowed = false
}
