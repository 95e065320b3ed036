extension Query {
  /// Reads a query whose terms may name a column by its whole title, in any case (rule F2).
  package init(_ text: String, by settings: FindSettings, columnsOf data: Grid) {
    self.init(
      text, isLiteral: settings.isLiteral, isExact: settings.isExact, column: data.columnFinder())
  }
}

extension Grid {
  /// Finds a column by its title in any case; the titles are read at the first call.
  func columnFinder() -> (String) -> Int? {
    var columns: [String: Int]?
    return { title in
      let known = columns ?? columnsByTitle(upTo: Self.namedCount)
      columns = known
      return known[title.lowercased()]
    }
  }

  private static var namedCount: Int { 10_000 }
}

extension Grid {
  /// Returns the columns by title in small letters; of several columns with one title the first.
  fileprivate func columnsByTitle(upTo count: Int) -> [String: Int] {
    var columns: [String: Int] = [:]
    for column in (0..<min(columnCount, count)).reversed() {
      if let title = columnTitle(column, .searched) { columns[title.lowercased()] = column }
    }
    return columns
  }
}
