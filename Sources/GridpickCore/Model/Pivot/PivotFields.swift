/// The fields by which a table is pivoted: names, or numbers counted from 1.
package struct PivotFields: Equatable, Sendable {
  package var row: String
  package var column: String
  /// The field of the values; nil counts the records.
  package var value: String?

  package init(row: String, column: String, value: String? = nil) {
    self.row = row
    self.column = column
    self.value = value
  }
}

extension PivotFields {
  struct Numbers: Equatable {
    var row: Int
    var column: Int
    var value: Int?
  }

  func numbers(in table: Grid) throws(MissingColumn) -> Numbers {
    try Numbers(
      row: ColumnName(row).field(of: table), column: ColumnName(column).field(of: table),
      value: value.map { name throws(MissingColumn) in try ColumnName(name).field(of: table) })
  }
}

extension ColumnName {
  func field(of table: Grid) throws(MissingColumn) -> Int {
    guard let number = column(in: table) else { throw MissingColumn(text, of: table) }
    return number
  }
}
