import GridpickModel
public import GridpickScreen

/// How a program draws its cells by itself.
final class OwnStyle: Sendable {
  let size: ScreenSize
  let draw: @Sendable (inout CellCanvas, Cell, CellContext) -> Void

  init(
    size: ScreenSize, draw: @escaping @Sendable (inout CellCanvas, Cell, CellContext) -> Void
  ) {
    self.size = size
    self.draw = draw
  }
}

extension CellStyle {
  /// No screen is as large, and no sum of it too large.
  private static let mostLines = 1_000
  private static let mostColumns = 10_000

  /// A style of a program's own, which draws each cell on a canvas that is as large where the layout leaves
  /// the size to the cells.
  ///
  /// The picker draws what is around it: a ring about the current cell, or brackets where the canvas is a
  /// single line, and a sign at what is marked. What does not match a query loses its colours.
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
    self.init(OwnStyle(size: ScreenSize(lines: lines, columns: columns), draw: draw))
  }

  private init(_ own: OwnStyle) {
    // A ring takes a line above and below, brackets do not.
    let pitch = ScreenSize(
      lines: own.size.lines + (own.size.lines > 1 ? 2 : 0), columns: own.size.columns + 2)
    self.init(
      name: "own", summary: "drawn by the program", isCentered: true, showsDetail: true,
      pitch: { _, _, _ in pitch }, draw: { canvas, cell, ink in canvas.drawOwn(own, cell, ink) },
      own: own)
  }

  /// The style that data asks for; nil where there is none of that name.
  package init?(_ asked: AskedStyle) {
    switch asked {
    case .named(let name):
      guard let style = CellStyle.named(name) else { return nil }
      self = style
    case .own(let own):
      guard let own = own as? OwnStyle else { return nil }
      self.init(own)
    }
  }

  /// What an item says that asks for it.
  package var asked: AskedStyle { own.map { .own($0) } ?? .named(name) }
}

extension Canvas {
  /// An empty slot, and what has no room for a ring, is drawn as in a card.
  fileprivate mutating func drawOwn(_ own: OwnStyle, _ cell: CellStyle.Drawing, _ ink: Ink) {
    guard let item = cell.item, let place = cell.place, cell.rect.columns.count >= 3 else {
      return drawCard(cell, ink)
    }
    let hasRing = cell.rect.lines.count >= 3
    let inside = cell.rect.inset(lines: hasRing ? 1 : 0, columns: 1)
    let seen = inside.intersection(window)
    if !seen.isEmpty {
      var canvas = CellCanvas(inside, seen: seen, hasText: !cell.isSliver, ink)
      let context = CellContext(
        position: place.id, isCurrent: cell.isCurrent, isMarked: cell.states.contains(.marked),
        isDimmed: cell.isDimmed, progress: place.progress, size: inside.size)
      own.draw(&canvas, Cell(item), context)
      if cell.isDimmed { canvas.dim() }
      lay(canvas.frame, at: inside.corner, within: seen)
    }
    if cell.isCurrent {
      if hasRing {
        drawFrame(ink.signs.boldFrame, around: cell.rect, style: ink.theme.currentFrame)
      } else {
        drawBrackets(around: cell.rect, style: ink.theme[.title])
      }
      placeCursor(at: seen.isEmpty ? cell.rect.corner : seen.corner)
    }
    // Whatever a program draws may be text.
    if cell.isMarked { drawMark(of: cell, onEdgeOf: cell.rect, beside: inside, .plain, ink) }
  }
}

extension Cell {
  fileprivate init(_ item: GridItem) {
    self.init(
      item.label, detail: item.detail, color: item.color,
      style: item.style.flatMap(CellStyle.init))
  }
}
