/// A column as a person names it: by its title, or by its number counted from 0.
package struct ColumnName: Equatable, Sendable {
  /// The thing that a name stands for: a column, or the titles of the sections.
  package enum Target: Hashable, Sendable {
    case titles
    case column(Int)
  }

  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Returns the column or the section titles that have this name, or nil if nothing has the name.
  ///
  /// A title is tried before a number, because a column may be called `2024`. A title that contains
  /// commas may be given in double quotes.
  package func target(in grid: Grid) -> Target? {
    if let target = ownTarget(in: grid) { return target }
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return ColumnName(String(text.dropFirst().dropLast())).ownTarget(in: grid)
  }

  private func ownTarget(in grid: Grid) -> Target? {
    let name = Array(text.utf8)
    if let named = grid.shape.column(named: name) { return .column(named) }
    if grid.shape.titlesSections(named: name) { return .titles }
    guard text.utf8.allSatisfy(\.isDigit), let number = Int(text), number < grid.columnCount else {
      return nil
    }
    return .column(number)
  }
}

extension Grid {
  /// The names of the columns: the titles, or the numbers of columns without a title.
  package var columnNames: [String] {
    (0..<columnCount).map { columnTitle($0) ?? String($0) }
  }

  /// Returns the columns with these names, each once; a name of the section titles is left out.
  package func columns(named names: [ColumnName]) -> [Int] {
    var columns: [Int] = []
    for case .column(let column)? in names.map({ $0.target(in: self) })
    where !columns.contains(column) {
      columns.append(column)
    }
    return columns
  }
}
