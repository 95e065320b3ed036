/// Newer data that waits until the marks have been found in it.
struct NewerData {
  let data: Grid
  let update: ContentUpdate
  /// The section that is replaced; nil is all data.
  let section: Int?
  /// The run that has brought the data; nil if nobody asked for it.
  @Boxed private(set) var run: Errand.Run?
}

/// Data that has come, with its message and settings; more data moves nothing (rule P8).
package struct ContentUpdate {
  package var data: Grid
  package var isComplete: Bool
  /// True if new items follow the items of a section, not all sections.
  package var isWithin = false
  /// A message about a failure, shown until the next key.
  package var notice: String?
  /// The settings that the data asks for, which may come late.
  package var settings: ((Look) -> PickerSettings)?

  package init(
    _ data: Grid, isComplete: Bool, notice: String? = nil,
    settings: ((Look) -> PickerSettings)? = nil
  ) {
    self.data = data
    self.isComplete = isComplete
    self.notice = notice
    self.settings = settings
  }

  func appended(to data: Grid, in section: Int?) -> ContentUpdate {
    var update = ContentUpdate(
      data.joined(with: self.data, in: section), isComplete: true, notice: notice)
    update.isWithin = section != nil
    return update
  }
}

/// Older data with a marked, excluded or current item that newer data lacks so far (rule R2).
struct UnfoundData {
  let arrangement: Arrangement
  let marks: Marks
  /// The marks that were found, by their places in the beginning of the newer data.
  let found: Marks
  let excluded: Exclusions
  let foundExcluded: Exclusions
  /// The place of the current item; nil if the newer data has it, or the user has gone elsewhere.
  var position: Position?

  var lacksMarks: Bool { found.count < marks.count }
  var isMissed: Bool {
    position != nil || lacksMarks || foundExcluded.count < excluded.count
  }
}
