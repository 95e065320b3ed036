import GridpickModel

/// Something that a picker has done by others, in the background: newer data, or more of it.
package struct Errand: Equatable {
  package enum Kind: CaseIterable, Sendable {
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
  /// The command to be run, where an action has one of its own.
  package var invocation: Invocation?

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
  /// The same, as all that there is by now, whatever it was asked for about.
  case whole(ContentUpdate)
  /// There is no more.
  case nothing
  /// It failed, for this reason, in words for people.
  case failed(String)
}

/// Which errands are being run, and what there is no more of.
struct Errands {
  struct Run {
    let errand: Errand
    /// When it was started.
    let start: Duration
    /// The item that a step down was to go on from; nil where nobody stepped (rule R3).
    let origin: ItemID?
  }

  /// One of each kind at most.
  private var runs: [Run] = []
  /// Lists that had no more behind them, with the counts that they had then.
  private var exhausted: [Errand] = []

  /// What the picker is busy with.
  var current: Run? { runs.first }

  func run(of kind: Errand.Kind) -> Run? { runs.first { $0.errand.kind == kind } }
  func isRunning(_ kind: Errand.Kind) -> Bool { run(of: kind) != nil }

  mutating func begin(_ errand: Errand, at time: Duration, from origin: ItemID? = nil) {
    runs.append(Run(errand: errand, start: time, origin: origin))
  }

  /// Ends the run of a kind; nil where none was run.
  mutating func end(_ kind: Errand.Kind) -> Run? {
    guard let place = runs.firstIndex(where: { $0.errand.kind == kind }) else { return nil }
    return runs.remove(at: place)
  }

  /// Newer data may have more behind it, though it be as long as what it replaces.
  mutating func rearm(_ errand: Errand) {
    exhausted.removeAll { errand.section == nil || $0.section == errand.section }
  }

  /// The same for all there is.
  mutating func rearmAll() { exhausted = [] }

  /// There is no more of what was asked for.
  mutating func endForNothing(_ kind: Errand.Kind) {
    guard var errand = end(kind)?.errand else { return }
    // Whichever command was asked: there is no more of what it is about.
    errand.invocation = nil
    exhausted.removeAll { $0.section == errand.section }
    exhausted.append(errand)
  }

  /// Whether more may come of asking for it (rule R3).
  func isArmed(_ errand: Errand) -> Bool { !exhausted.contains(errand) }
}
