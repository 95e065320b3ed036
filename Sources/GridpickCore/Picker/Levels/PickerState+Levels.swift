// MARK: - Views over each other (rule X5)

extension PickerState {
  mutating func lay(
    _ sight: Level.VisibleData, over step: Level.Step, as layout: Layout, title: String?,
    at record: Int? = nil
  ) {
    // Newer data that waits for its marks goes to the view above, and comes here after the return.
    let waiting = arrival.newer.flatMap { browsing.levels.first?.newer ?? $0.update }
    apply(
      Change(
        ending: .all,
        edit: { state in
          state.browsing.levels.append(
            Level(
              data: state.data, settings: state.settings, view: state.view,
              arrangement: state.arrangement, controller: state.controller, find: state.find,
              marked: state.marked, step: step))
          state.settings = state.settings.laid(as: layout, title: title)
          state.view = GridView()
          if !sight.others.isEmpty { state.look(at: sight) }
          state.find = Find(history: state.find.history)
          state.marked = Marked()
          state.show(
            sight.data,
            at: PagingController(
              start: Position(section: 0, index: 0), linkage: state.settings.linkage))
        },
        layout: { $0.arranged() }, isFollowed: false, place: { state, _ in state.go(to: record) },
        alignment: Change.Alignment(), isTold: { _, _ in true }))
    if !sight.others.isEmpty { sortAnew() }
    askForMatches()
    if let waiting { arrange(waiting) { $0.replace(by: $1, section: nil) } }
    if !jobs.runs(.arrangement) { arrangeAgain() }
  }

  mutating func goBackALevel(to record: Int? = nil) {
    guard let level = browsing.levels.popLast() else { return }
    apply(
      Change(
        ending: .all,
        edit: { state in
          state.settings = level.settings.restored(in: state.settings)
          (state.view, state.find, state.marked) = (level.view, level.find, level.marked)
          state.show(level.data, at: level.controller)
        },
        layout: { $0.arranged(like: level.arrangement, hasActed: true) }, isFollowed: false,
        place: { state, _ in state.go(to: record) },
        alignment: Change.Alignment(), isTold: { _, _ in true }))
    askForMatches()
    continueMarking()
    arrival.unarranged = nil
    guard let newer = level.newer else { return }
    arrange(newer, isContinued: level.isContinued) { state, newer in
      if level.isContinued {
        state.receive(newer)
      } else {
        state.replace(by: newer, section: nil)
      }
    }
  }

  /// Shows some records with the options and columns of the table below, except `sight.hidden`.
  private mutating func look(at sight: Level.VisibleData) {
    if let table = browsing.levels.last(where: { $0.data.pivot == nil }) {
      settings.options = table.settings.restored(in: settings).options
      view = table.view(of: sight.data)
    }
    view.hidden.formUnion(sight.hidden)
    view.others = sight.others
    // The records are shown at once, before a search finds them.
    let rows = NumberRuns(0..<sight.data.count).subtracting(sight.others).numbers
    view.filter.narrow(
      to: .rows(RowOrder(rows.map { UInt32($0) }, isInOrder: true)),
      isOfQuery: view.filter.isOfQuery, isSettled: true)
  }

  private mutating func show(_ data: Grid, at controller: PagingController) {
    // The job that groups records is for the view at the bottom.
    for topic in Job.Topic.thought where topic != .grouping { close(topic) }
    arrival.noteOtherData()
    (arrival.newer, arrival.held, arrival.lost) = (nil, nil, nil)
    toDo.awaited = []
    browsing.close()
    self.data = data
    self.controller = controller
    pointer.clicked = nil
  }

  /// Goes to a record of the table, or in a pivot to the cell that counts the record.
  private mutating func go(to record: Int?) {
    guard let record else { return }
    let id =
      data.pivot.map { $0.id(ofRecord: record) }
      ?? data.id(at: Position(section: record, index: controller.asked.index))
    guard let place = id.flatMap(place(of:)) else {
      browsing.doneNote = "that item is not shown"
      return
    }
    controller.move(to: place)
  }
}

extension PickerSettings {
  fileprivate func laid(as layout: Layout, title: String?) -> PickerSettings {
    var laid = PickerSettings(layout: layout, look: look)
    laid.options = options
    laid.options.only = nil
    laid.options.hidden = []
    laid.options.sort = []
    laid.options.widths = [:]
    (laid.options.frozenUpTo, laid.options.layout.frozen) = (nil, nil)
    laid.options.find.columns = nil
    laid.options.label = nil
    laid.options.detail = nil
    laid.title = title
    laid.canReload = canReload
    laid.canPivot = canPivot
    laid.mostAtOnce = mostAtOnce
    return laid
  }

  /// Returns these settings with the changes in the view above that hold for any view.
  fileprivate func restored(in above: PickerSettings) -> PickerSettings {
    var restored = self
    restored.look.theme = above.look.theme
    restored.options.keymap = above.options.keymap
    restored.options.preview = above.options.preview
    restored.options.marking = above.options.marking
    return restored
  }
}

// MARK: - Newer data of the view at the bottom

/// Newer data from which the shown view is still to be made.
struct AwaitedView {
  let update: ContentUpdate
  @Boxed private(set) var run: Errand.Run?
  let take: (inout PickerState, ContentUpdate) -> Void
  var isBegun = false
}

extension PickerState {
  /// Makes the shown view of newer data in the background; only the newest data waits meanwhile.
  mutating func arrange(
    _ update: ContentUpdate, for run: Errand.Run? = nil, isContinued: Bool = false,
    then take: @escaping (inout PickerState, ContentUpdate) -> Void
  ) {
    guard arrangesData else { return take(&self, update) }
    for place in browsing.levels.indices {
      browsing.levels[place].note(update, isContinued: isContinued)
    }
    arrival.unarranged = AwaitedView(update: update, run: run, take: take)
    if !jobs.runs(.arrangement) { arrangeAgain() }
  }

  /// True if the shown view is made from arriving data, instead of showing it directly.
  var arrangesData: Bool { view.regrouping != nil || !browsing.levels.isEmpty }

  private mutating func arrangeAgain() {
    guard let waiting = arrival.unarranged else { return }
    arrival.unarranged?.isBegun = true
    let steps = browsing.levels.map { ($0.view.regrouping, $0.step) }
    think(.arrangement, goingThrough: waiting.update.data.count, for: waiting.run) {
      [regrouping = view.regrouping] _ in
      var update = waiting.update
      var hasGroups = true
      var sight = Level.VisibleData(data: update.data)
      do throws(MissingColumn) {
        for (regrouping, step) in steps {
          sight = try step.sight(of: try sight.data.grouped(by: regrouping))
        }
        sight.data = try sight.data.grouped(by: regrouping)
      } catch {
        // Records whose groups are gone are shown without groups.
        hasGroups = !steps.isEmpty
        sight.data = hasGroups ? .empty : update.data.ungrouped
        update.notice = update.notice ?? error.words
      }
      update.data = sight.data
      if !steps.isEmpty { update.settings = nil }
      return { [update, hasGroups, others = sight.others] state in
        state.view.others = others
        if state.arrival.unarranged?.isBegun == true { state.arrival.unarranged = nil }
        waiting.take(&state, update)
        if !hasGroups { state.regroup(by: nil) }
        state.arrangeAgain()
      }
    }
  }
}

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
