extension Layout {
  /// One rich item in the middle, with its neighbours peeking in on all four sides.
  ///
  /// ```swift
  /// picker.layout = .cards
  /// ```
  public static let cards = Layout(
    name: "cards",
    summary: "one card in the middle, parts of its neighbours around",
    focus: .center,
    snap: .step,
    titles: .nowhere,
    flowsLists: true,
    records: .items,
    styleName: "card",
    pitch: .mostOfView
  )

  /// Returns the layout for the data; cards of records fit their fields, in a row for each group.
  package func fitting(_ data: Grid) -> Layout {
    guard name == Self.cards.name else { return self }
    guard data.hasRecords else { return .cards }
    var layout = Self.cards
    layout.pitch = .padded
    guard data.parts != nil else { return layout }
    layout.linkage = .independent
    layout.focus = .roam
    layout.snap = nil
    layout.titles = .headings
    layout.flowsLists = false
    layout.pitch = .needed
    return layout
  }

  /// Rows of small cells, as many as fit, among which the position moves freely.
  ///
  /// ```swift
  /// picker.layout = .grid
  /// ```
  public static let grid = Layout(
    name: "grid",
    summary: "rows of cells that scroll together",
    titles: .panes,
    flowsLists: true,
    records: .fields
  )

  /// A table as in a spreadsheet: fixed titles, columns as wide as needed, a highlighted row.
  ///
  /// ```swift
  /// picker.layout = .sheet
  /// ```
  public static let sheet = Layout(
    name: "sheet",
    summary: "a table: fixed header, fitted columns, row highlighted",
    titles: .panes,
    flowsLists: true,
    measuresColumns: true,
    records: .rows,
    wheelSteps: 3
  )

  /// Titled shelves below each other, each with its own kind of cells and its own position.
  ///
  /// ```swift
  /// picker.layout = .shelves
  /// ```
  public static let shelves = Layout(
    name: "shelves",
    summary: "titled rows that scroll independently",
    linkage: .independent,
    titles: .headings,
    sizesSections: true,
    records: .items,
    words: PerAxis(section: "shelf", item: "item")
  )

  /// Lists side by side under a bar of titles, one of them in view, each with its own position.
  ///
  /// ```swift
  /// picker.layout = .tabs
  /// ```
  public static let tabs = Layout(
    name: "tabs",
    summary: "one list in view, under a bar of tabs",
    sectionAxis: .horizontal,
    linkage: .hybrid,
    titles: .bar,
    sizesSections: true,
    records: .items,
    words: PerAxis(section: "tab", item: "item"),
    pitch: .viewWide
  )
}
