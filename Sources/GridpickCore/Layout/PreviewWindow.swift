/// The place of a preview, and the part of the screen that it takes (rule V2).
package struct PreviewWindow: Equatable, Sendable {
  /// The side of the grid on which the preview stands, with the names of `--preview-window`.
  package enum Side: String, CaseIterable, Sendable {
    case right
    case left
    case up
    case down

    /// The axis along which grid and preview stand.
    package var axis: ScreenAxis {
      switch self {
      case .right, .left: .horizontal
      case .up, .down: .vertical
      }
    }

    /// True if the preview stands before the grid.
    var comesFirst: Bool { self == .left || self == .up }
  }

  /// The side of the preview; nil lets the shape of the screen decide.
  package var side: Side?
  package var extent = Extent.percent(50)
  package var isHidden = false
  package var wraps = false

  package init() {}

  /// The least columns with room beside the grid; a low screen has none below, so fewer are enough.
  private static let wide = 100
  private static let wideForLow = 60

  package func side(on size: ScreenSize) -> Side {
    let isLow = size.columns >= max(Self.wideForLow, 4 * size.lines)
    return side ?? (size.columns >= Self.wide || isLow ? .right : .down)
  }
}

/// The part of a screen that something takes along an axis.
package enum Extent: Equatable, Sendable {
  case cells(Int)
  case percent(Int)

  package func cells(of whole: Int) -> Int {
    switch self {
    case .cells(let count): count
    case .percent(let share): whole * share / 100
    }
  }
}
