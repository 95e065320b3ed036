/// The number of columns into which a flat list is flowed.
package enum ColumnCount: Equatable, Sendable {
  case automatic
  case fixed(Int)
}

/// The options that a user sets for a picker, independent of the data.
package struct PickerOptions: Sendable {
  package var layout = LayoutOptions()
  package var columns = ColumnCount.automatic
  package var fill = FillOrder.rows
  package var only: [ColumnName]?
  /// The last column that stays in place while others scroll (rule L3); nil lets `layout` decide.
  package var frozenUpTo: ColumnName?
  /// The columns hidden until all columns are shown; if these are all columns, none is hidden.
  package var hidden: [ColumnName] = []
  /// The order of sections, or of a flat list, at the start (rule L13); later ones break ties.
  package var sort: [SortOrder] = []
  /// The widths of labels by the numbers of their columns; the others are as wide as they need.
  package var widths: [Int: Int] = [:]
  package var find = FindSettings()
  package var paint = PaintOptions()
  package var history: QueryHistory?
  package var preview = PreviewOptions()
  package var surroundings = Surroundings()
  package var keymap = Keymap.standard
  /// The unit that is picked and marked; nil leaves it to the data and its first layout.
  package var picks: MarkUnit?
  /// True if a template says what a pick prints, so that no hint names it.
  package var printsByForm = false
  /// The columns of the label and the detail of a record that is an item; nil uses the default.
  package var label: ColumnName?
  package var detail: ColumnName?
  package var marking: MarkSettings?
  /// True if a line below the cells shows the position (rule L15).
  package var hasStatus = true
  /// True if the status line names the keys that matter (rule S1).
  package var hasHints = true
  /// True if an empty pick ends the picker where nothing matches (rule B7).
  package var endsWithoutMatch = false
  /// True if single steps wrap at the ends (rule P5).
  package var cycles = false
  /// The number of steps that one notch of the wheel goes (rule G12); nil leaves it to the layout.
  package var wheelSteps: Int?
  /// True if a row takes the lines that its longest cell needs (rule S4).
  package var wraps = false
  /// True if remarks may name options, because a person has started a command with options.
  package var namesOptions = true
  package var animates = true

  package init(begins: Bool? = false) { find.begins = begins }

  /// The options that need neither a screen nor a key, for a terminal with only lines (rule Y1).
  package var inLines: PickerOptions {
    var options = self
    options.keymap = .standard
    options.preview = PreviewOptions()
    options.find.begins = false
    options.columns = .fixed(1)
    options.find.dims = false
    return options
  }
}

/// The settings that a picker receives once, before it starts.
package struct PickerSettings: Sendable {
  package var layout: Layout
  /// True if records are picked whole: the layout in which the data is first shown decides.
  package let picksRecords: Bool
  package var options = PickerOptions()
  package var look: Look
  package var title: String?
  /// The place in the input where the grid was found; nil if the grid was not searched for.
  package var origin: String?
  package var banner: [String] = []
  /// True if the caller can bring newer data; `canLoadMore` is true if it can bring more data.
  package var canReload = false
  package var canLoadMore = false
  /// True if a key can turn a table into a pivot: the caller accepts any pick of a pivot.
  package var canPivot = false
  /// True if more data is asked for without a key while all data fits in the view (rule U8).
  package var fillsView = false
  /// The headings and words of a menu; nil in a picker of data.
  var menu: Menu?
  /// The most items to go through at once between two keys; larger work is a `Job`.
  package var mostAtOnce = 1_000

  func unit(of data: Grid) -> MarkUnit { data.unit(options.picks, picksRecords: picksRecords) }

  /// Returns the parts of the data that have a place for the sign of a mark.
  func gutter(of data: Grid) -> LayoutOptions.Gutter {
    guard options.marking != nil else { return .none }
    if data.isList { return look.defaultStyle.isText ? .items : .lines }
    if layout.takesRecords(of: data) { return .lines }
    return unit(of: data) == .section ? .rows : .lines
  }

  var columnsOfSigns: Int { options.marking != nil && look.defaultStyle.isText ? 1 : 0 }

  /// Returns true if letters search from the start, by option, query or layout (rule F1).
  func beginsInFind(_ data: Grid) -> Bool {
    options.find.begins
      ?? (options.find.query != nil || layout.beginsInFind(data))
  }

  package var linkage: Linkage { options.layout.linkage ?? layout.linkage }

  var columnsAreLinked: Bool { linkage == .shared }

  var titleLines: [Substring] { Self.lines(ofTitle: title) }

  static func lines(ofTitle title: String?) -> [Substring] {
    title?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  package init(layout: Layout, look: Look) {
    self.layout = layout
    picksRecords = layout.records != .fields
    self.look = look
    if self.look.defaultStyle.name != layout.styleName,
      let style = CellStyle.named(layout.styleName)
    {
      self.look.defaultStyle = style
    }
  }
}
