/// The rectangle that is marked by moving away from a place (rule M1).
struct MarkedRectangle {
  /// The marks before the rectangle; nil until they are known.
  var base: NumberRuns?
  /// The position where the rectangle begins; `anchorID` is the item that was shown there.
  let anchor: Position
  let anchorID: ItemID?
  var end: Position
  var endID: ItemID?
  /// True if every move extends the rectangle; false if only moves with Shift do.
  let isHeld: Bool
  /// True once the marks of the rectangle have been asked for.
  ///
  /// Then the last change that waits, if any, belongs to the rectangle.
  var isFollowed = false
}
