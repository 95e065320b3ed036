import GridpickFinding
import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen

// MARK: - Order (rule L13)

extension PickerState {
  /// Sorts sections by the current column, or columns by the current section: upwards, downwards, and then
  /// as they came.
  mutating func sort(_ axis: GridAxis) {
    guard settings.linkage == .shared else {
      browsing.doneNote = "only linked columns are sorted"
      return
    }
    if refusesAsBoundless() { return }
    guard let key = sortKey(axis) else {
      browsing.doneNote = "S sorts the columns of a grid"
      return
    }
    sort(axis, by: key)
  }

  mutating func sort(_ axis: GridAxis, by key: Sorting.Key) {
    guard settings.linkage == .shared else { return }
    view.awaitedSort = nil
    switch view.orders[axis].asked {
    case Sorting(by: key): ask(for: Sorting(by: key, isDescending: true), axis)
    case Sorting(by: key, isDescending: true): ask(for: nil, axis)
    default: ask(for: Sorting(by: key), axis)
    }
  }

  /// What can be put in order, by where one is; columns only where they are alike.
  private func sortKey(_ axis: GridAxis) -> Sorting.Key? {
    if data.isList { return axis == .section ? .items : nil }
    guard let position else { return nil }
    switch axis {
    case .section: return .column(arrangement.column(shownAt: position.index))
    case .item where settings.layout.hasRecords: return nil
    case .item: return whole(position).map { .section($0.section) }
    }
  }

  private func sortKey(named name: ColumnName) -> Sorting.Key? {
    if data.isList { return .items }
    guard settings.linkage == .shared else { return nil }
    switch name.target(in: arrangement.whole) {
    case .titles: return .titles
    case .column(let column): return .column(column)
    case nil: return nil
    }
  }

  /// Where what is shown at a place lies in the whole of the data.
  private func whole(_ position: Position) -> Position? {
    content.id(at: position).flatMap(arrangement.whole.position)
  }

  private mutating func ask(for sorting: Sorting?, _ axis: GridAxis) {
    view.orders[axis].ask(for: sorting)
    browsing.doneNote = nil
    guard let sorting else {
      close(.order(axis))
      browsing.doneNote = "as it came"
      return showReordered(axis)
    }
    ask(.order(sorting, data))
  }

  /// The order of what is there now; what is appended later stands behind it until all has arrived.
  mutating func take(_ order: Permutation, of sorting: Sorting) {
    guard view.orders[sorting.axis].take(order, of: sorting) else { return }
    showReordered(sorting.axis)
    guard browsing.isPlaced else {
      // Who has not gone anywhere yet is at what comes first, and has not asked by a key.
      if !isNarrowed { goToStart() }
      return
    }
    if let place = view.keptPlace { go(to: place, lookingAhead: []) }
    view.keptPlace = nil
    browsing.doneNote =
      browsing.doneNote ?? (sorting.isDescending ? "sorted downwards" : "sorted")
  }

  /// Other data, or all of it at last, is put in the order that was asked for.
  mutating func sortAnew() {
    if let asked = view.awaitedSort, let key = sortKey(named: asked.column) {
      view.awaitedSort = nil
      view.orders.section.ask(for: Sorting(by: key, isDescending: asked.isDescending))
    }
    for axis in GridAxis.allCases {
      guard let sorting = view.orders[axis].asked else { continue }
      view.orders[axis].ask(for: sorting)
      ask(.order(sorting, data))
    }
  }

  /// Whether an order has been asked for and is not there yet.
  var isSorting: Bool {
    GridAxis.allCases.contains { view.orders[$0].asked != nil && questions.awaits(.order($0)) }
  }

  /// Over what a sign says that it is sorted by.
  var sortedTitle: Scene.SortedTitle? {
    guard let sorting = view.orders.section.shown?.sorting else { return nil }
    switch sorting.key {
    case .titles: return Scene.SortedTitle(column: nil, isDescending: sorting.isDescending)
    case .column(let column):
      return arrangement.place(ofColumn: column)
        .map { Scene.SortedTitle(column: $0, isDescending: sorting.isDescending) }
    case .section, .items: return nil
    }
  }
}

// MARK: - Columns

extension PickerState {
  /// Hides the current column, unless it is the last one that is shown.
  mutating func hideColumn() {
    guard !data.isList, settings.linkage == .shared, let position else { return }
    guard content.columnCount > 1 else {
      browsing.notice = "this is the last column; = shows all of them"
      return
    }
    view.hidden.insert(arrangement.column(shownAt: position.index))
    showAnew()
  }

  /// Shows all columns again, those too that were not asked for.
  mutating func showAllColumns() {
    view.showsAll = true
    view.hidden = []
    showAnew()
  }

  /// Makes the current column as wide as its widest item in view, or, where it is, as it would be by itself.
  mutating func fitColumn() {
    guard placement.hasColumnEdges, let position else { return }
    let column = arrangement.column(shownAt: position.index)
    let width = fittingWidth(ofColumn: position.index)
    var widths = view.widths
    widths[column] = widths[column] == width ? nil : width
    setWidths(widths, Change.Alignment())
  }

  private func fittingWidth(ofColumn index: Int) -> Int {
    let range = placement.widths(ofColumn: index, at: offsets)
    let measurer = GridMeasurer(content, look: settings.look, columns: size.columns)
    let width = measurer.width(
      ofColumn: index, inSections: placement.visibleSections(at: offsets))
    return width.clamped(to: range.lowerBound...max(range.lowerBound, size.columns))
  }

  /// Sections in another order are as wide as they were, and none of them has to be looked at.
  private mutating func showReordered(_ axis: GridAxis) {
    showAnew(like: axis == .section ? arrangement : nil)
  }

  /// Lays the same data out anew; the item that is current stays so, if it is still shown.
  mutating func showAnew(like earlier: Arrangement? = nil) {
    apply(
      Change(
        ending: .all,
        // The column that is asked for is one of those that were shown (rule P1).
        edit: { if let position = $0.position { $0.controller.move(to: position) } },
        layout: { $0.arranged(like: earlier, hasActed: true) }, alignment: Change.Alignment(),
        isTold: { $1.position != nil && Change.isElsewhere($0, $1) }))
    // Other columns are looked in, or what is found stands in another order.
    if searchesOtherwise { askForMatches() }
  }

  /// More of the same data may have put columns elsewhere; what was made of other data is forgotten.
  mutating func adoptColumns(ofMore newer: GridData) {
    guard newer.mayContinue(data) else {
      searchAnew()
      for axis in GridAxis.allCases { view.orders[axis].forgetShown() }
      guard case .grid(let newer) = newer, case .grid = data else {
        // A list's order says nothing of sections.
        view.orders = PerAxis(section: GridView.Order(), item: GridView.Order())
        for axis in GridAxis.allCases { close(.order(axis)) }
        return
      }
      renumberColumns { newer.columnCount > $0 ? $0 : nil }
      return sortAnew()
    }
    guard case .grid(let newer) = newer, namesColumns, newer.sectionCount > 0 else { return }
    let whole = arrangement.whole
    // The same items have the same ids.
    let isMoved = renumberColumns { column in
      whole.sectionCount > 0 && column < whole.columnCount
        ? whole.id(at: Position(section: 0, index: column)).flatMap(newer.position)?.index : nil
    }
    if isMoved { sortAnew() }
  }

  /// Newer data may have columns elsewhere, which are known by their titles (rule P8).
  mutating func adoptColumns(ofNewer newer: GridData) {
    view.orders.section.forgetShown()
    view.orders.item = GridView.Order()
    guard case .grid(let newer) = newer, namesColumns else { return }
    let old = arrangement.whole.columnTitles
    let new = newer.columnTitles
    let places = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    renumberColumns { column in
      guard column < old.count else { return nil }
      return old[column] == nil || column < new.count && new[column] == old[column]
        ? column : places[old[column]]
    }
  }

  /// Says whether any of them has another number now.
  @discardableResult
  private mutating func renumberColumns(_ number: (Int) -> Int?) -> Bool {
    guard (0..<arrangement.whole.columnCount).contains(where: { number($0) != $0 }) else {
      return false
    }
    view.renumber(number)
    view.orders.item = GridView.Order()
    view.orders.section.rekey { key in
      if case .column(let column) = key { number(column).map { .column($0) } } else { key }
    }
    return true
  }

  /// Whether anything goes by the number of a column.
  private var namesColumns: Bool {
    !view.hidden.isEmpty || !view.widths.isEmpty || view.orders.section.asked != nil
      || view.orders.item.asked != nil
  }
}
