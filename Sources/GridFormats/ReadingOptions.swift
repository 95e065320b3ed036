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
///
/// As bytes, for they are compared byte for byte, and for every item that is shown.
package struct FieldNames: Equatable, Sendable {
  package var label = Array("label".utf8)
  package var value = Array("value".utf8)
  package var detail = Array("detail".utf8)
  package var color = Array("color".utf8)

  package init() {}
}
