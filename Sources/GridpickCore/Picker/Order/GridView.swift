/// The user's view of the data: the columns that are shown, their widths and the orders.
///
/// Columns go by their numbers in the data, whatever is shown of it.
package struct GridView {
  package init() {}

  /// The layout that an action has set instead of the data's own; nil if none; likewise `title`.
  var layout: Layout?
  var title: String?
  /// True if rows are wrapped, false if not; nil leaves it to the options.
  var wraps: Bool?
  var hidden: Set<Int> = []
  /// The columns in the order that the user has given them; empty if in none.
  var placed: [Int] = []
  /// The last column that the user has frozen; nil leaves it to the options.
  var frozenUpTo: Int?
  /// True if columns that were not asked for are shown too.
  var showsAll = false
  /// The widths of labels that the user has given to columns, without the gap (rule G16).
  var widths: [Int: Int] = [:]
  /// The order of rows, and the order of columns.
  var orders = PerAxis(section: Order(), item: Order())
  /// The order at the start, applied once all data has arrived; empty if none waits.
  var awaitedSort: [SortOrder] = []
  /// The place to return to after a reload is sorted, used when the current item no longer exists.
  var keptPlace: Position?
  /// True while an order that the user has asked for is not shown yet.
  var awaitsHandOrder = false
  /// The rows and items that the user has taken out of the results (rule B7).
  var excluded = Exclusions()
  /// The rows that are not among the records of a cell (rule X5).
  var others = NumberRuns()
  /// The column that a key has chosen for the rows of a pivot.
  var pivotRow: Int?
  /// The groups that a key has made or taken away; nil leaves them as the data comes.
  var regrouping: Regrouping?
  /// True while the query has a line.
  var hasQuery = false
  var filter = Filter()

  /// The matches to which the data is narrowed.
  struct Filter {
    /// The matches; nil while all items are shown.
    var matches: Matches? {
      didSet {
        shown = nil
        if matches == nil { isOfQuery = false }
      }
    }
    /// True if the matches are those of a query; false if they are all that is not excluded.
    var isOfQuery = false
    /// The matches at the places where some orders show them; nil if the places were not found.
    var shown: ShownMatches?
    /// True once all matches of the query are known.
    var isSettled = false
    /// True if items that do not match the query stay where they are.
    var dims = false
    /// True if what is left out without a query stays where it is, as the headings of a menu do.
    var keepsHeadings = false

    var keepsOthers: Bool { dims || keepsHeadings && !isOfQuery }
    var hidesOthers: Bool { matches != nil && !keepsOthers }
  }

  /// An order along one axis: the one that was asked for last, and the one shown meanwhile.
  struct Order {
    /// The order that is asked for; nil is the order of the data.
    private(set) var asked: Sorting?
    private(set) var shown: Shown?

    struct Shown {
      var sorting: Sorting
      let map: RowMap
    }

    mutating func ask(for sorting: Sorting?) {
      asked = sorting
      if sorting == nil { shown = nil }
    }

    /// Accepts the order; returns false if another order has been asked for meanwhile.
    mutating func accept(
      _ map: RowMap, of sorting: Sorting
    ) -> Bool {
      guard asked == sorting else { return false }
      shown = Shown(sorting: sorting, map: map)
      return true
    }

    mutating func forgetShown() { shown = nil }

    /// Gives the asked and the shown order another key, or none.
    mutating func rekey(_ key: (Sorting.Key) -> Sorting.Key?) {
      func rekeyed(_ sorting: Sorting) -> Sorting? {
        Sorting(
          chaining: ([sorting.withoutTies] + sorting.ties).compactMap { one in
            key(one.key).map { Sorting(by: $0, isDescending: one.isDescending) }
          })
      }
      ask(for: asked.flatMap(rekeyed))
      if let sorting = shown?.sorting {
        if let rekeyed = rekeyed(sorting) { shown?.sorting = rekeyed } else { shown = nil }
      }
    }
  }

  /// Creates a view of data in this order, which is found at once.
  package init(of data: Grid, sortedBy sorting: Sorting?, _ work: PartedWork) {
    guard let sorting, let map = RowMap(of: data, by: sorting, work) else { return }
    orders[sorting.axis].ask(for: sorting)
    _ = orders[sorting.axis].accept(map, of: sorting)
  }

  /// Returns found rows in the order in which they are shown, group after group.
  package func members(of rows: RowOrder, in grid: Grid) -> [UInt32] {
    grid.parts.map { Parts($0.groups, in: order.map(rows.ordered) ?? rows).rows }
      ?? rows.members(by: order)
  }

  /// The order of the rows; nil is the order of the data.
  package var order: RowOrder? { orders.section.shown?.map.rows }

  /// Returns the shown columns in their order; nil if all are shown in the order of the data.
  ///
  /// The column that titles the sections counts as one only where records are shown (rule P12), or
  /// if there is no other to show. A column by which records are grouped is shown if it is named.
  package func columns(
    of grid: Grid, by options: PickerOptions, in layout: Layout
  ) -> [Int]? {
    let takesRecords = layout.takesRecords(of: grid)
    let names = showsAll ? nil : options.only
    let unwanted = showsAll ? [] : Set(grid.columns(named: options.hidden))
    let order = orders.item.shown?.map.columns
    let title = layout.hasRecords || takesRecords ? nil : grid.titleColumn
    let kept = options.only.map(grid.columns) ?? []
    let grouped =
      takesRecords ? grid.parts?.groups.columns.filter { !kept.contains($0) } ?? [] : []
    guard
      names != nil || !hidden.isEmpty || !unwanted.isEmpty || order != nil || title != nil
        || !grouped.isEmpty || !placed.isEmpty
    else { return nil }
    var wanted = (names.map(grid.columns) ?? Array(0..<grid.columnCount))
      .filter { !hidden.contains($0) }
    if !unwanted.isSuperset(of: wanted) { wanted.removeAll(where: unwanted.contains) }
    if wanted.count > 1 { wanted.removeAll { $0 == title } }
    if !Set(grouped).isSuperset(of: wanted) { wanted.removeAll(where: grouped.contains) }
    if !placed.isEmpty {
      let places = Columns(placed.filter { $0 < grid.columnCount }, of: grid.columnCount)
      wanted.sort { (places.place(of: $0) ?? .max, $0) < (places.place(of: $1) ?? .max, $1) }
    }
    guard let order else { return wanted }
    return wanted.sorted { (order.place(of: $0) ?? $0) < (order.place(of: $1) ?? $1) }
  }

  /// Returns the columns in which find looks if nobody names any; nil is all of them.
  ///
  /// They are those that are shown, and those by which records are grouped.
  package func searchedColumns(
    of grid: Grid, by options: PickerOptions, in layout: Layout
  ) -> [Int]? {
    guard let shown = columns(of: grid, by: options, in: layout) else { return nil }
    let all = Set(shown + (grid.parts?.groups.columns ?? []))
    return all.count == grid.columnCount ? nil : all.sorted()
  }

  /// Returns a grid with all its columns, and with its rows in the shown order.
  func reordered(_ grid: Grid) -> Grid {
    grid.showing(shownOrders)
  }

  /// The order in which the data is shown; nil is the order of the data.
  var shownOrders: RowMap? { orders.section.shown.map(\.map) }

  /// Returns matches at the places where the order shows them; nil if they stand as in the data.
  ///
  /// Mostly the places were found together with the matches or with the order.
  func shown(_ matches: Matches, of data: Grid) -> ShownMatches? {
    guard shownOrders != nil || data.parts != nil else { return nil }
    if let shown = filter.shown, shown.orders == shownOrders, shown.matches == matches {
      return shown
    }
    return ShownMatches(matches, of: data, by: shownOrders)
  }

  /// Returns the matches at the places where another order shows them; nil if nothing narrows.
  func shown(in map: RowMap, by sorting: Sorting, of data: Grid) -> ShownMatches? {
    guard let matches = filter.matches else { return nil }
    var view = self
    view.orders[sorting.axis].ask(for: sorting)
    _ = view.orders[sorting.axis].accept(map, of: sorting)
    return view.shownOrders.map { ShownMatches(matches, of: data, by: $0) }
  }

  /// Returns matching items of sections with places of their own where the order shows them.
  func reordered(_ cells: Cells, of grid: Grid) -> Cells {
    shownOrders.map { cells.moved(to: grid.showing($0), from: grid) } ?? cells
  }

  /// The same view of columns and orders, of other rows.
  var ofColumns: GridView {
    var other = GridView()
    (other.hidden, other.showsAll, other.widths) = (hidden, showsAll, widths)
    (other.placed, other.frozenUpTo, other.orders) = (placed, frozenUpTo, orders)
    other.excluded = excluded
    return other
  }

  /// Gives all columns another number; columns without a number are dropped.
  mutating func renumber(_ number: (Int) -> Int?) {
    hidden = Set(hidden.compactMap(number))
    placed = placed.compactMap(number)
    frozenUpTo = frozenUpTo.flatMap(number)
    pivotRow = pivotRow.flatMap(number)
    let before = widths
    widths = [:]
    for (column, width) in before {
      if let column = number(column) { widths[column] = width }
    }
  }
}

/// A column by which rows are sorted at the start, and the direction (rule L13).
///
/// ```swift
/// picker.sort = ["state", SortOrder("age", isDescending: true)]
/// ```
public struct SortOrder: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The title of the column, or its number counted from 1.
  ///
  /// ```swift
  /// print(SortOrder("age").column)
  /// ```
  public var column: String
  /// True if the greatest comes first.
  public var isDescending: Bool

  /// Creates an order by a column.
  public init(_ column: String, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// Creates an ascending order by a column.
  ///
  /// ```swift
  /// picker.sort = ["age"]
  /// ```
  public init(stringLiteral column: String) { self.init(column) }

  /// The order of the data, turned around.
  package static let turned = SortOrder("", isDescending: true)

  package var name: ColumnName { ColumnName(column) }
}
