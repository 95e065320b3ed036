import GridpickFinding
import GridpickModel

/// What `--select-1` and `--exit-0` decide before anything is shown.
package struct EarlyChoice: Equatable, Sendable {
  /// What to do about what has been read so far.
  package enum Decision: Equatable, Sendable {
    case pick(ItemID)
    /// There is nothing to pick: end without a word.
    case nothing
    case show
    /// What is still to come decides.
    case undecided
  }

  /// Picks the only item there is.
  package var picksOnlyItem = false
  /// Ends where there is no item.
  package var endsWhenEmpty = false

  package init() {}

  /// Looks for no more items than it needs, since it may be asked of any size of grid, many times.
  package func decision(on content: Grid, isComplete: Bool) -> Decision {
    guard picksOnlyItem || endsWhenEmpty else { return .show }
    var only: ItemID?
    for section in 0..<content.sectionCount {
      for index in 0..<content.itemCount(inSection: section) {
        let position = Position(section: section, index: index)
        guard content.hasItem(at: position) else { continue }
        if only != nil || !picksOnlyItem { return .show }
        only = content.id(at: position)
      }
    }
    return decision(only, isComplete: isComplete)
  }

  /// Where it is the matches that count.
  package func decision(on findings: Findings, isComplete: Bool) -> Decision {
    guard picksOnlyItem || endsWhenEmpty else { return .show }
    if findings.count > (picksOnlyItem ? 1 : 0) { return .show }
    return decision(findings.best, isComplete: isComplete)
  }

  private func decision(_ only: ItemID?, isComplete: Bool) -> Decision {
    guard isComplete else { return .undecided }
    if let only { return .pick(only) }
    return endsWhenEmpty ? .nothing : .show
  }
}
