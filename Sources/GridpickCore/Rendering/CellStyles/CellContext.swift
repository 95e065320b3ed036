/// The place and the state of a cell, for a program's own style that draws the cell.
///
/// ```swift
/// let style = CellStyle(size: ScreenSize(lines: 1, columns: 9)) { canvas, cell, context in
///   let number = "\(context.position.section)"
///   let sign = context.isMarked ? "✓" : context.isCurrent ? "›" : " "
///   if !context.isDimmed { canvas.draw(number + sign + cell.label, line: 0) }
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
}
