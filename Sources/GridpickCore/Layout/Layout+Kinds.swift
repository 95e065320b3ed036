extension Layout {
  /// One rich item in the middle, with its neighbours peeking in on all four sides.
  ///
  /// ```swift
  /// picker.layout = .cards
  /// ```
  public static let cards = Layout(
    name: "cards",
    summary: "one card in the middle, parts of its neighbours around",
    sectionAxis: .vertical,
    linkage: .shared,
    focus: .center,
    snap: .step,
    titles: .nowhere,
    sizesSections: false,
    flowsLists: true,
    measuresColumns: false,
    records: .items,
    wheelSteps: 1,
    styleName: "card",
    words: PerAxis(section: "row", item: "column"),
    pitch: .mostOfView
  )
}

extension Layout {
  /// The cards of records are as large as their fields need; in groups each has a row of its own.
  package func fitting(_ data: Grid) -> Layout {
    guard name == Self.cards.name else { return self }
    guard data.hasRecords else { return .cards }
    return data.parts == nil ? .recordCards : .groupedCards
  }

  private static let recordCards = Layout(
    name: cards.name, summary: cards.summary, sectionAxis: .vertical, linkage: .shared,
    focus: .center, snap: .step, titles: .nowhere, sizesSections: false, flowsLists: true,
    measuresColumns: false, records: .items, wheelSteps: 1, styleName: cards.styleName,
    words: cards.words, pitch: .padded)

  private static let groupedCards = Layout(
    name: cards.name, summary: cards.summary, sectionAxis: .vertical, linkage: .independent,
    focus: .roam, snap: nil, titles: .headings, sizesSections: false, flowsLists: false,
    measuresColumns: false, records: .items, wheelSteps: 1, styleName: cards.styleName,
    words: cards.words, pitch: .needed)
}

extension Layout {
  /// Rows of small cells, as many as fit, among which the position moves freely.
  ///
  /// ```swift
  /// picker.layout = .grid
  /// ```
  public static let grid = Layout(
    name: "grid",
    summary: "rows of cells that scroll together",
    sectionAxis: .vertical,
    linkage: .shared,
    focus: .roam,
    snap: nil,
    titles: .panes,
    sizesSections: false,
    flowsLists: true,
    measuresColumns: false,
    records: .fields,
    wheelSteps: 1,
    styleName: "text",
    words: PerAxis(section: "row", item: "column"),
    pitch: .needed
  )
}

extension Layout {
  /// A table as in a spreadsheet: fixed titles, columns as wide as needed, a highlighted row.
  ///
  /// ```swift
  /// picker.layout = .sheet
  /// ```
  public static let sheet = Layout(
    name: "sheet",
    summary: "a table: fixed header, fitted columns, row highlighted",
    sectionAxis: .vertical,
    linkage: .shared,
    focus: .roam,
    snap: nil,
    titles: .panes,
    sizesSections: false,
    flowsLists: true,
    measuresColumns: true,
    records: .rows,
    wheelSteps: 3,
    styleName: "text",
    words: PerAxis(section: "row", item: "column"),
    pitch: .needed
  )
}

extension Layout {
  /// Titled shelves below each other, each with its own kind of cells and its own position.
  ///
  /// ```swift
  /// picker.layout = .shelves
  /// ```
  public static let shelves = Layout(
    name: "shelves",
    summary: "titled rows that scroll independently",
    sectionAxis: .vertical,
    linkage: .independent,
    focus: .roam,
    snap: nil,
    titles: .headings,
    sizesSections: true,
    flowsLists: false,
    measuresColumns: false,
    records: .items,
    wheelSteps: 1,
    styleName: "text",
    words: PerAxis(section: "shelf", item: "item"),
    pitch: .needed
  )
}

extension Layout {
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
    focus: .roam,
    snap: nil,
    titles: .bar,
    sizesSections: true,
    flowsLists: false,
    measuresColumns: false,
    records: .items,
    wheelSteps: 1,
    styleName: "text",
    words: PerAxis(section: "tab", item: "item"),
    pitch: .viewWide
  )
}
