extension Grid {
  /// The records in which columns to group by are looked for, and the values that a group has.
  private static let (mostRecords, wantedValues, mostColumns) = (1_000, 2...50, 10)

  /// The names of the first columns by which the records may well be grouped.
  fileprivate var groupingColumns: [String] {
    let rows = 0..<min(sectionCount, Self.mostRecords)
    let names = columnNames
    return names.indices.lazy.filter { column in
      var texts = NumberedTexts()
      var count = 0
      readLabels(ofColumn: column, inSections: rows) {
        count = max(count, Int(texts.number(of: $0)) + 1)
      }
      return Self.wantedValues.contains(count) && count < rows.count
    }.prefix(Self.mostColumns).map { names[$0] }
  }
}

extension Layout {
  /// Returns the words that say what is missing to show these records; nil if nothing is.
  package func lack(for data: Grid, namesOptions: Bool) -> String? {
    guard needsGroups, data.hasRecords, data.parts == nil, !data.isEmpty else { return nil }
    let need = "\(name) need \(namesOptions ? "--group-by" : "groups")"
    let columns = data.groupingColumns
    guard let last = columns.last else { return need }
    let names = columns.dropLast().joined(separator: ", ")
    return "\(need), for example by " + (names.isEmpty ? last : "\(names) or \(last)")
  }
}
