/// The values that one frame shows: contents, places and looks.
package struct Scene {
  package var content: Grid
  package var placement: Placement
  /// The offsets as they are seen, which may still be moving to rest.
  package var offsets: Offsets
  /// The offsets at which the view will rest; nil while the view is at rest.
  package var rest: PerAxis<Int>?
  package var position: Position?
  package var title: String?
  /// The words at the right of the title's line.
  var titleAside = ""
  /// The place in the input where the grid was found; nil if the grid was not searched for.
  package var origin: String?
  package var look: Look
  /// The title by which the sections are sorted; nil if they keep the order of the data.
  package var sortedTitle: SortedTitle?
  package var banner: [String] = []
  package var highlightsRow = false
  /// True if a match is a whole section with all its items.
  package var findsRecords = false
  package var words = PerAxis(section: "row", item: "column")
  package var isLoading = false
  package var busyNote: String?
  package var runNote: String?
  package var pull: Pull?
  package var mayHaveMore = false
  /// The error message at the right of the status line; nil if there is none.
  package var notice: String?
  /// The remark on what was done, shown until the next key; nil if there is none.
  package var remark: Remark?
  var outOfSight: OutOfSight?
  package var hints = Hints()
  var painting: Painting?
  /// The time since 1970 for the age of dates; nil if nobody tells the time of day.
  var paintedAt: Duration?
  package var query: Query?
  /// The function that returns the number in the data of the column shown at a place.
  package var dataColumn: (Int) -> Int = { $0 }
  /// The number of columns in the data, and the column whose items title the sections.
  package var columnTotal = 0
  package var titleColumn: Int?
  /// The function that returns how many items of a section match; nil if all items shown match.
  package var matchCounts: ((Int) -> Int)?
  /// The marks, by places in the data.
  package var marks = Marks(of: .item)
  /// The sum of the marked items in the current column.
  var markedSum: String?
  /// The function that returns how many marks a section has.
  var markCounts: ((Int) -> Int)?
  package var find: Find?
  /// True while letters are typed into the query, so that the current cell is not where keys go.
  var isTyping: Bool { find?.cursor != nil }
  package var jump: Jump?
  /// The headings and words of a picker over another picker; nil in a picker of data.
  var menu: Menu?
  package var entry: String?
  let panes: Panes

  /// A pull beyond the start or the end of the vertical axis (rules R1, R3).
  package struct Pull: Equatable, Sendable {
    let isAtStart: Bool
    let note: String
  }

  /// The title of the sorted column, or of the section titles if `column` is nil; lists have none.
  package struct SortedTitle: Equatable, Sendable {
    let column: Int?
    var isDescending = false
    /// True if the column is chosen for the rows of a pivot instead.
    var isAxis = false

    func sign(_ signs: Signs) -> Glyph {
      isAxis ? signs.axis : isDescending ? signs.falling : signs.rising
    }
  }

  package init(
    content: Grid, placement: Placement, offsets: Offsets, position: Position?,
    title: String?, look: Look
  ) {
    self.content = content
    self.placement = placement
    self.offsets = offsets
    self.position = position
    self.title = title
    self.look = look
    panes = placement.panes(at: offsets)
  }

  /// Returns the painted scene; the function is pure, so that a screen can be tested as text.
  package func frame() -> Frame {
    var canvas = Canvas(panes.screen.size)
    if panes.isTooSmall {
      let note = SafeText("too small", fitting: canvas.window.size.columns, signs: look.signs.text)
      canvas.draw(note, at: ScreenPoint(line: 0, column: 0))
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
}
