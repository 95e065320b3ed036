import GridpickModel
import GridpickPaging
import GridpickScreen

/// A picker that talks in lines: another face of the same state, for terminals that have nothing else.
///
/// Lines go in, and once nothing is awaited any more, lines come out.
package struct PlainDialogue {
  /// So many of what matches, or is marked, can be listed.
  static let mostListed = 10_000

  static let end = "That is all."

  /// What is still to be answered, beside what matches.
  enum Question: Equatable {
    case beginning
    /// What can be loaded behind the last row or item.
    case more
    case newerData
  }

  /// What a pick takes along.
  private let unit: MarkUnit
  /// What is listed.
  var page = PlainPage()
  /// Where the next page begins.
  var next = 0
  /// What one comes back to, nearest last.
  var behind: [PlainPage] = []
  /// What is still to be said of something that is read as a whole.
  var reading: ArraySlice<String> = []
  var question: Question?
  /// Whether a page is to be listed.
  var isListDue = false
  /// What is to be said next.
  var lines: [String]

  /// Begins with lines to be said first.
  package init(picking unit: MarkUnit = .item, saying lines: [String] = []) {
    self.unit = unit
    self.lines = lines
    question = .beginning
  }

  /// Whether a row is picked as a whole, and so need not be opened.
  func picksRows(on state: PickerState) -> Bool {
    state.data.unit(MarkOptions(unit: unit)) == .section
  }

  /// What is waited for before anything can be said (rule Y6); nil where nothing is.
  package func awaited(on state: PickerState) -> String? {
    if state.arrival.isLoading { return "Reading ..." }
    if let run = state.arrival.errands.current {
      return run.errand.kind == .reload ? "Refreshing ..." : "Loading more ..."
    }
    if state.isSorting { return "Sorting ..." }
    if state.awaitsMarks { return "Marking ..." }
    return state.awaitsMatches ? "Searching ..." : nil
  }

  /// Takes what somebody has typed.
  package mutating func take(
    _ line: String, on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    state.browsing.forgetWords()
    switch PlainLine(line) {
    case .command(let command): return perform(command, on: &state, at: time)
    case .whole(let number): read(number, on: state)
    case .numbers(let numbers): return choose(numbers, on: &state, at: time)
    case .place(let row, let item): return choose(row: row, item: item, on: &state, at: time)
    case .text(""): listWhole(of: state)
    case .text(let text): return state.handle(.asked([.changeQuery(text)]), at: time)
    }
    return []
  }

  /// Answers, once nothing is awaited, on pages that fit a terminal of a size.
  package mutating func answer(
    on state: inout PickerState, at time: Duration, _ size: ScreenSize
  ) -> [PickerEffect] {
    lines += [state.notice, state.browsing.doneNote, state.spoiledNote].compactMap(\.self)
    state.browsing.forgetWords()
    let effects = settle(on: &state, at: time)
    if isListDue { list(on: state, size) }
    isListDue = false
    return effects
  }

  /// All that there is to say, and the prompt that ends it.
  package mutating func takeText(of state: PickerState) -> String {
    defer { lines = [] }
    let hasMore = !reading.isEmpty || next < state.count(of: page.listing)
    return lines.map { state.plainLine($0) + "\n" }.joined()
      + prompt(on: state, hasMore: hasMore)
  }

  /// Answers what was asked.
  private mutating func settle(on state: inout PickerState, at time: Duration) -> [PickerEffect] {
    defer { question = nil }
    // All is there again once it is known what matches.
    let matches = state.view.find?.matches
    let query = state.find.finding?.entry.text
    let effects = query == nil ? [] : state.handle(.asked([.cancel]), at: time)
    switch question {
    case .beginning?, .newerData?: listAll(of: state)
    case .more?: if next >= state.count(of: page.listing), lines.isEmpty { lines.append(Self.end) }
    case nil: break
    }
    if let query, !query.isEmpty { list(matches, of: query, on: state) }
    return effects
  }

  /// All that there is, and how much that is.
  private mutating func listAll(of state: PickerState) {
    lines += state.plainHeading
    let whole = state.wholeListing(picksRows: picksRows(on: state))
    let isPlaced = question == .beginning && state.browsing.isPlaced
    let start = isPlaced ? state.position : nil
    list(PlainPage(listing: whole, first: (whole == .rows ? start?.section : start?.index) ?? 0))
    isListDue = state.count(of: whole) > 0
  }

  /// Lists what matches; nil where a query asks for nothing.
  private mutating func list(_ matches: Matches?, of query: String, on state: PickerState) {
    guard let matches else { return lines.append("That looks for nothing yet.") }
    guard matches.count > 0 else { return lines.append("Nothing matches \"\(query)\".") }
    list(
      PlainPage(
        listing: state.listing(of: matches, upTo: Self.mostListed), level: .found,
        heading: "\(matches.count) \(matches.count == 1 ? "matches" : "match") \"\(query)\""))
    if matches.count > Self.mostListed {
      lines.append("Only the first \(Self.mostListed) are listed.")
    }
  }

  /// Has something listed, from where its page begins.
  mutating func list(_ page: PlainPage) {
    behind = (behind + [self.page]).filter { $0.level < page.level }
    self.page = page
    next = page.first
    reading = []
    isListDue = true
  }
}
