/// The user's view of the data: columns by their numbers in the data, their widths, the orders.
package struct GridView {
  package init() {}

  /// The layout and title that actions have set instead of the data's own; nil if not set.
  var layout: Layout?
  var title: String?
  /// True if rows are wrapped, false if not; nil leaves it to the options.
  var wraps: Bool?
  var hidden: Set<Int> = []
  /// The columns in the order that the user has set; empty if the user has set no order.
  var placed: [Int] = []
  var frozenUpTo: Int?
  var showsAll = false
  /// The widths of labels that the user has given to columns, without the gap (rule G16).
  var widths: [Int: Int] = [:]
  var orders = PerAxis(section: Order(), item: Order())
  /// The order at the start, applied once all data has arrived; empty if none waits.
  var awaitedSort: [SortOrder] = []
  /// The place to return to after a reload is sorted, used when the current item no longer exists.
  var keptPlace: Position?
  var awaitsHandOrder = false
  /// The rows and items that the user has taken out of the results (rule B7).
  var excluded = Exclusions()
  /// The rows that are not among the records of a cell (rule X5).
  var others = NumberRuns()
  var pivotRow: Int?
  /// The groups that a key has made or removed; nil leaves the groups of the data.
  var regrouping: Regrouping?
  var hasQuery = false
  var filter = Filter()

  /// The matches to which the data is narrowed.
  struct Filter {
    private(set) var matches: Matches?
    /// True if the matches are those of a query; false if they are all that is not excluded.
    private(set) var isOfQuery = false
    /// The matches at their shown places in some order; nil if these were not found.
    var shown: ShownMatches?
    private(set) var isSettled = false
    var dims = false
    /// True if items left out without a query stay in place, as the headings of a menu do.
    var keepsHeadings = false

    var keepsOthers: Bool { dims || keepsHeadings && !isOfQuery }
    var hidesOthers: Bool { matches != nil && !keepsOthers }

    mutating func narrow(
      to matches: Matches, isOfQuery: Bool, isSettled: Bool, shown: ShownMatches? = nil
    ) {
      (self.matches, self.isOfQuery, self.isSettled) = (matches, isOfQuery, isSettled)
      self.shown = shown
    }

    mutating func showAll() { (matches, shown, isOfQuery) = (nil, nil, false) }
  }

  /// An order along one axis: the one that was asked for last, and the one shown meanwhile.
  struct Order {
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

  package init(of data: Grid, sortedBy sorting: Sorting?, _ work: PartedWork) {
    guard let sorting, let map = RowMap(of: data, by: sorting, work) else { return }
    orders[sorting.axis].ask(for: sorting)
    _ = orders[sorting.axis].accept(map, of: sorting)
  }

  package func members(of rows: RowOrder, in grid: Grid) -> [UInt32] {
    grid.parts?.ordered(by: order.map(rows.ordered) ?? rows).rows ?? rows.members(by: order)
  }

  package var order: RowOrder? { orders.section.shown?.map.rows }

  /// The shown columns in their order; nil if all are shown in the order of the data.
  ///
  /// The column that titles the sections is included only if records are shown (rule P12) or no
  /// other column is; a column that groups records is included if it is named.
  package func columns(
    of grid: Grid, by options: PickerOptions, in layout: Layout
  ) -> [Int]? {
    let takesRecords = layout.takesRecords(of: grid)
    let names = showsAll ? nil : options.only
    let unwanted = showsAll ? [] : Set(grid.columns(named: options.hidden))
    let order = orders.item.shown?.map.columns
    let title = layout.titleColumn(of: grid)
    let kept = options.only.map(grid.columns) ?? []
    let grouped = takesRecords ? grid.groupedColumns.filter { !kept.contains($0) } : []
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

  /// Returns the columns that find searches by default: shown and grouping ones; nil means all.
  package func searchedColumns(
    of grid: Grid, by options: PickerOptions, in layout: Layout
  ) -> [Int]? {
    guard let shown = columns(of: grid, by: options, in: layout) else { return nil }
    let all = Set(shown + grid.groupedColumns)
    return all.count == grid.columnCount ? nil : all.sorted()
  }

  func reordered(_ grid: Grid) -> Grid {
    grid.showing(shownOrders)
  }

  var shownOrders: RowMap? { orders.section.shown.map(\.map) }

  /// Returns the matches at their shown places, which are mostly known; nil in the data's order.
  func shown(_ matches: Matches, of data: Grid) -> ShownMatches? {
    guard shownOrders != nil || data.parts != nil else { return nil }
    if let shown = filter.shown, shown.orders == shownOrders, shown.matches == matches {
      return shown
    }
    return ShownMatches(matches, of: data, by: shownOrders)
  }

  /// Returns the matches at the places where another order shows them; nil without matches.
  func shown(in map: RowMap, by sorting: Sorting, of data: Grid) -> ShownMatches? {
    guard let matches = filter.matches else { return nil }
    var view = self
    view.orders[sorting.axis].ask(for: sorting)
    _ = view.orders[sorting.axis].accept(map, of: sorting)
    return view.shownOrders.map { ShownMatches(matches, of: data, by: $0) }
  }

  /// Returns matching items at the places where the order shows them.
  func reordered(_ cells: Cells, of grid: Grid) -> Cells {
    shownOrders.map { cells.moved(to: grid.showing($0), from: grid) } ?? cells
  }

  var ofColumns: GridView {
    var other = GridView()
    (other.hidden, other.showsAll, other.widths) = (hidden, showsAll, widths)
    (other.placed, other.frozenUpTo, other.orders) = (placed, frozenUpTo, orders)
    other.excluded = excluded
    return other
  }

  /// Gives all columns new numbers; columns without a new number are dropped.
  mutating func renumber(_ number: (Int) -> Int?) {
    orders.item = GridView.Order()
    for axis in GridAxis.allCases {
      orders[axis].rekey { key in
        if case .column(let column) = key { number(column).map { .column($0) } } else { key }
      }
    }
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

  /// Gives the columns of older data the numbers that newer data has for their titles.
  ///
  /// The result is false if no number has changed.
  @discardableResult
  mutating func renumber(from old: Grid, to newer: Grid) -> Bool {
    let numbers = newer.columns(of: old)
    func number(_ column: Int) -> Int? {
      guard column < numbers.count else { return nil }
      return numbers[column] ?? (old.columnTitle(column) == nil ? column : nil)
    }
    guard (0..<old.columnCount).contains(where: { number($0) != $0 }) else { return false }
    renumber(number)
    return true
  }

  /// The view of newer data, whose rows are not sorted yet, and in which nothing is excluded.
  func following(_ old: Grid, into newer: Grid) -> GridView {
    var view = self
    view.excluded = Exclusions()
    view.renumber(from: old, to: newer)
    for axis in GridAxis.allCases { view.orders[axis].forgetShown() }
    return view
  }
}
