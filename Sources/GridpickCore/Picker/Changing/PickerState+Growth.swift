extension PickerState {
  /// True if only items in view are measured: costly items, except in a list with fitted columns.
  private var isMeasuredInView: Bool {
    data.isCostly && (!data.isList || settings.options.columns != .automatic)
  }

  /// Makes room for items that come into view (rule U1), but not in a hold; nothing gets smaller.
  mutating func growToFit() {
    guard isMeasuredInView, !settings.layout.sizesSections, settings.options.layout.cell == nil,
      controller.isAtRest, !isHeld
    else { return }
    var outlook = outlook
    let glance = VisibleState(
      lastSection: outlook.section, lastIndex: outlook.index(outlook.section),
      sectionCount: content.sectionCount, dataNumber: arrival.dataNumber,
      sorting: view.orders.section.shown?.sorting)
    guard glance != arrival.grownAt else { return }
    arrival.grownAt = glance
    outlook.onlyGrows = true
    let grown = arranged(at: outlook)
    guard grown.measures != arrangement.measures else { return }
    apply(Change(layout: { _ in grown }, alignment: Change.Alignment(ahead: [])))
  }
}

/// The part of the data in view; if it is unchanged, nothing new has to be measured.
struct VisibleState: Equatable {
  let lastSection: Int
  let lastIndex: Int
  let sectionCount: Int
  let dataNumber: Int
  let sorting: Sorting?
}

extension PickerState {
  /// The fewest lines of cells with a status line below them.
  private static let leastBody = 3

  /// Returns the lines that all cells and what surrounds them need, at most `most` (rule I1).
  ///
  /// The number stays while the user holds the grid, because another size would end the hold.
  package func linesNeeded(upTo most: Int) -> Int {
    guard !isHeld, browsing.mode.overlay?.picker.isHeld != true else { return screen.lines }
    // Nobody knows how long a preview will be.
    guard preview.shownWindow == nil else { return most }
    let grid = divided(ScreenSize(lines: most, columns: screen.columns)).grid.size
    let placement = arranged(on: grid).placement
    let pager = placement.pager(along: .vertical, in: position?.section ?? 0)
    let others = grid.lines - pager.view
    let cells = others > 0 ? max(Self.leastBody, pager.track.extent) : pager.track.extent
    return min(most, most - grid.lines + others + cells)
  }
}

extension PickerState {
  mutating func toggleWrap() {
    guard has(.wrapping) else {
      browsing.doneNote = Remark(
        "only sheets and one-column lists wrap", short: "nothing wraps here", tails: [])
      return
    }
    view.wraps = !arrangement.isWrapped
    layOutAgain()
    let (head, back) =
      arrangement.isWrapped
      ? ("wrapping on", "turns it off") : ("wrapping off", "turns it on")
    browsing.doneNote = Remark(
      Remark.Words(head), tails: tail("toggle-wrap", back))
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
