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

    var isCurrent: Bool { states.contains(.current) }
    var isDimmed: Bool { states.contains(.dimmed) }
    var isMarked: Bool { states.contains(.marked) }
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

  /// The same at the edge of a block, as far as that is seen.
  mutating func drawMark(onEdgeOf block: ScreenRect, over style: Style, _ ink: Ink) {
    let seen = block.intersection(window)
    guard !seen.isEmpty else { return }
    // Of a single line the label has all but the first place.
    let inset = seen.lines.count > 1 ? 1 : 0
    let column = min(seen.columns.lowerBound + inset, seen.columns.upperBound - 1)
    drawMark(
      at: ScreenPoint(line: seen.lines.lowerBound, column: column), over: style, ink)
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
