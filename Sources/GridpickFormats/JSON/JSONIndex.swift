/// The offsets where the sections of a JSON grid begin: records, arrays of items, or single items.
///
/// A section is cut into its values when it is looked at.
struct JSONIndex: Sendable {
  struct Section {
    var start: Int
    /// The offset of the title, of the object around an inner record, or of a line that is a text.
    var title: Int?
    var style: Int?
    /// The number of items; nil in a record, and in a flat list.
    var count: Int?
  }

  /// A number of each section plus one, up to the last section that has one; 0 for none.
  private struct Numbers {
    private var list = OffsetList()
    var isEmpty: Bool { list.count == 0 }

    subscript(section: Int) -> Int? {
      section < list.count && list[section] > 0 ? list[section] - 1 : nil
    }

    mutating func set(_ number: Int?, at section: Int) {
      guard let number else { return }
      while list.count < section { list.append(0) }
      list.append(number + 1)
    }
  }

  private var starts = OffsetList()
  private var titles = Numbers()
  private var styles = Numbers()
  private var counts = Numbers()
  private(set) var columnCount = 0

  var count: Int { starts.count }
  var hasStyles: Bool { !styles.isEmpty }

  func start(of section: Int) -> Int { starts[section] }
  func title(of section: Int) -> Int? { titles[section] }
  func style(of section: Int) -> Int? { styles[section] }
  func itemCount(of section: Int) -> Int { counts[section] ?? 0 }

  /// Returns the place of a section with its title, perhaps with more bytes behind it.
  func extent(of section: Int, upTo end: Int) -> Range<Int> {
    let start = min(titles[section] ?? .max, starts[section])
    return start..<max(start, section + 1 < count ? starts[section + 1] : end)
  }

  mutating func append(_ sections: [Section]) {
    for (number, section) in zip(count..., sections) {
      titles.set(section.title, at: number)
      styles.set(section.style, at: number)
      counts.set(section.count, at: number)
      columnCount = max(columnCount, section.count ?? 0)
    }
    starts.append(contentsOf: sections.map(\.start)[...])
  }
}
