// MARK: - Choosing by words

extension PlainDialogue {
  mutating func perform(
    _ command: PlainCommand, on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    if let need = command.need, !state.has(need) {
      lines.append("That works only \(need.words ?? "elsewhere").")
      return []
    }
    switch command {
    case .more: return sayMore(on: &state, at: time)
    case .back: goBack(on: state)
    case .pickRow:
      guard case .items(let section) = page.listing,
        let first = state.content.firstPlace(ofSection: section)
      else {
        lines.append("Open a row first, by its number.")
        return []
      }
      return state.perform([.pickAs(.section)], at: first, time)
    case .accept:
      guard !state.marks.isEmpty else {
        lines.append("Nothing is marked.")
        return []
      }
      return state.handle(.asked([.pick()]), at: time)
    case .listMarks:
      guard !state.marks.isEmpty else {
        lines.append("Nothing is marked.")
        return []
      }
      list(
        PlainPage(
          listing: state.listing(of: state.marks, upTo: Self.mostListed), level: .marked,
          heading: "\(state.marks.count) marked"))
    case .reload:
      question = .newerData
      return state.handle(.asked([.reload()]), at: time)
    case .help:
      lines += PlainCommand.help(has: state.has)
      saidPrompt = ""
    case .leave: return state.handle(.asked([.leave]), at: time)
    }
    return []
  }

  /// Goes back from a text that is read to its page, or from a page to the page it was opened from.
  private mutating func goBack(on state: PickerState) {
    if !reading.isEmpty { return list(page) }
    guard let last = behind.last else { return listWhole(of: state) }
    list(last)
  }

  /// Lists everything from the page shown last, or from the beginning if it is listed now.
  mutating func listWhole(of state: PickerState) {
    list(
      behind.first ?? PlainPage(listing: state.wholeListing(picksRows: picksRows(on: state))))
  }

  /// Says the next page, or asks for more data behind the last page (rule R3).
  private mutating func sayMore(on state: inout PickerState, at time: Duration) -> [PickerEffect] {
    isListDue = true
    guard reading.isEmpty, next >= state.count(of: page.listing) else { return [] }
    guard state.settings.canLoadMore, let place = state.place(toLoadMoreOf: page.listing) else {
      lines.append(Self.end)
      isListDue = false
      return []
    }
    question = .more
    return state.perform([.loadMore()], at: place, time)
  }
}

// MARK: - Choosing by numbers

extension PlainDialogue {
  mutating func choose(
    _ numbers: [ClosedRange<Int>], on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    guard areListed(numbers, on: state) else { return [] }
    let chosen = numbers.reduce(NumberRuns()) {
      $0.union(NumberRuns($1.lowerBound..<$1.upperBound + 1))
    }
    guard chosen.count <= Self.mostListed else {
      lines.append("No more than \(Self.mostListed) at once.")
      return []
    }
    guard chosen.count == 1 || state.has(.marking) else {
      lines.append("One number only; mark several with --multi.")
      return []
    }
    let entries = chosen.numbers.compactMap {
      state.entry($0 - 1, of: page.listing, picksRows: picksRows(on: state))
    }
    if chosen.count == 1, case .row(let section)? = entries.first {
      list(
        PlainPage(
          listing: .items(section: section), level: .opened,
          heading: state.plainHeading(ofSection: section)))
      return []
    }
    let places = entries.compactMap { if case .item(let place) = $0 { place } else { nil } }
    guard places.count == entries.count else {
      lines.append("These are rows; open one by its number.")
      return []
    }
    return choose(places, on: &state, at: time)
  }

  /// Returns true if all numbers are in the listing; otherwise adds a line that says so.
  private mutating func areListed(_ numbers: [ClosedRange<Int>], on state: PickerState) -> Bool {
    let count = state.count(of: page.listing)
    if numbers.allSatisfy({ $0.lowerBound >= 1 && $0.upperBound <= count }) { return true }
    lines.append(count == 0 ? "Nothing is listed." : "Numbers go from 1 to \(count).")
    return false
  }

  mutating func sayWhole(_ number: Int, on state: PickerState) {
    guard areListed([number...number], on: state) else { return }
    reading = wholeText(at: number - 1, on: state)[...]
    isListDue = true
  }

  mutating func choose(
    row: Int, item: Int, on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    let rows = state.content.sectionCount
    guard row >= 1, row <= rows else {
      lines.append(rows == 0 ? "There is nothing to pick from." : "Rows go from 1 to \(rows).")
      return []
    }
    let items = state.content.itemCount(inSection: row - 1)
    guard item >= 1, item <= items else {
      let name = state.plainName(ofSection: row - 1)
      lines.append(
        state.hasOneColumn
          ? "Each row has one item: type only the row number."
          : items == 0 ? "\(name) has no items." : "Items of \(name) go from 1 to \(items).")
      return []
    }
    return choose([Position(section: row - 1, index: item - 1)], on: &state, at: time)
  }

  /// Picks an item, or with marking toggles the mark of each item (rule Y5).
  private mutating func choose(
    _ places: [Position], on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    let there = places.filter(state.content.hasItem)
    guard let first = there.first else {
      lines.append("There is nothing to pick.")
      return []
    }
    guard state.has(.marking) else { return state.perform([.pick()], at: first, time) }
    let ids = there.compactMap(state.content.id)
    let effects = state.handle(.asked([.mark(.toggleEach(ids))]), at: time)
    // The answer tells the number of marks at once.
    state.finishMarking()
    // The state tells by a notice if it has refused the marks.
    guard state.notice == nil else { return effects }
    if places.count == 1 {
      let isRow = state.pickUnit == .section && !state.hasOneColumn
      let text =
        isRow
        ? state.plainRow(first.section, inFull: true) : state.plainItem(at: first, namesRow: true)
      lines.append((state.isMarked(first) ? "Marked: " : "Unmarked: ") + text)
    }
    lines.append("\(state.marks.count) marked.")
    return effects
  }
}

extension PickerState {
  fileprivate mutating func perform(
    _ actions: [Action], at place: Position, _ time: Duration
  ) -> [PickerEffect] {
    guard let there = content.id(at: place).flatMap(arrangement.whole.dataPlace) else { return [] }
    return handle(.asked([.go(there)] + actions), at: time)
  }

  func isMarked(_ place: Position) -> Bool {
    let key = markable(at: place)
    return !key.isEmpty && marks.places.contains(key)
  }

  fileprivate func plainHeading(ofSection section: Int) -> String {
    "\(plainName(ofSection: section)), \(counted(content.itemCount(inSection: section), "item"))"
  }

  /// Returns the position at which to ask for more of a listing; nil if there is no more.
  fileprivate func place(toLoadMoreOf listing: PlainListing) -> Position? {
    switch listing {
    case .rows: position
    case .items(let section): content.firstPlace(ofSection: section)
    case .found, .foundRows: nil
    }
  }
}
