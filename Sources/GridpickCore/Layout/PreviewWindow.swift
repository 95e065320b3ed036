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
  /// True if the preview shows its end while output comes.
  package var follows = false
  /// True if a line is drawn between grid and preview.
  package var hasLine = true
  /// The line with which the preview begins; nil is the first line.
  package var start: PreviewStart?
  /// The number of first lines that stay at the top while the others scroll.
  package var headLines = 0
  /// The changes where there is little room; nil if there are none.
  package var alternative: Alternative?

  /// The parts of a window that differ where the window has fewer cells than a limit.
  package struct Alternative: Hashable, Sendable {
    package let limit: Int
    package let parts: [Part]
  }

  package init() {}

  /// The same window with the parts of the alternative; nil without an alternative.
  var narrowed: PreviewWindow? {
    guard let alternative else { return nil }
    var other = self
    other.alternative = nil
    return other.changed(by: alternative.parts)
  }

  /// The same window, not hidden on any screen.
  var unhidden: PreviewWindow {
    var window = self
    window.isHidden = false
    window.alternative = alternative?.unhidden
    return window
  }

  /// The fields that hold the lines with which the preview may begin.
  package var fields: [PickField] {
    [start?.field].compactMap(\.self) + (narrowed?.fields ?? [])
  }

  /// The least columns with room beside the grid; a low screen has none below, so fewer are enough.
  private static let wide = 100
  private static let wideForLow = 60

  package func side(on size: ScreenSize) -> Side {
    let isLow = size.columns >= max(Self.wideForLow, 4 * size.lines)
    return side ?? (size.columns >= Self.wide || isLow ? .right : .down)
  }
}
