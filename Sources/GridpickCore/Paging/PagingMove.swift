/// A move from one item to another, along an axis of the grid.
package enum PagingMove: Hashable, Sendable {
  case step(GridAxis, by: Int)
  /// A move by as many pages as `halves` half views have room for, at least one.
  case stepView(GridAxis, halves: Int)
  case jump(GridAxis, toLast: Bool)

  package var axis: GridAxis {
    switch self {
    case .step(let axis, _), .stepView(let axis, _), .jump(let axis, _): axis
    }
  }

  fileprivate func goesBack(along axis: GridAxis) -> Bool {
    switch self {
    case .step(let own, let count), .stepView(let own, let count): own == axis && count < 0
    case .jump: isJumpToStart(of: axis)
    }
  }

  fileprivate func isJumpToStart(of axis: GridAxis) -> Bool { self == .jump(axis, toLast: false) }
}

extension PagingController {
  /// Performs a move; one back to the first page, even to a gap, opens the banner (rule L4).
  package mutating func perform(_ move: PagingMove, wraps: Bool = false, on ground: Ground) {
    switch move {
    case .step(let axis, let count): step(axis, by: count, wraps: wraps, in: ground.grid)
    case .stepView(let axis, let halves): stepViews(axis, halves: halves, on: ground)
    case .jump(let axis, let toLast): jump(axis, toLast: toLast, in: ground.grid)
    }
    guard let position = position(in: ground.grid) else { return }
    // A frozen first column is in view at any offset, so the view goes to its start too.
    if move.isJumpToStart(of: .item), ground.pagers[.item, at: position].staysPut(position.index) {
      setRest(0, .item, in: position.section)
    }
    for axis in GridAxis.allCases where ground.pagers[axis, at: position].track.start > 0 {
      let isBack = move.goesBack(along: axis) && position[axis] == 0
      if isBack || move.isJumpToStart(of: axis) { openBanner(axis, on: ground) }
    }
  }
}
