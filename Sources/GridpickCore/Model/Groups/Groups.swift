/// The group of each row of a table: rows with the same values in some columns (rule X3).
///
/// Groups are numbered as they are first seen, so that numbers stay while more rows come.
package struct Groups: Equatable, Sendable {
  package let grouping: Grouping
  package let columns: [Int]
  /// The group of each row.
  let numbers: [UInt32]
  /// The first row of each group, whose values are its title.
  let firstRows: [UInt32]
  /// The groups in the order that was asked for; nil is the order in which they are first seen.
  private(set) var order: [UInt32]?

  /// Groups the first rows of a table; nil `count` is all of them.
  package init(
    _ table: Grid, by grouping: Grouping, upTo count: Int? = nil
  ) throws(FieldError) {
    let columns = try grouping.columns.map { name throws(FieldError) in try name.field(of: table) }
    self.init(table, by: grouping, columns, upTo: count ?? .max)
  }

  init(_ table: Grid, by grouping: Grouping, _ columns: [Int], upTo most: Int = .max) {
    self.grouping = grouping
    self.columns = columns
    var numbers = Self.numbers(of: table, inColumn: columns[0], upTo: most)
    for column in columns.dropFirst() {
      Self.pair(&numbers, with: Self.numbers(of: table, inColumn: column, upTo: most))
    }
    self.numbers = numbers
    firstRows = Self.firstRows(of: numbers)
    order = grouping.sort.flatMap { self.order(of: table, by: $0) }
  }

  /// Creates groups of rows whose texts in one column are numbered.
  package init(_ texts: GroupTexts, ofColumn column: Int) {
    grouping = Grouping(by: [])
    columns = [column]
    numbers = texts.numbers
    firstRows = texts.firstRows
  }

  /// Groups rows by the pairs of two numbers that they have.
  init(pairing one: [UInt32], with other: [UInt32]) {
    grouping = Grouping(by: [])
    columns = []
    var numbers = one
    Self.pair(&numbers, with: other)
    self.numbers = numbers
    firstRows = Self.firstRows(of: numbers)
  }

  package var count: Int { firstRows.count }

  private func order(of table: Grid, by sort: GroupSort) -> [UInt32]? {
    let labels: SortedLabels
    switch sort.worth {
    case .title: labels = SortedLabels(count) { title(ofGroup: $0, of: table, .seen) }
    case .count:
      var counts = [Int](repeating: 0, count: count)
      for number in numbers { counts[Int(number)] += 1 }
      labels = SortedLabels(count) { "\(counts[$0])" }
    }
    return RowOrder(of: labels, isDescending: sort.isDescending)?.members
  }

  /// The title of the rows whose field is empty.
  static let nothing = "(none)"

  func title(ofGroup group: Int, of table: Grid, _ extent: TextExtent) -> String {
    let row = Int(firstRows[group])
    return columns.map { column in
      let label = table.item(ofField: column, inRow: row, extent)?.label ?? ""
      return label.isEmpty ? Self.nothing : label
    }.joined(separator: " · ")
  }

  /// Returns the first row of each number; numbers rise as they are first seen.
  static func firstRows(of numbers: [UInt32]) -> [UInt32] {
    var first: [UInt32] = []
    for (row, number) in numbers.enumerated() where number == first.count {
      first.append(UInt32(row))
    }
    return first
  }

  /// Numbers the texts of a column, as they are first seen.
  static func numbers(
    of table: Grid, inColumn column: Int, upTo most: Int = .max
  ) -> [UInt32] {
    // 32-bit numbers suffice for the rows of an input of at least 16 GB.
    let count = min(table.sectionCount, table.source.tableCount, most, Int(UInt32.max))
    var texts = GroupTexts(upTo: count)
    table.readLabels(ofColumn: column, inSections: 0..<count) { texts.append($0) }
    return texts.numbers
  }

  /// Numbers the pairs of two numbers of each row, in the order in which they are first seen.
  private static func pair(_ numbers: inout [UInt32], with others: [UInt32]) {
    var known: [UInt64: UInt32] = [:]
    for row in numbers.indices {
      let pair = UInt64(numbers[row]) << 32 | UInt64(others[row])
      numbers[row] = known[pair] ?? UInt32(known.count)
      known[pair] = numbers[row]
    }
  }
}
