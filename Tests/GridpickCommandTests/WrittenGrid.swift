import GridpickCore

/// A titled grid whose items know how they came in.
struct WrittenGrid: Source {
  struct Source {
    var label: String
    var value: [UInt8]
    var json: String?

    init(_ label: String, value: [UInt8]? = nil, json: String? = nil) {
      self.label = label
      self.value = value ?? Array(label.utf8)
      self.json = json
    }
  }

  var rows: [[Source?]]
  var rowTitles: [String?] = []
  var columnTitles: [String?] = []
  var rowKind = RowKind.values

  var sectionCount: Int { rows.count }
  var columnCount: Int { rows.map(\.count).max() ?? 0 }

  func itemCount(inSection section: Int) -> Int { rows[section].count }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    rows[id.section][id.index].map { GridItem($0.label) }
  }

  func value(at id: ItemID) -> [UInt8] {
    rows[id.section][id.index]?.value ?? []
  }

  /// The labels of the row: `a b`.
  func record(at id: ItemID) -> [UInt8] {
    Array(rows[id.section].compactMap { $0?.label }.joined(separator: " ").utf8)
  }

  func json(at id: ItemID) -> [UInt8]? {
    rows[id.section][id.index]?.json.map { Array($0.utf8) }
  }

  func sectionTitle(_ section: Int, _ extent: TextExtent) -> String? {
    section < rowTitles.count ? rowTitles[section] : nil
  }

  func columnTitle(_ index: Int, _ extent: TextExtent) -> String? {
    index < columnTitles.count ? columnTitles[index] : nil
  }
}

extension WrittenGrid {
  /// One item in a row and a column with titles.
  init(_ source: Source, row: String? = nil, column: String? = nil) {
    self.init(rows: [[source]], rowTitles: [row], columnTitles: [column])
  }

  /// Rows of plain labels; nil is an empty slot.
  init(_ rows: [[String?]]) {
    self.init(rows: rows.map { row in row.map { $0.map { Source($0) } } })
  }
}
