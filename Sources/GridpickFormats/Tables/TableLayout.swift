/// The division of the records of a table into items and titles.
struct TableLayout: Equatable, Sendable {
  var splitter: FieldSplitter
  /// The number of leading records without items: titles, lines above them, and the rule below.
  var headerCount: Int
  /// The number of records below the table, which count what it holds.
  var footerCount = 0
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
