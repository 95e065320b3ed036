extension PickerState {
  /// The lines beyond the end from which letting go runs the errand (rule R1).
  private static let pullDistance = 3
  private static let spinnerTime = Duration.milliseconds(100)

  /// Reloads by a command, or from the picker's source; `waitsForEnd`: shows only complete data.
  mutating func reload(by template: CommandTemplate? = nil, waitsForEnd: Bool = false) {
    guard template != nil || settings.canReload else {
      let key = keyName("reload").map { "\($0): " } ?? ""
      let source = settings.options.namesOptions ? " from a pipe" : ""
      browsing.doneNote = Remark(Remark.Words("\(key)nothing to reload\(source)"))
      return
    }
    let invocation = invocation(template)
    guard template == nil || invocation != nil else { return }
    reload(Reload(invocation: invocation, waitsForEnd: waitsForEnd, cause: cause))
  }

  /// Reloads, and ends all running errands; waits while the data itself arrives.
  mutating func reload(_ reload: Reload) {
    if arrival.isLoading, running(.reload) == nil {
      arrival.awaitedReload = reload
      if reload.cause != .time { browsing.doneNote = "will reload after loading" }
      return
    }
    var errand = errand(.reload)
    // Nobody asked for a reload by `every`: its rows must not move the current item as they come.
    errand.waitsForEnd =
      reload.waitsForEnd || errand.section != nil || data.parts != nil
      || reload.cause == .time && !data.isEmpty
    errand.answersQuery = reload.invocation?.template.asksForQuery == true
    // Newer data that still waits would be replaced anyway, unless it is of another section.
    if let section = errand.section, let newer = arrival.newer, newer.section != section {
      showNewerAtOnce()
    }
    for kind in Errand.Kind.allCases { finishEarly(kind) }
    arrival.newer = nil
    if marked.changes.isEmpty { close(.marks) }
    begin(errand, by: reload.invocation, because: reload.cause)
  }

  private mutating func finishEarly(_ kind: Errand.Kind) {
    guard running(kind) != nil else { return }
    drop(.errand(kind))
    if kind == .reload { forgetReload() } else { close(.grouping) }
  }

  private mutating func forgetReload() {
    arrival.endReload()
    if arrival.unarranged?.run?.errand.kind == .reload {
      arrival.unarranged = nil
      close(.arrangement)
    }
    for place in browsing.levels.indices { browsing.levels[place].endNewer() }
  }

  private mutating func endReload(_ run: Errand.Run, because reason: String? = nil) {
    // A waiting Enter was meant for data that will not come.
    if run.errand.answersQuery, !arrival.isStreaming { toDo.forgetPick() }
    forgetReload()
    if arrival.isLoading {
      receive(ContentUpdate(data, isComplete: true, notice: reason), isFitted: true)
    }
    browsing.notice = reason ?? notice
    if marked.changes.isEmpty { close(.marks) }
    continueMarking()
  }

  mutating func loadMore(by template: CommandTemplate?) {
    if template != nil {
      guard let invocation = invocation(template), mayRun(.more) else { return }
      return begin(errand(.more), by: invocation, because: cause)
    }
    guard settings.canLoadMore else {
      browsing.doneNote = nothing("more to load", without: "--more")
      return
    }
    loadMore()
  }

  /// Asks for more data; then a step down goes on from `origin`, and a pull does not.
  mutating func loadMore(from origin: ItemID? = nil) {
    if isOffered(.more) { begin(errand(.more), from: origin, because: cause) }
  }

  /// Asks for more data while all data fits in the view (rule U8).
  mutating func fillView() {
    guard settings.fillsView, position != nil || data.isEmpty, size.lines > 0, !isLongerThanView,
      isOffered(.more)
    else { return }
    let errand = errand(.more)
    if arrival.mayFill(errand) { begin(errand, because: .view) }
  }

  /// True if a key or pull would run the errand now (rule R2), and more may come (rule R3).
  func isOffered(_ kind: Errand.Kind) -> Bool {
    has(kind == .reload ? .reload : .more) && mayRun(kind)
  }

  private func mayRun(_ kind: Errand.Kind) -> Bool {
    guard !arrival.isLoading, running(kind) == nil else { return false }
    guard kind == .more else { return true }
    let errand = errand(.more)
    return !isNarrowed && running(.reload) == nil
      && arrival.exhausted[errand.section] != errand.count
  }

  private mutating func begin(
    _ errand: Errand, from origin: ItemID? = nil, by invocation: Invocation? = nil,
    because cause: Errand.Cause
  ) {
    var errand = errand
    errand.cause = cause
    if !cause.tellsErrorsOnly { browsing.forgetWords() }
    let run = Errand.Run(errand: errand, start: now, origin: origin)
    errand.invocation = invocation
    start(.errand(errand.kind), .errand(errand), for: run) { state, answer in
      if case .errand(let answer) = answer { state.receive(answer, of: run) }
    }
  }

  private var cause: Errand.Cause {
    toDo.answersTime ? .time : toDo.answersOccasion ? .event : .hand
  }

  /// Returns a new errand; each list side by side has its own errands (rule R4).
  private func errand(_ kind: Errand.Kind) -> Errand {
    guard let position, content.record == nil, placement.gridAxis(along: .vertical) == .item,
      data.pivot == nil, !arrangesData
    else {
      return Errand(kind: kind, count: data.count)
    }
    if data.isList { return Errand(kind: kind, section: 0, count: data.count) }
    let section = content.id(at: position)?.section
    return Errand(
      kind: kind, section: section, title: content.sectionTitle(position.section),
      count: data.itemCount(inSection: section ?? position.section))
  }

  /// True if there is more than a view shows; the records of all groups count together.
  private var isLongerThanView: Bool {
    if content.record != nil { return data.count > size.lines }
    return placement.pager(along: .vertical, in: position?.section ?? 0).isLongerThanView
  }

  // MARK: - Pulling

  /// The pull beyond an end that has an errand; letting go runs the errand if `isFarEnough`.
  var pull: (errand: Errand.Kind, isFarEnough: Bool)? {
    let axis = placement.gridAxis(along: .vertical)
    guard pointer.drag?.axis == axis else { return nil }
    let beyond = controller.beyond(axis)
    guard beyond != 0 else { return nil }
    let errand = beyond < 0 ? Errand.Kind.reload : .more
    guard isOffered(errand), errand == .reload || isLongerThanView else { return nil }
    return (errand, abs(beyond) >= Self.pullDistance)
  }

  var pullNote: Scene.Pull? {
    guard let pull else { return nil }
    let verb = pull.isFarEnough ? "Release" : "Pull"
    switch pull.errand {
    case .reload: return Scene.Pull(isAtStart: true, note: "\(verb) to refresh")
    case .more: return Scene.Pull(isAtStart: false, note: "\(verb) for more")
    }
  }

  // MARK: - While an errand runs

  /// Returns the run of an errand, until the data that it brings is shown.
  func running(_ kind: Errand.Kind) -> Errand.Run? {
    jobs.run(of: kind) ?? (kind == .reload ? arrival.newer?.run : nil)
  }

  var visibleErrand: Errand.Run? {
    // A lazy sequence would copy the whole state, several times in each frame.
    for kind in Errand.Kind.allCases {
      if let run = running(kind), !run.errand.cause.tellsErrorsOnly { return run }
    }
    return nil
  }

  package var awaitsData: Bool {
    arrival.isLoading || Errand.Kind.allCases.contains { running($0) != nil }
  }

  /// True while the running reload answers a query, and the shown data is older.
  var awaitsAnswerToQuery: Bool {
    !arrival.isStreaming && running(.reload)?.errand.answersQuery == true
  }

  var nextSpin: Duration? {
    visibleErrand.map { $0.start + Self.spinnerTime * (turns(of: $0) + 1) }
  }

  var spoiledNote: String? { isSpoiled ? "input changed, cannot pick" : nil }

  var busyNote: String? {
    if let spoiledNote { return spoiledNote }
    if arrival.isLoading, running(.reload) == nil { return "loading" }
    if isSorting { return "sorting" }
    if jobs.runs(.turn) { return "grouping" }
    if !marked.changes.isEmpty { return "marking" }
    return toDo.commands.isEmpty ? nil : "running"
  }

  var runNote: String? {
    guard let run = visibleErrand else { return nil }
    let spinner = settings.look.signs.spinner
    let sign = spinner[turns(of: run) % spinner.count]
    return switch run.errand.kind {
    case .reload: "\(sign) reloading"
    case .more: "\(sign) loading more"
    }
  }

  mutating func stopErrand() -> Bool {
    if jobs.runs(.turn) {
      drop(.turn)
      browsing.doneNote = "stopped"
      return true
    }
    guard let run = visibleErrand, run.errand.cause == .hand else { return false }
    browsing.doneNote = "stopped"
    if run.errand.kind == .reload {
      drop(.errand(.reload))
      endReload(run)
    } else {
      finishEarly(.more)
    }
    return true
  }

  private func turns(of run: Errand.Run) -> Int { Int((now - run.start) / Self.spinnerTime) }

  // MARK: - After an errand

  /// Goes to the first new item, which in a list may be in the current row.
  private mutating func goToFirstNew(after errand: Errand) {
    // New items are shown once they have been searched.
    if awaitsFindings {
      var step = toDo.chain(["down"])
      step.waitsForFindings = true
      return toDo.awaited.append(step)
    }
    if !arrangement.keepsSections, let place = content.place(ofRow: errand.count) {
      go(to: place)
    } else {
      makeMoves(.step(.down))
    }
  }

  mutating func receive(_ answer: ErrandAnswer, of run: Errand.Run) {
    switch answer {
    case .failed(let reason) where run.errand.kind == .reload: endReload(run, because: reason)
    case .failed(let reason): browsing.notice = reason
    case .nothing:
      arrival.exhausted[run.errand.section] = run.errand.count
      if !run.errand.cause.tellsErrorsOnly { browsing.notice = "no more" }
    case .data(let update): receive(update, isWhole: false, of: run)
    case .whole(let update): receive(update, isWhole: true, of: run)
    }
  }

  private mutating func receive(_ update: ContentUpdate, isWhole: Bool, of run: Errand.Run) {
    switch run.errand.kind {
    case .more where data.parts != nil && !isWhole:
      think(.grouping, for: run) { [data] _ in
        let all = update.appended(to: data, in: nil)
        return { $0.receive(.whole(all), of: run) }
      }
    case .more:
      let bottom = browsing.levels.first.map { $0.newer?.data ?? $0.data } ?? data
      let all = isWhole ? update : update.appended(to: bottom, in: run.errand.section)
      arrange(all, for: run, isContinued: true) { state, all in
        state.receive(all)
        // `receive` sorts only when loading ends, so the longer data is sorted here.
        state.sortAnew()
        // A user who has gone elsewhere stays there, and a user who holds the view keeps the hold.
        if let origin = run.origin, origin == state.currentID, !state.isHeld {
          state.goToFirstNew(after: run.errand)
        }
      }
    case .reload where arrival.isStreaming:
      arrange(update, for: run) { $0.receive($1, streamedBy: run.errand) }
    case .reload where update.isComplete || mayShow(update, by: run):
      arrival.held = nil
      arrange(update, for: run) { state, update in
        let isOfAll = isWhole || state.data.isList
        state.replace(by: update, section: isOfAll ? nil : run.errand.section, after: run)
      }
    case .reload: arrival.held = update
    }
  }
}
