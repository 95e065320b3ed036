/// The state of find: the current query, the search that narrows the data, and the earlier queries.
struct Find {
  /// The query and its places; nil while nothing is typed and no query narrows the data.
  var finding: Finding?
  /// True if the line of the query stays although find is off, because the view began in find.
  private(set) var keepsLine = false
  /// True until something is shown, whose layout decides whether letters go on searching.
  private(set) var isUndecided = false
  /// The number of items that may match; nil if they are not counted.
  var total: Int?
  /// The search whose matches are shown alone; nil if nothing narrows the data.
  private(set) var asked: Search?
  /// The find that was left while matches are still shown; nil if there is none.
  private(set) var left: Finding?
  /// True if data has arrived that the search under way does not cover.
  var isBehind = false
  /// The text of the query whose matches are shown; empty without a query.
  var shownText = ""
  /// The best match of the shown ones; nil if it is not known.
  var best: ItemID?
  /// Matches found while a pointer held the grid, shown once the pointer lets go.
  var held: Findings?
  /// The last query, for `n` and `N`.
  var last: LastQuery?
  /// Earlier queries; nil if they are not kept.
  private(set) var history: QueryHistory?

  init(history: QueryHistory?) { self.history = history }

  var query: String { finding?.entry.text ?? "" }

  /// The step that Esc leaves: typing, then a narrowed view with keys, then the picker.
  enum Step {
    case off, narrowed, typing
  }

  var step: Step { finding.map { $0.isTyped ? .typing : .narrowed } ?? .off }

  /// True if the query has a line, although it may be empty.
  var hasLine: Bool { finding != nil || keepsLine }

  /// The queries of this picker that were kept, and last the query being typed.
  var lookedFor: [String] { (history?.left ?? []) + [query] }

  mutating func begin(_ finding: Finding) {
    last?.awaited = []
    history?.restart()
    self.finding = finding
    left = nil
    shownText = ""
  }

  /// Begins find with the picker.
  ///
  /// If `isUndecided` is true, the layout of what is shown first decides whether letters search.
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

  /// Ends find; if the query has found something, the history keeps it.
  mutating func close(hasFound: Bool) {
    if hasFound, let text = finding?.entry.text { history?.leave(text) }
    left = narrowing == nil ? nil : finding
    finding = nil
    isUndecided = false
    held = nil
  }

  /// Removes and returns the find that was left.
  mutating func removeLeft() -> Finding? {
    defer { left = nil }
    return left
  }

  /// The query of the search; nil if no query narrows the data.
  var narrowing: Query? { asked.flatMap { $0.query.isEmpty ? nil : $0.query } }

  mutating func ask(for search: Search?) {
    asked = search
    isBehind = false
    last?.isSought = false
  }

  /// Notes the orders for which it is known where the matches of the search are shown.
  mutating func noteShown(in orders: RowMap?) { asked?.orders = orders }

  /// Returns the query that is `steps` lines later in the history; nil if there is none.
  ///
  /// Negative steps go to earlier queries.
  mutating func recall(_ steps: Int) -> String? {
    let typed = query
    return history?.recall(steps, insteadOf: typed)
  }

  /// Forgets the matches, because the same items are searched anew.
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
