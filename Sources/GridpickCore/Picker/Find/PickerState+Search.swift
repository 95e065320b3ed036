// MARK: - Asking and taking

extension PickerState {
  var isNarrowed: Bool { find.narrowing != nil }

  /// True while the matches are not known, or while nothing matches and more data is to come.
  var awaitsMatches: Bool {
    guard find.asked != nil else { return false }
    return awaitsFindings
      || find.held != nil
      || view.filter.matches?.count == 0 && (awaitsData || find.isBehind)
  }

  package var awaitsFindings: Bool {
    find.asked != nil && find.last?.isSought != true && jobs.runs(.matches)
  }

  /// True while no match of the typed query is shown yet.
  var awaitsFirstMatches: Bool { awaitsFindings && find.shownText != find.narrowing?.text ?? "" }

  /// Searches for the typed query; an empty query shows all items again, if nothing is excluded.
  mutating func askForMatches() {
    if find.total == nil { countItems() }
    guard find.finding != nil || find.left != nil || !leftOut.isEmpty else { return }
    find.held = nil
    let query = query(searchedText)
    guard !query.isEmpty || !leftOut.isEmpty else {
      find.ask(for: nil)
      drop(.matches)
      if view.filter.matches != nil || find.left != nil {
        view.filter.showAll()
        showFound(best: nil)
      }
      if find.finding != nil { toDo.raise(.result) }
      return
    }
    if !query.isEmpty { find.last = LastQuery(text: searchedText) }
    close(.places)
    ask(for: search(query))
  }

  private mutating func ask(for search: Search) {
    find.ask(for: search)
    start(.matches, .matches(search, data)) { state, answer in
      if case .matches(let findings) = answer { state.receive(findings, of: search) }
    }
  }

  /// Searches the data that has been appended, once the running search is done (rule F8).
  mutating func searchOn() {
    countItems()
    if find.finding == nil { forgetLastMatches() }
    guard let asked = find.asked else { return }
    if awaitsFindings, asked.dataNumber == arrival.dataNumber {
      find.isBehind = true
    } else {
      askAgain()
    }
  }

  /// Searches for the typed query again, because the columns may have changed.
  private mutating func askAgain() {
    let query = query(searchedText)
    if query.isEmpty { askForMatches() } else { ask(for: search(query)) }
  }

  /// Forgets the matches of the old data, so that the next search goes through all of the new data.
  mutating func searchAnew() {
    forgetLastMatches()
    arrival.noteOtherData()
    find.forgetPlaces()
    view.filter.showAll()
    guard find.finding == nil else { return }
    close(.matches)
    find.ask(for: nil)
  }

  /// Forgets the matches of the last query, because other items may match it now.
  mutating func forgetLastMatches() { find.last?.matches = nil }

  mutating func forgetFound() {
    forgetLastMatches()
    find.forgetFound()
    view.filter.showAll()
  }

  mutating func receive(_ findings: Findings, of search: Search) {
    // The place of an excluded item is known only once all matches are known.
    guard findings.isComplete || search.excluded.isEmpty else { return }
    // While a pointer holds the grid, its content must not move.
    find.held = findings
    showHeldFindings()
  }

  mutating func showHeldFindings() {
    guard let findings = find.held, find.asked != nil, !isHeld
    else { return }
    find.held = nil
    let isSettled = !awaitsFindings
    view.filter.narrow(
      to: findings.matches, isOfQuery: isNarrowed, isSettled: isSettled, shown: findings.shown)
    find.best = findings.best
    showFound(best: findings.best)
    guard isSettled else { return }
    toDo.raise(.result)
    let current = currentID
    find.finding?.noteShown(at: current)
    guard isNarrowed, !find.isBehind else { return }
    find.last?.matches = findings.matches
    retryMatch()
  }

  /// Searches the data that came during a search, once the actions that waited for it are done.
  mutating func searchBehind() {
    if find.isBehind, !awaitsFindings, find.held == nil { askAgain() }
  }

  /// Shows the matches; the best match, or the item kept by a move, becomes current (rule F5).
  private mutating func showFound(best: ItemID?) {
    let text = find.narrowing?.text ?? ""
    let isMore = text == find.shownText
    find.shownText = text
    if let left = find.left.take() { return showWhole(after: left) }
    apply(
      .narrowing(goesOn: isMore) { state, before in
        state.goToFound(best: best, isMore: isMore, before)
      })
  }

  private mutating func goToFound(best: ItemID?, isMore: Bool, _ before: Change.Before) {
    let isExcluded = before.id.map(isExcluded) ?? false
    let wanted = isNarrowed ? best : find.finding?.origin
    let best = isExcluded || settings.options.find.tracks ? nil : wanted
    // In a menu the best match is current, wherever the user has moved before.
    let kept = settings.menu == nil ? find.finding?.kept.flatMap(current) : nil
    let next = isExcluded ? successor(of: before) : nil
    let found = best.flatMap(current).map { place in
      // If records are picked, find keeps the current column.
      isNarrowed && picksRows
        ? Position(section: place.section, index: before.position?.index ?? place.index) : place
    }
    let place =
      kept ?? found ?? before.id.flatMap(current) ?? next
      ?? (isExcluded || !isNarrowed ? position : nil) ?? Position(section: 0, index: 0)
    if !view.filter.keepsOthers {
      if isMore, !settings.columnsAreLinked {
        controller.follow(
          content.sections(controller.visitedSections, of: before.arrangement.content), to: place)
      } else if !isMore, !settings.columnsAreLinked || kept == nil {
        // The matches of a new query are shown from the start.
        controller = PagingController(start: place, linkage: settings.linkage)
      }
    }
    if !isMore || position != place { controller.reach(place) }
  }

  func current(_ id: ItemID) -> Position? {
    place(of: id).flatMap { content.canBeCurrent($0) ? $0 : nil }
  }

  func place(of id: ItemID) -> Position? {
    content.position(of: id).flatMap { $0.section < content.sectionCount ? $0 : nil }
  }

  // MARK: - The query and its search

  private var leftOut: Exclusions {
    var leftOut = view.excluded
    leftOut.rows = leftOut.rows.union(headings).union(view.others)
    return leftOut
  }

  private var searchedText: String {
    find.finding?.searched ?? (settings.options.find.isDisabled ? "" : find.query)
  }

  func query(_ text: String) -> Query {
    Query(text, by: settings.options.find, columnsOf: data)
  }

  func search(_ query: Query) -> Search {
    let options = settings.options
    let unit = settings.searchUnit(of: data)
    var search = Search(
      query, unit: unit,
      isRanked: unit == .line && options.find.isRanked && !view.filter.dims
        && view.orders.section.asked == nil,
      origin: origin, staysInSection: !settings.columnsAreLinked,
      dataNumber: arrival.dataNumber)
    search.isOfHistory = options.find.isOfHistory
    search.excluded = leftOut
    search.named = settings.menu?.numbersByName[query.text]
    search.lastOnes = settings.menu?.toRead
    search.orders = view.shownOrders
    search.look(
      in: options.find.columns(of: data)
        ?? view.searchedColumns(of: data, by: options, in: settings.layout), of: data,
      in: settings.layout)
    return search
  }

  /// The item from which the nearest match is measured: the current item when find began.
  ///
  /// If sections have places of their own, a current item in another section replaces it.
  private var origin: ItemID? {
    guard let origin = find.finding?.origin, let current = currentID else { return currentID }
    let isElsewhere =
      content.itemsAreRows
      ? content.position(of: origin)?.section != content.position(of: current)?.section
      : data.position(of: origin)?.section != data.position(of: current)?.section
    return !settings.columnsAreLinked && isElsewhere ? current : origin
  }

  /// True if columns, ranking, unit or scope have changed, or places of the matches are missing.
  var searchesOtherwise: Bool {
    guard let asked = find.asked else { return false }
    let search = search(asked.query)
    return search.columns != asked.columns || search.isRanked != asked.isRanked
      || search.unit != asked.unit || search.staysInSection != asked.staysInSection
      || (search.orders != nil || data.parts != nil) && search.orders != asked.orders
  }
}

extension Change {
  /// Shows more or fewer items of the same data; the columns keep their widths (rule L12).
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
  func searchUnit(of data: Grid) -> Search.Unit { layout.searchUnit(of: data, options.layout) }
}

extension Layout {
  package func searchUnit(of data: Grid, _ options: LayoutOptions) -> Search.Unit {
    if data.isList { return .line }
    let isOfRecords =
      takesRecords(of: data)
      || rowsAreRecords && (options.linkage ?? linkage) == .shared && data.pivot == nil
    return isOfRecords ? .row : .cell
  }
}
