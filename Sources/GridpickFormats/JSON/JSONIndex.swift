import GridpickCore

/// The offsets where the sections of a JSON grid begin, and the items in sections of items.
///
/// A record has no items here: it is cut into its values when it is looked at.
struct JSONIndex: Sendable {
  enum Kind: Int {
    case record
    /// An array of items, or a scalar, which is an only item.
    case items
    /// A line that is no section in JSON, and is its own only item.
    case text
  }

  private var items = OffsetList()
  private var starts = OffsetList()
  /// The number of items up to the end of each section.
  private var ends = OffsetList()
  /// The offset of each title, or of the object around an inner record, up to the last one; 0 for
  /// none, because no grid begins with a string.
  private var titles = OffsetList()
  /// The style number of each section plus one, up to the last section with a style; 0 for none.
  private var styles = OffsetList()
  /// The kind of each section, up to the last section that is no record.
  private var kinds = OffsetList()
  /// The number of items in the longest section.
  private(set) var columnCount = 0

  var itemCount: Int { items.count }
  var sectionCount: Int { ends.count }

  func offset(ofItem item: Int) -> Int { items[item] }

  func items(ofSection section: Int) -> Range<Int> {
    (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }

  /// Returns the offset where the section's own value begins.
  func start(ofSection section: Int) -> Int { starts[section] }

  func titleOffset(ofSection section: Int) -> Int? {
    guard section < titles.count, titles[section] > 0 else { return nil }
    return titles[section]
  }

  /// Returns the section's style, by its number in a `JSONStyleTable`; nil if there is none.
  func style(ofSection section: Int) -> Int? {
    guard section < styles.count, styles[section] > 0 else { return nil }
    return styles[section] - 1
  }

  func kind(ofSection section: Int) -> Kind {
    section < kinds.count ? Kind(rawValue: kinds[section]) ?? .record : .record
  }
}

extension JSONIndex {
  mutating func append(_ batch: JSONBatch) {
    let itemCount = items.count
    var itemEnd = 0
    for section in batch.sections {
      if let title = section.title { Self.set(title, at: ends.count, of: &titles) }
      if let style = section.style { Self.set(style + 1, at: ends.count, of: &styles) }
      if let kind = section.kind { Self.set(kind.rawValue, at: ends.count, of: &kinds) }
      columnCount = max(columnCount, section.kind == .text ? 1 : section.itemEnd - itemEnd)
      itemEnd = section.itemEnd
      starts.append(section.start)
      ends.append(itemCount + itemEnd)
    }
    items.append(contentsOf: batch.items[...])
  }

  /// Appends a number for a section, behind zeros for the earlier sections that have none.
  private static func set(_ number: Int, at section: Int, of list: inout OffsetList) {
    while list.count < section { list.append(0) }
    list.append(number)
  }
}

/// The findings since the last announcement: sections or records, and the items in sections.
struct JSONBatch {
  struct Section {
    var start: Int
    var title: Int?
    /// The style, by its number in a `JSONStyleTable`; nil if there is none.
    var style: Int?
    /// The number of items in the batch up to the end of this section.
    var itemEnd: Int
    /// The kind of the section, if it is no record among lines that may be records.
    var kind: JSONIndex.Kind?
  }

  var items: [Int] = []
  var sections: [Section] = []
  /// The new keys that lead to the values of records.
  var paths: [JSONPathTable.News] = []
  /// The sample of the first records; nil if no more of these were read.
  var sample: JSONSample?
  var keepsWhole = false

  var isLarge: Bool { sections.count >= 64 || items.count >= 512 }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    paths.removeAll()
    sample = nil
  }
}
