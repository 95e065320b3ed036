/// The division of the records of a table into items and titles.
struct TableLayout: Equatable, Sendable {
  var splitter: FieldSplitter
  /// The number of leading records without items: titles, lines above them, and the rule below.
  var headerCount: Int
  /// The number of the first record below the table, from which on each line is one field.
  var end = Int.max
  /// The number of the leading record that holds the titles; nil if none does.
  var titleNumber: Int?
  var rowTitles: Bool
  /// True if the table was detected among lines.
  var isFound = false
  var keyName: [UInt8]?

  init(_ splitter: FieldSplitter, headerCount: Int, rowTitles: Bool) {
    self.splitter = splitter
    self.headerCount = headerCount
    titleNumber = headerCount > 0 ? 0 : nil
    self.rowTitles = rowTitles
  }
}
