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
    guard let key = sortKey(axis) else { return }
    sort(axis, by: key)
  }

  mutating func sort(_ axis: GridAxis, by key: Sorting.Key) {
    guard settings.linkage == .shared else { return }
    switch sortings[axis] {
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
    sortings[axis] = sorting
    doneNote = nil
    guard let sorting else {
      view.order[axis] = nil
      doneNote = "as it came"
      return showReordered(axis)
    }
    tell(.sort(sorting))
  }

  /// The order of what is there now; what is appended later stands behind it until all has arrived.
  mutating func take(_ order: Permutation, of sorting: Sorting) {
    guard let axis = GridAxis.allCases.first(where: { sortings[$0] == sorting }) else { return }
    view.order[axis] = order
    showReordered(axis)
    guard isPlaced else {
      // Who has not gone anywhere yet is at what comes first, and has not asked by a key.
      return goToStart()
    }
    doneNote = doneNote ?? (sorting.isDescending ? "sorted downwards" : "sorted")
  }

  /// Other data, or all of it at last, is put in the order that was asked for.
  mutating func sortAnew() {
    if let asked = awaitedSort, let key = sortKey(named: asked.column) {
      awaitedSort = nil
      sortings.section = Sorting(by: key, isDescending: asked.isDescending)
    }
    for axis in GridAxis.allCases {
      if let sorting = sortings[axis] { tell(.sort(sorting)) }
    }
  }

  /// Whether an order has been asked for and is not there yet.
  var isSorting: Bool {
    GridAxis.allCases.contains { sortings[$0] != nil && view.order[$0] == nil }
  }

  /// Over what a sign says that it is sorted by.
  var sortedTitle: Scene.SortedTitle? {
    guard let sorting = sortings.section, view.order.section != nil else { return nil }
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
      notice = "this is the last column; = shows all of them"
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
    setWidths(widths)
    controller.align(on: ground)
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
  private mutating func showAnew(like earlier: Arrangement? = nil) {
    // What is held would lie elsewhere (rule G11).
    cancelGesture(.atOnce)
    settle()
    let before = (position: position, id: currentID)
    // The column that is asked for is one of those that were shown (rule P1).
    if let position { controller.move(to: position) }
    rearrange(
      Arrangement(
        data, isComplete: !isLoading, settings: settings, view: view, size: size,
        earlier: earlier, hasActed: true))
    controller.align(on: ground)
    if before.position != nil, before.id != currentID {
      tell(.moved(from: before.id, to: currentID))
    }
  }

  /// Columns are known by their titles, which may have gone elsewhere in newer data (rule P8).
  mutating func adoptColumns(of newer: GridData) {
    guard case .grid(let newer) = newer, namesColumns else { return }
    let old = arrangement.whole.columnTitles
    let new = newer.columnTitles
    if new.starts(with: old) { return }
    let places = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    func number(_ column: Int) -> Int? {
      guard column < old.count else { return nil }
      return old[column] == nil ? column : places[old[column]]
    }
    view.renumber(number)
    if let sorting = sortings.section, case .column(let column) = sorting.key {
      sortings.section = number(column)
        .map { Sorting(by: .column($0), isDescending: sorting.isDescending) }
    }
  }

  /// Whether anything goes by the number of a column.
  private var namesColumns: Bool {
    !view.hidden.isEmpty || !view.widths.isEmpty || sortings.section != nil
  }
}

extension Grid {
  /// As bytes: to `String` a precomposed and a combining accent are the same.
  fileprivate var columnTitles: [[UInt8]?] {
    (0..<columnCount).map { columnTitle($0).map { Array($0.utf8) } }
  }
}
