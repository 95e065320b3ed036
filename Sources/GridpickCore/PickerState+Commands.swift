import GridpickModel

/// Commands that actions run (rule B2).
extension PickerState {
  /// For what one is at.
  func invocation(_ template: CommandTemplate) -> Invocation {
    Invocation(
      template, at: position.flatMap(pickable), marks, query: finding?.entry.text ?? "")
  }

  mutating func executeSilently(_ template: CommandTemplate) {
    tell(.executeSilently(invocation(template)))
  }
}
