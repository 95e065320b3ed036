@testable import GridpickCore

extension PagingController {
  /// The controller after a run of steps along an axis, each by one.
  func stepped(
    _ axis: GridAxis, _ steps: [Int], wraps: Bool = false, in content: Grid
  ) -> PagingController {
    var stepped = self
    for step in steps { stepped.step(axis, by: step, wraps: wraps, in: content) }
    return stepped
  }
}

extension Position {
  /// Short for tables: `at(1, 2)` is item 2 of section 1.
  static func at(_ section: Int, _ index: Int) -> Position {
    Position(section: section, index: index)
  }
}
