public import GridpickModel
public import GridpickScreen

/// What a cell is at, while a style of a program's own draws it.
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
  /// Where it is in the caller's rows.
  public let position: ItemID
  /// Whether it is the current one.
  public let isCurrent: Bool
  /// Whether it is marked.
  public let isMarked: Bool
  /// Whether something is looked for, and it does not match.
  public let isDimmed: Bool
  /// How far the grid is from where it rests.
  public let progress: Progress
  /// How large the canvas is.
  public let size: ScreenSize

  /// How far a grid that is dragged or glides is from where it rests, in cells, 1 at most; 0 at rest.
  ///
  /// ```swift
  /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   let isMoving = context.progress.vertical != 0 || context.progress.horizontal != 0
  ///   canvas.draw(isMoving ? "…" : cell.label, line: 0)
  /// }
  /// ```
  public struct Progress: Equatable, Sendable {
    /// Above 0 where it has gone on downwards, below 0 upwards.
    public let vertical: Double
    /// Above 0 where it has gone on to the right, below 0 to the left.
    public let horizontal: Double

    /// Where it rests.
    ///
    /// ```swift
    /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
    ///   if context.progress != .rest { canvas.draw("…", line: 0) }
    /// }
    /// ```
    public static let rest = Progress(vertical: 0, horizontal: 0)
  }
}
