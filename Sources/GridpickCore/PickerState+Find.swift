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
    guard finding == nil else { return }
    finding = Finding(text, at: currentID, leaving: controller)
    view.find = GridView.Find(matches: nil, dims: settings.options.find.dims)
    showNarrowed()
    controller.align(on: ground, lookingAhead: [])
    askForMatches()
  }

  /// The whole grid again, at the item that is now current (rule F6).
  mutating func endFind() {
    guard !settings.options.find.opens else { return tell(.cancelled) }
    guard let left = finding else { return }
    let before = currentID
    finding = nil
    view.find = nil
    heldFindings = nil
    tell(.stopFinding)
    showNarrowed()
    let place = before.flatMap(place)
    controller = left.places ?? controller
    if let place, before != left.origin || left.places == nil { controller.move(to: place) }
    controller.align(on: ground, lookingAhead: [])
    tellMoved(from: before)
  }

  /// What does not match is shown where it is, or hidden again.
  mutating func toggleDim() {
    guard finding != nil else { return }
    settings.options.find.dims.toggle()
    view.find?.dims = settings.options.find.dims
    let current = currentID
    showNarrowed()
    if let place = current.flatMap(place) { controller.move(to: place) }
    controller.align(on: ground, lookingAhead: [])
    tellMoved(from: current)
    askForMatches()
  }

  mutating func edit(_ edit: TextEntry.Edit) {
    if case .goingTo(var entry) = mode {
      entry.perform(edit)
      mode = .goingTo(entry)
    } else if var entry = finding?.entry {
      let before = entry.text
      entry.perform(edit)
      finding?.entry = entry
      if entry.text != before { askForMatches() }
    }
  }
}

// MARK: - Asking and taking

extension PickerState {
  /// Whether something is looked for, and so not all is shown.
  var isNarrowed: Bool { finding?.asked != nil }

  /// Has the data searched for what is typed, instead of what was asked for before.
  mutating func askForMatches() {
    guard let text = finding?.entry.text else { return }
    let query = query(text)
    let search = query.isEmpty ? nil : search(query)
    let total = total
    finding?.ask(for: search, among: total)
    lastQuery = query.isEmpty ? lastQuery : LastQuery(text: text)
    heldFindings = nil
    guard let search else {
      tell(.stopFinding)
      guard view.find?.matches != nil else { return }
      view.find?.matches = nil
      return showFound(best: finding?.origin)
    }
    tell(.find(search))
  }

  /// There is more of the data, which is looked through as soon as the search under way is done (rule F8).
  mutating func searchOn() {
    guard let finding else {
      lastQuery?.matches = nil
      return
    }
    guard let asked = finding.asked else { return }
    guard asked.dataNumber == dataNumber else { return askForMatches() }
    if finding.isDue { self.finding?.isBehind = true } else { ask(again: asked) }
  }

  private mutating func ask(again search: Search) {
    let total = total
    finding?.ask(for: search, among: total)
    tell(.find(search))
  }

  /// Other data than before is searched anew, and what was found in that is forgotten.
  mutating func searchAnew() {
    dataNumber += 1
    lastQuery?.matches = nil
    guard finding != nil else { return }
    finding?.places = nil
    finding?.origin = nil
    view.find?.matches = nil
    heldFindings = nil
  }

  mutating func take(_ findings: Findings, of search: Search) {
    guard finding?.take(findings, of: search) ?? false else {
      return goToAwaited(findings, of: search)
    }
    guard !pointer.recognizer.isActive else {
      // What a pointer holds stays where it is.
      heldFindings = findings
      return
    }
    show(findings)
    if finding?.isDue == false, finding?.isBehind == true { ask(again: search) }
  }

  /// What has been found while a pointer held the grid.
  mutating func showHeldFindings() {
    guard let findings = heldFindings, !pointer.recognizer.isActive else { return }
    heldFindings = nil
    show(findings)
    if let asked = finding?.asked, finding?.isDue == false, finding?.isBehind == true {
      ask(again: asked)
    }
  }

  private mutating func show(_ findings: Findings) {
    view.find?.matches = findings.matches
    lastQuery?.matches = findings.isComplete ? findings.matches : nil
    showFound(best: findings.best)
  }

  /// At the best match, unless somebody has gone to another one since find began (rule F5).
  private mutating func showFound(best: ItemID?) {
    let before = currentID
    showNarrowed()
    let kept = finding?.hasMoved == true ? before.flatMap(current) : nil
    let place = kept ?? best.flatMap(current) ?? Position(section: 0, index: 0)
    let keepsPlaces = view.find?.dims == true || settings.linkage == .shared && kept != nil
    if !keepsPlaces { controller = PagingController(start: place, linkage: settings.linkage) }
    controller.move(to: place)
    controller.align(on: ground, lookingAhead: [])
    tellMoved(from: before)
  }

  private mutating func tellMoved(from before: ItemID?) {
    if before != currentID { tell(.moved(from: before, to: currentID)) }
  }

  /// Where an item is that may be current; nil where it is not.
  private func current(_ id: ItemID) -> Position? {
    place(of: id).flatMap { content.hasItem(at: $0) ? $0 : nil }
  }

  /// Where what has been current is; nil where it is no longer.
  private func place(of id: ItemID) -> Position? {
    content.position(of: id).flatMap { $0.section < content.sectionCount ? $0 : nil }
  }

  /// Lays the same data out anew, as wide as it was (rule L12).
  private mutating func showNarrowed() {
    settle()
    arrangement = Arrangement(
      data, isComplete: !isLoading, settings: settings, view: view, size: size,
      earlier: arrangement, hasActed: true)
  }

  // MARK: - What is asked for

  private func query(_ text: String) -> Query {
    Query(text, isLiteral: settings.options.find.isLiteral) { arrangement.whole.column(titled: $0) }
  }

  func search(_ query: Query) -> Search {
    let options = settings.options
    return Search(
      query, unit: settings.findsRecords ? .section : .item,
      columns: data.isList ? nil : view.columns(of: arrangement.whole, only: options.only),
      isRanked: options.find.isRanked && !options.find.dims && view.orders.section.asked == nil,
      origin: finding?.origin ?? currentID, staysInSection: settings.linkage != .shared,
      dataNumber: dataNumber)
  }
}

// MARK: - What is seen of it

extension PickerState {
  /// The line that is typed, and how much matches.
  var findNote: Scene.Find? {
    guard let finding else { return nil }
    let matches = view.find?.matches
    // Of what has only begun to be searched nothing is known yet.
    let isKnown = matches != nil || finding.asked == nil
    return Scene.Find(
      text: finding.entry.text, cursor: finding.entry.cursor,
      matchCount: isKnown ? matches?.count ?? finding.total : nil,
      total: isKnown ? finding.total : nil, isSearching: finding.isDue)
  }

  /// How many items, or records, there are to match; nil where they are too many to be counted in a frame.
  private var total: Int? {
    guard case .grid(let grid) = data, !settings.findsRecords else { return data.count }
    guard grid.sectionCount <= Self.countedSections else { return nil }
    return (0..<grid.sectionCount).reduce(0) { $0 + grid.itemCount(inSection: $1) }
  }

  private static let countedSections = 2_000

  /// How many of a section's items match; nil while nothing is looked for.
  var matchCounts: ((Int) -> Int)? {
    guard finding?.asked != nil else { return nil }
    guard let find = view.find, find.dims, let matches = find.matches else {
      return content.itemCount(inSection:)
    }
    return { [content, whole = arrangement.whole] section in
      (0..<content.itemCount(inSection: section)).lazy
        .compactMap { content.id(at: Position(section: section, index: $0)) }
        .compactMap { whole.position(of: $0)?.section }.first
        .map(matches.count(inSection:)) ?? 0
    }
  }
}

// MARK: - From match to match (rule F6)

extension PickerState {
  /// To the next match of the last query, or with a minus the one before, round the end.
  mutating func goToMatch(_ direction: Int) {
    guard let last = lastQuery else {
      doneNote = "/ finds"
      return
    }
    guard let matches = last.matches else {
      lastQuery?.awaited = direction
      return tell(.find(search(query(last.text))))
    }
    go(going: direction, among: matches)
  }

  private mutating func goToAwaited(_ findings: Findings, of search: Search) {
    guard findings.isComplete, search.dataNumber == dataNumber,
      search.query.text == lastQuery?.text, let direction = lastQuery?.awaited
    else { return }
    lastQuery?.awaited = nil
    lastQuery?.matches = findings.matches
    go(going: direction, among: findings.matches)
  }

  private mutating func go(going direction: Int, among matches: Matches) {
    let offered = content.offering(matches, of: data.isList ? nil : arrangement.whole.shape)
    guard let position, let next = offered.next(after: position, going: direction, among: matches)
    else {
      doneNote = "nothing matches"
      return
    }
    go(to: next)
  }
}

extension PickerSettings {
  /// Whether what matches is a section with all that it has (rule F2).
  var findsRecords: Bool { layout.hasRecords && linkage == .shared }
}

extension Grid {
  /// The column that has a title, whatever its case; of several the first.
  fileprivate func column(titled title: String) -> Int? {
    let wanted = title.lowercased()
    return (0..<min(columnCount, 10_000)).first { columnTitle($0)?.lowercased() == wanted }
  }

  /// The next that may be current, in the order of the grid and round its end.
  fileprivate func next(
    after position: Position, going direction: Int, among matches: Matches
  ) -> Position? {
    if case .sections = matches {
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
