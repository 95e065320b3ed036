import GridpickFinding
import GridpickLayout
import GridpickMatching
import GridpickModel
import GridpickPaging

// MARK: - Asking and taking

extension PickerState {
  /// Whether something is looked for, and so not all is shown.
  var isNarrowed: Bool { find.finding?.asked != nil }

  /// Whether it is not known yet what matches, or nothing does so far and more is to come.
  var awaitsMatches: Bool {
    guard let finding = find.finding, finding.asked != nil else { return false }
    return awaitsFindings
      || find.held != nil
      || view.find?.matches?.count == 0 && (arrival.awaitsData || finding.isBehind)
  }

  /// Whether find has not been told yet all that is found.
  var awaitsFindings: Bool { find.finding?.asked != nil && questions.awaits(.matches) }

  /// Has the data searched for what is typed, instead of what was asked for before.
  mutating func askForMatches() {
    guard let text = find.finding?.entry.text else { return }
    if find.finding?.total == nil { countItems() }
    find.held = nil
    let query = query(text)
    guard !query.isEmpty else {
      find.finding?.ask(for: nil)
      drop(.matches)
      if view.find?.matches != nil {
        view.find?.matches = nil
        showFound(best: find.finding?.origin)
      }
      return performAwaited()
    }
    find.last = LastQuery(text: text)
    close(.places)
    ask(for: search(query))
  }

  private mutating func ask(for search: Search) {
    find.finding?.ask(for: search)
    ask(.matches(search, data))
  }

  /// There is more of the data, which is looked through as soon as the search under way is done (rule F8).
  mutating func searchOn() {
    countItems()
    guard let finding = find.finding else {
      find.last?.matches = nil
      return
    }
    guard let asked = finding.asked else { return }
    if awaitsFindings, asked.dataNumber == arrival.dataNumber {
      find.finding?.isBehind = true
    } else {
      askAgain()
    }
  }

  /// What is typed is read anew, for there may be other columns than before.
  private mutating func askAgain() {
    guard let text = find.finding?.entry.text else { return }
    let query = query(text)
    if query.isEmpty { askForMatches() } else { ask(for: search(query)) }
  }

  /// Other data than before is searched anew, and what was found in that is forgotten.
  mutating func searchAnew() {
    arrival.noteOtherData()
    find.forgetPlaces()
    view.find?.matches = nil
    if find.finding == nil { close(.matches) }
  }

  mutating func forgetFound() {
    find.forgetFound()
    view.find?.matches = nil
  }

  mutating func take(_ findings: Findings, of search: Search) {
    guard find.finding?.asked == search else {
      return goToAwaited(findings, of: search)
    }
    // What a pointer holds stays where it is.
    find.held = findings
    showHeldFindings()
  }

  /// What has been found, once no pointer holds the grid.
  mutating func showHeldFindings() {
    guard let findings = find.held, let finding = find.finding, !pointer.recognizer.isActive
    else { return }
    find.held = nil
    view.find?.matches = findings.matches
    showFound(best: findings.best)
    guard !awaitsFindings else { return }
    let current = currentID
    find.finding?.noteShown(at: current)
    performAwaited()
    guard find.finding != nil else { return }
    if finding.isBehind { return askAgain() }
    find.last?.matches = findings.matches
    goToAwaited()
  }

  /// At the best match, or at the item that somebody has gone to since find began, while it matches
  /// (rule F5).
  private mutating func showFound(best: ItemID?) {
    let text = find.finding?.asked?.query.text
    let isMore = text == find.finding?.shownText
    find.finding?.shownText = text
    apply(
      .narrowing(goesOn: isMore) { state, before in
        state.goToFound(best: best, isMore: isMore, before)
      })
  }

  private mutating func goToFound(best: ItemID?, isMore: Bool, _ before: Change.Before) {
    let kept = find.finding?.kept.flatMap(current)
    let place =
      kept ?? best.flatMap(current) ?? before.id.flatMap(current) ?? Position(section: 0, index: 0)
    if view.find?.dims == false {
      if isMore, settings.linkage != .shared {
        controller.follow(
          content.sections(controller.visitedSections, of: before.arrangement.content), to: place)
      } else if !isMore, settings.linkage != .shared || kept == nil {
        // The view begins at its beginning.
        controller = PagingController(start: place, linkage: settings.linkage)
      }
    }
    if !isMore || position != place { controller.reach(place) }
  }

  /// Where an item is that may be current; nil where it is not.
  private func current(_ id: ItemID) -> Position? {
    place(of: id).flatMap { content.hasItem(at: $0) ? $0 : nil }
  }

  /// Where what has been current is; nil where it is no longer.
  func place(of id: ItemID) -> Position? {
    content.position(of: id).flatMap { $0.section < content.sectionCount ? $0 : nil }
  }

  // MARK: - What is asked for

  func query(_ text: String) -> Query {
    Query(text, isLiteral: settings.options.find.isLiteral, columnsOf: data)
  }

  func search(_ query: Query) -> Search {
    let options = settings.options
    let columns =
      data.isList ? nil : view.columns(of: arrangement.whole, only: options.only)?.sorted()
    return Search(
      query, unit: settings.findsRecords ? .section : .item, columns: columns,
      isRanked: options.find.isRanked && !options.find.dims && view.orders.section.asked == nil,
      origin: origin, staysInSection: settings.linkage != .shared,
      dataNumber: arrival.dataNumber)
  }

  /// From where the nearest is told: from where one was when find began, unless what is best in the section
  /// one is in comes first, and that is another one.
  private var origin: ItemID? {
    guard let origin = find.finding?.origin, let current = currentID else { return currentID }
    let isElsewhere =
      arrangement.whole.position(of: origin)?.section
      != arrangement.whole.position(of: current)?.section
    return settings.linkage != .shared && isElsewhere ? current : origin
  }

  /// Whether other columns are to be looked in than are, or what is found stands in another order.
  var searchesOtherwise: Bool {
    guard let asked = find.finding?.asked else { return false }
    let search = search(asked.query)
    return search.columns != asked.columns || search.isRanked != asked.isRanked
      || search.unit != asked.unit || search.staysInSection != asked.staysInSection
  }
}

extension Change {
  /// Shows more or fewer items of the same data, in columns as wide as before (rule L12).
  static func narrowing(
    goesOn: Bool = false, _ place: ((inout PickerState, Before) -> Void)? = nil
  ) -> Change {
    var change = Change(ending: goesOn ? .nothing : .glide, isFollowed: false, place: place)
    change.layout = { $0.arranged(like: $0.arrangement, hasActed: true) }
    change.alignment = Alignment(isOnlyAtRest: goesOn, ahead: [])
    if place != nil { change.isTold = isElsewhere }
    return change
  }
}

extension PickerSettings {
  /// Whether what matches is a section with all that it has (rule F2).
  var findsRecords: Bool { layout.findsRecords(options.layout) }
}

extension Layout {
  /// Whether sections that are linked, or not, as is set, are records to be found.
  package func findsRecords(_ options: LayoutOptions) -> Bool {
    hasRecords && (options.linkage ?? linkage) == .shared
  }
}
