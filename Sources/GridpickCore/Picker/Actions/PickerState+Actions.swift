/// The actions that change the picker itself (rule B2).
extension PickerState {
  /// Goes to a place counted from 0; a number beyond an end means the end.
  mutating func go(toData place: Position) {
    guard data.count > 0 else { return }
    guard let id = data.nearestID(to: place), let there = self.place(of: id), content.offers(there)
    else { return say("that item is not shown") }
    go(to: there)
  }

  mutating func changeQuery(_ text: String) {
    browsing.close()
    let text = text.onOneLine
    if find.finding == nil { beginFind(text) } else { look(for: TextEntry(text)) }
  }

  mutating func recallQuery(_ steps: Int) {
    guard find.history != nil else { return say(nothing("to recall", without: "--history")) }
    browsing.close()
    if find.finding == nil { beginFind() }
    if let text = find.recall(steps) { look(for: TextEntry(text)) }
  }

  /// Changes the layout; the current item (rule P9) and the query stay the same.
  mutating func changeLayout(_ layout: Layout) {
    if let lack = layout.lack(for: data, namesOptions: settings.options.namesOptions) {
      return warn(lack)
    }
    view.layout = layout
    let hadRecords = content.record != nil
    let unit = settings.searchUnit(of: data)
    settings.adopt(layout.fitting(data))
    // Matches that are whole rows are not valid for single items, nor the other way round.
    if unit != settings.searchUnit(of: data) { forgetFound() }
    if let position { controller.move(to: position) }
    controller.link(settings.linkage)
    layOutAgain()
    guard hadRecords != (content.record != nil), let position else { return }
    // The index of a record in its row is no column, nor the other way round.
    controller = PagingController(start: position, linkage: settings.linkage)
    apply(Change(alignment: Change.Alignment()))
  }

  /// Changes the title; an empty title removes its line.
  mutating func changeTitle(_ title: String) {
    let before = settings.titleLines.count
    view.title = title
    settings.title = title.isEmpty ? nil : title
    if settings.titleLines.count != before { layOutAgain() }
  }

  func withChanges(_ settings: PickerSettings) -> PickerSettings {
    var settings = settings
    if let layout = view.layout { settings.adopt(layout) }
    if let title = view.title { settings.title = title.isEmpty ? nil : title }
    return settings
  }

  /// The most bytes to copy: terminals take 100,000, and encoding makes four bytes of three.
  package static let mostCopied = 74_994
  package static let tooLongToCopy = "not copied: longer than \(mostCopied) bytes"

  mutating func copy() {
    // In a panel that offers no value, the key closes the panel like any other.
    if let panel = browsing.mode.panel, panel.subject == nil { return browsing.close() }
    if browsing.mode.panel == nil, !marks.isEmpty {
      say("asked the terminal to copy")
      return tell(.copyPick(Pick(.marked(marks), as: pickUnit)))
    }
    let place =
      browsing.mode.panel?.subject.flatMap(content.position)
      ?? position.flatMap { content.canBeCurrent($0) ? $0 : nil }
    let value = place.map { content.beginning(ofValueAt: $0, count: Self.mostCopied + 1) } ?? []
    guard !value.isEmpty else { return say("nothing to copy") }
    guard value.count <= Self.mostCopied else { return warn(Self.tooLongToCopy) }
    tell(.copy(value))
    say("asked the terminal to copy")
  }
}

extension PickerSettings {
  /// Keeps a cell style that the data asks for.
  fileprivate mutating func adopt(_ layout: Layout) {
    if look.defaultStyle.name == self.layout.styleName,
      let style = CellStyle.named(layout.styleName)
    {
      look.defaultStyle = style
    }
    self.layout = layout
  }
}

/// The commands that actions run (rule B2).
extension PickerState {
  /// Returns an invocation for the present state; nil if an item is needed but missing (rule P3).
  func invocation(_ template: CommandTemplate?, for use: CommandUse? = nil) -> Invocation? {
    guard let template = template?.naming(data) else { return nil }
    let current = subject
    let lacksCurrent = current == nil && template.asksForCurrent
    let lacksAny = current == nil && marks.isEmpty && template.asksForMarks
    guard !lacksCurrent, !lacksAny else { return nil }
    var invocation = invocation(template, at: current)
    invocation.use = use
    return invocation
  }

  func invocation(_ template: CommandTemplate, at current: ItemID?) -> Invocation {
    var invocation = Invocation(
      template, at: current, marks, as: pickUnit, query: query, of: picked)
    invocation.clickedTitle = pointer.clickedTitle
    return invocation
  }

  /// The state that a command gets if a client asks for actions through a socket.
  package var situation: Invocation {
    invocation(CommandTemplate(), at: subject)
  }

  /// Ends the running command, and drops the waiting commands.
  mutating func cancelCommands() {
    toDo.commands = []
    close(.command)
  }

  /// Runs a command in the background, after those before it; `rest` waits for its end.
  mutating func executeSilently(_ invocation: Invocation, then rest: Chain) {
    guard toDo.commands.count < SilentCommand.most else {
      return warn("too many commands are waiting")
    }
    toDo.commands.append(
      SilentCommand(invocation: invocation, rest: rest, place: whereabouts))
    if toDo.commands.count == 1 { start(invocation) }
  }

  private var whereabouts: Whereabouts {
    Whereabouts(
      current: currentID, dataNumber: arrival.dataNumber,
      isBrowsing: browsing.mode.isBrowsing, step: find.step)
  }

  private mutating func start(_ invocation: Invocation) {
    start(.command, .command(invocation)) { state, answer in
      guard case .command(let failure, let actions) = answer else { return }
      state.actByHand { $0.resume(afterSilentCommand: failure, doing: actions) }
    }
  }

  /// Ends a background command; then performs the actions that it printed and those that waited.
  ///
  /// The first action that no longer makes sense is dropped, with all actions after it.
  private mutating func resume(afterSilentCommand failure: String?, doing printed: [Action]) {
    guard let done = toDo.commands.first else { return }
    let waiting = toDo.commands.dropFirst()
    toDo.commands = []
    let now = whereabouts
    var rest = done.rest
    let meant = printed + rest.actions
    rest.actions = Array(meant.prefix { done.place.stillMean($0, at: now) })
    if rest.actions.count < meant.count {
      say("cancelled: you moved on")
    }
    perform(rest)
    // The actions after the command must not remove its message.
    browsing.notice = failure ?? notice
    let isBusy = !toDo.commands.isEmpty
    toDo.commands += waiting
    if !isBusy, let next = toDo.commands.first { start(next.invocation) }
  }
}

/// The actions that change what find searches for, and how (rules B5, B7).
extension PickerState {
  mutating func replaceQuery() {
    if let position, let item = item(at: position) { changeQuery(item.label) }
  }

  mutating func put(_ text: String) {
    if find.finding == nil { beginFind() }
    edit(.paste(text.onOneLine))
  }

  /// Searches for a text instead of the query, until the query changes.
  mutating func search(for text: String) {
    if find.finding == nil { beginFind() }
    find.finding?.searched = text.onOneLine
    searchAgain()
  }

  /// Sets whether the query narrows the data (rule B5); nil toggles.
  mutating func setSearching(_ searches: Bool?) {
    settings.options.find.isDisabled = !(searches ?? settings.options.find.isDisabled)
    searchAgain()
  }

  mutating func toggleRanking() {
    settings.options.find.isRanked.toggle()
    say(settings.options.find.isRanked ? "best first" : "original order")
    searchAgain()
  }

  /// Sets whether the current item stays current while it matches (rule B7); nil toggles.
  mutating func setTracking(_ tracks: Bool?) {
    settings.options.find.tracks = tracks ?? !settings.options.find.tracks
    say(settings.options.find.tracks ? "tracking on" : "tracking off")
  }

  mutating func goToBestMatch() {
    if let best = find.best.flatMap(place), content.canBeCurrent(best) { go(to: best) }
  }

  /// Searches again after the text to search for or an option has changed.
  private mutating func searchAgain() {
    guard find.finding != nil else { return }
    toDo.awaited = []
    askForMatches()
  }

  /// Goes to a row or item by its number from 1, or from the end if the number is negative.
  mutating func go(toNumber number: Int) {
    let count = content.flow?.count ?? content.sectionCount
    go(toPlace: "\(max(1, number < 0 ? count + 1 + number : number))")
  }
}

extension PickerState {
  var circumstances: Circumstances {
    Circumstances(isLoading: arrival.isLoading, size: screen, query: query, marks: marks)
  }

  package var query: String { find.query }
  package var isFinding: Bool { find.finding != nil }

  package var lookedFor: [String] { find.lookedFor }

  package var matchCount: Int? { isNarrowed ? view.filter.matches?.count : nil }

  package var dataCount: Int { data.count }

  /// Returns the events that have happened, in the order in which their actions run.
  func occasions(of event: PickerEvent, _ before: Circumstances) -> [Occasion] {
    let happened = Set(
      settings.options.keymap.occasions.filter { occasion in
        switch (occasion, event) {
        case (.start, .begun): true
        case (.load, _) where arrival.hasReloaded: true
        case (.load, .begun): !arrival.isLoading
        case (.load, _): before.isLoading && !arrival.isLoading
        case (.resize, .grown): false
        // A resize event also comes after a command has had the terminal.
        case (.resize, _): before.size != screen
        case (.change, _): before.query != query
        case (.move, _): effects.contains { if case .moved = $0 { true } else { false } }
        case (.settle, _): effects.contains { if case .settled = $0 { true } else { false } }
        case (.multi, _): before.marks != marks
        case (.zero, _): hasResult(of: 0, before)
        case (.one, _): hasResult(of: 1, before)
        case (.result, _), (.jump, _), (.clickHeader, _), (.backwardEnd, _), (.every, _):
          toDo.raised.contains(occasion)
        case (.start, _): false
        }
      })
    return Occasion.all.filter(happened.contains) + happened.filter(\.isTimed)
  }

  private func hasResult(of count: Int, _ before: Circumstances) -> Bool {
    let isNew = toDo.raised.contains(.result) || arrival.hasReloaded || before.isLoading
    guard isNew, !awaitsData, !awaitsFindings else { return false }
    return view.filter.matches?.count ?? dataCount == count
  }

  mutating func raiseTimed() {
    for case .every(let interval) in settings.options.keymap.occasions {
      toDo.keepTime(of: interval, at: now)
    }
  }

  /// Runs the actions bound to these occasions, which raise no further occasions.
  mutating func answer(_ occasions: [Occasion]) {
    let actions = occasions.flatMap(settings.options.keymap.actions)
    // After these actions a drag would hold something else (rule G11).
    if !actions.allSatisfy(\.row.kind.leavesViewAlone) { stop(.gesture(.atOnce)) }
    perform(Chain(actions: actions, answersOccasion: true))
  }
}

/// The state before an event, to compare with the state after it.
struct Circumstances {
  let isLoading: Bool
  let size: ScreenSize
  let query: String
  let marks: Marks
}
