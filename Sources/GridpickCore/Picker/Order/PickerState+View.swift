// MARK: - Order (rule L13)

extension PickerState {
  /// Sorts sections by the current column, or columns by the current section.
  ///
  /// The first call sorts upwards, the next downwards, and the next restores the data's order.
  mutating func sort(_ axis: GridAxis) {
    if let record = content.record { return sort(record, turning: axis == .item) }
    guard has(.order) else { return sayColumnsCannot(be: "sorted") }
    let isOfRows = axis == .section
    if data.isVast, refusesAsBoundless(sections: isOfRows ? nil : 1, columns: isOfRows ? 1 : nil) {
      return
    }
    guard let key = sortKey(axis) else { return sayColumnsCannot(be: "sorted") }
    sort(by: key)
  }

  /// Sorts records that are items by the next column, then by no column; `turning` reverses them.
  private mutating func sort(_ record: RecordItem, turning: Bool) {
    view.awaitedSort = []
    let asked = view.orders.section.asked
    if turning {
      guard let asked else {
        browsing.doneNote = Remark("nothing to reverse", tails: tail("sort", "sorts"))
        return
      }
      return ask(for: Sorting(by: asked.key, isDescending: !asked.isDescending), .section)
    }
    var rest = record.columns[...]
    if case .column(let column) = asked?.key {
      let place = record.columns.firstIndex(of: column)
      // After a column that is hidden now, the column with the next number follows.
      rest = place.map { rest.dropFirst($0 + 1) } ?? rest.drop { $0 < column }
    }
    let next = rest.first
    ask(for: next.map { Sorting(by: .column($0)) }, .section)
  }

  mutating func sort(by key: Sorting.Key) {
    let axis = Sorting(by: key).axis
    guard has(.order) else { return }
    view.awaitedSort = []
    switch view.orders[axis].asked?.withoutTies {
    case Sorting(by: key): ask(for: Sorting(by: key, isDescending: true), axis)
    case Sorting(by: key, isDescending: true): ask(for: nil, axis)
    default: ask(for: Sorting(by: key), axis)
    }
  }

  /// Returns the sort key at the current position; nil if nothing can be sorted by it.
  private func sortKey(_ axis: GridAxis) -> Sorting.Key? {
    switch axis {
    case .section where content.flow != nil: return .column(0)
    case .section: return position.map { .column(arrangement.column(shownAt: $0.index)) }
    case .item where !has(.columnOrder): return nil
    case .item: return position.flatMap(dataPosition).map { .section($0.section) }
    }
  }

  func dataPosition(at position: Position) -> Position? {
    content.id(at: position).flatMap(data.position)
  }

  mutating func ask(for sorting: Sorting?, _ axis: GridAxis) {
    view.orders[axis].ask(for: sorting)
    arrival.lost = nil
    browsing.doneNote = nil
    view.awaitsHandOrder = sorting != nil
    guard let sorting else {
      close(.order(axis))
      browsing.doneNote = "original order"
      view.filter.shown = nil
      showReordered(axis)
      return showTop(of: axis)
    }
    startSort(by: sorting)
  }

  /// Sorts the present data; appended data follows it unsorted until all has arrived.
  private mutating func startSort(by sorting: Sorting) {
    start(.order(sorting.axis), .order(sorting, data, view)) { state, answer in
      if case .order(let order, let shown) = answer {
        state.receive(order, shown, of: sorting)
      }
    }
  }

  private mutating func receive(
    _ order: RowMap, _ shown: ShownMatches?, of sorting: Sorting
  ) {
    guard view.orders[sorting.axis].accept(order, of: sorting) else { return }
    if let shown, shown.matches == view.filter.matches, !awaitsFindings, find.held == nil {
      view.filter.shown = shown
      // The places where this order shows the matches are known now.
      find.asked?.orders = shown.orders
    }
    showReordered(sorting.axis)
    guard browsing.isPlaced else {
      // If the user has not moved, the first item is current: no key has asked for this order.
      if !isNarrowed { goToStart() }
      return
    }
    if let place = view.keptPlace { go(to: place, lookingAhead: []) }
    view.keptPlace = nil
    guard view.awaitsHandOrder else { return }
    view.awaitsHandOrder = false
    browsing.doneNote = browsing.doneNote ?? note(on: sorting)
    showTop(of: sorting.axis)
  }

  mutating func sortAnew() {
    let isSorted =
      (settings.columnsAreLinked || content.itemsAreRows)
      && (!data.isVast || !isBoundless(columns: 1))
    if isSorted, let sorting = data.sorting(by: view.awaitedSort) {
      view.awaitedSort = []
      view.orders[sorting.axis].ask(for: sorting)
    }
    for axis in GridAxis.allCases {
      guard let sorting = view.orders[axis].asked else { continue }
      view.orders[axis].ask(for: sorting)
      startSort(by: sorting)
    }
  }

  var isSorting: Bool {
    GridAxis.allCases.contains { view.orders[$0].asked != nil && jobs.runs(.order($0)) }
  }

  var sortedTitle: Scene.SortedTitle? {
    if let row = view.pivotRow {
      return Scene.SortedTitle(column: arrangement.place(ofColumn: row), isAxis: true)
    }
    guard let sorting = view.orders.section.shown?.sorting, case .column(let column) = sorting.key
    else { return nil }
    let place = arrangement.place(ofColumn: column)
    guard place != nil || column == data.titleColumn else { return nil }
    return Scene.SortedTitle(column: place, isDescending: sorting.isDescending)
  }
}

// MARK: - Columns

extension PickerState {
  mutating func hideColumn() {
    guard has(.columns), position != nil else { return sayColumnsCannot(be: "hidden") }
    let shows = tail("show-columns", "shows all")
    guard content.record?.columns.count ?? content.columnCount > 1 else {
      browsing.doneNote = Remark("this is the last column", tails: shows)
      return
    }
    guard let column = currentColumn else {
      browsing.doneNote = Remark("no column is chosen", tails: tail("sort", "chooses"))
      return
    }
    if view.pivotRow == column { view.pivotRow = nil }
    let title = data.columnTitle(column) ?? "\(column + 1)"
    view.hidden.insert(column)
    layOutAgain()
    browsing.doneNote = Remark("\(name: title) hidden", short: "hidden", tails: shows)
  }

  /// The current column; if records are items, the column by which they are sorted.
  var currentColumn: Int? {
    guard let record = content.record else {
      return position.map { arrangement.column(shownAt: $0.index) }
    }
    guard case .column(let column) = view.orders.section.asked?.key,
      record.columns.contains(column)
    else { return nil }
    return column
  }

  mutating func showAllColumns() {
    let leavesOut = settings.options.only != nil || !settings.options.hidden.isEmpty
    guard !view.hidden.isEmpty || leavesOut && !view.showsAll else {
      browsing.doneNote = "no hidden columns"
      return
    }
    view.showsAll = true
    view.hidden = []
    layOutAgain()
  }

  /// Makes the current column as wide as its widest item in view; done again, restores its width.
  mutating func fitColumn() {
    guard placement.hasColumnEdges, let position else { return sayColumnsCannot(be: "fitted") }
    let column = arrangement.column(shownAt: position.index)
    let width = fittingWidth(ofColumn: position.index)
    var widths = view.widths
    widths[column] = widths[column] == width ? nil : width
    setWidths(widths, Change.Alignment())
  }

  private func fittingWidth(ofColumn index: Int) -> Int {
    let least = placement.widths(ofColumn: index, at: offsets).lowerBound
    let measurer = GridMeasurer(
      content, look: settings.look, columns: size.columns, wraps: arrangement.isWrapped)
    let width = measurer.width(
      ofColumn: index, inSections: placement.visibleSections(at: offsets))
    let gap = placement.columnGap
    return width.clamped(to: least - gap...max(least, size.columns) - gap)
  }

  /// Shows a new order; sections in another order keep their widths, so that nothing is measured.
  private mutating func showReordered(_ axis: GridAxis) {
    layOutAgain(like: axis == .section ? arrangement : nil)
  }

  /// Lays out the same data again; the current item stays current if it is still shown.
  mutating func layOutAgain(like earlier: Arrangement? = nil) {
    apply(
      Change(
        ending: .all,
        // From now on the current column counts as the column asked for (rule P1).
        edit: { if let position = $0.position { $0.controller.move(to: position) } },
        layout: { $0.arranged(like: earlier, hasActed: true) }, alignment: Change.Alignment(),
        isTold: { $1.position != nil && Change.isElsewhere($0, $1) }))
    // The search may have to cover other columns, or to rank its matches otherwise.
    if searchesOtherwise { askForMatches() }
  }

  /// Adopts the columns of more data; returns true if it has to be sorted after it has come.
  ///
  /// Columns may have moved; orders made from other data are forgotten.
  mutating func adoptColumns(ofMore newer: Grid) -> Bool {
    closeChooser(before: newer)
    guard newer.mayContinue(data) else {
      view.excluded = Exclusions()
      searchAnew()
      for axis in GridAxis.allCases { view.orders[axis].forgetShown() }
      guard !newer.isList, !data.isList else {
        // An order of list items means nothing for sections.
        view.orders = PerAxis(section: GridView.Order(), item: GridView.Order())
        for axis in GridAxis.allCases { close(.order(axis)) }
        return false
      }
      view.renumber(from: data, to: newer)
      return true
    }
    return namesColumns && newer.sectionCount > 0 && view.renumber(from: data, to: newer)
  }

  /// Finds the columns of newer data by their titles, because they may be elsewhere (rule P8).
  mutating func adoptColumns(ofNewer newer: Grid) {
    closeChooser(before: newer)
    for axis in GridAxis.allCases {
      view.orders[axis].forgetShown()
      close(.order(axis))
    }
    view.orders.item = GridView.Order()
    if namesColumns { view.renumber(from: data, to: newer) }
  }

  private var namesColumns: Bool {
    !view.hidden.isEmpty || !view.widths.isEmpty || view.pivotRow != nil
      || !view.placed.isEmpty || view.frozenUpTo != nil || view.orders.section.asked != nil
      || view.orders.item.asked != nil
  }
}
