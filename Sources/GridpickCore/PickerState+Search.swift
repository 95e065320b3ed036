import GridpickFinding
import GridpickLayout
import GridpickMatching
import GridpickModel
import GridpickPaging

// MARK: - Asking and taking

extension PickerState {
  /// Whether something is looked for, and so not all is shown.
  var isNarrowed: Bool { finding?.asked != nil }

  /// Has the data searched for what is typed, instead of what was asked for before.
  mutating func askForMatches() {
    guard let text = finding?.entry.text else { return }
    if finding?.total == nil { countItems() }
    let query = query(text)
    let search = query.isEmpty ? nil : search(query)
    finding?.ask(for: search)
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
    countItems()
    guard let finding else {
      lastQuery?.matches = nil
      return
    }
    guard let asked = finding.asked else { return }
    guard asked.dataNumber == dataNumber else { return askForMatches() }
    if finding.isDue { self.finding?.isBehind = true } else { ask(again: asked) }
  }

  private mutating func ask(again search: Search) {
    finding?.ask(for: search)
    tell(.find(search))
  }

  /// Other data than before is searched anew, and what was found in that is forgotten.
  mutating func searchAnew() {
    dataNumber += 1
    lastQuery?.matches = nil
    guard finding != nil else { return }
    finding?.places = nil
    finding?.origin = nil
    finding?.total = nil
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

  mutating func tellMoved(from before: ItemID?) {
    if before != currentID { tell(.moved(from: before, to: currentID)) }
  }

  /// Where an item is that may be current; nil where it is not.
  private func current(_ id: ItemID) -> Position? {
    place(of: id).flatMap { content.hasItem(at: $0) ? $0 : nil }
  }

  /// Where what has been current is; nil where it is no longer.
  func place(of id: ItemID) -> Position? {
    content.position(of: id).flatMap { $0.section < content.sectionCount ? $0 : nil }
  }

  /// Lays the same data out anew, as wide as it was (rule L12).
  mutating func showNarrowed() {
    settle()
    arrangement = Arrangement(
      data, isComplete: !isLoading, settings: settings, view: view, size: size,
      earlier: arrangement, hasActed: true)
  }

  // MARK: - What is asked for

  func query(_ text: String) -> Query {
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
}
