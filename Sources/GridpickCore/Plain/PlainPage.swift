/// What is listed, and where in it one is; one comes back to it from what was opened there (rule Y3).
struct PlainPage {
  /// How far from all one is: what is on a lower level is behind, and nothing else.
  enum Level: Int, Comparable {
    case all, found, marked, opened

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  var listing = PlainListing.rows
  var level = Level.all
  /// What the listing is called.
  var heading: String?
  /// Where the page begins.
  var first = 0
}
