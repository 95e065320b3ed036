/// Newer data that waits until the marks have been found in it.
struct NewerData {
  let data: Grid
  let update: ContentUpdate
  /// The only section that is newer; nil if all sections are newer.
  let section: Int?
  /// The run that brought the data; nil if nobody asked for it.
  let run: Errand.Run?
}

/// Data that has come, with its message and its settings.
///
/// If it is more of the same data, the items that were there stay where they are (rule P8).
package struct ContentUpdate {
  package var data: Grid
  package var isComplete: Bool
  /// True if some of the new items stand behind the items of a section, not behind all sections.
  package var isWithin = false
  /// The message for people about a failure in the data, shown until the next key.
  package var notice: String?
  /// Returns the settings that the data asks for, which may come late; nil if it asks for none.
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

  /// Returns an update that appends this data to other data (rule R3).
  ///
  /// The data is appended in a section, or behind all sections if `section` is nil.
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
