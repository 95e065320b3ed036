/// A way of drawing cells: the size that a cell asks for, and the way it is painted.
///
/// ```swift
/// Cell("Red", color: .rgb(0xe5484d), style: .swatch)
/// picker.style = .text
/// ```
public struct CellStyle: Sendable {
  enum Kind {
    case text
    case card
    case swatch
    case own(OwnStyle)
  }

  let kind: Kind

  package static let all: [CellStyle] = [.text, .card, .swatch]

  package static func named(_ name: String) -> CellStyle? {
    all.first { $0.name == name }
  }

  /// The name that `--style` and the JSON key `style` use.
  package var name: String {
    switch kind {
    case .text: "text"
    case .card: "card"
    case .swatch: "swatch"
    case .own: "own"
    }
  }

  package var summary: String {
    switch kind {
    case .text: "one line: the label"
    case .card: "a frame with label and detail"
    case .swatch: "a block filled with the item's colour"
    case .own: "drawn by the program"
    }
  }

  /// True if the label stands at the left, without the detail.
  var isText: Bool { if case .text = kind { true } else { false } }
  var showsFields: Bool { if case .card = kind { true } else { false } }
  var own: OwnStyle? { if case .own(let own) = kind { own } else { nil } }

  /// The pitch that an item asks for, gap included; texts are measured up to a limit of columns.
  func pitch(_ item: GridItem, _ signs: TextSigns, _ limit: Int) -> ScreenSize {
    func width(_ text: String) -> Int { SafeText.width(of: text, upTo: limit, signs: signs) }
    var widest: Int { max(width(item.label), item.detail.map(width) ?? 0) }
    let lines = item.detail == nil ? 3 : 4
    return switch kind {
    case .text: ScreenSize(lines: 1, columns: width(item.label) + 2)
    case .card: ScreenSize(lines: lines, columns: widest + 6)
    case .swatch: ScreenSize(lines: lines, columns: max(6, widest + 2) + 2)
    case .own(let own): own.pitch
    }
  }

  func draw(_ canvas: inout Canvas, _ cell: Drawing) {
    switch kind {
    case .text: canvas.drawText(cell)
    case .card: canvas.drawCard(cell)
    case .swatch: canvas.drawSwatch(cell)
    case .own(let own): canvas.drawOwn(own, cell)
    }
  }

  /// A cell that is about to be drawn.
  struct Drawing {
    var item: GridItem?
    var rect: ScreenRect
    /// The columns of the label; nil means those of the cell, without a space on each side.
    var ownRoom: Range<Int>?
    var isCurrent = false
    /// True for an item that does not match, or that a typed jump label does not lead to.
    var isDimmed = false
    /// True if the cell itself has the sign of a mark.
    var isMarked = false
    /// True if the item is marked, whatever shows the sign.
    var isTinted = false
    /// True if the view shows too few columns of the cell for a text (rule L7).
    var isSliver = false
    /// True if the cursor goes to where the text begins, even if the cell is not the current one.
    var takesCursor = false
    var standing = LabelStanding.left
    /// True if the item takes a whole line, whose band shows that the item is current.
    var isLine = false
    /// True if the layout leaves a gap above and below, so that the cell needs no gap of its own.
    var fillsLines = false
    var labelColumns: Int?
    var wrapping: Wrapping?
    var matches = MatchedLetters()
    /// The paint of the cell; nil if no rule paints it, or if it is the current cell.
    var painted: PaintedCell?
    /// The position that `CellContext` gives to a program's own style; nil for a built-in style.
    var position: Position?

    func textLines(in seen: Range<Int>) -> Range<Int> {
      let count = min(item?.detail == nil ? 1 : 2, seen.count)
      let first = seen.lowerBound + (seen.count - count) / 2
      return first..<first + count
    }

    var showsMark: Bool { isMarked && !isSliver }
    var hasCursor: Bool { isCurrent || takesCursor }
  }
}

extension Canvas {
  mutating func drawCentered(_ text: String, line: Int, columns: Range<Int>, style: Style) {
    draw(
      text, fitting: columns.count, at: middle(of: text, line: line, columns: columns),
      style: style)
  }

  private func middle(of text: String, line: Int, columns: Range<Int>) -> ScreenPoint {
    let width = look.width(of: text, upTo: columns.count)
    return ScreenPoint(line: line, column: columns.lowerBound + (columns.count - width) / 2)
  }

  /// Draws an excerpt with its own styles, and then highlights the matched letters.
  mutating func draw(
    _ excerpt: Excerpt, fitting columns: Int, at start: ScreenPoint, style: Style,
    isDimmed: Bool = false
  ) {
    draw(excerpt.text, fitting: columns, at: start, style: style)
    // In a dimmed cell, as under jump labels, matches only choose the visible part of the text.
    guard !isDimmed else { return }
    if !excerpt.styles.isEmpty {
      restyle(
        excerpt.styles.map(\.bytes), of: excerpt.text, fitting: columns, at: start
      ) { [look] in look.theme.own(excerpt.styles[$0].style, over: $1) }
    }
    if !excerpt.occurrences.isEmpty {
      restyle(
        excerpt.occurrences.letters, of: excerpt.text, fitting: columns, at: start
      ) { [look] in look.theme.match(over: $1) }
    }
  }

  /// Draws an excerpt in the middle of a cell's line; returns where it begins.
  @discardableResult
  mutating func drawCentered(
    _ excerpt: Excerpt, of cell: CellStyle.Drawing, line: Int, columns: Range<Int>, style: Style
  ) -> ScreenPoint {
    let isLost = loses(excerpt.text, of: cell, fitting: columns.count)
    let start = middle(of: isLost ? "" : excerpt.text, line: line, columns: columns)
    if !isLost {
      draw(excerpt, fitting: columns.count, at: start, style: style, isDimmed: cell.isDimmed)
    }
    return start
  }

  /// Draws a detail, or another text of a cell, from the first of some columns on.
  mutating func draw(
    _ text: String, _ matches: [Occurrence], of cell: CellStyle.Drawing, line: Int,
    columns: Range<Int>, style: Style
  ) {
    let excerpt = Excerpt(
      text, matches, from: columns.lowerBound, in: columns, seen: columns, signs: look.signs.text)
    draw(
      excerpt, fitting: columns.count, at: ScreenPoint(line: line, column: columns.lowerBound),
      style: style, isDimmed: cell.isDimmed)
  }

  mutating func drawMark(at place: ScreenPoint, over style: Style) {
    draw([look.signs.mark], at: place, style: look.theme.mark(over: style))
  }

  /// Draws the mark at an edge of a block or beside it; without a free place it restyles the text.
  mutating func drawMark(
    of cell: CellStyle.Drawing, onEdgeOf block: ScreenRect, beside text: ScreenRect, _ style: Style
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
      drawMark(at: place, over: block.contains(place) ? style : .plain)
    } else {
      restyle(text) { [look] in look.theme.mark(over: $0) }
    }
  }

  /// Returns true if an edge of the view would leave only the ellipsis of a text (rule L7).
  func loses(_ text: String, of cell: CellStyle.Drawing, fitting columns: Int) -> Bool {
    let isCut = cell.rect.columns.clamped(to: window.columns) != cell.rect.columns
    return isCut && SafeText(text, fitting: columns, signs: look.signs.text).saysNothing
  }
}

extension ScreenRect {
  func inset(lines inLines: Int, columns inColumns: Int) -> ScreenRect {
    ScreenRect(lines: lines.inset(inLines), columns: columns.inset(inColumns))
  }
}

extension Range<Int> {
  private var middle: Int { (lowerBound + upperBound) / 2 }

  func moved(by count: Int) -> Range<Int> { lowerBound + count..<upperBound + count }

  /// Returns the range shortened by a number at both ends, or its empty middle if it is too short.
  func inset(_ count: Int) -> Range<Int> {
    self.count >= 2 * count ? lowerBound + count..<upperBound - count : middle..<middle
  }
}

/// The places of a query's terms in the texts that a cell shows.
struct MatchedLetters {
  var label: [Occurrence] = []
  var detail: [Occurrence] = []
}
