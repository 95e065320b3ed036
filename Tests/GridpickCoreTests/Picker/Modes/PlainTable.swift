/// A table and what a person has done to it, as the rules have it and without a screen.
struct PlainTable {
  struct Row: Equatable {
    let key: Int
    var cells: [String]
  }

  /// A cell, wherever it is shown.
  struct Cell: Hashable {
    var row: Int
    var column: Int
  }

  /// Where it is shown, counted from 0.
  struct Place: Equatable {
    let row: Int
    let column: Int
  }

  static let titles = ["W", "X", "Y", "Z"]

  var rows: [Row]
  var hidden: Set<Int> = []
  var sort: (column: Int, isDescending: Bool)?
  var query: String?
  var marked: Set<Cell> = []
  /// The current cell; nil where the rules leave it open or nothing is shown.
  var current: Cell?
  /// True if a rectangle may still be open, which the next key that marks ends.
  var mayHaveRectangle = false
  /// True if the current row went with older data, so that the position keeps its place among rows that follow (P8.13).
  var keepsPlace = false
  /// True if a hand has gone elsewhere since find began.
  var hasMoved = false

  // MARK: - What is shown

  var shownColumns: [Int] { (rows.first?.cells ?? []).indices.filter { !hidden.contains($0) } }

  var sortedRows: [Row] {
    guard let sort else { return rows }
    let sorted = rows.sorted { $0.cells[sort.column] < $1.cells[sort.column] }
    return sort.isDescending ? sorted.reversed() : sorted
  }

  /// Find keeps the rows of which a shown cell has the query in it.
  var shownRows: [Row] {
    sortedRows.filter { row in
      query.map { query in shownColumns.contains { row.cells[$0].contains(query) } } ?? true
    }
  }

  var shownCells: Set<Cell> { cells(of: shownRows, shownColumns) }

  private func cells(of rows: [Row], _ columns: [Int]) -> Set<Cell> {
    Set(rows.flatMap { row in columns.map { Cell(row: row.key, column: $0) } })
  }

  func label(of cell: Cell) -> String? {
    rows.first { $0.key == cell.row }?.cells[cell.column]
  }

  /// The labels of what is marked, in the order of the whole table as sorted.
  var markedLabels: [String] {
    sortedRows.flatMap { row in
      row.cells.indices.filter { marked.contains(Cell(row: row.key, column: $0)) }
        .map { row.cells[$0] }
    }
  }

  // MARK: - What a person does

  /// Goes so many rows and columns on, as far as there are any.
  mutating func go(rows down: Int, columns right: Int) {
    guard let current, let place = place(of: current) else { return }
    let (rows, columns) = (shownRows, shownColumns)
    let next = Cell(
      row: rows[min(max(0, place.row + down), rows.count - 1)].key,
      column: columns[min(max(0, place.column + right), columns.count - 1)])
    hasMoved = hasMoved || next != current
    keepsPlace = keepsPlace && next == current
    self.current = next
  }

  func place(of cell: Cell) -> Place? {
    guard let row = shownRows.firstIndex(where: { $0.key == cell.row }),
      let column = shownColumns.firstIndex(of: cell.column)
    else { return nil }
    return Place(row: row, column: column)
  }

  mutating func markCurrent() {
    if let current { marked.formSymmetricDifference([current]) }
  }

  /// Marks the current row or column as far as it is shown, or takes the marks back where all of it has them.
  mutating func markRow() {
    guard let current else { return }
    toggle(shownCells.filter { $0.row == current.row })
  }

  mutating func markColumn() {
    guard let current else { return }
    toggle(shownCells.filter { $0.column == current.column })
  }

  private mutating func toggle(_ cells: Set<Cell>) {
    if cells.isSubset(of: marked) { marked.subtract(cells) } else { marked.formUnion(cells) }
  }

  /// The cells of the rectangle between two corners.
  func rectangle(from one: Cell, to other: Cell) -> Set<Cell> {
    guard let one = place(of: one), let other = place(of: other) else { return [] }
    let rows = shownRows[min(one.row, other.row)...max(one.row, other.row)]
    let columns = shownColumns[min(one.column, other.column)...max(one.column, other.column)]
    return cells(of: Array(rows), Array(columns))
  }

  /// Sorts by the current column, then the other way round, then not at all.
  mutating func sortByCurrent() {
    guard let current else { return }
    if let sort, sort.column == current.column {
      self.sort = sort.isDescending ? nil : (sort.column, true)
    } else {
      sort = (current.column, false)
    }
    keepCurrent(if: query == nil || hasMoved)
  }

  /// Hides the current column unless it is the last one; the next one, or else the one before, is current.
  mutating func hideCurrent() {
    guard let current, let place = place(of: current), shownColumns.count > 1 else { return }
    hidden.insert(current.column)
    let column = shownColumns[min(place.column, shownColumns.count - 1)]
    self.current = Cell(row: current.row, column: column)
  }

  mutating func find(_ query: String) {
    if self.query == nil { hasMoved = false }
    self.query = query
    keepCurrent(if: hasMoved)
  }

  mutating func leaveFind() {
    query = nil
  }

  /// Takes newer data: what is left of it keeps its marks.
  mutating func take(_ newer: [Row]) {
    rows = newer
    marked = marked.filter { cell in newer.contains { $0.key == cell.row } }
    keepCurrent(if: query == nil || hasMoved)
    keepsPlace = current == nil
  }

  mutating func follow(by more: [Row]) {
    rows += more
    if keepsPlace { current = nil }
  }

  /// The current cell stays current if it is to be kept and is still shown; else find chooses another.
  private mutating func keepCurrent(if isKept: Bool) {
    if let current, isKept, shownCells.contains(current) { return }
    current = nil
    hasMoved = false
  }
}
