import GridpickBisection

/// Where the items of a JSON grid begin, and the sections or records they stand in.
struct JSONIndex: Sendable {
  private var items = OffsetList()
  /// The column of each item, where items are fields of records: rising within a record.
  private var columns = OffsetList()
  private var starts = OffsetList()
  /// How many items there are up to and with each section.
  private var ends = OffsetList()
  /// As long as the last section that has a title needs, with 0 for none: no string begins a grid.
  private var titles = OffsetList()
  /// Likewise, a style's number being one less.
  private var styles = OffsetList()
  /// How many items the longest section has.
  private(set) var columnCount = 0

  var itemCount: Int { items.count }
  var sectionCount: Int { ends.count }

  /// Where an item begins, whatever section it stands in.
  func offset(ofItem item: Int) -> Int { items[item] }

  /// The column of an item that is a field of a record.
  func column(ofItem item: Int) -> Int { columns[item] }

  func items(ofSection section: Int) -> Range<Int> {
    (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }

  /// Where the section's own value begins.
  func start(ofSection section: Int) -> Int { starts[section] }

  /// Where the string begins that is the section's title.
  func titleOffset(ofSection section: Int) -> Int? {
    guard section < titles.count, titles[section] > 0 else { return nil }
    return titles[section]
  }

  /// The section's style, by its number in a `JSONStyleTable`.
  func style(ofSection section: Int) -> Int? {
    guard section < styles.count, styles[section] > 0 else { return nil }
    return styles[section] - 1
  }

  /// Where the field's value begins; nil where the record has no such key.
  func offset(ofColumn column: Int, inRecord record: Int) -> Int? {
    let own = items(ofSection: record)
    let item = own.partitionPoint { columns[$0] < column }
    return item < own.upperBound && columns[item] == column ? items[item] : nil
  }
}

extension JSONIndex {
  mutating func append(_ batch: JSONBatch) {
    let itemCount = items.count
    var itemEnd = 0
    for section in batch.sections {
      if let title = section.title { Self.set(title, at: ends.count, of: &titles) }
      if let style = section.style { Self.set(style + 1, at: ends.count, of: &styles) }
      columnCount = max(columnCount, section.itemEnd - itemEnd)
      itemEnd = section.itemEnd
      starts.append(section.start)
      ends.append(itemCount + itemEnd)
    }
    items.append(contentsOf: batch.items[...])
    columns.append(contentsOf: batch.columns[...])
  }

  /// Appends a number for a section behind zeros for those that lack one.
  private static func set(_ number: Int, at section: Int, of list: inout OffsetList) {
    while list.count < section { list.append(0) }
    list.append(number)
  }
}

/// What has been found since it was last told: items, and the sections or records they stand in.
struct JSONBatch {
  /// One section, or one record, that is whole.
  struct Section {
    /// Where its own value begins.
    var start: Int
    /// Where the string begins that is its title.
    var title: Int?
    /// Its style, by its number in a `JSONStyleTable`.
    var style: Int?
    /// How many items of the batch there are up to and with it.
    var itemEnd: Int
  }

  /// Where each item begins.
  var items: [Int] = []
  /// The column of each item, where items are fields of records.
  var columns: [Int] = []
  var sections: [Section] = []
  /// What leads to the values of records.
  var paths: [JSONPaths.News] = []
  /// What the first records say; nil where no more of them were read.
  var sample: JSONSample?
  /// Whether an object in a record was kept whole.
  var keepsWhole = false

  var isLarge: Bool { sections.count >= 64 || items.count >= 512 }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    paths.removeAll()
    sample = nil
  }
}
