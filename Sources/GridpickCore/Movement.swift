import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

/// A direction on the screen.
package enum Direction: Hashable, Sendable {
  case left
  case right
  case up
  case down

  var axis: ScreenAxis { self == .up || self == .down ? .vertical : .horizontal }

  fileprivate var sign: Int { self == .right || self == .down ? 1 : -1 }
}

/// A way of going from one item to another.
package enum Movement: Hashable, Sendable {
  case step(Direction)
  /// By as many steps as the view has pages.
  case stepView(Direction)
  case first(GridAxis)
  case last(GridAxis)
}

extension Movement {
  /// Whether it goes back along an axis of the screen, or to its start.
  func goesBack(along axis: ScreenAxis, on placement: Placement) -> Bool {
    switch self {
    case .step(let direction), .stepView(let direction):
      direction.axis == axis && direction.sign < 0
    case .first(let gridAxis): placement.gridAxis(along: axis) == gridAxis
    case .last: false
    }
  }
}

extension PagingController {
  /// Going back to the first page opens the banner, and so does going to the first section (rule L4).
  mutating func perform(
    _ movement: Movement, on placement: Placement, _ ground: Ground, cycles: Bool
  ) {
    switch movement {
    case .step(let direction):
      let axis = placement.gridAxis(along: direction.axis)
      step(axis, by: direction.sign, wraps: cycles, in: ground.grid)
    case .stepView(let direction):
      let axis = placement.gridAxis(along: direction.axis)
      stepViews(axis, by: direction.sign, on: ground)
    case .first(let axis): jump(axis, toLast: false, in: ground.grid)
    case .last(let axis): jump(axis, toLast: true, in: ground.grid)
    }
    guard placement.bannerLines > 0, let position = position(in: ground.grid) else { return }
    let down = placement.gridAxis(along: .vertical)
    let isBack = movement.goesBack(along: .vertical, on: placement)
    if isBack && position[down] == 0 || movement == .first(.section) {
      openBanner(down, on: ground)
    }
  }
}
