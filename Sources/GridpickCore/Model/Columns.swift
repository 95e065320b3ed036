/// The shown columns of some data, in their order; some places may be gaps.
package struct Columns: Equatable, Sendable {
  private let sources: [Int?]
  /// The place of each column of the data, plus one; 0 if it is not shown.
  private let ends: [Int]
  /// The number of places that a section fills, indexed by its number of columns in the data.
  private let reaches: [Int]
  /// The column whose items replace the data's section titles; nil to keep the data's titles.
  let titling: Int?

  init(_ sources: [Int?], of count: Int, titling: Int? = nil) {
    self.sources = sources
    self.titling = titling
    var ends = [Int](repeating: 0, count: count)
    for (place, source) in sources.enumerated() {
      if let source { ends[source] = place + 1 }
    }
    self.ends = ends
    var reaches = [0]
    for end in ends { reaches.append(max(reaches[reaches.count - 1], end)) }
    // A section with all columns of the data also fills the gaps at the end.
    reaches[reaches.count - 1] = sources.count
    self.reaches = reaches
  }

  var count: Int { sources.count }

  package func column(at place: Int) -> Int? { place < sources.count ? sources[place] : nil }

  func place(of column: Int) -> Int? {
    column < ends.count && ends[column] > 0 ? ends[column] - 1 : nil
  }

  /// Returns the places that `count` items fill; a changed file may have more columns than before.
  func itemCount(of count: Int) -> Int { reaches[min(count, reaches.count - 1)] }
}

/// A column as a person names it: by its title, or by its number counted from 1 (rule P12).
package struct ColumnName: Equatable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Looks for a title first, in double quotes or not, because a column may be called `2024`.
  package func column(in grid: Grid) -> Int? {
    if let column = bareColumn(in: grid) { return column }
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return ColumnName(String(text.dropFirst().dropLast())).bareColumn(in: grid)
  }

  /// Returns the columns with this name or these numbers, such as `2..`; empty if there are none.
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
  /// The titles of the columns, or their numbers; a list has none.
  package var columnNames: [String] {
    isList ? [] : (0..<columnCount).map { columnTitle($0) ?? String($0 + 1) }
  }

  /// Returns a name that finds this column again, in newer data too.
  func name(ofColumn column: Int) -> ColumnName {
    let name = columnTitle(column, .whole).map { ColumnName($0) }
    return name.flatMap { $0.column(in: self) == column ? $0 : nil } ?? ColumnName("\(column + 1)")
  }

  package func columns(named names: [ColumnName]) -> [Int] {
    var columns: [Int] = []
    for column in names.flatMap({ $0.columns(in: self) }) where !columns.contains(column) {
      columns.append(column)
    }
    return columns
  }
}

/// A column that somebody names, but that some data does not have.
package struct MissingColumn: Error, Equatable {
  package let name: String
  /// The names of the columns, or their numbers; empty for a list, which has none.
  package let known: [String]

  /// The most names that are listed.
  private static let most = 20

  package init(_ name: String, among known: [String]) {
    (self.name, self.known) = (name, known)
  }

  package init(_ name: String, of data: Grid) {
    self.init(name, among: data.columnNames)
  }

  package var words: String { "no column '\(name)'" }

  /// The words with the nearest name, or else the first names.
  package var wordsAndNames: String {
    let rest = known.count > Self.most ? ["\(known.count - Self.most) more"] : []
    let names = (known.prefix(Self.most) + rest).joined(separator: ", ")
    let hint = known.nearest(to: name).map { "did you mean '\($0)'?" } ?? "columns: \(names)"
    return "\(words); \(hint)"
  }
}
