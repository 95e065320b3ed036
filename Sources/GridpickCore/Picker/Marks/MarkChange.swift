/// A change of the marks (rule M1).
struct MarkChange {
  enum Way {
    case adding
    case removing
    case inverting
    /// Removes the marks if the whole group is marked, otherwise adds them.
    case toggling
  }

  let way: Way
  /// The marks before a rectangle was begun; nil uses the marks at the time of the change.
  var base: NumberRuns?
  /// The largest number of items to go through to find the group.
  let effort: Int
  /// True if the group is all that matches or is shown, whether it is in view or not.
  var isOfAll = false
  /// Finds the things to mark; nil if the change was dropped meanwhile.
  let group: (_ before: NumberRuns, _ isWanted: () -> Bool) -> NumberRuns?

  /// Returns the marks after the change; nil if the change was dropped meanwhile.
  func applied(to marks: NumberRuns, while isWanted: () -> Bool) -> NumberRuns? {
    let marks = base ?? marks
    guard let group = group(marks, isWanted) else { return nil }
    return switch way {
    case .adding: marks.union(group)
    case .removing: marks.subtracting(group)
    case .inverting: marks.symmetricDifference(group)
    case .toggling: marks.contains(group) ? marks.subtracting(group) : marks.union(group)
    }
  }
}
