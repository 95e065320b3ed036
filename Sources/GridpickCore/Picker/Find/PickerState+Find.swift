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
