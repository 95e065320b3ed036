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

/// The place of the current item in older data, which newer data lacks so far (rule R2).
struct LostPlace {
  let position: Position
  let arrangement: Arrangement
}
