/// The values that one frame shows: contents, places and looks.
package struct Scene {
  package var content: Grid
  package var placement: Placement
  /// The offsets as they are seen, which may still be moving to rest.
  package var offsets: Offsets
  /// The offsets at which the view will rest; nil while the view is at rest.
  package var rest: PerAxis<Int>?
  /// The current item; nil in an empty grid.
  package var position: Position?
  package var title: String?
  /// The place in the input where the grid was found; nil if the grid was not searched for.
  package var origin: String?
  package var look: Look
  /// The title by which the sections are sorted; nil if they keep the order of the data.
  package var sortedTitle: SortedTitle?
  /// The lines of the banner.
  package var banner: [String] = []
  /// True if the row of the position is highlighted from edge to edge.
  package var highlightsRow = false
  /// True if a match is a whole section with all its items.
  package var findsRecords = false
  /// The words for a section and for an item.
  package var words = PerAxis(section: "row", item: "column")
  /// True while more data may still arrive.
  package var isLoading = false
  /// The words for the work that is waited for; nil if there is none.
  package var busyNote: String?
  /// The words for the errand that runs; nil if none runs.
  package var runNote: String?
  /// The pull of the pointer beyond an end, with a note on the command; nil if there is no pull.
  package var pull: Pull?
  /// True if more data may follow behind the end.
  package var mayHaveMore = false
  /// The error message at the right of the status line; nil if there is none.
  package var notice: String?
  /// The remark on what was done, shown until the next key; nil if there is none.
  package var remark: Remark?
  /// The remark on a match out of sight (rule F3); nil if there is none.
  var outOfSight: OutOfSight?
  /// The keys that matter here (rule S1).
  package var hints = Hints()
  /// The rules that paint cells; nil if nothing is painted.
  var painting: Painting?
  /// The time since 1970 for the age of dates; nil if nobody tells the time of day.
  var paintedAt: Duration?
  /// The query: matched letters are highlighted, other items are dimmed; nil if there is none.
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
  /// The query while it is typed on its own line; nil otherwise.
  package var find: Find?
  /// True while letters are typed into the query, so that the current cell is not where keys go.
  var isTyping: Bool { find?.cursor != nil }
  /// The labels that lead to what is in view; nil while none are shown.
  package var jump: Jump?
  /// The command that is being typed, shown in place of the position; nil if there is none.
  package var entry: String?
  let panes: Panes

  /// A pull beyond the start or the end of the vertical axis (rules R1, R3).
  package struct Pull: Equatable, Sendable {
    let isAtStart: Bool
    let note: String
  }

  /// The title that is sorted by: a column's, or that of the section titles if `column` is nil.
  ///
  /// A list has no titles, so its status line shows the sign.
  package struct SortedTitle: Equatable, Sendable {
    let column: Int?
    let isDescending: Bool
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
    drawPull(on: &canvas)
    drawFind(on: &canvas)
    drawStatus(on: &canvas)
    drawScrollBar(on: &canvas)
    drawEdgeSigns(on: &canvas)
    return canvas.frame
  }
}
