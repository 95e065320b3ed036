import GridpickFinding
import GridpickLayout
import GridpickMatching
import GridpickModel
import GridpickPaging
import GridpickRendering

// MARK: - From beginning to leaving

extension PickerState {
  /// Begins find; a text is looked for at once.
  mutating func beginFind(_ text: String = "") {
    guard find.finding == nil else { return }
    find.begin(Finding(text, at: currentID, leaving: controller))
    view.find = GridView.Find(matches: nil, dims: settings.options.find.dims)
    apply(.narrowing())
    askForMatches()
  }

  /// The whole grid again, at the item that is now current (rule F6).
  mutating func endFind() {
    guard !settings.options.find.opens else { return tell(.cancelled) }
    let matchCount = view.find?.matches?.count ?? 0
    guard let left = find.end(hasFound: matchCount > 0) else { return }
    toDo.forgetAwaited()
    view.find = nil
    drop(.matches)
    apply(
      .narrowing { state, before in
        let place = before.id.flatMap { state.place(of: $0) }
        state.controller =
          left.places
          ?? PagingController(
            start: place ?? Position(section: 0, index: 0), linkage: state.settings.linkage)
        if let place, state.position != place { state.controller.reach(place) }
      })
  }

  /// What does not match is shown where it is, or hidden again.
  mutating func toggleDim() {
    guard find.finding != nil else { return }
    settings.options.find.dims.toggle()
    view.find?.dims = settings.options.find.dims
    apply(
      .narrowing { state, before in
        if let place = before.id.flatMap(state.place) { state.controller.move(to: place) }
      })
    askForMatches()
  }

  mutating func edit(_ edit: TextEntry.Edit) {
    if case .goingTo(var entry) = browsing.mode {
      entry.perform(edit)
      browsing.mode = .goingTo(entry)
    } else if var entry = find.finding?.entry {
      entry.perform(edit)
      look(for: entry)
    }
  }

  /// What was to be done with what another query would find is not.
  mutating func look(for entry: TextEntry) {
    guard let before = find.finding?.entry.text else { return }
    find.finding?.entry = entry
    guard entry.text != before else { return }
    toDo.forgetAwaited()
    askForMatches()
  }
}

// MARK: - What is seen of it

extension PickerState {
  /// The line that is typed, and how much matches.
  var findNote: Scene.Find? {
    guard let finding = find.finding else { return nil }
    let matches = view.find?.matches
    // Of what has only begun to be searched nothing is known yet.
    let isKnown = matches != nil || finding.asked == nil
    return Scene.Find(
      text: finding.entry.text, cursor: finding.entry.cursor,
      matchCount: isKnown ? matches?.count ?? finding.total : nil,
      total: isKnown ? finding.total : nil, isSearching: awaitsFindings)
  }

  /// Notes how many items, or records, there are to match, unless they are too many to be counted in a frame.
  mutating func countItems() {
    guard find.finding != nil else { return }
    guard case .grid(let grid) = data, !settings.findsRecords else {
      find.finding?.total = data.count
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
  /// The same where each is asked for.
  private static let costlyPlaces = 100

  /// How many of a section's items match; nil while nothing is looked for.
  var matchCounts: ((Int) -> Int)? {
    guard find.finding?.asked != nil else { return nil }
    guard let find = view.find, find.dims, let matches = find.matches else {
      return content.itemCount(inSection:)
    }
    return { [content, whole = arrangement.whole] section in
      content.section(section, in: whole).map(matches.count(inSection:)) ?? 0
    }
  }
}
