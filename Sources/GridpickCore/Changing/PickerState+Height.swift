import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

/// How much of a screen there is something for.
extension PickerState {
  /// Fewer lines of cells have no status line below them.
  private static let leastBody = 3

  /// How many lines, of at most so many, it takes to show all: what stands above and below the cells, and
  /// the cells (rule I1).
  ///
  /// While somebody has hold of the grid no more than there are: another size would take it out of the hand.
  package func linesNeeded(upTo most: Int) -> Int {
    guard !pointer.recognizer.isActive else { return screen.lines }
    // Of a preview nobody knows how long it will be.
    guard !preview.isOn else { return most }
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
