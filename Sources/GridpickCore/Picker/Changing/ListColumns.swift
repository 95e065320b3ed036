/// The columns into which a flat list is flowed (rule L12).
struct ListColumns: Equatable {
  let count: Int
  /// The width of each column, gap included; nil if it does not follow from the items.
  var width: Int?
  /// The number of items that had been read when the items were measured.
  var measured = Int.max
}

extension ListColumns {
  /// Flows items that need some room into the view.
  ///
  /// The list has as many columns as fit at the width of its longest item. But if the width that 99
  /// of 100 items need at least doubles the columns, the list has as many as fit at that width.
  init(of needs: ListNeeds, isComplete: Bool) {
    let view = needs.view
    let whole = max(1, view.columns / max(1, needs.longest))
    let usual = max(1, view.columns / max(1, needs.usual))
    let most = usual >= 2 * whole ? usual : whole
    let rows = max(1, view.lines / max(1, needs.lines))
    let filled =
      isComplete || needs.count <= rows ? min(most, (needs.count + rows - 1) / rows) : most
    let count = max(1, filled)
    let width = min(needs.longest, max(1, view.columns / count))
    self.init(count: count, width: width, measured: needs.count)
  }

  /// Returns true if enough items have come since to measure them again.
  func isOutgrown(by count: Int, isComplete: Bool) -> Bool {
    width != nil && self.count > 1
      && (count >= measured + measured / 2 || isComplete && count > measured)
  }

  /// Returns wider columns, and no more of them, if more than one in a hundred items would be cut.
  func widened(to needs: ListNeeds) -> ListColumns {
    var columns = self
    if let width, needs.usual > width {
      let count = min(count, ListColumns(of: needs, isComplete: false).count)
      columns = ListColumns(count: count, width: min(needs.longest, needs.view.columns / count))
    }
    columns.measured = needs.count
    return columns
  }
}

/// The room that the items of a flat list need, gap included, as a spread sample tells (rule L12).
struct ListNeeds {
  let count: Int
  /// The width of the longest item of the sample.
  let longest: Int
  /// The width that 99 in 100 items of the sample need.
  let usual: Int
  let lines: Int
  let view: ScreenSize
}

extension GridMeasurer {
  /// Returns the needs of a list in one column, with some columns `besides` each item.
  func listNeeds(besides: Int, in view: ScreenSize) -> ListNeeds {
    let pitches = spreadPitches
    let widths = pitches.map { $0.columns + besides }
    return ListNeeds(
      count: content.sectionCount, longest: widths.max() ?? 1,
      usual: widths.isEmpty ? 1 : widths.usual(oneIn: 100), lines: pitches.mostLines, view: view)
  }
}
