import GridpickFinding
import GridpickModel
import GridpickPaging

/// Find while it is on: what is typed, what is asked for, and where all was when it began.
struct Finding {
  var entry: TextEntry
  /// The search that is asked for; nil while nothing is.
  private(set) var asked: Search?
  /// Whether not all that was there then has been looked through.
  private(set) var isDue = false
  /// Whether there is more data than the search under way knows of.
  var isBehind = false
  /// How many items there are that may match; nil where nobody counts them.
  var total: Int?
  /// The item one was at when it began; nil once that has become other data.
  var origin: ItemID?
  /// Where everything was then; nil once that has become other data.
  var places: PagingController?
  /// Whether one has gone anywhere by hand since (rule F5).
  var hasMoved = false

  init(_ text: String, at origin: ItemID?, leaving places: PagingController?) {
    entry = TextEntry(text)
    self.origin = origin
    self.places = places
  }

  mutating func ask(for search: Search?) {
    asked = search
    isDue = search != nil
    isBehind = false
  }

  /// Says whether it was waited for.
  mutating func take(_ findings: Findings, of search: Search) -> Bool {
    guard search == asked else { return false }
    isDue = !findings.isComplete
    return true
  }
}

/// What was looked for last, to go from match to match once find is left (rule F6).
struct LastQuery {
  var text: String
  /// Nil while it is not known what of the data matches.
  var matches: Matches?
  /// Which way one wants to go as soon as that is known.
  var awaited: Int?
}
