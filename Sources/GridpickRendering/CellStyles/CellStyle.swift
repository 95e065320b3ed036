import GridpickLayout
import GridpickModel
import GridpickScreen

/// A way of drawing cells: how big a cell asks to be, and how it is painted.
///
/// ```swift
/// Cell("Red", color: .rgb(0xe5484d), style: .swatch)
/// picker.style = .text
/// print(CellStyle.card.name)
/// ```
public struct CellStyle: Sendable {
  /// As `--style` and the JSON key `style` call it.
  public let name: String
  /// One line for the help.
  package let summary: String
  /// Whether labels and column titles stand in the middle of the cell.
  package let isCentered: Bool
  /// Whether the detail is drawn where there is room.
  package let showsDetail: Bool
  /// The pitch the item asks for, gap included; texts are measured up to a limit.
  package let pitch: @Sendable (_ item: GridItem, _ signs: TextSigns, _ limit: Int) -> ScreenSize
  package let draw: @Sendable (inout Canvas, Drawing, Ink) -> Void
  /// What draws it, where that is a program; nil for those that have a name.
  var own: OwnStyle?

  /// One cell on its way to the canvas.
  package struct Drawing {
    /// Nil for an empty slot.
    let item: GridItem?
    /// The whole pitch, gap included.
    let rect: ScreenRect
    var states: CellStates
    /// How the label stands, where its style puts it to a side.
    var standing = LabelStanding.left
    /// Whether the layout leaves a gap above and below, and the cell needs none of its own.
    var fillsLines = false
    /// How many columns are the label's, where the detail stands beside it; nil where it does not.
    var labelColumns: Int?
    /// Which bytes of the label and of the detail matched.
    var matches = MatchedLetters()
    /// What a program is told of it that draws it by itself.
    var place: Place?

    /// Which item it is, and how far the grid is from where it rests.
    struct Place {
      let id: ItemID
      let progress: CellContext.Progress
    }

    /// Those of what is seen of it that label and detail stand on.
    func textLines(in seen: Range<Int>) -> Range<Int> {
      let count = min(item?.detail == nil ? 1 : 2, seen.count)
      let first = seen.lowerBound + (seen.count - count) / 2
      return first..<first + count
    }

    var isCurrent: Bool { states.contains(.current) }
    var isDimmed: Bool { states.contains(.dimmed) }
    /// Whether it has the sign of a mark, or looks like it.
    var isMarked: Bool { states.contains(.marked) && !isSliver }
    var isSliver: Bool { states.contains(.sliver) }
  }
}

extension CellStyle {
  /// Every cell style there is; options, help and documents find theirs here.
  package static let all: [CellStyle] = [.text, .card, .swatch]

  package static func named(_ name: String) -> CellStyle? {
    all.first { $0.name == name }
  }
}

extension Canvas {
  /// Draws one line of a cell in the middle of the columns; says where it begins.
  @discardableResult
  mutating func drawCentered(
    _ text: String, line: Int, columns: Range<Int>, style: Style, signs: Signs
  ) -> ScreenPoint {
    let width = SafeText.width(of: text, upTo: columns.count, signs: signs.text)
    let column = columns.lowerBound + (columns.count - width) / 2
    let start = ScreenPoint(line: line, column: column)
    _ = draw(text, fitting: columns.count, signs: signs.text, at: start, style: style)
    return start
  }

  /// Shows which bytes of a text that is drawn already matched.
  mutating func show(
    _ matches: [Range<Int>], of text: String, fitting columns: Int, at start: ScreenPoint,
    _ ink: Ink
  ) {
    restyle(matches, of: text, fitting: columns, signs: ink.signs.text, at: start) {
      ink.theme.match(over: $1)
    }
  }

  /// Shows the styles that a label came with, where it is drawn already, and over them what of it matched.
  mutating func showLetters(
    of cell: CellStyle.Drawing, fitting columns: Int, at start: ScreenPoint, _ ink: Ink
  ) {
    guard let item = cell.item else { return }
    if !item.labelStyles.isEmpty, !cell.isDimmed {
      restyle(
        item.labelStyles.map(\.bytes), of: item.label, fitting: columns, signs: ink.signs.text,
        at: start
      ) { ink.theme.own(item.labelStyles[$0].style, over: $1) }
    }
    show(cell.matches.label, of: item.label, fitting: columns, at: start, ink)
  }
}

extension Canvas {
  /// Draws the sign of what is marked, over whatever stands there.
  mutating func drawMark(at place: ScreenPoint, over style: Style, _ ink: Ink) {
    draw([ink.signs.mark], at: place, style: ink.theme.mark(over: style))
  }

  /// The same at the edge of a cell's block, or beside the block where text stands there; where no place is
  /// free, the text looks like the sign.
  mutating func drawMark(
    of cell: CellStyle.Drawing, onEdgeOf block: ScreenRect, beside text: ScreenRect, _ style: Style,
    _ ink: Ink
  ) {
    let seen = block.intersection(window)
    guard !seen.isEmpty else { return }
    let line = seen.lines.lowerBound
    let inset = text.lines.contains(line) || seen.columns.count == 1 ? 0 : 1
    let columns = [
      seen.columns.lowerBound + inset, cell.rect.columns.lowerBound,
      cell.rect.columns.upperBound - 1,
    ]
    let place = columns.map { ScreenPoint(line: line, column: $0) }.first {
      window.contains($0) && (!text.contains($0) || frame[$0].glyph == .blank)
    }
    if let place {
      drawMark(at: place, over: block.contains(place) ? style : .plain, ink)
    } else {
      restyle(text) { ink.theme.mark(over: $0) }
    }
  }

  /// A text as it is, or nothing where an edge of the view would leave nothing but the sign that it is cut
  /// (rule L7).
  func shown(
    _ text: String, of cell: CellStyle.Drawing, fitting columns: Int, _ ink: Ink
  ) -> String {
    let isCut = cell.rect.columns.clamped(to: window.columns) != cell.rect.columns
    let isLost = isCut && SafeText(text, fitting: columns, signs: ink.signs.text).saysNothing
    return isLost ? "" : text
  }
}

extension ScreenRect {
  func inset(lines inLines: Int, columns inColumns: Int) -> ScreenRect {
    ScreenRect(lines: lines.inset(inLines), columns: columns.inset(inColumns))
  }
}

extension Range<Int> {
  /// Smaller by a number at both ends; empty in its middle where there is no room.
  private var middle: Int { (lowerBound + upperBound) / 2 }

  func inset(_ count: Int) -> Range<Int> {
    self.count >= 2 * count ? lowerBound + count..<upperBound - count : middle..<middle
  }
}
