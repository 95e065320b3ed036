// Groups and pivots by a key (rules X3, X5).

extension PickerState {
  mutating func group() {
    view.pivotRow = nil
    if data.parts != nil { return regroup(by: nil) }
    guard canTurn, let column = currentColumn else { return sayColumnsCannot(be: "grouped") }
    regroup(by: Grouping(by: [data.name(ofColumn: column)]))
  }

  /// Groups the present data; data that comes meanwhile is grouped too.
  mutating func regroup(by grouping: Grouping?) {
    let regrouping = Regrouping(
      grouping: grouping,
      earlier: grouping != nil ? settings.layout : view.regrouping?.earlier ?? .sheet)
    turn { data throws(MissingColumn) in
      try data.grouped(by: regrouping)
    } then: {
      $0.show($1, regrouping)
    }
  }

  private mutating func show(_ grouped: Grid, _ regrouping: Regrouping) {
    let isGrouped = grouped.parts != nil
    let column = data.groupedColumns.first
    view.regrouping = regrouping
    data = grouped
    view.filter.shown = nil
    changeLayout(isGrouped ? .tabs : regrouping.earlier.needsGroups ? .sheet : regrouping.earlier)
    // The column by which the records were grouped is current again.
    guard !isGrouped, let index = column.flatMap(arrangement.place), let position else { return }
    move(Change.Alignment()) {
      $0.move(to: Position(section: position.section, index: index))
    }
  }

  /// Chooses the current column for the rows of a pivot, and the next time for its columns.
  ///
  /// In a pivot it goes to the record.
  mutating func pivot() {
    if let pivot = data.pivot {
      let record = currentID.flatMap { pivot.records(of: $0).first }.map { Int($0) }
      guard browsing.levels.isEmpty else { return goBackALevel(to: record) }
      return lay(
        Level.VisibleData(data: pivot.table), over: .table, as: .sheet, title: nil, at: record)
    }
    guard canTurn, settings.canPivot, let column = currentColumn else {
      return sayColumnsCannot(be: "pivoted")
    }
    guard let row = view.pivotRow, row != column else {
      view.pivotRow = view.pivotRow == nil ? column : nil
      return
    }
    view.pivotRow = nil
    let fields = PivotFields(
      row: data.name(ofColumn: row).text, column: data.name(ofColumn: column).text)
    let record = currentID?.section
    let isOfMore = isNarrowed && !query.isEmpty || !view.excluded.isEmpty
    turn { data throws(MissingColumn) in
      Grid(try PivotedGrid(data.ungrouped, by: fields))
    } then: { state, pivot in
      state.lay(
        Level.VisibleData(data: pivot), over: .pivot(fields), as: .sheet,
        title: pivot.pivot?.title(state.signs),
        at: record)
      if isOfMore { state.browsing.doneNote = "of all records, not only those shown" }
    }
  }

  /// Groups or pivots the present data; data that comes meanwhile follows afterwards.
  private mutating func turn(
    _ turned: @escaping (Grid) throws(MissingColumn) -> Grid,
    then show: @escaping (inout PickerState, Grid) -> Void
  ) {
    let (number, count) = (arrival.dataNumber, data.count)
    think(.turn, goingThrough: count) { [data] _ in
      let result = Result { () throws(MissingColumn) in try turned(data) }
      return { state in
        guard state.arrival.dataNumber == number else { return state.turn(turned, then: show) }
        let newest = ContentUpdate(state.data, isComplete: !state.arrival.isLoading)
        switch result {
        case .failure(let error):
          state.browsing.notice = error.words
          return
        case .success(let grid): show(&state, grid)
        }
        guard newest.data.count > count else { return }
        state.arrange(newest, isContinued: true) { $0.receive($1) }
      }
    }
  }

  mutating func showRecords(of pivot: PivotedGrid) {
    guard let id = subject, pivot.hasItem(at: id) else {
      browsing.doneNote = "no records"
      return
    }
    let row = pivot.sectionTitle(id.section, .whole)
    let column = pivot.columnTitle(id.index, .whole)
    lay(
      pivot.sight(of: pivot.records(of: id)), over: .records(row: row, column: column),
      as: .sheet, title: pivot.title(ofRow: row, column, signs))
  }

  /// True if the data is a table whose records can all be read, and are all shown.
  var canTurn: Bool {
    data.hasRecords && !data.isCostly && !data.isVast && view.others.isEmpty
  }

  var titleAside: String {
    if let count = data.pivot?.recordCount { return count == 1 ? "1 record" : "\(count) records" }
    return view.others.isEmpty ? "" : "\(data.count - view.others.count) of \(data.count)"
  }
}
