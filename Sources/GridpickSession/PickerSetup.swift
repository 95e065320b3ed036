import GridpickCore
import GridpickModel
import GridpickRendering

/// What a picker is shown with: its data, who serves it, and how it is set.
package struct PickerSetup {
  package let data: GridData
  package var isComplete = true
  package var services = PickerServices()
  /// Shown until the first key.
  package var notice: String?
  package var start: Position?
  package let settings: (Look) -> PickerSettings

  package init(_ data: GridData, settings: @escaping (Look) -> PickerSettings) {
    self.data = data
    self.settings = settings
  }
}

/// How a picker ended, with what is needed to say what was picked.
package struct PickerResult {
  package let outcome: PickerOutcome
  package let content: PickedContent
  /// What was looked for, the last of it empty where nothing is.
  package let queries: [String]
  /// The last notice, seen or not.
  package let notice: String?
}
