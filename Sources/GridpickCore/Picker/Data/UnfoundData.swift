/// Older data whose marks or current item newer data has not brought again so far (rule R2).
struct UnfoundData {
  let arrangement: Arrangement
  let marks: Marks
  /// The places of the marks that the beginning of the newer data has brought.
  let found: Marks
  /// The position of the item that was current; nil if the item is there again, or if the user has
  /// gone elsewhere.
  var position: Position?

  /// True if anything is missing.
  var isMissed: Bool { position != nil || found.count < marks.count }
}
