extension PickerState {
  // MARK: - Beginning and ending find

  mutating func beginFind(_ text: String = "") {
    guard find.finding == nil else {
      find.finding?.isTyped = true
      return
    }
    find.begin(Finding(text, at: currentID, leaving: controller))
    showQueryLine()
    askForMatches()
  }

  /// Goes back one step: from typing to keys, then to the whole view, then out (rule F6).
  mutating func goBack() {
    switch find.step {
    case _ where view.pivotRow != nil: view.pivotRow = nil
    // In a menu letters are always typed.
    case .typing where settings.menu != nil:
      guard !find.query.isEmpty else { return tell(.cancelled) }
      perform(["end-of-line", "unix-line-discard"])
    case .typing where isNarrowed: find.finding?.isTyped = false
    case .typing, .narrowed: closeFind()
    case .off where view.regrouping?.grouping != nil: regroup(by: nil)
    case .off: browsing.levels.isEmpty ? tell(.cancelled) : goBackALevel()
    }
  }

  /// Ends find and shows the whole grid, at the item that is now current (rule F6).
  mutating func closeFind() {
    let matchCount = view.filter.matches?.count ?? 0
    find.close(hasFound: matchCount > 0)
    toDo.awaited = []
    if find.left == nil { showQueryLine() } else { askForMatches() }
  }

  private mutating func showQueryLine() {
    if arrangement.view.hasQuery != find.hasLine { apply(.narrowing()) }
  }

  mutating func showWhole(after left: Finding) {
    var change = Change.narrowing { state, before in
      let place = before.id.flatMap { state.place(of: $0) }
      state.controller =
        left.places
        ?? PagingController(
          start: place ?? Position(section: 0, index: 0), linkage: state.settings.linkage)
      if let place, state.position != place { state.controller.reach(place) }
    }
    // The user wants to read the found row with the rows around it.
    change.alignment?.middle = placement.gridAxis(along: .vertical)
    apply(change)
  }

  mutating func toggleDim() {
    guard find.finding != nil else { return say(Remark("no search yet", tails: findTail)) }
    guard view.others.isEmpty else { return say("other rows are not shown here") }
    view.filter.dims.toggle()
    apply(
      .narrowing { state, before in
        if let place = before.id.flatMap(state.place) { state.controller.move(to: place) }
      })
    askForMatches()
  }

  mutating func edit(_ edit: TextEntry.Edit) {
    if case .goingTo(var entry) = browsing.mode {
      entry.apply(edit)
      browsing.mode = .goingTo(entry)
    } else if let jump = browsing.mode.jump {
      self.edit(jump, by: edit)
    } else if var entry = find.finding?.entry {
      if case .erase = edit, entry.isEmpty { toDo.raise(.backwardEnd) }
      entry.apply(edit)
      look(for: entry)
    } else {
      say(Remark("the query is empty", tails: findTail))
    }
  }

  /// Searches for the typed query; actions that wait for older matches are dropped.
  mutating func look(for entry: TextEntry) {
    guard let before = find.finding?.entry.text else { return }
    // Without a query there is no narrowed view to go back from.
    if find.step == .narrowed, entry.isEmpty { return closeFind() }
    find.finding?.entry = entry
    guard entry.text != before else { return }
    find.finding?.searched = nil
    toDo.awaited = []
    arrival.lost = nil
    askForMatches()
  }

  // MARK: - Display of find

  var findNote: Scene.Find? {
    guard find.hasLine else { return nil }
    let matches = view.filter.matches
    // A search that has only begun has no count yet.
    let isKnown = matches != nil || find.asked == nil
    return Scene.Find(
      text: find.query, cursor: find.step == .typing ? find.finding?.entry.cursor : nil,
      prompt: settings.options.find.prompt,
      matchCount: isNarrowed ? matches?.count : nil,
      total: isKnown ? find.total : nil, part: matches == nil ? nil : soughtPart,
      isSearching: awaitsFindings)
  }

  /// Counts the items or records that may match, unless counting takes longer than a frame.
  mutating func countItems() {
    find.total = nil
    guard find.hasLine else { return }
    guard settings.searchUnit(of: data) == .cell else {
      find.total = data.count - headings.count - view.others.count
      return
    }
    let most = data.isCostly ? Self.costlyPlaces : Self.countedPlaces
    guard data.sectionCount * data.columnCount <= most else { return }
    find.total = (0..<data.sectionCount).reduce(0) { count, section in
      count
        + (0..<data.itemCount(inSection: section))
        .count { data.hasItem(at: Position(section: section, index: $0)) }
    }
  }

  private static let countedPlaces = 10_000
  private static let costlyPlaces = 100

  /// Counts the matches in a section, or without a query a group's records; nil counts nothing.
  var matchCounts: ((Int) -> Int)? {
    guard isNarrowed || content.map.parts != nil else { return nil }
    guard view.filter.keepsOthers, let matches = view.filter.matches else {
      return content.itemCount(inSection:)
    }
    if content.record != nil { return content.offeredCount(inSection:) }
    if content.isList { return { _ in matches.count } }
    return { [content, data] section in
      content.section(section, in: data).map(matches.count(inSection:)) ?? 0
    }
  }
}

// Rule F6: from match to match.

extension PickerState {
  /// Goes to the next match of the last query, or to the previous one; wraps at the end.
  mutating func goToMatch(_ direction: Int) {
    guard let last = find.last else { return say(Remark("no search yet", tails: findTail)) }
    guard let matches = last.matches, let offered = last.offered else {
      find.last?.awaited.append(direction)
      return seekMatches()
    }
    guard let position, let next = offered.next(after: position, going: direction, among: matches)
    else {
      return say(Remark(Remark.Words(soughtPart.map { "none in \($0)" } ?? "no matches")))
    }
    go(to: next)
  }

  /// Makes the awaited moves to a match, once no search for matches or places runs.
  mutating func retryMatch() {
    guard canSeekMatches, let awaited = find.last?.awaited, !awaited.isEmpty else { return }
    find.last?.awaited = []
    actByHand { for direction in awaited { $0.goToMatch(direction) } }
  }

  /// False while a search is under way, because it may bring the matches of the last query too.
  private var canSeekMatches: Bool {
    find.held == nil && !jobs.runs(.matches) && !jobs.runs(.places)
  }

  /// Looks for the matches of the last query, or for their places in what is shown.
  private mutating func seekMatches() {
    guard canSeekMatches, let last = find.last else { return }
    guard let matches = last.matches else {
      let (search, count) = (search(query(last.text)).inOrderOfData, data.count)
      find.last?.isSought = true
      return start(.matches, .matches(search, data)) { state, answer in
        guard case .matches(let findings) = answer, findings.isComplete else { return }
        state.find.last?.isSought = false
        state.find.last?.matches = findings.matches
        state.retryMatch()
        // Data that has come meanwhile may match too, but no awaited movement waits for it.
        if state.data.count != count, state.find.last?.awaited.isEmpty != false {
          state.forgetLastMatches()
        }
      }
    }
    let isInColumns = arrangement.shownColumns != nil
    let isInOrder = view.keepsSections(of: matches, inColumns: isInColumns)
    let effort =
      content.record != nil
      ? data.effort : isInOrder && matches.rows.isInOrder ? 0 : matches.count
    think(.places, goingThrough: effort) { [content, view, data] _ in
      let offered = content.offering(matches, of: data, by: view, inColumns: isInColumns)
      return {
        $0.find.last?.offered = offered
        $0.retryMatch()
      }
    }
  }
}

extension Grid {
  /// Returns the next position that may be current, in the order of the grid; wraps at the end.
  fileprivate func next(
    after position: Position, going direction: Int, among matches: Matches
  ) -> Position? {
    if case .rows = matches, !itemsAreRows {
      let next = section(from: position.section + direction, going: direction) ?? first(direction)
      return next.map { Position(section: $0, index: position.index) }
    }
    if let index = itemIndex(from: position, steps: direction, wraps: false) {
      return Position(section: position.section, index: index)
    }
    guard
      let next = section(from: position.section + direction, going: direction) ?? first(direction)
    else { return nil }
    let edge = direction > 0 ? -1 : itemCount(inSection: next)
    return itemIndex(from: Position(section: next, index: edge), steps: direction, wraps: false)
      .map { Position(section: next, index: $0) }
  }

  private func first(_ direction: Int) -> Int? {
    section(from: direction > 0 ? 0 : sectionCount - 1, going: direction)
  }
}

/// Actions that take items out of the results, where only matches stay (rule B7).
extension PickerState {
  /// Excludes the current item, or all marked items if `isOfMarked`; if rows are picked, rows.
  mutating func exclude(marked isOfMarked: Bool) {
    if refusesAsBoundless() { return }
    guard pickUnit != .column else {
      return say(Remark("columns cannot be excluded", tails: tail("hide-column", "hides one")))
    }
    let takesRows = settings.searchUnit(of: data) != .cell || pickUnit == .section
    let current = position.flatMap { pickable($0, as: takesRows ? .section : nil) }
    let things =
      isOfMarked && !marks.isEmpty
      ? marks : Marks(of: .item, NumberRuns([current].compactMap { $0.map(Marks.key) }))
    guard !things.isEmpty else { return say("nothing to exclude") }
    let rows = things.unit == .section ? things.places : NumberRuns(things.sections)
    var excluded = Exclusions()
    if takesRows { excluded.rows = rows } else { excluded.items = things.places }
    view.excluded = view.excluded.union(excluded)
    if pickUnit == .section {
      unmark(rows)
    } else {
      unmark(takesRows ? NumberRuns(keysOfRows: rows) : things.places)
    }
    forgetLastMatches()
    askForMatches()
  }

  /// Returns the item after an excluded item, or else before it, or else in a later section.
  func successor(of before: Change.Before) -> Position? {
    guard let old = before.position else { return nil }
    let shown = before.arrangement.content
    let list = shown.flow
    let own = list?.place(of: old) ?? old.index
    let end = list?.count ?? shown.itemCount(inSection: old.section)
    func left(_ place: Int) -> Position? {
      let place = list?.position(ofPlace: place) ?? Position(section: old.section, index: place)
      return shown.id(at: place).flatMap(current)
    }
    return (own..<max(own, end)).lazy.compactMap(left).first
      ?? (0..<own).reversed().lazy.compactMap(left).first
      ?? (old.section..<shown.sectionCount).lazy.compactMap { section in
        let index = shown.index(nearest: old.index, inSection: section)
        let place = Position(section: section, index: index)
        return shown.canBeCurrent(place) ? shown.id(at: place).flatMap(current) : nil
      }.first
  }

  func isExcluded(_ id: ItemID) -> Bool { view.excluded.contains(id) }

  private mutating func unmark(_ places: NumberRuns) {
    marked.rectangle = nil
    if !marks.isEmpty { make(MarkChange(way: .removing, effort: 0) { _, _ in places }) }
  }
}
