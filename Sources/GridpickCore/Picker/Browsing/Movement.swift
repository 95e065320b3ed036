extension Direction {
  var axis: ScreenAxis { self == .up || self == .down ? .vertical : .horizontal }

  var sign: Int { self == .right || self == .down ? 1 : -1 }
}

/// A movement from one item to another that a key asks for.
package enum Movement: Hashable, Sendable {
  case step(Direction)
  /// A movement by as many steps as the view has pages.
  case stepView(Direction)
  case stepHalfView(Direction)
  case first(ScreenAxis)
  case last(ScreenAxis)
  /// The first page along both axes.
  case start
  /// The last page along both axes.
  case end

  /// Returns the moves along the axes of the grid; the placement says which axis is vertical.
  func moves(on placement: Placement) -> [PagingMove] {
    switch self {
    case .step(let direction):
      [.step(placement.stepAxis(along: direction.axis), by: direction.sign)]
    case .stepView(let direction):
      [.stepView(placement.stepAxis(along: direction.axis), halves: 2 * direction.sign)]
    case .stepHalfView(let direction):
      [.stepView(placement.stepAxis(along: direction.axis), halves: direction.sign)]
    case .first(let axis): [.jump(placement.stepAxis(along: axis), toLast: false)]
    case .last(let axis): [.jump(placement.stepAxis(along: axis), toLast: true)]
    // The section comes first, because it decides which items there are.
    case .start: [.jump(.section, toLast: false), .jump(.item, toLast: false)]
    case .end: [.jump(.section, toLast: true), .jump(.item, toLast: true)]
    }
  }
}
