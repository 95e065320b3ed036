/// The place of a preview, and the part of the screen that it takes (rule V2).
///
/// ```swift
/// picker.previewWindow = PreviewWindow(.right, .percent(40))
/// picker.previewWindow.wraps = true
/// ```
///
/// Other properties say where it begins and what it looks like:
///
/// ```swift
/// var window = PreviewWindow()
/// window.side = .up
/// window.extent = 6
/// window.isHidden = true
/// window.follows = true
/// window.hasLine = false
/// window.headLines = 2
/// picker.previewWindow = window
/// ```
public struct PreviewWindow: Equatable, Sendable {
  /// The side of the grid on which a preview stands.
  ///
  /// ```swift
  /// let sides: [PreviewWindow.Side] = [.right, .left, .up, .down]
  /// picker.previewWindow.side = sides[3]
  /// ```
  public enum Side: String, CaseIterable, Sendable {
    /// At the right of the grid.
    case right
    /// At the left of the grid.
    case left
    /// Above the grid.
    case up
    /// Below the grid.
    case down

    package var axis: ScreenAxis {
      switch self {
      case .right, .left: .horizontal
      case .up, .down: .vertical
      }
    }

    var comesFirst: Bool { self == .left || self == .up }
  }

  /// The side of the preview; nil lets the shape of the screen decide.
  public var side: Side?
  /// The lines or columns that the preview takes, its line included.
  public var extent = Extent.percent(50)
  /// True if the preview is not shown before a key shows it.
  public var isHidden = false
  /// True if long lines of the preview are folded, and not cut.
  public var wraps = false
  /// True if the preview shows its end and not its beginning.
  public var follows = false
  /// True if a line is drawn between grid and preview.
  public var hasLine = true
  /// The line with which the preview begins; nil is the first line.
  package var start: PreviewStart?
  /// The number of first lines that stay at the top while the others scroll.
  public var headLines = 0
  package var alternative: Alternative?

  /// The parts of a window that differ where the window has fewer cells than a limit.
  package struct Alternative: Hashable, Sendable {
    package let limit: Int
    package let parts: [Part]
  }

  /// Creates a window at a side, which takes a part of the screen.
  public init(_ side: Side? = nil, _ extent: Extent = .percent(50)) {
    self.side = side
    self.extent = extent
  }

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
