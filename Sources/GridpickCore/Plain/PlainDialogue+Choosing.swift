import GridpickModel
import GridpickPaging

// MARK: - By words

extension PlainDialogue {
  mutating func perform(
    _ command: PlainCommand, on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    if let need = command.need, !state.has(need) {
      lines.append("That is of use only \(need.words ?? "elsewhere").")
      return []
    }
    switch command {
    case .more: return goOn(on: &state, at: time)
    case .back: goBack(on: state)
    case .pickRow:
      guard case .items(let section) = page.listing,
        let first = state.content.firstItem(ofSection: section)
      else {
        lines.append("Open a row first, by its number.")
        return []
      }
      return state.handle([.pickSection], at: first, time)
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
    case .help: lines += PlainCommand.help(has: state.has)
    case .leave: return state.handle(.asked([.leave]), at: time)
    }
    return []
  }

  /// To the page that what is listed was opened from; from what is read to where that was.
  private mutating func goBack(on state: PickerState) {
    if !reading.isEmpty { return list(page) }
    guard let last = behind.last else { return listWhole(of: state) }
    list(last)
  }

  /// All, where one was in it, and from its beginning where one is.
  mutating func listWhole(of state: PickerState) {
    list(
      behind.first ?? PlainPage(listing: state.wholeListing(picksRows: picksRows(on: state))))
  }

  /// The next page, or what can be loaded behind the last one (rule R3).
  private mutating func goOn(on state: inout PickerState, at time: Duration) -> [PickerEffect] {
    isListDue = true
    guard reading.isEmpty, next >= state.count(of: page.listing) else { return [] }
    guard state.settings.canLoadMore, let place = state.place(toLoadMoreOf: page.listing) else {
      lines.append(Self.end)
      isListDue = false
      return []
    }
    question = .more
    return state.handle([.loadMore()], at: place, time)
  }
}

// MARK: - By numbers

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
      lines.append("One number, please: several are marked with --multi.")
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
      lines.append("These are rows; each is opened by its number alone.")
      return []
    }
    return choose(places, on: &state, at: time)
  }

  /// Whether the numbers are of what is listed; where not, that is said.
  private mutating func areListed(_ numbers: [ClosedRange<Int>], on state: PickerState) -> Bool {
    let count = state.count(of: page.listing)
    if numbers.allSatisfy({ $0.lowerBound >= 1 && $0.upperBound <= count }) { return true }
    lines.append(count == 0 ? "Nothing is listed." : "Numbers go from 1 to \(count).")
    return false
  }

  /// Has all that there is to say of one of them said, page by page.
  mutating func read(_ number: Int, on state: PickerState) {
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
      let does = state.has(.marking) ? "marks" : "picks"
      lines.append(
        state.hasOneColumn
          ? "Each row has one item: its number alone \(does) it."
          : items == 0 ? "Nothing is in \(name)." : "Items of \(name) go from 1 to \(items).")
      return []
    }
    return choose([Position(section: row - 1, index: item - 1)], on: &state, at: time)
  }

  /// Picks an item, or marks each that is not and no longer marks each that is (rule Y5).
  private mutating func choose(
    _ places: [Position], on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    let there = places.filter(state.content.hasItem)
    guard let first = there.first else {
      lines.append("There is nothing to pick.")
      return []
    }
    guard state.has(.marking) else { return state.handle([.pick()], at: first, time) }
    let ids = there.compactMap(state.content.id)
    let effects = state.handle(.asked([.mark(.toggleEach(ids))]), at: time)
    // How many are marked is said at once.
    state.endMarking()
    // What is refused is told by the state.
    guard state.notice == nil else { return effects }
    if places.count == 1 {
      let isRow = state.markUnit == .section && !state.hasOneColumn
      let text =
        isRow
        ? state.plainRow(first.section, inFull: true) : state.plainItem(at: first, namesRow: true)
      lines.append((state.isMarked(first) ? "Marked: " : "No longer marked: ") + text)
    }
    lines.append("\(state.marks.count) marked.")
    return effects
  }
}

extension PickerState {
  /// Performs actions at a place of what is shown.
  fileprivate mutating func handle(
    _ actions: [Action], at place: Position, _ time: Duration
  ) -> [PickerEffect] {
    guard let there = content.id(at: place).flatMap(arrangement.whole.position) else { return [] }
    return handle(.asked([.go(there)] + actions), at: time)
  }

  func isMarked(_ place: Position) -> Bool {
    let key = markable(at: place)
    return !key.isEmpty && marks.places.contains(key)
  }

  fileprivate func plainHeading(ofSection section: Int) -> String {
    "\(plainName(ofSection: section)), \(counted(content.itemCount(inSection: section), "item"))"
  }

  /// Where one has to be to ask for more of what is listed; nil where there is no more of that.
  fileprivate func place(toLoadMoreOf listing: PlainListing) -> Position? {
    switch listing {
    case .rows: position
    case .items(let section): content.firstItem(ofSection: section)
    case .found, .foundRows: nil
    }
  }
}
