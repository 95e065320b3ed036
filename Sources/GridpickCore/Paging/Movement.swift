/// A movement from one item to another that a key asks for.
package enum Movement: Hashable, Sendable {
  case step(Direction)
  case stepView(Direction, halves: Int)
  case first(ScreenAxis)
  case last(ScreenAxis)
  case start
  case end
}

extension PagingController {
  /// Performs a movement along an axis; one back to the first page opens the banner (rule L4).
  mutating func perform(
    _ movement: Movement, along axis: GridAxis, wraps: Bool, on ground: Ground
  ) {
    switch movement {
    case .step(let direction): step(axis, by: direction.sign, wraps: wraps, in: ground.grid)
    case .stepView(let direction, let halves):
      stepViews(axis, halves: halves * direction.sign, on: ground)
    case .first, .start: jump(axis, toLast: false, in: ground.grid)
    case .last, .end: jump(axis, toLast: true, in: ground.grid)
    }
    guard let position = position(in: ground.grid) else { return }
    let pager = ground.pagers[axis, at: position]
    let hasBanner = pager.track.start > 0
    switch movement {
    case .step(let direction), .stepView(let direction, _):
      if hasBanner, direction.sign < 0, position[axis] == 0 { openBanner(axis, on: ground) }
    case .first, .start:
      // A frozen first column is in view at any offset, so the view goes to its start too.
      if axis == .item, pager.staysPut(position.index) { setRest(0, .item, in: position.section) }
      // The position may be beyond the first page, because gaps are passed over.
      if hasBanner { openBanner(axis, on: ground) }
    case .last, .end: break
    }
  }
}
