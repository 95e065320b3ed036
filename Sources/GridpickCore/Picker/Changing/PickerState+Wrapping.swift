extension PickerState {
  /// Wraps the rows, or shows them in one line again (rule S4).
  mutating func toggleWrap() {
    guard has(.wrapping) else {
      browsing.doneNote = Remark(
        "only sheets and one-column lists wrap", short: "nothing wraps here", tails: [])
      return
    }
    view.wraps = !arrangement.isWrapped
    showAnew()
    let (head, back) =
      arrangement.isWrapped
      ? ("wrapping on", "turns it off") : ("wrapping off", "turns it on")
    browsing.doneNote = Remark(
      Remark.Words(head), tails: keyName(.toggleWrap).map { ["\(key: $0) \(back)"] } ?? [])
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
