import GridpickCore

package struct ReadingOptions: Equatable, Sendable {
  /// True if the first record holds column titles; nil selects the default of the format.
  package var hasHeader: Bool?
  /// True if the first field of a record is its title and no item; nil selects the default.
  package var rowTitles: Bool?
  /// The separator of the fields of a line; nil leaves lines whole.
  package var delimiter: Delimiter?
  /// True if lines that stand in columns below their titles are shown as a table.
  package var findsTables = false
  package var endsWithNul = false
  package var headerLines = 0
  /// The words of a line that are shown, and those that are searched; nil for all.
  package var shownWords: FieldPlaces?
  package var searchedWords: FieldPlaces?
  /// True if the bytes are meant for a terminal, with sequences that colour them (rule Z1).
  package var hasColors = false
  package var misfits = Misfits.refused
  package var fields: FieldNames
  package var flattens = true
  package var pointer = MemberPath()

  package init(rowTitles: Bool? = nil, fields: FieldNames = FieldNames()) {
    self.rowTitles = rowTitles
    self.fields = fields
  }
}

/// The treatment of lines that do not fit the format of the input.
package enum Misfits: Equatable, Sendable {
  /// It is a fault and is left out, because the user has named the format.
  case refused
  /// It is a record of its own and is told, because the name of the file says the format.
  case told
  /// It is a record of its own, because the format is a guess.
  case kept
}

package enum Delimiter: Equatable, Sendable {
  case bytes([UInt8])
  case blanks
  /// The columns that are blank in every line, as `kubectl`, `ps` and `docker ps` print them.
  case aligned
}

/// The keys of the values in an item's object, as bytes: they are compared for every shown item.
package struct FieldNames: Equatable, Sendable {
  package var label = Array("label".utf8)
  package var value = Array("value".utf8)
  package var detail = Array("detail".utf8)
  package var color = Array("color".utf8)
  /// The key that identifies an item or record, also in newer data (rule P8); nil is JSON's `id`.
  package var id: [UInt8]?

  package init() {}
}
