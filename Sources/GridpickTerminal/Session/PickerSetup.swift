import GridpickCore

/// The setup of a picker: its data, its services and its settings.
package struct PickerSetup {
  package let data: GridData
  package var isComplete = true
  package var services = PickerServices()
  /// The notice that is shown until the first key.
  package var notice: String?
  package var start: Position?
  package let settings: (Look) -> PickerSettings

  package init(_ data: GridData, settings: @escaping (Look) -> PickerSettings) {
    self.data = data
    self.settings = settings
  }
}

/// The result of a picker: its outcome, and the content from which the picked items are named.
package struct PickerResult {
  package let outcome: PickerOutcome
  package let content: PickedContent
  /// The queries of the picker; the last one is the query at the end, empty if there is none.
  package let queries: [String]
  /// The last notice about the data, seen or not; nil if there was none.
  package let notice: String?
}
