/// What the caller says about how an input is to be read.
package struct ReadingOptions: Equatable, Sendable {
  /// Whether a record's first field is its title rather than an item.
  package var rowTitles: Bool
  package var fields: FieldNames

  package init(rowTitles: Bool = true, fields: FieldNames = FieldNames()) {
    self.rowTitles = rowTitles
    self.fields = fields
  }
}

/// Which keys of an item's object hold what the grid uses.
package struct FieldNames: Equatable, Sendable {
  package var label = "label"
  package var value = "value"
  package var detail = "detail"
  package var color = "color"

  package init() {}
}
