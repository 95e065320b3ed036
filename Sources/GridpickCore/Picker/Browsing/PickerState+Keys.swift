extension PickerState {
  mutating func press(_ key: Key) {
    let actions = actions(for: key)
    if browsing.mode.overlay != nil {
      return actions.isEmpty ? passUp(.key(key)) : perform(actions)
    }
    let (said, before) = (browsing.doneNote, position)
    browsing.forgetWords()
    let hasWaited = toDo.forgetPick()
    pointer.recognizer.forgetClick()
    if isHeld {
      // Esc ends only the gesture, and the peek that it may have opened (rules G10, G11).
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
    if key == Key(.escape), actions == ["cancel"] || actions == ["abort"],
      stopErrand() || hasWaited
    {
      return
    }
    // Opening the help ends nothing; the action chosen in the help does.
    if actions == ["help"] { return perform(actions) }
    // While a place is typed, its line says what can be typed.
    if actions.isEmpty, browsing.mode.isBrowsing { tellUnbound(key) }
    follow(actions)
    // A step at an end does nothing, so the remark before it is shown again.
    let moves = actions.allSatisfy { $0.row.kind == .move }
    if !actions.isEmpty, moves, position == before, effects.isEmpty {
      browsing.doneNote = browsing.doneNote ?? said
    }
  }

  func actions(for key: Key) -> [Action] {
    settings.options.keymap.actions(
      for: key, in: browsing.mode, isTyping: find.step == .typing,
      recallsQueries: find.history != nil)
  }

  mutating func follow(_ actions: [Action]) {
    if !actions.isEmpty { stop(.glide) }
    closeRectangle(before: actions)
    perform(actions)
  }

  /// Types pasted text into the query on one line (rule F7); without a query, ignores it.
  mutating func paste(_ text: String) {
    if browsing.mode.overlay != nil { return passUp(.pasted(text)) }
    guard browsing.mode.isBrowsing else { return }
    browsing.forgetWords()
    guard find.step == .typing else { return say(Remark("nothing to paste into", tails: findTail)) }
    stop(.gesture(.atOnce))
    edit(.paste(text.onOneLine))
  }

  /// Performs actions in turn; actions after a command, or after one that must wait, wait too.
  mutating func perform(_ actions: [Action]) {
    for (place, action) in actions.enumerated() {
      if mustWait(action) {
        return toDo.putOff(Array(actions[place...]))
      }
      if case .background(let use, let waits) = action.row.kind,
        let invocation = invocation(action.template, for: use)
      {
        let rest = waits ? Array(actions[(place + 1)...]) : []
        executeSilently(invocation, then: toDo.chain(rest))
        guard waits else { continue }
        return
      }
      perform(action)
    }
  }

  /// Performs a chain; if its actions were bound to an occasion, they still raise no occasions.
  mutating func perform(_ chain: Chain) {
    let before = toDo.begin(chain)
    perform(chain.actions)
    toDo.finishChain(before: before)
  }

  private func mustWait(_ action: Action) -> Bool {
    switch action.row.kind {
    case .pick:
      awaitsMarks || awaitsAnswerToQuery
        || awaitsMatches && (marks.isEmpty || !toDo.awaited.isEmpty)
    case .exclude: awaitsMarks || awaitsFindings
    case .markAll, .value: awaitsFindings
    case .unmarkAll: !toDo.awaited.isEmpty && (awaitsExclusion || awaitsFirstMatches)
    case .mark, .markOther, .extend, .move, .peek: awaitsExclusion || awaitsFirstMatches
    case .command, .background:
      action.template.map {
        awaitsMarks && $0.asksForMarks
          || (awaitsFindings || awaitsAnswerToQuery) && $0.asksForSomething
      } ?? false
    case .atItem, .preview, .typing, .over, .aside, .other: false
    }
  }

  /// True while the current item is excluded, or will be, and its successor is not known.
  private var awaitsExclusion: Bool {
    toDo.awaitsExclusion || awaitsFindings && currentID.map(isExcluded) == true
  }

  /// Performs waiting actions after each event; puts back those that must wait longer.
  mutating func performAwaited() {
    let awaited = toDo.awaited
    toDo.awaited = []
    for chain in awaited {
      if chain.waitsForFindings && awaitsFindings || chain.actions.first.map(mustWait) == true {
        toDo.awaited.append(chain)
      } else {
        actByHand { $0.perform(chain) }
      }
    }
  }

  private mutating func perform(_ action: Action) {
    let row = action.row
    if !row.kind.leavesViewAlone { stop(.glide) }
    row.act(&self, action.argument)
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

  /// Moves the position, and reports only the item where the movement ends (rule P10).
  mutating func makeMoves(_ movement: Movement) {
    let axes = movement.axes(on: placement)
    move(Change.Alignment(approach: approach, ahead: axes)) {
      [ground, cycles = settings.options.cycles] controller in
      for axis in axes { controller.perform(movement, along: axis, wraps: cycles, on: ground) }
    }
  }

  /// Returns the item that can be picked here (rule P2), in a record by any field (rule P11).
  func pickable(_ position: Position, as unit: MarkUnit? = nil) -> ItemID? {
    let hasRows = content.hasRecords || content.pivot?.totals != nil
    let takesRecord = hasRows && (unit ?? pickUnit) == .section
    let isThere = takesRecord ? content.canBeCurrent(position) : item(at: position) != nil
    return isThere ? content.id(at: position) : nil
  }

  /// The current item for commands and templates; it may be an empty field.
  var subject: ItemID? { position.flatMap { content.canBePicked($0) ? content.id(at: $0) : nil } }

  func item(at position: Position) -> GridItem? {
    guard position.section < content.sectionCount,
      position.index < content.itemCount(inSection: position.section)
    else { return nil }
    return content.item(at: position)
  }
}

extension String {
  /// The text with a space for each line break and tab, for a typed line (rule F7).
  package var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}

extension Direction {
  var axis: ScreenAxis { self == .up || self == .down ? .vertical : .horizontal }

  var sign: Int { self == .right || self == .down ? 1 : -1 }
}

extension Movement {
  /// The section comes first, because it decides which items there are.
  fileprivate func axes(on placement: Placement) -> [GridAxis] {
    switch self {
    case .step(let direction), .stepView(let direction, _):
      [placement.stepAxis(along: direction.axis)]
    case .first(let axis), .last(let axis): [placement.stepAxis(along: axis)]
    case .start, .end: [.section, .item]
    }
  }
}
