/// Which fields a pivot goes by: names, or numbers counted from 0.
package struct PivotFields: Equatable, Sendable {
  package var row: String
  package var column: String
  /// Nil is the column's field: what there is to pick is what names the column.
  package var value: String?

  package init(row: String, column: String, value: String? = nil) {
    self.row = row
    self.column = column
    self.value = value
  }
}

/// Why a table cannot be pivoted.
package enum PivotError: Error, Equatable {
  case noFields
  /// The known ones are names, or numbers where a field has none.
  case unknownField(String, known: [String])
}

extension PivotFields {
  /// The fields by their numbers.
  struct Numbers: Equatable {
    var row: Int
    var column: Int
    /// Nil is the column's field, whose value is the same in all records of a pair.
    var value: Int?

    var valueOrColumn: Int { value ?? column }
  }

  func numbers(in table: Grid) throws(PivotError) -> Numbers {
    try Numbers(
      row: Self.number(of: row, in: table), column: Self.number(of: column, in: table),
      value: value.map { name throws(PivotError) in try Self.number(of: name, in: table) })
  }

  private static func number(of name: String, in table: Grid) throws(PivotError) -> Int {
    if case .column(let number) = ColumnName(name).target(in: table) { return number }
    guard table.columnCount > 0 else { throw .noFields }
    throw .unknownField(name, known: table.columnNames)
  }
}
