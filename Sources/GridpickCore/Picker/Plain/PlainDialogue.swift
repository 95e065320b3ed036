/// A picker that talks in lines, for terminals that can show nothing else.
///
/// It prints the state that a screen would show, page by page, once nothing is awaited.
package struct PlainDialogue {
  /// The largest number of cells that are listed as matches, and of items marked at once.
  private static let most = 10_000
  private static let end = "That is all."
  private static let sign = "> "

  /// A request whose answer the dialogue still has to say.
  private enum Question {
    case beginning, newerData, more, matches
  }

  private var page = PlainPage()
  private var behind: [PlainPage] = []
  /// The lines that are still to be said of a text that is read in full.
  private var reading: ArraySlice<String> = []
  private var question: Question? = .beginning
  /// The number and size of the data that is listed; nil before the first listing.
  private var listed: (number: Int, count: Int)?
  private var isListDue = false
  private var lines: [String] = []
  /// The prompt that was said last; it is not said again while it stays the same.
  private var saidPrompt = ""

  package init() {}

  /// Returns the text about what the dialogue waits for (rule Y6); nil if it waits for nothing.
  package func awaited(on state: PickerState) -> String? {
    if state.arrival.isLoading { return "Reading ..." }
    if let run = state.visibleErrand {
      return run.errand.kind == .reload ? "Refreshing ..." : "Loading more ..."
    }
    if state.isSorting { return "Sorting ..." }
    if state.awaitsMarks { return "Marking ..." }
    return state.awaitsMatches ? "Searching ..." : nil
  }

  package mutating func handle(
    _ line: String, on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    let actions = actions(for: PlainLine(line), on: state)
    let effects = state.handle(.asked(state.narrowing(to: page.query) + actions), at: time)
    if case .items(let ids)? = actions.last?.argument { sayMarks(of: ids, on: &state) }
    return effects
  }

  /// Answers with a page that fits a terminal of this size, once nothing is awaited.
  package mutating func answer(
    on state: inout PickerState, at time: Duration, _ size: ScreenSize
  ) -> [PickerEffect] {
    lines += [state.notice, state.browsing.doneNote?.text, state.spoiledNote].compactMap(\.self)
    state.browsing.forgetWords()
    state.find.finding?.isTyped = false
    noteData(of: state)
    let isOfAll = question == .beginning || question == .newerData
    let place = lines.count
    if isOfAll {
      behind = []
      list(PlainPage())
    }
    if question == .matches || question == .beginning && !state.find.query.isEmpty {
      listMatches(on: state)
    }
    if question == .more, lines.isEmpty, page.next >= page.count(of: state) {
      lines.append(Self.end)
    }
    let effects = state.handle(.asked(state.narrowing(to: page.query)), at: time)
    // The heading counts all columns, but a query for cells would hide some.
    if isOfAll { lines.insert(contentsOf: state.plainHeading, at: place) }
    if isListDue { list(on: state, size) }
    (question, isListDue) = (nil, false)
    return effects
  }

  /// Lists again if a program has changed the data, because the numbers mean other items now.
  private mutating func noteData(of state: PickerState) {
    let isNarrowed = !page.query.isEmpty
    let data = (number: state.arrival.dataNumber, count: state.data.count)
    let isOther = listed.map { $0.number != data.number || $0.count != data.count && isNarrowed }
    if question == nil, isOther == true { question = .newerData }
    listed = data
  }

  /// Returns the lines to be said and the prompt at their end, and forgets the lines.
  package mutating func collectText(of state: PickerState) -> String {
    let prompt = prompt(
      on: state, hasMore: !reading.isEmpty || page.next < page.count(of: state))
    defer { (lines, saidPrompt) = ([], prompt) }
    return lines.map { state.plainLine($0) + "\n" }.joined()
      + (prompt == saidPrompt ? Self.sign : prompt)
  }

  private func prompt(on state: PickerState, hasMore: Bool) -> String {
    let word = page.listsRows(of: state) ? state.rowWord : "item"
    let marks = state.has(.marking) && !page.opensRows(of: state)
    let start =
      state.content.sectionCount == 0
      ? "Nothing to pick"
      : "\(word.prefix(1).uppercased())\(word.dropFirst())\(marks ? " to mark" : ""), or text"
    let ways = [
      hasMore ? "Enter: more" : nil, behind.isEmpty && reading.isEmpty ? nil : "b: back",
      state.marks.isEmpty ? nil : ".: pick", "?: help", "q: leave",
    ]
    return "\(start); \(ways.compactMap(\.self).joined(separator: ", ")) \(Self.sign)"
  }
}

extension PlainDialogue {
  // MARK: - Listing

  private mutating func list(_ page: PlainPage?) {
    self.page = page ?? PlainPage()
    self.page.next = self.page.first
    reading = []
    isListDue = true
  }

  private mutating func listMatches(on state: PickerState) {
    let query = state.find.query
    guard let matches = state.view.filter.matches else {
      return lines.append("No search text yet.")
    }
    guard matches.count > 0 else { return lines.append("No matches for \"\(query)\".") }
    var found = PlainPage(query: query)
    found.heading = "\(matches.count) \(matches.count == 1 ? "matches" : "match") \"\(query)\""
    if let ids = state.foundItems(upTo: Self.most) {
      found.query = ""
      found.ids = ids
      if matches.count > Self.most { lines.append("Only the first \(Self.most) are listed.") }
    }
    behind = [behind.first ?? page]
    list(found)
  }

  /// Says one page that fits a terminal of this size: of the text being read, or of the listing.
  private mutating func list(on state: PickerState, _ size: ScreenSize) {
    let room =
      size.lines - 1 - state.lineCount(of: prompt(on: state, hasMore: true), on: size.columns)
    guard reading.isEmpty else {
      let said = state.fitting(reading, room, on: size.columns)
      lines += said
      reading = reading.dropFirst(said.count)
      return
    }
    if behind.isEmpty {
      if state.content.sectionCount == 1, page.opensRows(of: state) { page.section = 0 }
      if question == .beginning, state.browsing.isPlaced, let start = state.position {
        page.next = page.section == nil ? start.section : start.index
      }
    }
    let count = page.count(of: state)
    guard page.next < count else { return }
    page.first = page.next
    // The count is not said twice in a row.
    let total = page.heading != nil || lines.last == state.plainCounts ? nil : count
    let longest = page.heading(over: page.first..<count, among: count + 1, total) ?? ""
    let texts = (page.first..<count).lazy.map { [page] in
      "\($0 + 1). \(page.text(of: $0, in: state))"
    }
    let said = state.fitting(
      texts, room - state.lineCount(of: longest, on: size.columns), on: size.columns)
    page.next += said.count
    let heading = page.heading(over: page.first..<page.next, among: count, total)
    lines += [heading].compactMap(\.self) + said
  }

  // MARK: - Acting

  private mutating func say(_ line: String) -> [Action] {
    lines.append(line)
    return []
  }

  private mutating func actions(for line: PlainLine, on state: PickerState) -> [Action] {
    switch line {
    case .command(let command):
      if let need = command.entry.need, !state.has(need) {
        return say("That works only \(need.words ?? "elsewhere").")
      }
      return perform(command, on: state)
    case .whole(let number):
      guard areListed([number...number], on: state) else { return [] }
      reading = page.wholeText(of: number - 1, in: state)[...]
      isListDue = true
    case .numbers(let numbers): return choose(numbers, on: state)
    case .text(""):
      list(behind.first)
      behind = []
    case .text(let text):
      question = .matches
      return state.narrowing(to: text)
    }
    return []
  }

  private mutating func perform(_ command: PlainCommand, on state: PickerState) -> [Action] {
    switch command {
    case .more:
      isListDue = !reading.isEmpty || page.next < page.count(of: state)
      return isListDue ? [] : loadMore(on: state)
    case .back: list(reading.isEmpty ? behind.popLast() : page)
    case .pickRow:
      guard let first = page.section.flatMap(state.content.firstPlace) else {
        return say("Open a row first, by its number.")
      }
      return state.going(to: first, for: "accept-row")
    case .pickMarks where state.marks.isEmpty: return say("Nothing is marked.")
    case .pickMarks: return state.narrowing(to: "") + ["accept"]
    case .reload:
      question = .newerData
      return state.narrowing(to: "") + ["reload"]
    case .help:
      lines += PlainCommand.help(has: state.has)
      saidPrompt = ""
    case .leave: return ["abort"]
    }
    return []
  }

  /// Asks for more data after the last row or item, if more can come (rule R3).
  private mutating func loadMore(on state: PickerState) -> [Action] {
    let place = (page.section ?? state.position?.section).flatMap(state.content.firstPlace)
    guard state.settings.canLoadMore, page.ids == nil, page.query.isEmpty, let place else {
      return say(Self.end)
    }
    (question, isListDue) = (.more, true)
    return state.going(to: place, for: "more")
  }

  /// Returns true if all numbers are in the listing; otherwise adds a line that says so.
  private mutating func areListed(_ numbers: [ClosedRange<Int>], on state: PickerState) -> Bool {
    let count = page.count(of: state)
    if numbers.allSatisfy({ $0.lowerBound >= 1 && $0.upperBound <= count }) { return true }
    lines.append(count == 0 ? "Nothing is listed." : "Numbers go from 1 to \(count).")
    return false
  }

  /// Opens a row, picks an item, or with marking toggles the mark of each item (rule Y5).
  private mutating func choose(_ numbers: [ClosedRange<Int>], on state: PickerState) -> [Action] {
    guard areListed(numbers, on: state) else { return [] }
    let chosen = numbers.reduce(NumberRuns()) {
      $0.union(NumberRuns($1.lowerBound - 1..<$1.upperBound))
    }
    guard chosen.count <= Self.most else { return say("No more than \(Self.most) at once.") }
    guard chosen.count == 1 || state.has(.marking) else {
      return say("One number only; mark several with --multi.")
    }
    guard page.opensRows(of: state) else {
      let there = chosen.numbers.compactMap { page.position(of: $0, in: state) }
        .filter(state.content.hasItem)
      guard let first = there.first else { return say("There is nothing to pick.") }
      return state.has(.marking)
        ? [Action("toggle-each", .items(there.compactMap(state.content.id)))]
        : state.going(to: first, for: "accept")
    }
    guard chosen.count == 1, let section = chosen.numbers.first else {
      return say("These are rows; open one by its number.")
    }
    behind.append(page)
    list(
      PlainPage(
        section: section, heading: state.plainHeading(ofSection: section), query: page.query))
    return []
  }

  private mutating func sayMarks(of ids: [ItemID], on state: inout PickerState) {
    // The answer says the number of marks, so all changes must be made first.
    state.finishMarking()
    // The state has a notice if it has refused the marks.
    guard state.notice == nil else { return }
    if ids.count == 1, let place = state.content.position(of: ids[0]) {
      let name =
        page.listsRows(of: state)
        ? state.plainRow(place.section, inFull: true)
        : state.plainItem(at: place, namesRow: true)
      lines.append("\(state.isMarked(place) ? "Marked" : "Unmarked"): \(name)")
    }
    lines.append("\(state.marks.count) marked.")
  }
}

extension PickerState {
  /// Returns the actions that narrow the data to a query; an empty query shows all data.
  fileprivate func narrowing(to query: String) -> [Action] {
    guard query != find.query else { return [] }
    return (find.finding == nil ? [] : ["cancel"])
      + (query.isEmpty ? [] : [Action("change-query", .text(query))])
  }

  /// Returns the actions that go to a position in the whole data and perform `action` there.
  fileprivate func going(to place: Position, for action: Action) -> [Action] {
    let there = content.id(at: place).flatMap(data.dataPlace)
    return there.map { narrowing(to: "") + [Action("go", .place($0)), action] } ?? []
  }
}
