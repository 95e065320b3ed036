import GridpickLayout
import GridpickPaging
import GridpickScreen

/// A direction on the screen.
package enum Direction: Hashable, Sendable {
  case left
  case right
  case up
  case down

  var axis: ScreenAxis { self == .up || self == .down ? .vertical : .horizontal }

  var sign: Int { self == .right || self == .down ? 1 : -1 }
}

/// A way of going from one item to another, as a key asks for it.
package enum Movement: Hashable, Sendable {
  case step(Direction)
  /// By as many steps as the view has pages.
  case stepView(Direction)
  case first(GridAxis)
  case last(GridAxis)

  /// The same along the axes of the grid, which lie on a screen one way or the other.
  func move(on placement: Placement) -> PagingMove {
    switch self {
    case .step(let direction):
      .step(placement.gridAxis(along: direction.axis), by: direction.sign)
    case .stepView(let direction):
      .stepView(placement.gridAxis(along: direction.axis), by: direction.sign)
    case .first(let axis): .jump(axis, toLast: false)
    case .last(let axis): .jump(axis, toLast: true)
    }
  }
}
