import GridpickFinding

/// What is looked for now, and what was looked for before.
struct Find {
  /// Find while it is on; nil while it is not.
  var finding: Finding?
  /// Matches that were found while a pointer held the grid: they are shown once it lets go.
  var held: Findings?
  /// The last query, for `n` and `N`.
  var last: LastQuery?
  /// Earlier queries; nil where they are not kept.
  private(set) var history: QueryHistory?

  init(history: QueryHistory?) { self.history = history }

  /// What is typed to be found.
  var query: String { finding?.entry.text ?? "" }

  /// All that was looked for.
  var lookedFor: [String] { (history?.left ?? []) + [query] }

  mutating func begin(_ finding: Finding) {
    last?.awaited = nil
    history?.restart()
    self.finding = finding
  }

  /// Ends find, and returns it; a query that has found something is kept.
  mutating func end(hasFound: Bool) -> Finding? {
    guard let left = finding else { return nil }
    if hasFound { history?.leave(left.entry.text) }
    finding = nil
    held = nil
    return left
  }

  /// The query so many lines further in the history, or with a minus before; nil where there is none.
  mutating func recall(_ steps: Int) -> String? {
    let typed = query
    return history?.recall(steps, insteadOf: typed)
  }

  /// The same items are searched anew: what was found is not known any more.
  mutating func forgetFound() {
    finding?.total = nil
    last?.matches = nil
    held = nil
  }

  /// Other items are searched: where they were is not known any more, either.
  mutating func forgetPlaces() {
    finding?.forgetPlaces()
    forgetFound()
  }
}
