// MARK: - Beginning and ending find

extension PickerState {
  /// Begins find; a text is searched for at once.
  mutating func beginFind(_ text: String = "") {
    guard find.finding == nil else { return }
    find.begin(Finding(text, at: currentID, leaving: controller))
    view.hasQuery = true
    apply(.narrowing())
    askForMatches()
  }

  /// Ends find and shows the whole grid, at the item that is now current (rule F6).
  ///
  /// If find was opened with the picker, this cancels the picker.
  mutating func closeFind() {
    guard !settings.options.find.opens else { return tell(.cancelled) }
    let matchCount = view.filter.matches?.count ?? 0
    find.close(hasFound: matchCount > 0)
    toDo.forgetAwaited()
    view.hasQuery = false
    askForMatches()
  }

  /// Shows all but what is excluded, now that find has been left.
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

  /// Switches between dimming and hiding the items that do not match.
  mutating func toggleDim() {
    guard find.finding != nil else {
      browsing.doneNote = Remark("nothing is looked for", tails: findTail)
      return
    }
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
    } else if case .helping(var help) = browsing.mode {
      help.edit(edit, on: screen)
      browsing.mode = .helping(help)
    } else if let jump = browsing.mode.jump {
      self.edit(jump, by: edit)
    } else if var entry = find.finding?.entry {
      if case .erase = edit, entry.isEmpty { toDo.raise(.backwardEnd) }
      entry.apply(edit)
      look(for: entry)
    } else {
      browsing.doneNote = Remark("nothing is typed", tails: findTail)
    }
  }

  /// The end of a remark that names the key with which find begins; empty if it has no key.
  var findTail: [Remark.Words] { keyName(.find).map { ["\(key: $0) finds"] } ?? [] }

  /// Changes the typed query and searches for it.
  ///
  /// Actions that wait for the matches of the old query are dropped.
  mutating func look(for entry: TextEntry) {
    guard let before = find.finding?.entry.text else { return }
    find.finding?.entry = entry
    guard entry.text != before else { return }
    find.finding?.searched = nil
    toDo.forgetAwaited()
    askForMatches()
  }
}

// MARK: - Display of find

extension PickerState {
  /// The line being typed and the number of matches; nil while find is off.
  var findNote: Scene.Find? {
    guard let finding = find.finding else { return nil }
    let matches = view.filter.matches
    // A search that has only begun has no count yet.
    let isKnown = matches != nil || find.asked == nil
    return Scene.Find(
      text: finding.entry.text, cursor: finding.entry.cursor,
      matchCount: isKnown ? matches?.count ?? finding.total : nil,
      total: isKnown ? finding.total : nil, part: matches == nil ? nil : soughtPart,
      isSearching: awaitsFindings)
  }

  /// Counts the items or records that may match, unless counting takes longer than a frame.
  mutating func countItems() {
    guard find.finding != nil else { return }
    guard case .grid(let grid) = data, !settings.findsRecords, data.groups == nil else {
      find.finding?.total = data.groups?.recordCount ?? data.count
      return
    }
    find.finding?.total = nil
    let most = grid.store.isCostly ? Self.costlyPlaces : Self.countedPlaces
    guard grid.sectionCount * grid.columnCount <= most else { return }
    find.finding?.total = (0..<grid.sectionCount).reduce(0) { count, section in
      count
        + (0..<grid.itemCount(inSection: section))
        .count { grid.hasItem(at: Position(section: section, index: $0)) }
    }
  }

  private static let countedPlaces = 10_000
  /// The limit for a store that is costly, because each item is asked for.
  private static let costlyPlaces = 100

  /// The function that counts the matches in a section, or without a query the records of a group;
  /// nil if nothing is counted.
  var matchCounts: ((Int) -> Int)? {
    guard isNarrowed || data.groups != nil else { return nil }
    guard view.filter.dims, let matches = view.filter.matches else {
      return content.itemCount(inSection:)
    }
    return { [content, whole = arrangement.whole] section in
      content.section(section, in: whole).map(matches.count(inSection:)) ?? 0
    }
  }
}
