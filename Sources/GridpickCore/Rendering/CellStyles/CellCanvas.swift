/// The canvas on which a program's own style draws a cell.
///
/// Lines and columns are counted from 0 at the top left. Nothing is drawn outside the canvas. A
/// text that is cut ends in an ellipsis, also at the edge of the view. If an edge of the view
/// leaves fewer than four columns of a cell, no text is drawn. No text can control the terminal.
/// Colours are changed into colours that the terminal can show and that can be read.
///
/// ```swift
/// let style = CellStyle(size: ScreenSize(lines: 2, columns: 10)) { canvas, cell, context in
///   canvas.draw(cell.label, line: 0, tone: .strong)
///   canvas.draw(cell.detail ?? "", line: 1, tone: .quiet)
/// }
/// ```
public struct CellCanvas: ~Copyable {
  /// The lines and columns of the canvas.
  public let size: ScreenSize
  private var canvas: Canvas
  private let hasText: Bool
  private var look: Look { canvas.look }

  /// The leftmost column at which a text may begin; a text that begins further left is not drawn.
  private static let leftmost = -1_000

  /// `hasText` is false if too little of a text would be visible.
  init(_ rect: ScreenRect, seen: ScreenRect, hasText: Bool, _ look: Look) {
    size = rect.size
    self.hasText = hasText
    let window = ScreenRect(
      lines: seen.lines.moved(by: -rect.lines.lowerBound),
      columns: seen.columns.moved(by: -rect.columns.lowerBound))
    canvas = Canvas(size, look, seen: window)
  }

  var frame: Frame { canvas.frame }

  /// The strength with which a text is drawn.
  ///
  /// ```swift
  /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   let tone: CellCanvas.Tone = context.isCurrent ? .strong : .plain
  ///   canvas.draw(cell.label, line: 0, tone: tone)
  ///   canvas.draw(cell.detail ?? "", line: 1, tone: .quiet)
  /// }
  /// ```
  public enum Tone: Sendable {
    /// The look of ordinary text.
    case plain
    /// The look of titles.
    case strong
    /// The look of text that is read last.
    case quiet
  }

  /// Draws a text that begins at a column.
  ///
  /// ```swift
  /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   canvas.draw(cell.label, line: 0, column: 2, color: .terminal(2))
  /// }
  /// ```
  public mutating func draw(
    _ text: String, line: Int, column: Int = 0, color: ItemColor? = nil, tone: Tone = .plain
  ) {
    guard (Self.leftmost..<size.columns).contains(column) else { return }
    draw(
      text, at: ScreenPoint(line: line, column: column), fitting: size.columns - column, color, tone
    )
  }

  /// Draws a text in the middle of the visible part of a line.
  ///
  /// ```swift
  /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   canvas.drawCentered(cell.label, line: 1)
  /// }
  /// ```
  public mutating func drawCentered(
    _ text: String, line: Int, color: ItemColor? = nil, tone: Tone = .plain
  ) {
    let seen = canvas.window.columns
    let width = SafeText.width(of: text, upTo: seen.count, signs: look.signs.text)
    let start = ScreenPoint(line: line, column: seen.lowerBound + (seen.count - width) / 2)
    draw(text, at: start, fitting: seen.count, color, tone)
  }

  /// Fills some lines and columns, or the whole canvas, with a colour.
  ///
  /// Text that is drawn on the fill without a colour of its own is black or white. On a terminal
  /// without colours the filled cells are blank.
  ///
  /// ```swift
  /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   canvas.fill(.rgb(0xe5484d), lines: 0..<2)
  /// }
  /// ```
  public mutating func fill(
    _ color: ItemColor, lines: Range<Int>? = nil, columns: Range<Int>? = nil
  ) {
    canvas.fill(rect(lines, columns), style: look.theme.block(of: color, inFocus: true) ?? .plain)
  }

  /// Draws a frame of at least 2 × 2 along the edge of the canvas, or of some lines and columns.
  ///
  /// ```swift
  /// let style = CellStyle(size: ScreenSize(lines: 3, columns: 12)) { canvas, cell, context in
  ///   canvas.drawFrame(lines: 0..<3, columns: 0..<8)
  /// }
  /// ```
  public mutating func drawFrame(
    lines: Range<Int>? = nil, columns: Range<Int>? = nil, color: ItemColor? = nil
  ) {
    let rect = rect(lines, columns)
    guard !rect.isEmpty else { return }
    // The canvas has no styles beyond the edge of the view, so the first visible place decides.
    let seen = rect.intersection(canvas.window)
    guard !seen.isEmpty else { return }
    let under = canvas.frame[seen.corner].style
    canvas.drawFrame(
      look.signs.thinFrame, around: rect, style: look.theme.text(.plain, color, over: under))
  }

  /// Draws the whole canvas without its colours, because the item does not match the query.
  mutating func dim() {
    canvas.restyle(ScreenRect(size)) { [look] _ in look.theme[.gone] }
  }

  private func rect(_ lines: Range<Int>?, _ columns: Range<Int>?) -> ScreenRect {
    let all = ScreenRect(size)
    return ScreenRect(lines: lines ?? all.lines, columns: columns ?? all.columns).intersection(all)
  }

  private mutating func draw(
    _ text: String, at start: ScreenPoint, fitting columns: Int, _ color: ItemColor?, _ tone: Tone
  ) {
    guard hasText, (0..<size.lines).contains(start.line) else { return }
    let under = canvas.frame.line(start.line)
    let width = canvas.draw(text, fitting: columns, at: start)
    let drawn = (start.column..<start.column + width).clamped(to: 0..<size.columns)
    for column in drawn {
      let style = look.theme.text(tone, color, over: under[column].style)
      canvas.restyle(ScreenRect(line: start.line, columns: column..<column + 1)) { _ in style }
    }
  }
}

extension Theme {
  fileprivate func text(_ tone: CellCanvas.Tone, _ color: ItemColor?, over under: Style) -> Style {
    guard under.background == .terminal else {
      return under.with(
        foreground: color.flatMap { ink(of: $0, on: under.background) },
        attributes: tone == .strong ? palette.emphasis(.bold) : [])
    }
    let plain: Style =
      switch tone {
      case .plain: .plain
      case .strong: self[.title]
      case .quiet: self[.dim]
      }
    return plain.with(foreground: color.flatMap(ink))
  }
}
