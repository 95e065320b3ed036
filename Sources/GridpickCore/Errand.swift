import GridpickModel

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

/// Which errand is being run, and what there is no more of.
struct Errands {
  /// Only one at a time (rule R2).
  private(set) var running: Errand?
  /// When it was started.
  private(set) var start = Duration.zero
  /// The lists of which there was no more when they had so many items.
  private var exhausted: [Errand] = []

  mutating func begin(_ errand: Errand, at time: Duration) {
    running = errand
    start = time
  }

  /// Ends the one that is run, and says which it was.
  mutating func end() -> Errand? {
    defer { running = nil }
    // Newer data may have more behind it, though it be as long as what it replaces.
    if let running, running.kind == .reload {
      exhausted.removeAll { running.section == nil || $0.section == running.section }
    }
    return running
  }

  /// There is no more of what was asked for.
  mutating func endForNothing() {
    guard let running else { return }
    self.running = nil
    exhausted.removeAll { $0.section == running.section }
    exhausted.append(running)
  }

  /// Whether more may come of asking for it (rule R3).
  func isArmed(_ errand: Errand) -> Bool { running == nil && !exhausted.contains(errand) }
}
