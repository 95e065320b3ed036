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
  /// Whether its marks have been asked for: then the last change that waits, if any does, is its own.
  var isFollowed = false
}
