/// A column as a person names it: by its title, or by its number counted from 1 (rule P12).
package struct ColumnName: Equatable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The title is tried first, as a column may be called `2024`; it may stand in double quotes.
  package func column(in grid: Grid) -> Int? {
    if let column = bareColumn(in: grid) { return column }
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return ColumnName(String(text.dropFirst().dropLast())).bareColumn(in: grid)
  }

  /// Returns the columns with this name, or with these numbers, as `2..`; empty if there are none.
  package func columns(in grid: Grid) -> [Int] {
    column(in: grid).map { [$0] } ?? FieldPlaces(text)?.indices(among: grid.columnCount) ?? []
  }

  private func bareColumn(in grid: Grid) -> Int? {
    if let named = grid.column(named: Array(text.utf8)) { return named }
    guard text.utf8.allSatisfy(\.isDigit), let number = Int(text), number > 0,
      number <= grid.columnCount
    else { return nil }
    return number - 1
  }
}

extension Grid {
  /// The names of the columns: the titles, or the numbers of columns without a title.
  package var columnNames: [String] {
    (0..<columnCount).map { columnTitle($0) ?? String($0 + 1) }
  }

  /// The name of a column that leads to this very column, in newer data too.
  func name(ofColumn column: Int) -> ColumnName {
    let name = columnTitle(column, .whole).map { ColumnName($0) }
    return name.flatMap { $0.column(in: self) == column ? $0 : nil } ?? ColumnName("\(column + 1)")
  }

  /// Returns the columns with these names, each once.
  package func columns(named names: [ColumnName]) -> [Int] {
    var columns: [Int] = []
    for column in names.flatMap({ $0.columns(in: self) }) where !columns.contains(column) {
      columns.append(column)
    }
    return columns
  }
}
