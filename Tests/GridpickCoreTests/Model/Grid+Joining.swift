@testable import GridpickCore

extension Grid {
  /// With another grid below it.
  func joined(with next: Grid) -> Grid { Grid(JoinedGrid(self, next)) }

  /// With other items in one of its sections.
  func refilled(section: Int, with data: Grid, _ filling: RefilledGrid.Filling) -> Grid {
    Grid(RefilledGrid(self, section: section, with: data, filling))
  }
}
