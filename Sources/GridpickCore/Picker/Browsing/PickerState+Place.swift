extension PickerState {
  /// Goes to the first item that is not an empty slot.
  mutating func goToStart() {
    move(Change.Alignment()) { [ground, axis = placement.gridAxis(along: .vertical)] controller in
      controller.move(to: Position(section: 0, index: 0))
      controller.jump(.item, toLast: false, in: ground.grid)
      controller.openBanner(axis, on: ground)
    }
  }

  mutating func goThere() {
    let place = browsing.mode.entry?.text
    browsing.close()
    if let place { go(toPlace: place) }
  }

  /// Goes to a row, or to a row and a column, counted from 1: `120`, `12,3`, `,3`.
  ///
  /// A single number in a list means an item. A number beyond an end means the end. Without a row
  /// the current row stays, without a column the column asked for (rule P1).
  mutating func go(toPlace text: String) {
    guard let position else { return }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    if numbers.count == 1 || content.record != nil, let list = content.flow, !text.isEmpty {
      let number = min(max(1, Int(numbers[0]) ?? .max), list.count)
      return go(to: list.position(ofPlace: number - 1))
    }
    func page(_ axis: GridAxis) -> Int? {
      let place = axis == placement.gridAxis(along: .vertical) ? 0 : 1
      guard place < numbers.count, !numbers[place].isEmpty else { return nil }
      return max(0, (Int(numbers[place]) ?? .max) - 1)
    }
    let section = min(page(.section) ?? position.section, content.sectionCount - 1)
    var target = controller.asked(inSection: section)
    if let index = page(.item) { target.index = placeOfColumn(index) ?? target.index }
    go(to: target)
  }

  /// Returns the place of a column, or of the last if the number is too high; nil if it is hidden.
  ///
  /// The fields of a record are counted as they came, hidden or not (rule P12).
  private func placeOfColumn(_ number: Int) -> Int? {
    guard content.itemsAreFields else {
      return min(number, max(0, content.columnCount - 1))
    }
    return arrangement.place(ofColumn: min(number, max(0, data.columnCount - 1)))
  }

  /// The most items that one action, one search or one sort reads; `soughtPart` says both numbers.
  package static let mostGoneThrough = 2_000_000
  package static let mostSoughtInRow = 10_000

  mutating func refusesAsBoundless(sections: Int? = nil, columns: Int? = nil) -> Bool {
    let refuses = isBoundless(sections: sections, columns: columns)
    if refuses { say("too many items for that") }
    return refuses
  }

  func isBoundless(sections: Int? = nil, columns: Int? = nil) -> Bool {
    guard !data.isList, data.isCostly else { return false }
    let (count, isMore) = (sections ?? data.sectionCount)
      .multipliedReportingOverflow(by: columns ?? data.columnCount)
    return isMore || count > Self.mostGoneThrough
  }

  /// The words for the part of a source that find searches; nil if find searches all of it.
  var soughtPart: String? {
    guard data.isVast else { return nil }
    if isBoundless(columns: min(data.columnCount, Self.mostSoughtInRow)) {
      return "the first 2,000,000"
    }
    return data.columnCount > Self.mostSoughtInRow ? "the first 10,000 of each row" : nil
  }
}

/// Remarks on keys that do nothing, which name the key that was probably meant (rule S2).
extension PickerState {
  /// Says that a key has no action here; a letter was probably typed to search for something.
  mutating func tellUnbound(_ key: Key) {
    guard settings.menu == nil else { return }
    let name = key.name(ascii: settings.look.signs.text == .ascii)
    if settings.options.marking == nil, Keymap.marks.contains(where: { $0.keys.contains(key) }) {
      let option = settings.options.namesOptions ? " only with --multi" : " nothing here"
      return say(Remark("\(key: name) marks\(option)"))
    }
    let isTyped = key.typed != nil && find.step != .typing && keyName("find") != nil
    say(
      Remark("\(key: name) is not bound", tails: isTyped ? findTail : tail("help", "for keys")))
  }

  /// Returns a remark on what is missing and the option for it; a program has no options to name.
  func nothing(_ what: String, without option: String) -> Remark {
    Remark(
      "nothing \(what)", tails: settings.options.namesOptions ? ["needs \(key: option)"] : [])
  }

  mutating func sayColumnsCannot(be what: String) {
    if position != nil { say(Remark("columns cannot be \(what) here")) }
  }

  /// Returns the end of a remark with the key of an action; empty if the action has no key.
  func tail(_ action: Action, _ words: String) -> [Remark.Words] {
    keyName(action).map { ["\(key: $0) \(words)"] } ?? []
  }

  var findTail: [Remark.Words] { tail("find", "to search") }
}

/// Going to an item in view by the letters before it (rules J1 and J2).
extension PickerState {
  /// The labels of the view, made again on each call, so that only typed letters are stored.
  var jumpLabels: JumpLabels { JumpLabels(of: content, placement, at: offsets) }

  var jumpNote: Scene.Jump? {
    browsing.mode.jump.map { Scene.Jump(labels: jumpLabels, typed: $0.typed) }
  }

  mutating func beginJump(picks: Bool) {
    guard place(labelled: "") != nil else { return say("nothing in view to go to") }
    browsing.mode = .jumping(Jump(picks: picks))
  }

  /// Types or erases a letter; goes to the item of a whole label, ends at an unknown label.
  mutating func edit(_ jump: Jump, by edit: TextEntry.Edit) {
    var jump = jump
    switch edit {
    case .type(let letter): jump.typed.append(letter)
    case .erase(.left): jump.typed = String(jump.typed.dropLast())
    default: return browsing.close()
    }
    guard let (target, label) = place(labelled: jump.typed) else { return browsing.close() }
    browsing.mode = label == jump.typed ? .browsing : .jumping(jump)
    guard label == jump.typed else { return }
    // An item that is partly in view becomes current too, even in another tab (rule P7).
    move(Change.Alignment(approach: approach, ahead: [])) { $0.reach(target) }
    toDo.raise(.jump)
    if jump.picks { pickByHand(pickable(target)) }
  }

  private func place(labelled beginning: String) -> [Position: String].Element? {
    jumpLabels.places.first { position, label in
      label.hasPrefix(beginning) && content.hasItem(at: position)
    }
  }

  var labelledItems: [String: ItemID] {
    var items: [String: ItemID] = [:]
    for (position, label) in jumpLabels.places where content.hasItem(at: position) {
      items[label] = content.id(at: position)
    }
    return items
  }

  /// Ends the jump if an event has given a label to another item (rule J2).
  mutating func leaveJump() {
    guard var jump = browsing.mode.jump else { return }
    let items = controller.isAtRest ? labelledItems : [:]
    if let before = jump.items, !before.allSatisfy({ items[$0.key] == $0.value }) {
      return browsing.close()
    }
    jump.items = items
    browsing.mode = .jumping(jump)
  }
}
