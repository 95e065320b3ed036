/// A page of a listing, to which the user can come back from what was opened there (rule Y3).
struct PlainPage {
  /// The distance of a page from the whole listing; a page goes back only to pages of lower levels.
  enum Level: Int, Comparable {
    case all, found, marked, opened

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  var listing = PlainListing.rows
  var level = Level.all
  var heading: String?
  /// The place where the page begins.
  var first = 0
}
