/// The user's view of the data: the columns that are shown, their widths and the orders.
///
/// Columns go by their numbers in the data, whatever is shown of it.
package struct GridView {
  package init() {}

  /// The layout that an action has set instead of the data's own; nil if none; likewise `title`.
  var layout: Layout?
  var title: String?
  var hidden: Set<Int> = []
  /// True if columns that were not asked for are shown too.
  var showsAll = false
  /// The widths that the user has given to columns (rule G16).
  var widths: [Int: Int] = [:]
  /// The order of sections, or of a flat list's items, and the order of columns.
  var orders = PerAxis(section: Order(), item: Order())
  /// The order at the start, applied once all data has arrived; nil if none waits.
  var awaitedSort: SortOption?
  /// The place to return to after a reload is sorted, used when the current item no longer exists.
  var keptPlace: Position?
  /// The matches and their display while find is on; nil while find is off.
  var find: Find?

  struct Find {
    /// The matches; nil until a search delivers the first ones, while all items are shown.
    var matches: Matches?
    /// True if items that do not match stay where they are.
    var dims: Bool
  }

  /// An order along one axis: the one that was asked for last, and the one shown meanwhile.
  struct Order {
    /// The order that is asked for; nil is the order of the data.
    private(set) var asked: Sorting?
    private(set) var shown: Shown?

    struct Shown {
      var sorting: Sorting
      let members: Permutation
    }

    mutating func ask(for sorting: Sorting?) {
      asked = sorting
      if sorting == nil { shown = nil }
    }

    /// Accepts the order; returns false if another order has been asked for meanwhile.
    mutating func accept(_ members: Permutation, of sorting: Sorting) -> Bool {
      guard asked == sorting else { return false }
      shown = Shown(sorting: sorting, members: members)
      return true
    }

    /// Forgets the shown order, because its data is gone.
    mutating func forgetShown() { shown = nil }

    /// Gives both orders another key, or none.
    mutating func rekey(_ key: (Sorting.Key) -> Sorting.Key?) {
      func rekeyed(_ sorting: Sorting) -> Sorting? {
        key(sorting.key).map { Sorting(by: $0, isDescending: sorting.isDescending) }
      }
      ask(for: asked.flatMap(rekeyed))
      if let sorting = shown?.sorting {
        if let rekeyed = rekeyed(sorting) { shown?.sorting = rekeyed } else { shown = nil }
      }
    }
  }

  /// Returns the shown columns in their order; nil if all columns are shown in the order of the
  /// data.
  ///
  /// Only in a layout of records is the column that titles the sections a column too (rule P12).
  package func columns(of grid: Grid, only names: [ColumnName]?, in layout: Layout) -> [Int]? {
    let names = showsAll ? nil : names
    let order = orders.item.shown?.members
    let title = layout.hasRecords ? nil : grid.shape.titleColumn
    guard names != nil || !hidden.isEmpty || order != nil || title != nil else { return nil }
    let wanted = (names.map(grid.columns) ?? Array(0..<grid.columnCount))
      .filter { !hidden.contains($0) && $0 != title }
    guard let order else { return wanted }
    return wanted.sorted { order.place(of: $0) < order.place(of: $1) }
  }

  /// Returns a grid with its sections in the shown order, and with all of its columns.
  func reordered(_ grid: Grid) -> Grid {
    guard let order = orders.section.shown?.members else { return grid }
    return Grid(shape: LinedUpShape(grid.shape, sections: order), store: grid.store)
  }

  /// Gives all columns another number; columns without a number are dropped.
  mutating func renumber(_ number: (Int) -> Int?) {
    hidden = Set(hidden.compactMap(number))
    let before = widths
    widths = [:]
    for (column, width) in before {
      if let column = number(column) { widths[column] = width }
    }
  }
}
