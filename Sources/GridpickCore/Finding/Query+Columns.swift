extension Query {
  /// Reads a query whose terms may name a column by its title, in any case (rule F2).
  package init(_ text: String, by settings: FindSettings, columnsOf data: Grid) {
    self.init(
      text, isLiteral: settings.isLiteral, isExact: settings.isExact,
      ignoresCase: settings.ignoresCase, column: data.columnFinder())
  }
}

extension Grid {
  private static let namedColumns = 10_000
  private static let leastCut = 3

  /// Returns a finder of columns by title, or by a beginning that only one title, or a part of one, has.
  func columnFinder() -> (String) -> Int? {
    var known: [String: Int]?
    return { title in
      let columns = known ?? columnsByTitle
      known = columns
      let title = title.lowercased()
      if let number = columns[title] { return number }
      // A number is no beginning of a title.
      guard title.count >= Self.leastCut, title.contains(where: \.isLetter) else { return nil }
      var begun = columns.filter { $0.key.hasPrefix(title) }
      if begun.isEmpty {
        begun = columns.filter { name, _ in
          name.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(title) }
        }
      }
      return begun.count == 1 ? begun.first?.value : nil
    }
  }

  /// The columns by their titles in small letters; of several with one title the first counts.
  private var columnsByTitle: [String: Int] {
    var numbers: [String: Int] = [:]
    for number in (0..<min(columnCount, Self.namedColumns)).reversed() {
      if let title = columnTitle(number, .searched) { numbers[title.lowercased()] = number }
    }
    return numbers
  }
}
