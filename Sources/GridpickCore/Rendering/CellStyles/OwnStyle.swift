/// The size and the drawing code of a program's own style.
final class OwnStyle: Sendable {
  let size: ScreenSize
  let draw: @Sendable (inout CellCanvas, Cell, CellContext) -> Void

  init(size: ScreenSize, draw: @escaping @Sendable (inout CellCanvas, Cell, CellContext) -> Void) {
    self.size = size
    self.draw = draw
  }

  /// The size with its gap: a ring takes a line above and below, and signs at the sides take none.
  var pitch: ScreenSize {
    ScreenSize(lines: size.lines + (size.lines > 1 ? 2 : 0), columns: size.columns + 2)
  }
}

extension CellStyle {
  /// Upper limits of a size: no screen is that large, and sums of such sizes do not overflow.
  private static let mostLines = 1_000
  private static let mostColumns = 10_000

  /// Creates a style of the program's own, which draws each cell on a canvas.
  ///
  /// The canvas has the given size if the layout leaves the size to the cells.
  ///
  /// The picker draws everything around the canvas: a ring around the current cell, or signs at its
  /// sides if the canvas is a single line, and a sign at a marked item. An item that does not match
  /// a query loses its colours.
  ///
  /// ```swift
  /// let poster = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   if let color = cell.color { canvas.fill(color) }
  ///   canvas.drawCentered(cell.label, line: 1, tone: context.isCurrent ? .strong : .plain)
  /// }
  /// ```
  public init(
    size: ScreenSize,
    draw: @escaping @Sendable (inout CellCanvas, Cell, CellContext) -> Void
  ) {
    let lines = min(max(1, size.lines), Self.mostLines)
    let columns = min(max(1, size.columns), Self.mostColumns)
    kind = .own(OwnStyle(size: ScreenSize(lines: lines, columns: columns), draw: draw))
  }

  package init?(_ asked: AskedStyle) {
    switch asked {
    case .named(let name):
      guard let style = CellStyle.named(name) else { return nil }
      self = style
    case .own(let own):
      guard let own = own as? OwnStyle else { return nil }
      kind = .own(own)
    }
  }

  package var asked: AskedStyle { own.map { .own($0) } ?? .named(name) }
}

extension Canvas {
  /// Draws a program's style, or a card for an empty slot or a cell of fewer than three columns.
  mutating func drawOwn(_ own: OwnStyle, _ cell: CellStyle.Drawing) {
    guard let item = cell.item, let position = cell.position, cell.rect.columns.count >= 3 else {
      return drawCard(cell)
    }
    let hasRing = cell.rect.lines.count >= 3
    let inside = cell.rect.inset(lines: hasRing ? 1 : 0, columns: 1)
    let seen = inside.intersection(window)
    if !seen.isEmpty {
      var canvas = CellCanvas(inside, seen: seen, hasText: !cell.isSliver, look)
      let context = CellContext(
        position: position, isCurrent: cell.isCurrent,
        isMarked: cell.isMarked, isDimmed: cell.isDimmed)
      own.draw(&canvas, Cell(item), context)
      if cell.isDimmed { canvas.dim() }
      lay(canvas.frame, at: inside.corner, within: seen)
    }
    if cell.isCurrent {
      if hasRing {
        drawFrame(look.signs.boldFrame, around: cell.rect, style: look.theme.currentFrame)
      } else {
        drawSides(of: cell.rect, style: look.theme[.title])
      }
    }
    if cell.hasCursor { placeCursor(at: seen.isEmpty ? cell.rect.corner : seen.corner) }
    // The program may have drawn text anywhere, so the whole inside counts as text.
    if cell.showsMark { drawMark(of: cell, onEdgeOf: cell.rect, beside: inside, .plain) }
  }
}

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
