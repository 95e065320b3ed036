import GridpickModel
import GridpickPaging

/// What a hand has made of the data: which of its columns are shown, how wide, and all in which order.
///
/// Columns go by their numbers in the data, whatever is shown of it.
struct GridView {
  var hidden: Set<Int> = []
  /// Whether those are shown too that were not asked for.
  var showsAll = false
  /// How wide columns are (rule G16).
  var widths: [Int: Int] = [:]
  /// The order of sections, or of a flat list's items, and that of columns; nil is as they came.
  var order = PerAxis<Permutation?>(section: nil, item: nil)

  /// The columns that are shown, in their order, where some are asked for; nil where all are, as they came.
  func columns(of grid: Grid, only names: [ColumnName]?) -> [Int]? {
    let names = showsAll ? nil : names
    guard names != nil || !hidden.isEmpty || order.item != nil else { return nil }
    let wanted = (names.map(grid.columns) ?? Array(0..<grid.columnCount))
      .filter { !hidden.contains($0) }
    guard let order = order.item else { return wanted }
    return wanted.sorted { order.place(of: $0) < order.place(of: $1) }
  }

  /// The sections of a grid in their order, with all of their columns.
  func reordered(_ grid: Grid) -> Grid {
    guard let order = order.section else { return grid }
    return Grid(shape: ReorderedShape(grid.shape, by: order), store: grid.store)
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

extension Grid {
  /// The columns that go by names, each once; what titles the sections is none.
  fileprivate func columns(named names: [ColumnName]) -> [Int] {
    var columns: [Int] = []
    for case .column(let column)? in names.map({ $0.target(in: self) })
    where !columns.contains(column) {
      columns.append(column)
    }
    return columns
  }
}
