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
    move(Change.Alignment(ahead: [])) { [ground] controller in
      controller.move(to: top)
      controller.openBanner(vertical, on: ground)
    }
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

extension MenuRows {
  /// The rows of the column chooser, which is a menu: the columns of a table (rule L16).
  init(_ columns: [Int], of table: Grid, beside row: Int?, _ look: Look) {
    let names = columns.map { table.columnTitle($0) ?? "\($0 + 1)" }
    let width = names.map { look.width(of: $0, upTo: Self.mostColumns) }.max() ?? 0
    items = zip(columns, names).map { column, name in
      let value = row.flatMap { table.item(ofField: column, inRow: $0, .seen)?.label } ?? ""
      let blanks = width + 2 - look.width(of: name, upTo: Self.mostColumns)
      let start = name + String(repeating: " ", count: max(2, blanks))
      var item = GridItem(start + value)
      item.labelStyles = [
        StyledRun(start.utf8.count..<start.utf8.count + value.utf8.count, look.theme[.dim])
      ]
      return item
    }
  }

  private static let mostColumns = 30
}

extension PickerState {
  mutating func chooseColumns() {
    guard has(.columns), !data.isVast else { return sayColumnsCannot(be: "chosen") }
    let row = position.flatMap(dataPosition)?.section ?? position.flatMap(content.row)
    let order = columnOrder
    // A column that titles rows or groups is shown as well, beside the cells.
    let titles = data.titleColumn.map { [$0] } ?? data.groupedColumns
    let shown = arrangement.shownColumns?.union(titles) ?? Set(order)
    let menu = Menu(emptyNote: "no such column", verb: "apply")
    open(
      { Grid(MenuRows($1, of: $0.data, beside: row, $0.settings.look)) }, of: order, as: menu,
      at: currentColumn.flatMap(order.firstIndex) ?? 0, with: Self.adaptChooser,
      marking: NumberRuns(order.indices.filter { shown.contains(order[$0]) }),
      pick: { $0.show($1, of: $2) })
  }

  private static func adaptChooser(_ settings: inout PickerSettings) {
    settings.title = "columns of the table"
    settings.options.find.begins = false
    settings.options.find.prompt = nil
    settings.options.marking = MarkSettings()
    settings.options.keymap.bindings += [
      Binding([" "], "toggle"), Binding(["/"], "find"),
      Binding(["j"], "down"), Binding(["k"], "up"), Binding(["g"], "first"),
      Binding(["G"], "last"), Binding([Key(.up, .shift)], .moveRow(by: -1)),
      Binding([Key(.down, .shift)], .moveRow(by: 1)),
    ]
  }

  /// Shows the columns of the marked rows, or of the picked row, in the order of all rows.
  private mutating func show(_ things: Pick.Things, of order: [Int]) {
    let rows =
      switch things {
      case .item(let id): NumberRuns(id.section..<id.section + 1)
      case .marked(let marks): marks.places
      }
    view.hidden = Set(order.indices.filter { !rows.contains($0) }.map { order[$0] })
    view.showsAll = true
    show(columns: order)
  }
}

extension Action {
  static func moveRow(by steps: Int) -> Action { Action("call", .call(steps, otherwise: [])) }
}

extension Overlay {
  /// Moves the current row past its neighbour, with its mark.
  mutating func moveRow(by steps: Int, over state: PickerState, at time: Duration) {
    guard let row = picker.currentID?.section, rows.indices.contains(row + steps) else { return }
    rows.swapAt(row, row + steps)
    let marked = [row, row + steps].filter { picker.marks.places.contains($0) }
    if marked.count == 1 {
      let both = NumberRuns([row, row + steps])
      let other = NumberRuns([2 * row + steps - marked[0]])
      let marks = picker.marks.places.subtracting(both).union(other)
      picker.marked.adopt(Marks(of: .section, marks))
    }
    _ = picker.handle(.redrawn(ContentUpdate(data(state, rows), isComplete: true)), at: time)
    if let place = picker.content.place(ofRow: row + steps) { picker.go(to: place) }
  }
}
