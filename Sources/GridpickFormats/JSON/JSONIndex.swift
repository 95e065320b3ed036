/// The offsets where the sections of a JSON grid begin; a section is parsed when it is shown.
struct JSONIndex: Sendable {
  struct Section {
    var start: Int
    /// The offset of the title, or of a line shown as text.
    var title: Int?
    var style: Int?
    var count: Int?
  }

  /// An optional number for each section, stored plus one; 0 means none.
  struct Numbers {
    private var list = OffsetList()
    var isEmpty: Bool { list.count == 0 }

    subscript(section: Int) -> Int? {
      section < list.count && list[section] > 0 ? list[section] - 1 : nil
    }

    fileprivate mutating func set(_ number: Int?, at section: Int) {
      guard let number else { return }
      while list.count < section { list.append(0) }
      list.append(number + 1)
    }
  }

  private(set) var starts = OffsetList()
  private(set) var titles = Numbers()
  private(set) var styles = Numbers()
  private(set) var counts = Numbers()
  private(set) var columnCount = 0

  /// Returns the bytes of a section and its title, perhaps with more bytes after them.
  func extent(of section: Int, upTo end: Int) -> Range<Int> {
    let start = min(titles[section] ?? .max, starts[section])
    return start..<max(start, section + 1 < starts.count ? starts[section + 1] : end)
  }

  mutating func append(_ section: Section) {
    titles.set(section.title, at: starts.count)
    styles.set(section.style, at: starts.count)
    counts.set(section.count, at: starts.count)
    columnCount = max(columnCount, section.count ?? 0)
    starts.append(section.start)
  }
}
