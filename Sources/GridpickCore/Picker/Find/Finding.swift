/// The state of find while it is on: the typed text, and the places when find began.
struct Finding {
  var entry: TextEntry
  /// True while letters are typed into the query; false while they are keys.
  var isTyped: Bool
  /// The text to search for instead of the typed one; nil if there is none.
  var searched: String?
  /// The current item when find began; nil in an empty grid, and after other data has come.
  var origin: ItemID?
  /// All positions and offsets when find began; nil once other data has replaced the data.
  private(set) var places: PagingController?
  /// The item that stays current while it matches, because the user has moved by hand (rule F5).
  private(set) var kept: ItemID?
  /// True once the user has moved by hand since find began.
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

  /// Keeps the current item if the user has moved, once all matches or newer data are shown.
  ///
  /// The item kept before may no longer be shown.
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
  /// The matches of the query; nil while they are not known.
  var matches: Matches? {
    didSet { offered = nil }
  }
  /// The shown grid in which only the matches may be current, made once for an arrangement.
  var offered: Grid?
  /// The directions to go in, one after the other, once the matches and their places are known.
  var awaited: [Int] = []
  /// True while a search for the matches runs that narrows nothing.
  var isSought = false

  init(text: String) {
    self.text = text
  }
}
