extension PickerState {
  mutating func press(_ key: Key) {
    if key == Key(.escape), isCalm { return }
    let actions = settings.options.keymap.actions(
      for: key, in: browsing.mode, isTyping: find.step == .typing,
      recallsQueries: find.history != nil)
    if browsing.mode.overlay != nil {
      return actions.isEmpty ? passUp(.key(key)) : perform(actions)
    }
    let (said, before) = (browsing.doneNote, position)
    browsing.forgetWords()
    let hasWaited = toDo.forgetPick()
    pointer.recognizer.forgetClick()
    if isHeld {
      // Esc ends the gesture, and the peek that the gesture may be, and nothing else (rules G10,
      // G11).
      guard key != Key(.escape) else {
        browsing.close()
        return stop(.gesture(thrown(at: 0)))
      }
      stop(.gesture(.atOnce))
    }
    if key == Key(.escape), browsing.mode.isBrowsing, marked.rectangle?.isHeld == true {
      marked.rectangle = nil
      return
    }
    if key == Key(.escape), actions == [.cancel] || actions == [.leave],
      stopErrand() || hasWaited
    {
      return
    }
    // Opening the help ends nothing; the action that is picked there does.
    if actions == [.help] { return perform(actions) }
    // The line of a typed place says what can be typed.
    if actions.isEmpty, browsing.mode.isBrowsing { tellUnbound(key) }
    follow(actions)
    // A step at an end does nothing, so the remark before it is shown again.
    if !actions.isEmpty, actions.allSatisfy(\.isMove), position == before, effects.isEmpty {
      browsing.doneNote = browsing.doneNote ?? said
    }
  }

  /// Performs the actions that a key is bound to, or that are chosen in the help.
  mutating func follow(_ actions: [Action]) {
    if !actions.isEmpty { stop(.glide) }
    closeRectangle(before: actions)
    perform(actions)
  }

  /// Types pasted text into the query, with a blank for each line break (rule F7).
  ///
  /// Without a query to type in, the text is ignored.
  mutating func paste(_ text: String) {
    if browsing.mode.overlay != nil { return passUp(.pasted(text)) }
    guard browsing.mode.isBrowsing else { return }
    browsing.forgetWords()
    guard find.step == .typing else {
      browsing.doneNote = Remark("nothing to paste into", tails: findTail)
      return
    }
    stop(.gesture(.atOnce))
    edit(.paste(text.onOneLine))
  }

  /// Performs actions one after the other.
  ///
  /// The actions behind one that must wait, or behind a command in the background, wait too.
  mutating func perform(_ actions: [Action]) {
    for (place, action) in actions.enumerated() {
      if mustWait(action) {
        return toDo.putOff(Array(actions[place...]))
      }
      if let invocation = invocationInBackground(of: action) {
        let waits = action.isWaitedFor
        let rest = waits ? Array(actions[(place + 1)...]) : []
        executeSilently(invocation, then: toDo.chain(rest))
        guard waits else { continue }
        return
      }
      perform(action)
    }
  }

  /// Performs a chain; actions that were bound to an occasion raise no occasions now either.
  mutating func perform(_ chain: Chain) {
    let before = toDo.begin(chain)
    perform(chain.actions)
    toDo.finishChain(before: before)
  }

  /// Returns true if an action must wait, because it needs matches or marks that are not known yet.
  private func mustWait(_ action: Action) -> Bool {
    switch action {
    case .pick, .pickAs, .pickIfAny, .pickOrTakeQuery:
      awaitsMarks || awaitsQuery
        || awaitsMatches && (marks.isEmpty || !toDo.awaited.isEmpty)
    case .exclude: awaitsMarks || awaitsFindings
    case .mark(.selectAll), .mark(.invert), .print, .copy: awaitsFindings
    case .mark(.deselectAll): !toDo.awaited.isEmpty && (awaitsExclusion || awaitsFirstMatches)
    case .mark, .move, .extendMarks, .peek: awaitsExclusion || awaitsFirstMatches
    case .execute(let template), .executeSilently(let template), .become(let template),
      .transform(let template, _, _),
      .reload(let template?, _), .loadMore(let template?):
      awaitsMarks && template.asksForAny
        || (awaitsFindings || awaitsQuery) && template.asksForSomething
    default: false
    }
  }

  /// True while the current item is excluded, or is to be, and its successor is not known.
  private var awaitsExclusion: Bool {
    toDo.awaitsExclusion || awaitsFindings && currentID.map(isExcluded) == true
  }

  /// Performs the actions that waited, after each event; those that must wait longer are put back.
  mutating func performAwaited() {
    for chain in toDo.removeAwaited() {
      if chain.waitsForFindings && awaitsFindings || chain.actions.first.map(mustWait) == true {
        toDo.putOff(chain)
      } else {
        actByHand { $0.perform(chain) }
      }
    }
  }

  private mutating func perform(_ action: Action) {
    if !action.leavesViewAlone { stop(.glide) }
    switch action {
    case .move(let movement): move(movement)
    case .pick(let key): pick(position.flatMap { pickable($0) }, by: key)
    case .pickAs(let asked):
      let unit = asked ?? pickUnit.other(of: content)
      pick(position.flatMap { pickable($0, as: unit) }, as: unit)
    case .pickIfAny where position == nil && marks.isEmpty: break
    case .pickOrTakeQuery where position == nil && marks.isEmpty: tell(.tookQuery(isPick: true))
    case .pickIfAny, .pickOrTakeQuery: pick(position.flatMap { pickable($0) })
    case .takeQuery: tell(.tookQuery(isPick: true))
    case .sort(let axis): sort(axis)
    case .fitColumn: fitColumn()
    case .hideColumn: hideColumn()
    case .showAllColumns: showAllColumns()
    case .toggleWrap: toggleWrap()
    case .reload(let template?, let waitsForEnd): reload(by: template, waitsForEnd: waitsForEnd)
    case .reload(nil, _): reload()
    case .loadMore(let template?): loadMore(by: template)
    case .loadMore(nil): loadMoreByHand()
    case .peek:
      guard let position else { return }
      if item(at: position) == nil { browsing.doneNote = "empty: nothing to show" }
      peek(at: position)
    // In a panel that offers no help, the key closes the panel like any other.
    case .help where browsing.mode.panel.map({ $0.subject == nil }) == true: browsing.close()
    case .help: openHelp()
    case .scroll(let lines): scrollPanel(by: lines)
    case .scrollHalfViews(let halves):
      scrollPanel(by: halves * Panel.lines(on: screen) / 2)
    case .askWhere: browsing.mode = .goingTo(TextEntry())
    case .jump(let picks): beginJump(picks: picks)
    case .edit(let change): edit(change)
    case .find: beginFind()
    case .dim: toggleDim()
    case .goToMatch(let direction): goToMatch(direction)
    case .goThere:
      let place = browsing.mode.entry?.text
      browsing.close()
      if let place { go(toPlace: place) }
    case .close: close()
    case .cancel: goBack()
    case .leave: tell(.cancelled)
    case .exclude(let isOfMarked): exclude(marked: isOfMarked)
    case .mark(let marking): mark(marking)
    case .extendMarks(let direction): extendMarks(direction)
    case .go(let place): go(toData: place)
    case .scrollTo(let side, let place): scroll(side, to: place)
    case .call(let number, let otherwise):
      tell(.called(number, at: currentID, otherwise: otherwise))
    case .changeQuery(let text): changeQuery(text)
    case .replaceQuery, .put, .search, .setSearching, .toggleRanking, .setTracking, .goToBestMatch:
      changeFind(action)
    case .goToPlace(let number): go(toNumber: number)
    case .bind(let switching, let triggers): settings.options.keymap.turn(switching, triggers)
    case .changeMostMarks(let most): changeMostMarks(to: most)
    case .ringBell: tell(.ringBell)
    case .recallQuery(let steps): recallQuery(steps)
    case .changeLayout(let layout): changeLayout(layout)
    case .changeTitle(let title): changeTitle(title)
    case .copy: copy()
    case .togglePreview: togglePreview()
    case .togglePreviewWrap: togglePreviewWrap()
    case .scrollPreview(let scroll):
      guard showsPreviewOrSays() else { return }
      scrollPreview(scroll)
      browsing.isAtPreview = true
    case .preview(let template): preview(by: template)
    case .changePreview(let template): changePreview(to: template)
    case .changePreviewWindow(let turns): changePreviewWindow(inTurn: turns)
    case .refreshPreview: if showsPreviewOrSays() { refreshPreview() }
    case .execute(let template):
      if let invocation = invocation(template) { tell(.execute(invocation)) }
    case .become(let template):
      if let invocation = invocation(template) { tell(.become(invocation)) }
    case .print(let template):
      if let id = subject { tell(.print(template, id)) }
    // The loop over the actions runs a command in the background. Without the item that it needs,
    // the command does not run.
    case .executeSilently, .transform, .nothing: break
    case .cancelCommands: cancelCommands()
    case .changePreviewLabel(let label):
      settings.options.surroundings.previewLabel = label.isEmpty ? nil : label
      apply(.division(of: screen, Change.Alignment()))
    }
  }

  mutating func scrollPanel(by lines: Int) {
    guard let panel = browsing.mode.panel else { return }
    let signs = settings.look.signs.text
    browsing.mode = .reading(panel.scrolled(by: lines, on: screen, signs: signs))
  }

  mutating func move(_ movement: Movement) {
    let before = position
    makeMoves(movement)
    // A step down at the last page asks for more (rule R3).
    let isAtEnd = movement == .step(.down) || placement.hasOneRow && movement == .step(.right)
    if isAtEnd, position == before { loadMore(from: currentID) }
  }

  /// Moves the position, and tells only the item where the movement ends (rule P10).
  mutating func makeMoves(_ movement: Movement) {
    let pagingMoves = movement.moves(on: placement)
    move(Change.Alignment(approach: approach, ahead: pagingMoves.map(\.axis))) {
      [ground, cycles = settings.options.cycles] controller in
      for pagingMove in pagingMoves {
        controller.perform(pagingMove, wraps: cycles, on: ground)
      }
    }
  }

  /// Returns the item at a position that can be picked; nil in an empty section or slot (rule P2).
  ///
  /// A record is picked by any of its fields, even by an empty one (rule P11).
  func pickable(_ position: Position, as unit: MarkUnit? = nil) -> ItemID? {
    let takesRecord = content.sectionsAreRecords && (unit ?? pickUnit) == .section
    let isThere = takesRecord ? content.canBeCurrent(position) : item(at: position) != nil
    return isThere ? content.id(at: position) : nil
  }

  /// The current item that commands and templates are about, which may be an empty field.
  var subject: ItemID? { position.flatMap { content.canBeCurrent($0) ? content.id(at: $0) : nil } }

  func item(at position: Position) -> GridItem? {
    guard position.section < content.sectionCount,
      position.index < content.itemCount(inSection: position.section)
    else { return nil }
    return content.item(at: position)
  }
}

extension Action {
  /// True if the action still waits after a key is pressed; `forgetPick` drops all others.
  var outlastsKeys: Bool {
    switch self {
    case .mark, .exclude, .move, .extendMarks: true
    default: false
    }
  }

  var isMove: Bool { if case .move = self { true } else { false } }

  /// True if a glide may go on, because the action changes nothing in the view of the grid.
  var leavesViewAlone: Bool {
    switch self {
    case .execute, .executeSilently, .become, .print, .copy, .reload, .loadMore, .nothing,
      .scrollPreview, .refreshPreview, .togglePreviewWrap, .preview, .changePreview,
      .bind, .changeMostMarks, .ringBell, .transform, .cancelCommands:
      true
    default: false
    }
  }
}

extension String {
  /// The text with a blank for each line break and tab, for a typed line (rule F7).
  package var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}

extension PickerState {
  func has(_ need: Binding.Need) -> Bool {
    switch need {
    case .reload: settings.canReload
    case .more: settings.canLoadMore
    case .preview, .shownPreview: settings.options.preview.command != nil || preview.isOn == true
    case .pull: settings.canReload || settings.canLoadMore
    case .marking: settings.options.marking != nil
    case .history: find.history != nil
    case .finding: find.finding != nil
    case .order: content.record != nil || settings.linkage == .shared
    case .columnOrder: content.record != nil || hasColumns && !settings.layout.hasRecords
    case .columns: content.record != nil || hasColumns
    case .wholeRecords: content.record != nil
    case .markedColumns: has(.marking) && content.record == nil && hasColumns
    case .columnWidths: placement.hasColumnEdges
    case .wrapping: arrangement.canWrap(by: settings, on: size)
    case .markable: settings.options.marking != nil && position != nil
    case .recordPick: offersRecordPick
    case .sheet: settings.layout.hasRecords && hasColumns
    case .ownErrand: toldErrand?.errand.cause == .hand
    }
  }

  private var hasColumns: Bool { !data.isList && settings.linkage == .shared }
}
