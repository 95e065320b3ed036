import GridpickCore

package struct ReadingOptions: Equatable, Sendable {
  /// True if the first record contains column titles; nil selects the default of the format.
  package var hasHeader: Bool?
  /// True if the first field of a record is its title, not an item; nil selects the default.
  package var rowTitles: Bool?
  /// The separator of the fields of a line; nil leaves lines whole.
  package var delimiter: Delimiter?
  /// True if lines that are aligned in columns below titles are shown as a table.
  package var findsTables = false
  package var endsWithNul = false
  package var headerLines = 0
  /// The words of a line that are shown, and those that are searched; nil for all.
  package var shownWords: FieldPlaces?
  package var searchedWords: FieldPlaces?
  /// True if the bytes contain the terminal sequences for colours (rule Z1).
  package var hasColors = false
  /// True if a line that is no JSON is a record of its own, because the format is only a guess or
  /// the name of a file; otherwise it is an error and left out.
  package var keepsMisfits = false
  package var fields: FieldNames
  package var flattens = true
  package var pointer = MemberPath()

  package init(rowTitles: Bool? = nil, fields: FieldNames = FieldNames()) {
    self.rowTitles = rowTitles
    self.fields = fields
  }
}

package enum Delimiter: Equatable, Sendable {
  case bytes([UInt8])
  case blanks
  /// The places that are blank in every line, which separate columns in `kubectl` and `docker ps`.
  case aligned
}

/// The keys for the fields of an item, as bytes, because they are compared for every shown item.
package struct FieldNames: Equatable, Sendable {
  package var label = Array("label".utf8)
  package var value = Array("value".utf8)
  package var detail = Array("detail".utf8)
  package var color = Array("color".utf8)
  /// The key that identifies an item or record in newer data (rule P8); nil means JSON's `id`.
  package var id: [UInt8]?

  package init() {}
}
