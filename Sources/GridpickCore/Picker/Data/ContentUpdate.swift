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
