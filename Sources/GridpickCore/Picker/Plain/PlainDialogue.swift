/// A picker that talks in lines, for terminals that can show nothing else.
///
/// It has the same state as the picker on a screen. The user's lines go in. Lines come out once the
/// dialogue waits for nothing more.
package struct PlainDialogue {
  /// The largest number of matches or marks that are listed.
  static let mostListed = 10_000

  static let end = "That is all."
  /// The end of each prompt.
  static let sign = "> "

  /// A request whose answer the dialogue still has to tell, apart from the matches.
  enum Question: Equatable {
    case beginning
    /// More data behind the last row or item.
    case more
    case newerData
  }

  var page = PlainPage()
  /// The place in the listing where the next page begins.
  var next = 0
  /// The pages to go back to, the nearest one last.
  var behind: [PlainPage] = []
  /// The lines of a text read as a whole that are still to be said; empty if none is read.
  var reading: ArraySlice<String> = []
  var question: Question?
  /// The number of the data that is listed; nil before any is.
  private var listedData: Int?
  var isListDue = false
  var lines: [String]
  /// The prompt that was said last; it is not said again while it stays the same.
  var saidPrompt = ""

  package init(saying lines: [String] = []) {
    self.lines = lines
    question = .beginning
  }

  /// Returns true if a row is picked as a whole, so that it need not be opened.
  func picksRows(on state: PickerState) -> Bool {
    state.pickUnit == .section
  }

  /// Returns the text about what the dialogue waits for (rule Y6); nil if it waits for nothing.
  package func awaited(on state: PickerState) -> String? {
    if state.arrival.isLoading { return "Reading ..." }
    if let run = state.toldErrand {
      return run.errand.kind == .reload ? "Refreshing ..." : "Loading more ..."
    }
    if state.isSorting { return "Sorting ..." }
    if state.awaitsMarks { return "Marking ..." }
    return state.awaitsMatches ? "Searching ..." : nil
  }

  package mutating func handle(
    _ line: String, on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    switch PlainLine(line) {
    case .command(let command): return perform(command, on: &state, at: time)
    case .whole(let number): sayWhole(number, on: state)
    case .numbers(let numbers): return choose(numbers, on: &state, at: time)
    case .place(let row, let item): return choose(row: row, item: item, on: &state, at: time)
    case .text(""): listWhole(of: state)
    case .text(let text): return state.handle(.asked([.changeQuery(text)]), at: time)
    }
    return []
  }

  /// Answers with a page that fits a terminal of this size, once nothing is awaited.
  package mutating func answer(
    on state: inout PickerState, at time: Duration, _ size: ScreenSize
  ) -> [PickerEffect] {
    lines += [state.notice, state.browsing.doneNote?.text, state.spoiledNote].compactMap(\.self)
    state.browsing.forgetWords()
    // A program may have brought other data unasked, in which the numbers mean other items.
    let isOther = listedData.map { $0 != state.arrival.dataNumber } ?? false
    if isOther, question == nil, !isListDue, reading.isEmpty { question = .newerData }
    listedData = state.arrival.dataNumber
    let effects = settle(on: &state, at: time)
    if isListDue { list(on: state, size) }
    isListDue = false
    return effects
  }

  /// Returns the lines to be said and the prompt at their end, and forgets the lines.
  package mutating func collectText(of state: PickerState) -> String {
    let prompt = prompt(
      on: state, hasMore: !reading.isEmpty || next < state.count(of: page.listing))
    defer { (lines, saidPrompt) = ([], prompt) }
    return lines.map { state.plainLine($0) + "\n" }.joined()
      + (prompt == saidPrompt ? Self.sign : prompt)
  }

  /// Answers the request of the user.
  private mutating func settle(on state: inout PickerState, at time: Duration) -> [PickerEffect] {
    defer { question = nil }
    // The matches are known: cancelling find shows the whole data again.
    let matches = state.view.filter.matches
    let query = state.find.finding?.entry.text
    state.find.finding?.isTyped = false
    let effects = query == nil ? [] : state.handle(.asked([.cancel]), at: time)
    switch question {
    case .beginning?, .newerData?: listAll(of: state)
    case .more?: if next >= state.count(of: page.listing), lines.isEmpty { lines.append(Self.end) }
    case nil: break
    }
    if let query, !query.isEmpty { list(matches, of: query, on: state) }
    return effects
  }

  private mutating func listAll(of state: PickerState) {
    lines += state.plainHeading
    let whole = state.wholeListing(picksRows: picksRows(on: state))
    let isPlaced = question == .beginning && state.browsing.isPlaced
    let start = isPlaced ? state.position : nil
    list(PlainPage(listing: whole, first: (whole == .rows ? start?.section : start?.index) ?? 0))
    isListDue = state.count(of: whole) > 0
  }

  /// Lists the matches; nil if the query asks for nothing.
  private mutating func list(_ matches: Matches?, of query: String, on state: PickerState) {
    guard let matches else { return lines.append("No search text yet.") }
    guard matches.count > 0 else { return lines.append("No matches for \"\(query)\".") }
    list(
      PlainPage(
        listing: state.listing(of: matches, upTo: Self.mostListed), level: .found,
        heading: "\(matches.count) \(matches.count == 1 ? "matches" : "match") \"\(query)\""))
    if matches.count > Self.mostListed {
      lines.append("Only the first \(Self.mostListed) are listed.")
    }
  }

  /// Lists a page from its beginning; keeps the pages of lower levels to go back to.
  mutating func list(_ page: PlainPage) {
    behind = (behind + [self.page]).filter { $0.level < page.level }
    self.page = page
    next = page.first
    reading = []
    isListDue = true
  }
}
