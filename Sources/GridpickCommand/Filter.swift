import GridpickCore

/// The matches of a query in an input that is not shown (rule F9).
struct Filter {
  private let findings: Findings
  /// The grid as it lies without a screen.
  private let content: Grid
  /// The order of the sections, or of a list's items; nil is the order of the data.
  private let order: Permutation?
  private let scope: PickScope

  init(_ findings: Findings, in data: GridData, as content: Grid, _ options: CommandOptions) {
    self.findings = findings
    self.content = content
    order = options.sorting(of: data).flatMap { Permutation(of: data, by: $0, .parallel()) }
    // A record matches as a whole, so its row is printed: the picked cell alone would say little.
    let isWhole = if case .sections = findings.matches { true } else { false }
    scope = isWhole && options.pickScope == .cell ? .row : options.pickScope
  }

  /// Prints the matches, each row and column once.
  func print<Failure: Error>(
    by printer: PickPrinter, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var printer = printer
    printer.scope = scope
    if case .items(let selection) = findings.matches, let list = content.store as? any ItemList,
      try printer.write(selection.members(by: order), of: list, to: sink)
    {
      return
    }
    try printer.write(
      printer.eachOnce(picks, in: PickedContent(content)), of: PickedContent(content), to: sink)
  }

  /// The matches, in the order in which they are printed.
  private var picks: [ItemID] {
    switch findings.matches {
    case .items(let selection): selection.members(by: order).map { ItemID(ofList: Int($0)) }
    case .sections(let selection):
      selection.members(by: order).compactMap {
        content.firstPlace(ofSection: Int($0)).flatMap(content.id)
      }
    case .cells(let cells): cells.ids(in: content, by: order)
    }
  }
}

extension CommandOptions {
  /// Returns the search for a query in a document, the same search as on the screen.
  func search(for query: String, in document: LoadedDocument) -> Search {
    var search = Search(
      Query(query, isLiteral: picker.find.isLiteral, columnsOf: document.data),
      isRanked: picker.find.isRanked && picker.sort == nil)
    if case .grid(let grid) = document.data {
      let layout = layout ?? document.layout
      search.unit = layout.findsRecords(picker.layout) ? .section : .item
      search.look(in: GridView().columns(of: grid, only: picker.only, in: layout), of: grid)
    }
    return search
  }

  /// Returns the sorting by the column that was asked for; nil if none was asked for, or if there
  /// is no such column.
  fileprivate func sorting(of data: GridData) -> Sorting? {
    guard let sort = picker.sort else { return nil }
    let key: Sorting.Key? =
      switch data {
      case .list: .items
      case .grid(let grid):
        sort.column.column(in: grid).map(Sorting.Key.column)
      }
    return key.map { Sorting(by: $0, isDescending: sort.isDescending) }
  }
}
