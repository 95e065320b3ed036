import GridpickModel
import GridpickPaging

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
  var listing = PlainListing.rows
  /// What the listing is called.
  var heading: String?
  /// Where the page begins that is listed last, and where the next one would.
  var first = 0
  var next = 0
  /// Where the page of rows begins that one comes back to.
  var firstRow = 0
  var question: Question?
  /// Whether a page is to be listed.
  var isListDue = false
  /// What is to be said.
  var lines: [String] = []

  package init(picking unit: MarkUnit = .item) {
    self.unit = unit
    question = .beginning
  }

  /// Whether a row is picked as a whole, and so need not be opened.
  func picksRows(on state: PickerState) -> Bool {
    state.data.unit(MarkOptions(unit: unit)) == .section
  }

  /// What is waited for before anything can be said (rule Y6); nil where nothing is.
  package func awaited(on state: PickerState) -> String? {
    if state.isLoading { return "Reading ..." }
    if let run = state.errands.current {
      return run.errand.kind == .reload ? "Refreshing ..." : "Loading more ..."
    }
    if state.isSorting { return "Sorting ..." }
    return state.awaitsMatches ? "Searching ..." : nil
  }

  /// Takes what somebody has typed.
  package mutating func take(
    _ line: String, on state: inout PickerState, at time: Duration
  ) -> [PickerEffect] {
    state.forgetWords()
    switch PlainLine(line) {
    case .command(let command): return perform(command, on: &state, at: time)
    case .numbers(let numbers): return choose(numbers, on: &state, at: time)
    case .place(let row, let item): return choose(row: row, item: item, on: &state, at: time)
    case .text(""): return perform(.back, on: &state, at: time)
    case .text(let text): return state.handle(.asked([.changeQuery(text)]), at: time)
    }
  }

  /// Answers, once nothing is awaited, on pages of so many lines.
  package mutating func answer(
    on state: inout PickerState, at time: Duration, pageLength: Int
  ) -> [PickerEffect] {
    lines += [state.notice, state.doneNote].compactMap(\.self)
    state.forgetWords()
    let effects = settle(on: &state, at: time)
    if isListDue { list(on: state, pageLength: max(1, pageLength)) }
    isListDue = false
    return effects
  }

  /// All that there is to say, and the prompt that ends it.
  package mutating func takeText(of state: PickerState) -> String {
    defer { lines = [] }
    return lines.map { state.plainLine($0) + "\n" }.joined() + prompt(on: state)
  }

  /// Answers what was asked.
  private mutating func settle(on state: inout PickerState, at time: Duration) -> [PickerEffect] {
    defer { question = nil }
    // All is there again once it is known what matches.
    let matches = state.view.find?.matches
    let query = state.finding?.entry.text
    let effects = query == nil ? [] : state.handle(.asked([.cancel]), at: time)
    switch question {
    case .beginning?, .newerData?: listAll(of: state)
    case .more?: if next >= state.count(of: listing), lines.isEmpty { lines.append(Self.end) }
    case nil: break
    }
    if let query, !query.isEmpty { list(matches, of: query, on: state) }
    return effects
  }

  /// All that there is, and how much that is.
  private mutating func listAll(of state: PickerState) {
    lines += state.plainHeading
    let whole = state.wholeListing(picksRows: picksRows(on: state))
    let start = question == .beginning && state.isPlaced ? state.position : nil
    list(whole, from: (whole == .rows ? start?.section : start?.index) ?? 0)
    isListDue = state.count(of: listing) > 0
  }

  /// Lists what matches; nil where a query asks for nothing.
  private mutating func list(_ matches: Matches?, of query: String, on state: PickerState) {
    guard let matches else { return lines.append("That looks for nothing yet.") }
    guard matches.count > 0 else { return lines.append("Nothing matches \"\(query)\".") }
    list(
      state.listing(of: matches, upTo: Self.mostListed),
      called: "\(matches.count) \(matches.count == 1 ? "matches" : "match") \"\(query)\"")
    if matches.count > Self.mostListed {
      lines.append("Only the first \(Self.mostListed) are listed.")
    }
  }

  /// Has something listed from its beginning, or from a place of it.
  mutating func list(_ listing: PlainListing, called heading: String? = nil, from place: Int = 0) {
    if self.listing == .rows { firstRow = first }
    self.listing = listing
    self.heading = heading
    next = place
    isListDue = true
  }

  /// Says a page.
  private mutating func list(on state: PickerState, pageLength: Int) {
    let count = state.count(of: listing)
    first = min(next, count)
    next = min(count, first + pageLength)
    guard first < next else { return }
    let range = next - first < count ? "\(first + 1) to \(next) of \(count)" : nil
    let head = [heading, range].compactMap(\.self).joined(separator: ", ")
    if !head.isEmpty { lines.append("\(head):") }
    for place in first..<next {
      lines.append("\(place + 1). \(text(at: place, on: state))")
    }
  }

  private func text(at place: Int, on state: PickerState) -> String {
    guard let entry = state.entry(place, of: listing, picksRows: picksRows(on: state)) else {
      return "(not shown)"
    }
    switch entry {
    case .row(let section): return state.plainRow(section, inFull: false)
    case .item(let position):
      let isRow = listing.isOfRows && !state.hasOneColumn
      let text =
        isRow
        ? state.plainRow(position.section, inFull: true)
        : state.plainItem(at: position, namesRow: listing.namesRows)
      return (state.isMarked(position) ? "(marked) " : "") + text
    }
  }

  /// What may be typed.
  private func prompt(on state: PickerState) -> String {
    let count = state.count(of: listing)
    let word = listing.isOfRows && !state.hasOneColumn ? state.rowWord : "item"
    var ways: [String] = []
    if next < count { ways.append("Enter: more") }
    if listing != state.wholeListing(picksRows: picksRows(on: state)) { ways.append("b: back") }
    if !state.marks.isEmpty { ways.append(".: accept \(state.marks.count)") }
    ways += ["?: help", "q: leave"]
    return
      "\(word.prefix(1).uppercased() + word.dropFirst()), or text; \(ways.joined(separator: ", ")) > "
  }
}
