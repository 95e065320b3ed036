/// Where the sections of a grid and their items begin, in flat arrays of offsets.
struct JSONSectionIndex: Sendable {
  private var items: [Int] = []
  /// How many items there are up to and with each section.
  private var ends: [Int] = []
  /// As long as the last section that has a title needs, and likewise `styles`.
  private var titles: [Int?] = []
  private var styles: [Int?] = []
  private(set) var columnCount = 0

  var sectionCount: Int { ends.count }

  func items(ofSection section: Int) -> ArraySlice<Int> {
    items[(section == 0 ? 0 : ends[section - 1])..<ends[section]]
  }

  /// Where the string begins that is the section's title.
  func titleOffset(ofSection section: Int) -> Int? {
    section < titles.count ? titles[section] : nil
  }

  /// The section's style, by its number in a `JSONStyleTable`.
  func style(ofSection section: Int) -> Int? {
    section < styles.count ? styles[section] : nil
  }
}

extension JSONSectionIndex {
  /// Passes the array of items at hand; they wait for `appendSection`.
  mutating func readItems(from scanner: inout JSONScanner) throws(JSONRefusal) {
    items.removeSubrange((ends.last ?? 0)...)
    try scanner.skipItems(noting: &items)
  }

  /// Makes the items that wait a section.
  mutating func appendSection(title: Int? = nil, style: Int? = nil) {
    if let title {
      titles += repeatElement(nil, count: sectionCount - titles.count)
      titles.append(title)
    }
    if let style {
      styles += repeatElement(nil, count: sectionCount - styles.count)
      styles.append(style)
    }
    columnCount = max(columnCount, items.count - (ends.last ?? 0))
    ends.append(items.count)
  }
}
