import GridpickLayout
import GridpickMatching
import GridpickModel
import GridpickPaging
import GridpickScreen

/// All that one frame shows, as values: what, where, and how.
package struct Scene {
  package var content: Grid
  package var placement: Placement
  /// The offsets as they are seen, which may be on their way to rest.
  package var offsets: Offsets
  /// Where the view rests or comes to; nil while it does.
  package var rest: PerAxis<Int>?
  /// The current item; nil in an empty grid.
  package var position: Position?
  package var title: String?
  /// Where in the input the grid was found, where it was looked for.
  package var origin: String?
  package var look: Look
  /// The title of what the sections are sorted by; nil where they stand as they came.
  package var sortedTitle: SortedTitle?
  /// The lines of the banner.
  package var banner: [String] = []
  /// Whether the row of the position is highlighted from edge to edge.
  package var highlightsRow = false
  /// Whether what matches a query is a section with all that it has.
  package var findsRecords = false
  /// What people call a section and an item of it.
  package var words = PerAxis(section: "row", item: "column")
  /// Whether more data may still arrive.
  package var isLoading = false
  /// What is being waited for, in words.
  package var busyNote: String?
  /// What a pointer that pulls beyond an end would run.
  package var pull: Pull?
  /// Whether more may come behind the end.
  package var mayHaveMore = false
  /// What went wrong, shown in place of the status.
  package var notice: String?
  /// What is looked for: letters that match are shown, and what does not match is dimmed.
  package var query: Query?
  /// The number in the data of the column that is shown at a place.
  package var dataColumn: (Int) -> Int = { $0 }
  /// How many items of a section match, where it shows others too.
  package var matchCounts: ((Int) -> Int)?
  /// What is marked, by places in the data.
  package var marks = Marks(of: .item)
  /// The line in which a query is typed.
  package var find: Find?
  /// What is being typed, shown in place of the status.
  package var entry: String?
  let panes: Panes

  /// A pull beyond the start or the end of the vertical axis (rules R1, R3).
  package struct Pull: Equatable, Sendable {
    let isAtStart: Bool
    let note: String

    package init(isAtStart: Bool, note: String) {
      self.isAtStart = isAtStart
      self.note = note
    }
  }

  /// The title of a column, or without one that of the sections' titles.
  package struct SortedTitle: Equatable, Sendable {
    let column: Int?
    let isDescending: Bool

    package init(column: Int?, isDescending: Bool) {
      self.column = column
      self.isDescending = isDescending
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

  /// The scene painted: a pure function, so that a screen is tested as text.
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
