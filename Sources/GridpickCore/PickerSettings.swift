import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen

/// How many columns a flat list is flowed into.
package enum ColumnCount: Equatable, Sendable {
  /// As many as fit the view.
  case automatic
  case fixed(Int)
}

/// By which column things are put in order from the start, and which way round.
package struct SortOption: Equatable, Sendable {
  package var column: ColumnName
  package var isDescending: Bool

  package init(_ column: ColumnName, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}

/// What a user sets of a picker, whatever there is to pick from.
package struct PickerOptions: Sendable {
  package var layout = LayoutOptions()
  package var columns = ColumnCount.automatic
  package var fill = FillOrder.rows
  /// The columns to show, in their order; nil is all of them.
  package var only: [ColumnName]?
  /// Up to which column they stay put while the others scroll (rule L3).
  package var frozenUpTo: ColumnName?
  /// By what sections, or a list, are put in order from the start (rule L13).
  package var sort: SortOption?
  package var find = FindOptions()
  /// What was looked for before; nil where that is not kept (rule F10).
  package var history: QueryHistory?
  package var preview = PreviewOptions()
  /// What lies between the edge of the screen and all else.
  package var surroundings = Surroundings()
  package var keymap = Keymap.standard
  /// What can be marked; nil where nothing can.
  package var marking: MarkOptions?
  /// Whether a line below the cells says where one is (rule L15).
  package var hasStatus = true
  /// Whether single steps wrap at the ends (rule P5).
  package var cycles = false
  /// How many steps a notch of the wheel goes (rule G12); nil is the layout's own way.
  package var wheelSteps: Int?
  /// Whether the view glides to where it rests (rule G8).
  package var animates = true

  package init() {}
}

/// What a picker is told once, before it starts.
package struct PickerSettings: Sendable {
  package var layout: Layout
  package var options = PickerOptions()
  package var look: Look
  package var title: String?
  /// Where in the input the grid was found, where it was looked for.
  package var origin: String?
  /// The lines of the banner.
  package var banner: [String] = []
  /// Whether somebody can be asked for newer data, and for more of it.
  package var canReload = false
  package var canLoadMore = false
  /// Work on more items than these is not done on the thread that answers keys.
  package var mostAtOnce = 1_000

  package var linkage: Linkage { options.layout.linkage ?? layout.linkage }

  package init(layout: Layout, look: Look) {
    self.layout = layout
    self.look = look
    if self.look.defaultStyle.name != layout.styleName,
      let style = CellStyle.named(layout.styleName)
    {
      self.look.defaultStyle = style
    }
  }
}
