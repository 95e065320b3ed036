extension PickerState {
  /// The fewest lines of cells with a status line below them.
  private static let leastBody = 3

  /// Returns how many lines show all cells and the lines around them, at most `most` (rule I1).
  ///
  /// While the user holds the grid, the number stays the same, because another size would take the
  /// grid out of the hand.
  package func linesNeeded(upTo most: Int) -> Int {
    guard !isHeld, browsing.mode.overlay?.picker.isHeld != true else { return screen.lines }
    // Nobody knows how long a preview will be.
    guard preview.shownWindow == nil else { return most }
    let grid = divided(ScreenSize(lines: most, columns: screen.columns)).grid.size
    let placement = Arrangement(
      data, isComplete: !arrival.isLoading, settings: settings, view: view,
      size: grid, outlook: outlook
    ).placement
    let pager = placement.pager(along: .vertical, in: position?.section ?? 0)
    let others = grid.lines - pager.view
    let cells = others > 0 ? max(Self.leastBody, pager.track.extent) : pager.track.extent
    return min(most, most - grid.lines + others + cells)
  }
}
