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
