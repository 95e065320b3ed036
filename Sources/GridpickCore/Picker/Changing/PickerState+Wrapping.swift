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
      Remark.Words(head), tails: keyName("toggle-wrap").map { ["\(key: $0) \(back)"] } ?? [])
  }

  mutating func measureRowsInView() {
    guard arrangement.isWrapped else { return }
    // If rows need fewer lines than usual, more rows come into view, which must be measured too.
    for _ in 0..<Self.mostLooks {
      let seen = placement.visibleSections(at: offsets)
      guard measureRows(seen, keeping: position?.section) else { return }
    }
  }

  private static let mostLooks = 3
}
