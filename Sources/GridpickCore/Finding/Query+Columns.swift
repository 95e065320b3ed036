extension Query {
  /// Reads a query whose terms may name a column by its title, in any case (rule F2).
  package init(_ text: String, by settings: FindSettings, columnsOf data: Grid) {
    self.init(
      text, isLiteral: settings.isLiteral, isExact: settings.isExact, column: data.columnFinder())
  }
}

extension Grid {
  /// Returns a finder of columns by title, in any case, or by a beginning that only one title has.
  func columnFinder() -> (String) -> Int? {
    var known: TitledColumns?
    return { title in
      let columns = known ?? TitledColumns(of: self)
      known = columns
      return columns.column(title.lowercased())
    }
  }
}

/// The columns by their titles in small letters, each title once.
private struct TitledColumns {
  private static let namedCount = 10_000
  private static let leastCut = 3

  private let columns: [String: Int]

  /// Of several columns with one title the first counts.
  init(of grid: Grid) {
    var numbers: [String: Int] = [:]
    for number in (0..<min(grid.columnCount, Self.namedCount)).reversed() {
      if let title = grid.columnTitle(number, .searched) { numbers[title.lowercased()] = number }
    }
    columns = numbers
  }

  /// Returns a column by its title, or by a beginning with a letter, because a number is no title.
  func column(_ title: String) -> Int? {
    if let number = columns[title] { return number }
    guard title.count >= Self.leastCut, title.contains(where: \.isLetter) else { return nil }
    let begun = columns.filter { $0.key.hasPrefix(title) }
    return begun.count == 1 ? begun.first?.value : nil
  }
}
