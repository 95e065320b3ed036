import GridpickModel
import GridpickRendering

/// More of the data than before, while it is still arriving (rule P8): what was there lies where it lay.
package struct ContentUpdate {
  package var data: GridData
  /// Whether this is all there will be.
  package var isComplete: Bool
  /// Whether some of it stands behind what sections had, and not behind them all.
  package var isWithin = false
  /// What went wrong with some of it, for people; shown until the next key.
  package var notice: String?
  /// What the data says of how it is shown, which may come late; nil where it says nothing.
  package var settings: ((Look) -> PickerSettings)?

  package init(
    _ data: GridData, isComplete: Bool, notice: String? = nil,
    settings: ((Look) -> PickerSettings)? = nil
  ) {
    self.data = data
    self.isComplete = isComplete
    self.notice = notice
    self.settings = settings
  }
}
