import GridpickFinding
import GridpickModel
import GridpickPaging

/// Find while it is on: what is typed, what is asked for, and where all was when it began.
struct Finding {
  var entry: TextEntry
  /// The search that is asked for; nil while nothing is.
  private(set) var asked: Search?
  /// Whether there is more data than the search under way knows of.
  var isBehind = false
  /// What was looked for when the matches that are shown were found.
  var shownText: String?
  /// How many items there are that may match; nil where nobody counts them.
  var total: Int?
  /// The item one was at when it began; nil once that has become other data.
  var origin: ItemID?
  /// Where everything was then; nil once that has become other data.
  private(set) var places: PagingController?
  /// The item that stays current while it matches, since somebody has gone somewhere by hand (rule F5).
  private(set) var kept: ItemID?
  private var hasMoved = false

  init(_ text: String, at origin: ItemID?, leaving places: PagingController?) {
    entry = TextEntry(text)
    self.origin = origin
    self.places = places
  }

  mutating func ask(for search: Search?) {
    asked = search
    isBehind = false
  }

  /// Somebody has gone there.
  mutating func keep(_ current: ItemID?) {
    hasMoved = true
    kept = current
  }

  /// All that matches is shown, or newer data, and what was kept may be no part of it.
  mutating func noteShown(at current: ItemID?) {
    if hasMoved { kept = current }
  }

  /// There is other data than when it began.
  mutating func forgetPlaces() {
    places = nil
    origin = nil
    total = nil
    shownText = nil
  }
}

/// What was looked for last, to go from match to match once find is left (rule F6).
struct LastQuery {
  let text: String
  /// Nil while it is not known what of the data matches.
  var matches: Matches? {
    didSet { offered = nil }
  }
  /// What is shown, of which they alone may be current; made once for an arrangement.
  var offered: Grid?
  /// Which way one wants to go as soon as that is known.
  var awaited: Int?
  /// The search that is to tell it, where find is not on, and how much there was to be searched.
  private(set) var asked: Search?
  private var count = 0

  init(text: String) {
    self.text = text
  }

  mutating func ask(for search: Search, among count: Int) {
    asked = search
    self.count = count
  }

  /// Says whether it was waited for; what is found in less than there is now is not kept.
  mutating func take(_ findings: Findings, of search: Search, among count: Int) -> Bool {
    guard search == asked, findings.isComplete else { return false }
    asked = nil
    if count == self.count { matches = findings.matches }
    return true
  }
}
