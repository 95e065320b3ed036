/// The state of find: the current query, the search that narrows the data, and the earlier queries.
struct Find {
  /// The query and its places; nil while nothing is typed and no query narrows the data.
  var finding: Finding?
  /// True if the line of the query stays although find is off, because the view began in find.
  private(set) var keepsLine = false
  /// True until data is shown; its layout then decides whether letters go on searching.
  private(set) var isUndecided = false
  var total: Int?
  /// The search that narrows the data to its matches; nil if nothing narrows the data.
  @Boxed var asked: Search?
  var left: Finding?
  /// True if data has arrived that the running search does not cover.
  var isBehind = false
  /// The text of the query whose matches are shown; empty without a query.
  var shownText = ""
  var best: ItemID?
  /// Matches found while a pointer held the grid, shown once the pointer lets go.
  @Boxed var held: Findings?
  @Boxed var last: LastQuery?
  private(set) var history: QueryHistory?

  var query: String { finding?.entry.text ?? "" }

  /// The state of find; Esc goes from typing to a narrowed view with keys, then out of find.
  enum Step {
    case off, narrowed, typing
  }

  var step: Step { finding.map { $0.isTyped ? .typing : .narrowed } ?? .off }

  var hasLine: Bool { finding != nil || keepsLine }

  /// The queries that this picker has kept, and after them the query being typed.
  var lookedFor: [String] { (history?.left ?? []) + [query] }

  mutating func begin(_ finding: Finding) {
    last?.awaited = []
    history?.restart()
    self.finding = finding
    left = nil
    shownText = ""
  }

  /// Begins find with the picker; `isUndecided`: the first layout decides whether letters search.
  mutating func begin(_ finding: Finding, isUndecided: Bool) {
    begin(finding)
    self.isUndecided = isUndecided
    keepsLine = finding.isTyped && !isUndecided
  }

  /// Lets letters go on searching if `searches` is true or something was typed; else find ends.
  mutating func decide(searches: Bool) {
    isUndecided = false
    keepsLine = searches
    if !searches, query.isEmpty, finding?.searched == nil { finding = nil }
  }

  mutating func close(hasFound: Bool) {
    if hasFound, let text = finding?.entry.text { history?.leave(text) }
    left = narrowing == nil ? nil : finding
    finding = nil
    isUndecided = false
    held = nil
  }

  var narrowing: Query? { asked.flatMap { $0.query.isEmpty ? nil : $0.query } }

  mutating func ask(for search: Search?) {
    asked = search
    isBehind = false
    last?.isSought = false
  }

  /// Returns the query `steps` lines later in the history, earlier if negative; nil if missing.
  mutating func recall(_ steps: Int) -> String? {
    let typed = query
    return history?.recall(steps, insteadOf: typed)
  }

  mutating func forgetFound() {
    total = nil
    held = nil
  }

  /// Forgets the matches and the places, because other items are searched.
  mutating func forgetPlaces() {
    finding?.forgetPlaces()
    left = nil
    shownText = ""
    forgetFound()
  }
}

/// The state of find while it is on: the typed text, and the places when find began.
struct Finding {
  var entry: TextEntry
  /// True while letters are typed into the query; false while they are keys.
  var isTyped: Bool
  var searched: String?
  /// The current item when find began; nil in an empty grid, and after other data has come.
  var origin: ItemID?
  /// All positions and offsets when find began; nil once other data has replaced the data.
  private(set) var places: PagingController?
  /// The item that stays current while it matches, because the user has moved by hand (rule F5).
  private(set) var kept: ItemID?
  private(set) var hasMoved = false

  init(
    _ text: String, isTyped: Bool = true, at origin: ItemID?, leaving places: PagingController?
  ) {
    entry = TextEntry(text)
    self.isTyped = isTyped
    self.origin = origin
    self.places = places
  }

  mutating func keep(_ current: ItemID?) {
    hasMoved = true
    kept = current
  }

  /// Keeps `current` if the user has moved, because the item kept before may be gone.
  mutating func noteShown(at current: ItemID?) {
    if hasMoved { kept = current }
  }

  mutating func forgetPlaces() {
    places = nil
    origin = nil
  }
}

/// The last query, for going from match to match after find is left (rule F6).
struct LastQuery {
  let text: String
  var matches: Matches? {
    didSet { offered = nil }
  }
  /// The shown grid in which only the matches may be current, made once for an arrangement.
  var offered: Grid?
  /// The directions to go in, one after the other, once the matches and their places are known.
  var awaited: [Int] = []
  /// True while a search runs only to find these matches, without narrowing the data.
  var isSought = false
}

/// The earlier queries, followed by the line being typed (rule F10).
package struct QueryHistory: Equatable, Sendable {
  /// The queries that are kept, newest last.
  private var kept: [String]
  /// The queries kept by this picker since it started, newest last.
  package private(set) var left: [String] = []
  /// The kept queries with the user's edits, and after them the line being typed.
  private var lines: [String] = []
  private var place = 0

  package init(_ kept: [String]) {
    self.kept = kept.map(\.onOneLine)
    restart()
  }

  mutating func restart() {
    lines = kept + [""]
    place = kept.count
  }

  /// Keeps a query that has found something, unless it is blank or repeats the newest one.
  mutating func leave(_ text: String) {
    let line = text.onOneLine
    guard !line.allSatisfy(\.isWhitespace), line != kept.last else { return }
    kept.append(line)
    left.append(line)
  }

  /// Goes to the line `steps` later and returns it, or nil; `text` replaces the line that is left.
  mutating func recall(_ steps: Int, insteadOf text: String) -> String? {
    guard lines.indices.contains(place + steps) else { return nil }
    lines[place] = text
    place += steps
    return lines[place]
  }
}
