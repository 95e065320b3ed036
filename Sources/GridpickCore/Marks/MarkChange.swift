import GridpickModel

/// Something that is done to the marks (rule M1).
struct MarkChange {
  enum Way {
    case adding
    case removing
    case inverting
    /// What is all marked no longer is.
    case toggling
  }

  let way: Way
  /// Where a rectangle goes on from; nil is what is marked when its turn comes.
  var base: NumberRuns?
  /// So many places are gone through at most for what it is about.
  let effort: Int
  /// What it is about; nil where nobody wants to know any more.
  let group: (_ isWanted: () -> Bool) -> NumberRuns?

  /// What is marked then; nil where nobody wants to know any more.
  func applied(to marks: NumberRuns, while isWanted: () -> Bool) -> NumberRuns? {
    guard let group = group(isWanted) else { return nil }
    let before = base ?? marks
    return switch way {
    case .adding: before.union(group)
    case .removing: before.subtracting(group)
    case .inverting: before.symmetricDifference(group)
    case .toggling: before.contains(group) ? before.subtracting(group) : before.union(group)
    }
  }
}
