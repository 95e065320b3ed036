/// Older data with a marked, excluded or current item that newer data lacks so far (rule R2).
struct UnfoundData {
  let arrangement: Arrangement
  let marks: Marks
  /// The marks that are in the beginning of the newer data, by their places there.
  let found: Marks
  let excluded: Exclusions
  let foundExcluded: Exclusions
  /// The position of the item that was current.
  ///
  /// Nil if the newer data contains the item, or if the user has gone elsewhere.
  var position: Position?

  var lacksMarks: Bool { found.count < marks.count }
  var isMissed: Bool {
    position != nil || lacksMarks || foundExcluded.count < excluded.count
  }
}
