import GridpickCore

/// The options `--select-1` and `--exit-0`, which decide before anything is shown.
package struct EarlyChoice: Equatable, Sendable {
  package enum Decision: Equatable, Sendable {
    case pick(ItemID)
    /// There is nothing to pick: the program ends without a message.
    case nothing
    case show
    /// The data that is still to come decides.
    case undecided
  }

  /// The most lines of an input that may still turn out to be a table.
  static let mostUnjudged = 100

  package var picksOnlyItem = false
  package var endsWhenEmpty = false

  /// Decides after as few items as possible, because it is asked often, for grids of any size.
  package func decision(
    on content: Grid, of unit: MarkUnit = .item, isComplete: Bool
  ) -> Decision {
    guard picksOnlyItem || endsWhenEmpty else { return .show }
    var only: ItemID?
    for section in 0..<content.sectionCount {
      for index in 0..<content.itemCount(inSection: section) {
        let position = Position(section: section, index: index)
        let isThere =
          unit == .section ? content.canBeCurrent(position) : content.hasItem(at: position)
        guard isThere else { continue }
        if only != nil || !picksOnlyItem { return .show }
        only = content.id(at: position)
        if unit == .section { break }
      }
    }
    return decision(only, isComplete: isComplete)
  }

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
