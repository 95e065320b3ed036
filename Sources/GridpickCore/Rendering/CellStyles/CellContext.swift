/// The place and the state of a cell, for a program's own style that draws the cell.
///
/// ```swift
/// let style = CellStyle(size: ScreenSize(lines: 1, columns: 9)) { canvas, cell, context in
///   let number = "\(context.position.section)"
///   let sign = context.isMarked ? "✓" : context.isCurrent ? "›" : " "
///   if !context.isDimmed, context.progress == .rest, context.size.columns > 4 {
///     canvas.draw(number + sign + cell.label, line: 0)
///   }
/// }
/// ```
public struct CellContext: Equatable, Sendable {
  /// The place of the item in the caller's rows.
  public let position: Position
  /// True if the cell is the current one.
  public let isCurrent: Bool
  /// True if the item is marked.
  public let isMarked: Bool
  /// True if there is a query and the item does not match it.
  public let isDimmed: Bool
  /// The distance of the grid from its place of rest.
  public let progress: Progress
  /// The lines and columns of the canvas.
  public let size: ScreenSize

  /// The distance of a dragged or gliding grid from its place of rest, in cells: at most 1, and 0
  /// at rest.
  ///
  /// ```swift
  /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   let isMoving = context.progress.vertical != 0 || context.progress.horizontal != 0
  ///   canvas.draw(isMoving ? "…" : cell.label, line: 0)
  /// }
  /// ```
  public struct Progress: Equatable, Sendable {
    /// The vertical distance: above 0 if the view is further down, below 0 if further up.
    public let vertical: Double
    /// The horizontal distance: above 0 if the view is further right, below 0 if further left.
    public let horizontal: Double

    /// The progress of a grid at rest.
    ///
    /// ```swift
    /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
    ///   if context.progress != .rest { canvas.draw("…", line: 0) }
    /// }
    /// ```
    public static let rest = Progress(vertical: 0, horizontal: 0)
  }
}
