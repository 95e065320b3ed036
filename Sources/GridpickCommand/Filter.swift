import GridpickCore
import GridpickFinding
import GridpickLayout
import GridpickMatching
import GridpickModel
import GridpickPaging

/// What a query leaves of an input that is not shown (rule F9).
struct Filter {
  private let findings: Findings
  /// As it lies without a screen.
  private let content: Grid
  /// How sections, or a list's items, stand; nil is as they came.
  private let order: Permutation?
  private let scope: PickScope

  init(_ findings: Findings, in data: GridData, as content: Grid, _ options: CommandOptions) {
    self.findings = findings
    self.content = content
    order = options.sorting(of: data).flatMap { Permutation(of: data, by: $0, .parallel()) }
    // Of a record that matches the cell that is picked would say little.
    let isWhole = if case .sections = findings.matches { true } else { false }
    scope = isWhole && options.pickScope == .cell ? .row : options.pickScope
  }

  /// What is printed of it, each row and column once.
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
      printer.eachOnce(picks, in: content), of: PickedContent(content), to: sink)
  }

  /// What matches, in the order in which it is printed.
  private var picks: [ItemID] {
    switch findings.matches {
    case .items(let selection): selection.members(by: order).map { ItemID(ofList: Int($0)) }
    case .sections(let selection):
      selection.members(by: order).compactMap {
        content.firstItem(ofSection: Int($0)).flatMap(content.id)
      }
    case .cells(let cells): cells.ids(in: content, by: order)
    }
  }
}

extension CommandOptions {
  /// What a query asks of a document, as the screen would ask it.
  func search(for query: String, in document: LoadedDocument) -> Search {
    var search = Search(
      Query(query, isLiteral: picker.find.isLiteral, columnsOf: document.data),
      isRanked: picker.find.isRanked && picker.sort == nil)
    if case .grid(let grid) = document.data {
      search.unit = (layout ?? document.layout).findsRecords(picker.layout) ? .section : .item
      search.columns = picker.only.map(grid.columns)
    }
    return search
  }

  /// What is put in order, by the column that was asked for.
  fileprivate func sorting(of data: GridData) -> Sorting? {
    guard let sort = picker.sort else { return nil }
    let key: Sorting.Key? =
      switch data {
      case .list: .items
      case .grid(let grid):
        switch sort.column.target(in: grid) {
        case .titles: .titles
        case .column(let column): .column(column)
        case nil: nil
        }
      }
    return key.map { Sorting(by: $0, isDescending: sort.isDescending) }
  }
}
