import GridpickLayout
import GridpickModel
import GridpickPaging

/// What a hand has made of the data: which of its columns are shown, how wide, and all in which order.
///
/// Columns go by their numbers in the data, whatever is shown of it.
struct GridView {
  /// The layout, and the title, that an action has said instead of the data's own; nil where none has.
  var layout: Layout?
  var title: String?
  var hidden: Set<Int> = []
  /// Whether those are shown too that were not asked for.
  var showsAll = false
  /// How wide columns are (rule G16).
  var widths: [Int: Int] = [:]
  /// The order of sections, or of a flat list's items, and that of columns.
  var orders = PerAxis(section: Order(), item: Order())
  /// What is to be put in order once all is there.
  var awaitedSort: SortOption?
  /// Where to stay once newer data stands in order, since the item that was there is gone.
  var keptPlace: Position?
  /// What of it is looked at while find is on; nil while it is not.
  var find: Find?

  struct Find {
    /// Nil while nothing is asked for, and all is shown.
    var matches: Matches?
    /// Whether what does not match stays where it is.
    var dims: Bool
  }

  /// An order along one axis: what was asked for last, and what is shown meanwhile.
  struct Order {
    /// Nil is as it came.
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

    /// Returns false if another order was asked for meanwhile.
    mutating func take(_ members: Permutation, of sorting: Sorting) -> Bool {
      guard asked == sorting else { return false }
      shown = Shown(sorting: sorting, members: members)
      return true
    }

    /// What it was made of is no longer there.
    mutating func forgetShown() { shown = nil }

    /// What it goes by has another key now, or none.
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

  /// The columns that are shown, in their order, where some are asked for; nil where all are, as they came.
  func columns(of grid: Grid, only names: [ColumnName]?) -> [Int]? {
    let names = showsAll ? nil : names
    let order = orders.item.shown?.members
    guard names != nil || !hidden.isEmpty || order != nil else { return nil }
    let wanted = (names.map(grid.columns) ?? Array(0..<grid.columnCount))
      .filter { !hidden.contains($0) }
    guard let order else { return wanted }
    return wanted.sorted { order.place(of: $0) < order.place(of: $1) }
  }

  /// The sections of a grid in their order, with all of their columns.
  func reordered(_ grid: Grid) -> Grid {
    guard let order = orders.section.shown?.members else { return grid }
    return Grid(shape: LinedUpShape(grid.shape, sections: order), store: grid.store)
  }

  /// The same columns by other numbers, but for those that have none.
  mutating func renumber(_ number: (Int) -> Int?) {
    hidden = Set(hidden.compactMap(number))
    let before = widths
    widths = [:]
    for (column, width) in before {
      if let column = number(column) { widths[column] = width }
    }
  }
}
