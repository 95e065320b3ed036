// MARK: - Columns by hand (rule L16)

extension PickerState {
  /// All columns in the order in which they are shown, or would be.
  var columnOrder: [Int] {
    var whole = view
    whole.hidden = []
    let shown =
      whole.columns(of: data, by: settings.options, in: settings.layout)
      ?? Array(0..<data.columnCount)
    return shown + Set(0..<data.columnCount).subtracting(shown).sorted()
  }

  /// Moves a column to the place of another one.
  mutating func moveColumn(_ column: Int, toPlaceOf other: Int) {
    var order = columnOrder
    guard let place = order.firstIndex(of: other), let old = order.firstIndex(of: column) else {
      return
    }
    order.remove(at: old)
    order.insert(column, at: place)
    show(columns: order)
  }

  /// Shows the columns in this order, whatever row has sorted them; a hand keeps its hold.
  mutating func show(columns: [Int]) {
    close(.order(.item))
    apply(
      Change(
        edit: { state in
          state.view.placed = columns
          state.view.orders.item = GridView.Order()
        },
        layout: { $0.arranged(like: nil, hasActed: true) },
        alignment: Change.Alignment(isOnlyAtRest: true, ahead: [])))
  }

  /// Freezes all columns up to the current one; done again there, they are frozen as at the start.
  mutating func freezeColumn() {
    guard hasColumns, content.record == nil, let column = currentColumn else {
      return tellNoColumns("frozen")
    }
    view.frozenUpTo = view.frozenUpTo == column ? nil : column
    showAnew()
    browsing.doneNote =
      view.frozenUpTo == nil ? "frozen as at the start" : "frozen up to here"
  }

  /// Begins a query for the current column alone.
  mutating func findInColumn() {
    guard !data.isList, let column = currentColumn,
      let title = data.columnTitle(column, .searched)
    else { return tellNoColumns("searched", in: "a table with titles") }
    guard data.columnFinder()(title) == column, !"!'^|".contains(title.first ?? "!") else {
      browsing.doneNote = "no query can name this column"
      return
    }
    changeQuery(
      title.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "\\ ") + ":")
    find.finding?.isTyped = true
  }

  /// Closes the chooser if newer data has other columns than those that it lists.
  ///
  /// Only then the names are compared, because there may be very many columns.
  mutating func closeChooser(before newer: Grid) {
    guard browsing.mode.overlay?.rows.isEmpty == false else { return }
    if newer.columnNames != data.columnNames { browsing.close() }
  }
}
