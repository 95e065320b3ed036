/// The group of each row of a table: rows with the same values in some columns (rule X3).
///
/// Groups are numbered in the order of their first rows, so that more rows change no number.
package struct Groups: Equatable, Sendable {
  package let grouping: Grouping
  package let columns: [Int]
  let numbers: [UInt32]
  /// The first row of each group, whose values are its title.
  let firstRows: [UInt32]
  /// The groups in the order that was asked for; nil keeps the order of their first rows.
  private(set) var order: [UInt32]?

  /// Groups the first `count` rows of a table; nil groups all rows.
  package init(_ table: Grid, by grouping: Grouping, upTo count: Int? = nil) throws(MissingColumn) {
    let columns = try grouping.columns.map { name throws(MissingColumn) in
      try name.field(of: table)
    }
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

  package init(_ texts: GroupTexts, ofColumn column: Int) {
    grouping = Grouping(by: [])
    columns = [column]
    numbers = texts.numbers
    firstRows = texts.firstRows
  }

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
    return PartedWork().members(of: labels, isDescending: sort.isDescending)
  }

  package static let nothing = "(none)"

  func title(ofGroup group: Int, of table: Grid, _ extent: TextExtent) -> String {
    let row = Int(firstRows[group])
    return columns.map { column in
      let label = table.item(ofField: column, inRow: row, extent)?.label ?? ""
      return label.isEmpty ? Self.nothing : label
    }.joined(separator: " · ")
  }

  static func firstRows(of numbers: [UInt32]) -> [UInt32] {
    var first: [UInt32] = []
    for (row, number) in numbers.enumerated() where number == first.count {
      first.append(UInt32(row))
    }
    return first
  }

  /// Numbers the texts of a column in the order in which they first appear.
  static func numbers(
    of table: Grid, inColumn column: Int, upTo most: Int = .max, empty: String = nothing
  ) -> [UInt32] {
    // Only an input of 16 GB or more can have more rows than 32 bits can number.
    let count = min(table.sectionCount, table.source.tableCount, most, Int(UInt32.max))
    var texts = GroupTexts(upTo: count, empty: empty)
    table.readLabels(ofColumn: column, inSections: 0..<count) { texts.append($0) }
    return texts.numbers
  }

  /// Numbers the pairs of two numbers of each row, in the order in which they first appear.
  private static func pair(_ numbers: inout [UInt32], with others: [UInt32]) {
    var known: [UInt64: UInt32] = [:]
    for row in numbers.indices {
      let pair = UInt64(numbers[row]) << 32 | UInt64(others[row])
      numbers[row] = known[pair] ?? UInt32(known.count)
      known[pair] = numbers[row]
    }
  }
}

/// The numbers of the rows' texts, in the order in which they first appear.
package struct GroupTexts: Sendable {
  private var known: [[UInt8]: UInt32] = [:]
  private(set) var numbers: [UInt32] = []
  private(set) var firstRows: [UInt32] = []

  private let empty: String

  /// Creates numbers for texts; an empty text counts as `empty`.
  package init(upTo count: Int = 0, empty: String = Groups.nothing) {
    self.empty = empty
    numbers.reserveCapacity(count)
  }

  /// Numbers the next row's text as it is shown: as valid UTF-8, and by its bytes.
  package mutating func append(_ bytes: TextBytes) {
    let text = Array((bytes.isEmpty ? empty : String(decoding: bytes, as: UTF8.self)).utf8)
    if let number = known[text] { return numbers.append(number) }
    let number = UInt32(firstRows.count)
    known[text] = number
    firstRows.append(UInt32(numbers.count))
    numbers.append(number)
  }
}

/// The way in which the records of a table are grouped.
package struct Grouping: Equatable, Sendable {
  /// The columns whose values make the groups; with two columns each pair of values is a group.
  package var columns: [ColumnName]
  package var sort: GroupSort?

  package init(by columns: [ColumnName]) {
    self.columns = columns
  }
}

package struct GroupSort: Equatable, Sendable {
  package enum Worth: String, CaseIterable, Sendable {
    case title
    case count
  }

  package var worth: Worth
  package var isDescending: Bool

  package init(by worth: Worth, isDescending: Bool = false) {
    self.worth = worth
    self.isDescending = isDescending
  }
}

extension Layout {
  /// Returns a message about what this layout lacks to show the records; nil if it lacks nothing.
  package func lack(for data: Grid, namesOptions: Bool) -> String? {
    guard needsGroups, data.hasRecords, data.parts == nil, !data.isEmpty else { return nil }
    return "\(name) need \(namesOptions ? "--group-by" : "groups")"
  }
}
