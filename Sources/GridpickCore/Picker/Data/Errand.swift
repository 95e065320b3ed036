/// A task done for the picker in the background: to bring newer data, or more data.
package struct Errand: Equatable {
  package enum Kind: CaseIterable, Sendable {
    case reload
    case more
  }

  package let kind: Kind
  /// The section to load, for lists side by side (rule R4); nil means all sections.
  package var section: Int?
  package var title: String?
  /// The number of items in `section`, or else of sections or of items of a flat list.
  package let count: Int
  @Boxed package var invocation: Invocation?
  /// The cause; for `every` or for a view that is not full, only errors are reported (rule S1).
  var cause = Cause.hand

  enum Cause {
    case hand, event, time, view

    var tellsErrorsOnly: Bool { self == .time || self == .view }
  }

  package var waitsForEnd = false
  /// True if the newer data answers the query (rule F5).
  var answersQuery = false

  /// True if the end of a reload is reported: it has replaced data, and not by `every`.
  var isSaid: Bool { !answersQuery && count > 0 && !cause.tellsErrorsOnly }
}

package enum ErrandAnswer {
  /// The data, or the part of newer data that has come so far.
  case data(ContentUpdate)
  /// All data that is there now, whatever the errand was about.
  case whole(ContentUpdate)
  case nothing
  case failed(String)

  var isLast: Bool { if case .data(let update) = self { update.isComplete } else { true } }
}

extension Errand {
  struct Run {
    let errand: Errand
    let start: Duration
    /// The item from which a step down goes on; nil if no step asked for the data (rule R3).
    let origin: ItemID?
  }
}

/// A reload that somebody has asked for; it waits while the input itself arrives.
struct Reload {
  @Boxed private(set) var invocation: Invocation?
  let waitsForEnd: Bool
  let cause: Errand.Cause
}
