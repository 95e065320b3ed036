/// What is cut out of a table's records, and what of it is titles.
struct TableLayout: Equatable, Sendable {
  var splitter: FieldSplitter
  /// How many leading records are no items: titles, and what stands above them or is drawn below.
  var headerCount: Int
  /// Which of these is the titles.
  var titleNumber = 0
  /// Whether a record's first field is its title rather than an item.
  var rowTitles: Bool
  /// Whether what is picked is the record, of which its fields are only shown.
  var picksRecords = false
  /// The title of the column whose fields tell records apart.
  var keyName: [UInt8]?

  init(_ splitter: FieldSplitter, headerCount: Int, rowTitles: Bool) {
    self.splitter = splitter
    self.headerCount = headerCount
    self.rowTitles = rowTitles
  }
}
