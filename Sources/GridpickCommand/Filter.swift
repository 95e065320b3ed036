import GridpickCore

/// The matches of a query in an input that is not shown (rule F9).
struct Filter {
  private let findings: Findings
  /// The grid as it lies without a screen.
  private let content: Grid
  private let view: GridView
  private let unit: MarkUnit

  init(
    _ findings: Findings, in data: Grid, as content: Grid, _ unit: MarkUnit,
    _ options: CommandOptions
  ) {
    self.findings = findings
    self.content = content
    view = GridView(of: data, sortedBy: data.sorting(by: options.picker.sort), .parallel())
    // A record matches as a whole, so its row is printed: the picked cell alone would say little.
    let isWhole = if case .rows = findings.matches { !content.isList } else { false }
    self.unit = isWhole && unit == .item ? .section : unit
  }

  /// Prints the matches, each row and column once.
  func print<Failure: Error>(
    by printer: PickPrinter, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var printer = printer
    printer.unit = unit
    if let list = content.list,
      try printer.write(findings.matches.rows.members(by: view.order), of: list, to: sink)
    {
      return
    }
    try printer.write(
      printer.eachOnce(picks, in: PickedContent(content)), of: PickedContent(content), to: sink)
  }

  private var picks: [ItemID] {
    switch findings.matches {
    case .rows(let rows):
      view.members(of: rows, in: content).compactMap { row in
        content.isList
          ? ItemID(ofList: Int(row)) : content.firstPlace(ofSection: Int(row)).flatMap(content.id)
      }
    case .cells(let cells): cells.ids(in: content, by: view.order)
    }
  }
}

extension CommandOptions {
  /// Returns the search for a query in a document, the same search as on the screen.
  func search(for query: String, in document: LoadedDocument) -> Search {
    var search = Search(
      Query(query, by: picker.find, columnsOf: document.data),
      isRanked: picker.find.isRanked && picker.sort.isEmpty)
    search.isOfHistory = picker.find.isOfHistory
    let grid = document.data
    if !grid.isList {
      let layout = layout ?? document.layout
      search.unit = layout.findsRecords(in: document.data, picker.layout) ? .section : .item
      search.look(
        in: picker.find.columns(of: grid)
          ?? GridView().searchedColumns(of: grid, by: picker, in: layout),
        of: grid, in: layout)
    }
    return search
  }
}
