/// The values that one frame shows: contents, places and looks.
package struct Scene {
  package var content: Grid
  package var placement: Placement
  package var offsets: Offsets
  package var position: Position?
  package var title: String?
  var titleAside = ""
  package var origin: String?
  package var look: Look
  /// The title by which the sections are sorted; nil if they keep the order of the data.
  package var sortedTitle: SortedTitle?
  package var banner: [String] = []
  package var highlightsRow = false
  package var findsRecords = false
  package var words = PerAxis(section: "row", item: "column")
  package var isLoading = false
  package var busyNote: String?
  package var runNote: String?
  package var pull: Pull?
  package var mayHaveMore = false
  package var notice: String?
  package var remark: Remark?
  package var hints = Hints()
  var painting: Painting?
  /// The time since 1970 for the age of dates; nil without a clock.
  var paintedAt: Duration?
  package var query: Query?
  package var dataColumn: (Int) -> Int = { $0 }
  /// The number of columns in the data, and the column whose items title the sections.
  package var columnTotal = 0
  package var titleColumn: Int?
  package var matchCounts: ((Int) -> Int)?
  package var marks = Marks(of: .item)
  var markedSum: String?
  var markCounts: ((Int) -> Int)?
  package var find: Find?
  /// True while typed letters go to the query and not to the current cell.
  var isTyping: Bool { find?.cursor != nil }
  package var jump: Jump?
  var menu: Menu?
  package var entry: String?
  var panes: Panes { placement.panes(at: offsets) }

  /// A pull beyond the start or the end of the vertical axis (rules R1, R3).
  package struct Pull: Equatable, Sendable {
    let isAtStart: Bool
    let note: String
  }

  /// The title of the sorted column, or of the section titles if `column` is nil; lists have none.
  package struct SortedTitle: Equatable, Sendable {
    let column: Int?
    var isDescending = false
    var isAxis = false

    func sign(_ signs: Signs) -> Glyph {
      isAxis ? signs.axis : signs.order(isDescending: isDescending)
    }
  }

  /// Returns the painted scene; the function is pure, so that a screen can be tested as text.
  package func frame() -> Frame {
    var canvas = Canvas(panes.screen.size, look)
    if panes.isTooSmall {
      canvas.draw("too small", fitting: panes.screen.size.columns, at: panes.screen.corner)
      return canvas.frame
    }
    drawBanner(on: &canvas)
    drawTitles(on: &canvas)
    drawCells(on: &canvas)
    drawFrozenEdge(on: &canvas)
    drawGutter(on: &canvas)
    drawBand(on: &canvas)
    drawPageEdge(on: &canvas)
    drawTotals(on: &canvas)
    drawPull(on: &canvas)
    drawFind(on: &canvas)
    drawStatus(on: &canvas)
    drawScrollBar(on: &canvas)
    drawEdgeSigns(on: &canvas)
    return canvas.frame
  }

  var marksNote: String? { marks.isEmpty ? nil : "\(marks.count) marked" }
  var sumNote: String? { markedSum.map { "\(look.signs.sum) \($0)" } }

  /// True if the cell shows its mark itself, because no title or gutter does.
  func carriesSign(_ position: Position, isFirst: Bool) -> Bool {
    guard !placement.hasGutter else { return false }
    if content.itemsAreRows { return true }
    return switch marks.unit {
    case .item: true
    case .section:
      placement.titles == .nowhere || isFirst && content.sectionTitle(position.section) == nil
    case .column: placement.titles != .panes || content.columnTitle(position.index) == nil
    }
  }

  func isMarked(_ axis: GridAxis, _ page: Int) -> Bool {
    guard !marks.isEmpty else { return false }
    guard axis == .section else { return marksColumn(page) }
    return !placement.hasGutter && marksSection(page)
  }

  func isMarked(_ position: Position) -> Bool {
    guard !marks.isEmpty else { return false }
    switch marks.unit {
    case .section where content.itemsAreRows:
      return content.id(at: position).map(marks.marks) ?? false
    case .item: return content.id(at: position).map(marks.contains) ?? false
    case .section: return marksSection(position.section)
    case .column: return marksColumn(position.index)
    }
  }

  func drawGutter(on canvas: inout Canvas) {
    guard placement.hasGutter, !marks.isEmpty else { return }
    let column = 1
    for section in placement.visibleSections(at: offsets) {
      let lines = placement.cells(of: section, offsets: offsets).clamped(to: panes.body.lines)
      guard let line = lines.first, isMarked(Position(section: section, index: 0)) else { continue }
      let row = ScreenRect(lines: lines, columns: column..<panes.body.columns.upperBound)
      canvas.restyle(row) { look.theme.marked($0) }
      let place = ScreenPoint(line: line, column: column)
      canvas.drawMark(at: place, over: look.theme.marked(.plain))
    }
  }

  private func marksSection(_ section: Int) -> Bool {
    guard marks.unit == .section, !content.itemsAreRows else { return false }
    let count = max(1, content.itemCount(inSection: section))
    let id = (0..<count).lazy.compactMap { content.id(at: Position(section: section, index: $0)) }
      .first
    return id.map { marks.places.contains($0.section) } ?? false
  }

  private func marksColumn(_ index: Int) -> Bool {
    marks.unit == .column && marks.places.contains(dataColumn(index))
  }

  /// The row of a section's cells; nil if nothing is painted, or each item is a row of its own.
  func paintedRow(ofSection section: Int) -> Painting.Row? {
    guard let painting, !content.itemsAreRows else { return nil }
    return content.id(at: Position(section: section, index: 0))
      .flatMap(painting.grid.position).map { painting.row(ofRecord: $0.section) }
  }
}

extension CellStyle.Drawing {
  mutating func paint(
    by painting: Painting, at position: Position, in row: Painting.Row?, of scene: Scene
  ) {
    guard !isCurrent, item != nil else { return }
    let content = scene.content
    let label = content.record.map { $0.label ?? scene.columnTotal }
    paint(
      by: painting, column: label ?? scene.dataColumn(position.index),
      in: row ?? content.row(at: position).map(painting.row), scene.paintedAt)
  }

  /// Paints a cell of a column; a rule of the user removes the label's own styles.
  mutating func paint(by painting: Painting, column: Int, in row: Painting.Row?, _ now: Duration?) {
    guard let item, let cell = painting.cell(item, column: column, in: row, now: now)
    else { return }
    painted = cell
    if cell.isAsked, !item.labelStyles.isEmpty { self.item?.labelStyles = [] }
  }
}

/// The sums of a pivot that counts records: after the titles of rows, and in a last line (rule X5).
extension Scene {
  static let totalTitle = "all"

  /// Draws the line of sums right after the last row; it does not scroll.
  func drawTotals(on canvas: inout Canvas) {
    guard let pivot = content.pivot, !panes.totals.isEmpty,
      let last = placement.visibleSections(at: offsets).last
    else { return }
    let end = placement.span(ofSection: last, offsets: offsets).upperBound
    let line = min(panes.totals.lines.lowerBound, max(end, panes.body.lines.lowerBound + 1))
    let across = panes.screen.columns.lowerBound..<panes.body.columns.upperBound
    canvas.fill(ScreenRect(line: line, columns: across))
    canvas.restyle(ScreenRect(lines: line - 1..<line, columns: across), ruled)
    canvas.draw(
      Self.totalTitle, fitting: panes.left.columns.count,
      at: ScreenPoint(line: line, column: panes.left.columns.lowerBound), style: look.theme[.dim])
    drawRight("\(pivot.recordCount)", in: panes.left.columns, line, on: &canvas)
    let items = placement.items(in: offsets.current, offsets: offsets)
    for strip in items.strips {
      canvas.clipped(to: ScreenRect(line: line, columns: strip.span)) { canvas in
        for page in strip.pages where !isCut(page, of: items, in: strip.span) {
          guard let total = content.total(ofColumn: page) else { continue }
          let room = placement.room(ofColumn: page, in: items.span(of: page))
          drawRight("\(total)", in: room, line, on: &canvas)
        }
      }
    }
  }

  func drawRight(
    _ text: String, in columns: Range<Int>, _ line: Int, _ style: Style? = nil,
    on canvas: inout Canvas
  ) {
    let start = max(columns.lowerBound, columns.upperBound - text.utf8.count)
    canvas.draw(text, at: ScreenPoint(line: line, column: start), style: style ?? look.theme[.dim])
  }
}
