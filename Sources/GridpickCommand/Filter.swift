import GridpickCore

extension CommandOptions {
  /// Prints the matches of a query in an input that is not shown (rule F9).
  func print<Failure: Error>(
    _ findings: Findings, in document: LoadedDocument,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let content = picked(in: document)
    let data = content.whole
    let unit = document.unit(self)
    let view = GridView(of: data, sortedBy: data.sorting(by: picker.sort), .parallel())
    // A row that matches as a whole is printed whole: one of its cells would say little.
    let isWhole = if case .rows = findings.matches { true } else { false }
    let standsAlone = data.source.rowKind == .items && data.columnCount == 1
    var printer = printer
    printer.unit = isWhole && unit == .item && !standsAlone ? .section : unit
    let picks: [ItemID]
    switch findings.matches {
    case .rows(let rows):
      let rows = view.members(of: rows, in: data)
      if try printer.write(rows, of: data, to: sink) { return }
      picks = rows.compactMap { data.firstPlace(ofSection: Int($0)).flatMap(data.id) }
    case .cells(let cells): picks = cells.ids(in: data, by: view.order)
    }
    try printer.write(printer.eachOnce(picks, in: content), of: content, to: sink)
  }

  /// The content of a document that is not shown, with the columns that a screen would show.
  func picked(in document: LoadedDocument) -> PickedContent {
    PickedContent(
      document.data,
      columns: GridView().printedColumns(
        of: document.data, by: picker, in: layout ?? document.layout))
  }

  func search(for query: String, in document: LoadedDocument) -> Search {
    let grid = document.data
    let layout = layout ?? document.layout
    var search = Search(
      Query(query, by: picker.find, columnsOf: grid),
      unit: layout.searchUnit(of: grid, picker.layout),
      isRanked: picker.find.isRanked && picker.sort.isEmpty)
    search.isOfHistory = picker.find.isOfHistory
    search.look(
      in: picker.find.columns(of: grid)
        ?? GridView().searchedColumns(of: grid, by: picker, in: layout),
      of: grid, in: layout)
    return search
  }
}
