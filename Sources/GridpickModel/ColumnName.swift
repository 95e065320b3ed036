/// A column as a person names it: by its title, or by its number counted from 0.
package struct ColumnName: Equatable, Sendable {
  /// What goes by a name: a column, or what titles the sections.
  package enum Target: Hashable, Sendable {
    case titles
    case column(Int)
  }

  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// A title comes first, for a column may be called `2024`; nil where nothing goes by the name.
  ///
  /// A title that has commas may be given in double quotes.
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
  /// What columns go by: their titles, or numbers where they have none.
  package var columnNames: [String] {
    (0..<columnCount).map { columnTitle($0) ?? String($0) }
  }

  /// The columns that go by names, each once; what titles the sections is none.
  package func columns(named names: [ColumnName]) -> [Int] {
    var columns: [Int] = []
    for case .column(let column)? in names.map({ $0.target(in: self) })
    where !columns.contains(column) {
      columns.append(column)
    }
    return columns
  }
}
