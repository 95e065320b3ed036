/// What the caller says about how an input is to be read.
package struct ReadingOptions: Equatable, Sendable {
  /// Whether the first record is column titles; nil is the format's own way.
  package var hasHeader: Bool?
  /// Whether a record's first field is its title rather than an item; nil is the format's own way.
  package var rowTitles: Bool?
  /// What parts the fields of a line; nil leaves lines whole.
  package var delimiter: Delimiter?
  /// Whether lines that stand in columns below their titles are shown as a table.
  package var findsTables = false
  /// Whether lines end with NUL rather than with a newline.
  package var endsWithNul = false
  /// Whether the bytes are those for a terminal, with sequences that colour them (rule Z1).
  package var hasColors = false
  /// True where nobody has named the format: a line that does not fit it is kept.
  package var isGuess = false
  package var fields: FieldNames
  /// Whether objects in JSON records are gone into, so that what is in them has columns of its own.
  package var flattens = true
  /// Where in a JSON text the grid is.
  package var pointer = JSONPointer()

  package init(rowTitles: Bool? = nil, fields: FieldNames = FieldNames()) {
    self.rowTitles = rowTitles
    self.fields = fields
  }
}

/// What parts the fields of a line.
package enum Delimiter: Equatable, Sendable {
  /// These bytes, which are not empty.
  case bytes([UInt8])
  /// Runs of blanks.
  case blanks
  /// The columns that are blank in every line, as `kubectl`, `ps` and `docker ps` print them.
  case aligned
}

/// Which keys of an item's object hold what the grid uses.
///
/// As bytes, for they are compared byte for byte, and for every item that is shown.
package struct FieldNames: Equatable, Sendable {
  package var label = Array("label".utf8)
  package var value = Array("value".utf8)
  package var detail = Array("detail".utf8)
  package var color = Array("color".utf8)
  /// What tells an item or a record from every other, also in newer data (rule P8); nil is JSON's key `id`.
  package var id: [UInt8]?

  package init() {}
}
