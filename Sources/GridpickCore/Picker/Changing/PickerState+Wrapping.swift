extension PickerState {
  /// Wraps the rows, or shows them in one line again (rule S4).
  mutating func toggleWrap() {
    let wraps = !view.wraps(by: settings)
    view.wraps = wraps
    showAnew()
    if wraps, !arrangement.isWrapped {
      browsing.doneNote = "only a sheet, or a list in one column, wraps"
    }
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
