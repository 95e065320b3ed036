extension PickerState {
  /// Wraps the rows, or shows them in one line again (rule S4).
  mutating func toggleWrap() {
    let before = (asked: view.wraps, isWrapped: arrangement.isWrapped)
    view.wraps = !view.wraps(by: settings)
    showAnew()
    guard !before.isWrapped, !arrangement.isWrapped else { return }
    view.wraps = before.asked
    browsing.doneNote = "only a sheet or one column wraps"
  }

  /// Measures the wrapped rows in view and around it, unless this is done.
  mutating func measureRowsInView() {
    guard arrangement.isWrapped else { return }
    // Rows that need fewer lines than usual let others come into view.
    for _ in 0..<Self.mostLooks {
      let seen = placement.visibleSections(at: offsets)
      guard measureRows(seen, keeping: position?.section) else { return }
    }
  }

  private static let mostLooks = 3
}
