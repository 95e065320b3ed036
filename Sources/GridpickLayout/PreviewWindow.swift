import GridpickScreen

/// Where a preview is to be shown, and how much of the screen it takes (rule V2).
package struct PreviewWindow: Equatable, Sendable {
  /// Seen from the grid; named as `--preview-window` has it.
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

    /// Whether the preview stands before the grid.
    var comesFirst: Bool { self == .left || self == .up }
  }

  /// Nil goes by the shape of the screen.
  package var side: Side?
  package var extent = Extent.percent(50)
  package var isHidden = false
  package var wraps = false

  package init() {}

  /// On a screen with so many columns there is room beside the grid; on a low one there is none below.
  private static let wide = 100
  private static let wideForLow = 60

  package func side(on size: ScreenSize) -> Side {
    let isLow = size.columns >= max(Self.wideForLow, 4 * size.lines)
    return side ?? (size.columns >= Self.wide || isLow ? .right : .down)
  }
}

/// How much of a screen something takes along an axis.
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
