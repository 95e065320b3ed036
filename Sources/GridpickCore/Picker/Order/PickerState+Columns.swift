// Changes of columns by the user (rule L16).

extension PickerState {
  /// All columns in their shown order, hidden columns too.
  var columnOrder: [Int] {
    var whole = view
    whole.hidden = []
    let shown =
      whole.columns(of: data, by: settings.options, in: settings.layout)
      ?? Array(0..<data.columnCount)
    return shown + Set(0..<data.columnCount).subtracting(shown).sorted()
  }

  mutating func moveColumn(_ column: Int, toPlaceOf other: Int) {
    var order = columnOrder
    guard let place = order.firstIndex(of: other), let old = order.firstIndex(of: column) else {
      return
    }
    order.remove(at: old)
    order.insert(column, at: place)
    show(columns: order)
  }

  /// Shows the columns in this order, even if a row has sorted them; a gesture goes on.
  mutating func show(columns: [Int]) {
    close(.order(.item))
    apply(
      Change(
        edit: { state in
          state.view.placed = columns
          state.view.orders.item = GridView.Order()
        },
        layout: { $0.arranged() },
        alignment: Change.Alignment(isOnlyAtRest: true, ahead: [])))
  }

  /// Freezes all columns up to the current column; done again there, restores the start.
  mutating func freezeColumn() {
    guard has(.frozenColumns), let column = currentColumn else {
      return sayColumnsCannot(be: "frozen")
    }
    view.frozenUpTo = view.frozenUpTo == column ? nil : column
    layOutAgain()
    browsing.doneNote =
      view.frozenUpTo == nil ? "frozen as at the start" : "frozen up to here"
  }

  mutating func findInColumn() {
    guard !data.isList, let column = currentColumn else { return sayColumnsCannot(be: "searched") }
    guard let title = data.columnTitle(column, .searched), data.columnFinder()(title) == column,
      !"!'^|".contains(title.first ?? "!")
    else {
      browsing.doneNote = "no query can name this column"
      return
    }
    changeQuery(
      title.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "\\ ") + ":")
    find.finding?.isTyped = true
  }

  /// Closes the chooser if newer data has other columns; compares no names without a chooser.
  mutating func closeChooser(before newer: Grid) {
    guard browsing.mode.overlay?.rows.isEmpty == false else { return }
    if newer.columnNames != data.columnNames { browsing.close() }
  }
}

// The view and the words after the user has asked for an order (rules L13, S2).

extension PickerState {
  /// Goes to the top of an order that the user has asked for, if the user was always at the top.
  mutating func showTop(of axis: GridAxis) {
    guard !browsing.hasLeftTop, !isNarrowed, let position else { return }
    // The rows of a list, or records in a row or in groups, are items of sections.
    let axis = content.record == nil ? axis : .item
    let vertical = placement.gridAxis(along: .vertical)
    guard content.flow != nil || axis == vertical else { return }
    var top = position
    top[vertical] = 0
    if content.flow != nil { top = Position(section: 0, index: 0) }
    go(to: top, lookingAhead: [])
  }

  func note(on sorting: Sorting) -> Remark {
    let sign = signs.order(isDescending: sorting.isDescending).text
    let head: Remark.Words =
      sortedName(of: sorting.key).map { "sorted by \(name: $0)\(name: " " + sign)" }
      ?? "sorted \(name: sign)"
    // Records that are items are sorted by the next column, and turned by another key.
    let isTurnedApart = content.record != nil
    return Remark(
      head,
      tails: tail(
        sorting.axis == .section && !isTurnedApart ? "sort" : "sort-columns",
        sorting.isDescending && !isTurnedApart ? "resets order" : "reverses"))
  }

  func sortedName(of key: Sorting.Key) -> String? {
    switch key {
    case .column(let column): data.columnTitle(column)
    case .section(let section): data.sectionTitle(section)
    case .number: nil
    }
  }
}
