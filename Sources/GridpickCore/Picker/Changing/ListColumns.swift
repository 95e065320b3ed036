/// The columns into which a flat list is flowed (rule L12).
struct ListColumns: Equatable {
  let count: Int
  /// The width of each column, gap included; nil if it does not follow from the items.
  let width: Int?
  /// The number of items that had been read when the items were measured.
  let measured: Int

  init(_ count: Int, width: Int? = nil, measured: Int = .max) {
    self.count = count
    self.width = width
    self.measured = measured
  }

  /// Flows items that need some room into a view.
  ///
  /// The list has as many columns as fit at the width of its longest item. But if the width that 99
  /// of 100 items need at least doubles the columns, the list has as many as fit at that width.
  init(of needs: ListNeeds, in view: ScreenSize, isComplete: Bool) {
    let whole = max(1, view.columns / max(1, needs.longest))
    let usual = max(1, view.columns / max(1, needs.usual))
    let most = usual >= 2 * whole ? usual : whole
    let rows = max(1, view.lines / max(1, needs.lines))
    let count =
      isComplete || needs.count <= rows ? min(most, (needs.count + rows - 1) / rows) : most
    self.count = max(1, count)
    width = min(needs.longest, max(1, view.columns / self.count))
    measured = needs.count
  }

  /// Returns true if enough items have come since to measure them again.
  func isOutgrown(by count: Int, isComplete: Bool) -> Bool {
    width != nil && self.count > 1
      && (count >= measured + measured / 2 || isComplete && count > measured)
  }

  /// Returns wider columns, and no more of them, if more than one in a hundred items would be cut.
  func widened(to needs: ListNeeds, in view: ScreenSize) -> ListColumns {
    guard let width, needs.usual > width else {
      return ListColumns(count, width: width, measured: needs.count)
    }
    let wider = ListColumns(of: needs, in: view, isComplete: false)
    let count = min(count, wider.count)
    return ListColumns(
      count, width: min(needs.longest, view.columns / count), measured: needs.count)
  }
}

/// The room that the items of a flat list need, gap included, as a spread sample tells (rule L12).
struct ListNeeds {
  let count: Int
  /// The width of the longest item of the sample.
  private(set) var longest = 1
  /// The width that 99 in 100 items of the sample need.
  private(set) var usual = 1
  private(set) var lines = 1

  /// The number of first items that are measured, and of items that are spread over all others.
  private static let sampleSize = 500

  /// Measures a sample of the items of a list in one column, with some columns `besides` each.
  init(of list: Grid, look: Look, limit: Int, besides: Int) {
    count = list.sectionCount
    let first = min(count, Self.sampleSize)
    let spread = min(count - first, Self.sampleSize)
    let places =
      Array(0..<first)
      + (1...max(1, spread)).prefix(spread).map {
        first - 1 + (count - first) * $0 / spread
      }
    let pitches = places.compactMap { place in
      list.item(at: Position(section: place, index: 0)).map { item in
        look.style(of: item, inSection: place, of: list).pitch(item, look.signs.text, limit)
      }
    }
    guard !pitches.isEmpty else { return }
    let widths = pitches.map { $0.columns + besides }.sorted()
    longest = widths[widths.count - 1]
    usual = widths[widths.count - 1 - widths.count / 100]
    lines = pitches.map(\.lines).max() ?? 1
  }
}
