extension Query {
  /// Reads a query whose terms may name a column by its title, in any case (rule F2).
  package init(_ text: String, by settings: FindSettings, columnsOf data: Grid) {
    self.init(
      text, isLiteral: settings.isLiteral, isExact: settings.isExact, column: data.columnFinder())
  }
}

extension Grid {
  /// Finds a column by its title in any case, even cut if it is the only one; titles are read once.
  func columnFinder() -> (String) -> Int? {
    var known: TitledColumns?
    return { title in
      let columns = known ?? TitledColumns(of: self)
      known = columns
      return columns.column(title.lowercased())
    }
  }
}

/// The columns by their titles in small letters, in the order of the titles.
private struct TitledColumns {
  private static let namedCount = 10_000
  private static let leastCut = 3

  private let columns: [(title: String, number: Int)]

  /// Of several columns with one title the first counts.
  init(of grid: Grid) {
    var numbers: [String: Int] = [:]
    for number in (0..<min(grid.columnCount, Self.namedCount)).reversed() {
      if let title = grid.columnTitle(number, .searched) { numbers[title.lowercased()] = number }
    }
    columns = numbers.map { ($0.key, $0.value) }.sorted { $0.title < $1.title }
  }

  /// A title that is cut needs a letter, because a number is no title.
  func column(_ title: String) -> Int? {
    let place = columns.indices.partitionPoint { columns[$0].title < title }
    guard place < columns.count else { return nil }
    if columns[place].title == title { return columns[place].number }
    guard title.count >= Self.leastCut, title.contains(where: \.isLetter),
      columns[place].title.hasPrefix(title),
      place + 1 == columns.count || !columns[place + 1].title.hasPrefix(title)
    else { return nil }
    return columns[place].number
  }
}
