import GridModel

/// Something that a picker has done by others, in the background: newer data, or more of it.
package struct Errand: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Newer data in place of what is there (rule R1).
    case reload
    /// More data behind what is there (rule R3).
    case more
  }

  package let kind: Kind
  /// The section that it is about, where each is a list by itself (rule R4); nil for all of them.
  package let section: Int?
  /// Its title, if it has one.
  package let title: String?
  /// How many sections there are, or items in the one that it is about.
  package let count: Int

  package init(_ kind: Kind, section: Int? = nil, title: String? = nil, count: Int) {
    self.kind = kind
    self.section = section
    self.title = title
    self.count = count
  }
}

/// What came of an errand.
package enum ErrandAnswer {
  case data(ContentUpdate)
  /// There is no more.
  case nothing
  /// It failed, for this reason, in words for people.
  case failed(String)
}

/// Which errand is being run, and which are of no use.
struct Errands {
  /// Only one at a time (rule R2).
  private(set) var running: Errand?
  /// When it was started.
  private(set) var start = Duration.zero
  /// What was asked for last of each list: to ask again makes sense once its count has changed.
  private var asked: [Errand] = []

  mutating func begin(_ errand: Errand, at time: Duration) {
    running = errand
    start = time
    asked.removeAll { $0.kind == errand.kind && $0.section == errand.section }
    asked.append(errand)
  }

  /// Ends the one that is run, and says which it was.
  mutating func end(failed: Bool = false) -> Errand? {
    defer { running = nil }
    if failed { asked.removeAll { $0 == running } }
    return running
  }

  /// Whether more may come of asking for it (rule R3).
  func isArmed(_ errand: Errand) -> Bool { running == nil && !asked.contains(errand) }
}
