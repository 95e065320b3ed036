import GridLayout
import GridModel
import GridPaging
import Screen

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

extension PagingController {
  mutating func perform(
    _ movement: Movement, on placement: Placement, in content: any GridContent, cycles: Bool
  ) {
    switch movement {
    case .step(let direction):
      let axis = placement.gridAxis(along: direction.axis)
      step(axis, by: direction.sign, wraps: cycles, in: content)
    case .stepView(let direction):
      let axis = placement.gridAxis(along: direction.axis)
      stepViews(axis, by: direction.sign, pagers: placement.pagers, in: content)
    case .first(let axis): jump(axis, toLast: false, in: content)
    case .last(let axis): jump(axis, toLast: true, in: content)
    }
  }
}
