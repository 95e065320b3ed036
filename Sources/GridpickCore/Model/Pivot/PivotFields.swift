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

/// The reason why a table cannot be pivoted or grouped.
package enum FieldError: Error, Equatable {
  case isList
  case noFields
  /// The field does not exist; `known` has the names of all fields, or numbers if unnamed.
  case unknownField(String, known: [String])
}

extension FieldError {
  var words: String {
    if case .unknownField(let name, _) = self { "no column '\(name)'" } else { "no columns" }
  }
}

extension PivotFields {
  struct Numbers: Equatable {
    var row: Int
    var column: Int
    var value: Int?
  }

  func numbers(in table: Grid) throws(FieldError) -> Numbers {
    try Numbers(
      row: ColumnName(row).field(of: table), column: ColumnName(column).field(of: table),
      value: value.map { name throws(FieldError) in try ColumnName(name).field(of: table) })
  }
}

extension ColumnName {
  func field(of table: Grid) throws(FieldError) -> Int {
    if let number = column(in: table) { return number }
    guard table.columnCount > 0 else { throw .noFields }
    throw .unknownField(text, known: table.columnNames)
  }
}
