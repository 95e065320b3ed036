import GridpickModel

/// Something that is done to the marks (rule M1).
struct MarkChange {
  enum Way {
    case adding
    case removing
    case inverting
    /// Removes the marks where all of it is marked, else adds them.
    case toggling
  }

  let way: Way
  /// The marks before a rectangle was begun; nil is the marks when the change is made.
  var base: NumberRuns?
  /// How many items are gone through at most to find the group.
  let effort: Int
  /// Finds what is to be marked; returns nil if the change was dropped meanwhile.
  let group: (_ isWanted: () -> Bool) -> NumberRuns?

  /// The marks behind the change; nil if it was dropped meanwhile.
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
