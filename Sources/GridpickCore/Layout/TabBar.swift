/// The tabs around the current one; they depend on nothing else.
package struct TabBar: Sendable {
  package struct Tab: Equatable, Sendable {
    package let section: Int
    package let title: String
    /// The number of items with a blank before it; empty if the items are not counted.
    package let count: String
    /// The number of marked items; 0 if there is no room for it.
    package let marked: Int
    /// The columns with a space on each side; they may lie partly outside the bar.
    package fileprivate(set) var columns: Range<Int>
    fileprivate var width: Int { columns.count }
  }

  package let tabs: [Tab]
  package let hidden: (before: Bool, after: Bool)

  /// Makes the tabs around a section, looking at no more titles than there is room for.
  package init(
    of content: Grid, around section: Int, in columns: Range<Int>, signs: TextSigns,
    counts: ((Int) -> Int)? = nil, marks: ((Int) -> Int)? = nil
  ) {
    guard section < content.sectionCount else {
      tabs = []
      hidden = (false, false)
      return
    }
    let room = columns.count
    func tab(_ section: Int) -> Tab {
      Tab(
        of: section, in: content, count: counts?(section), marked: marks?(section) ?? 0,
        within: room, signs: signs)
    }
    let own = tab(section)
    let before = (0..<section).reversed().lazy.map(tab).prefix(filling: room)
    let after = (section + 1..<content.sectionCount).lazy.map(tab).prefix(filling: room)
    var start = (room - own.width) / 2
    // The last tab stands at the right edge, unless that moves the first from the left edge.
    if section + after.count + 1 == content.sectionCount {
      start = max(start, room - own.width - after.width)
    }
    if before.count == section { start = min(start, before.width) }
    var column = columns.lowerBound + start - before.width
    tabs = (before.reversed() + [own] + after).map { tab in
      defer { column += tab.width }
      var tab = tab
      tab.columns = tab.columns.moved(by: column)
      return tab
    }.filter { $0.columns.overlaps(columns) }
    hidden = (
      tabs.first.map { $0.section > 0 || $0.columns.lowerBound < columns.lowerBound } ?? false,
      tabs.last.map {
        $0.section + 1 < content.sectionCount || $0.columns.upperBound > columns.upperBound
      } ?? false
    )
  }
}

extension TabBar.Tab {
  /// Measures the tab of a section, by its title or else its number, from column 0 on.
  ///
  /// Counts that have no room beside the whole title are left out.
  fileprivate init(
    of section: Int, in content: Grid, count: Int?, marked: Int, within room: Int, signs: TextSigns
  ) {
    self.section = section
    title = content.sectionTitle(section) ?? "\(section + 1)"
    let width = SafeText.width(of: title, upTo: max(1, room - 2), signs: signs) + 2
    let note = count.map { " \($0)" } ?? ""
    self.count = width + note.utf8.count <= room ? note : ""
    let counted = width + self.count.utf8.count
    // A space and the mark stand before the number.
    let signed = marked > 0 ? counted + 2 + "\(marked)".utf8.count : counted
    self.marked = signed <= room ? marked : 0
    columns = 0..<(signed <= room ? signed : counted)
  }
}

extension Sequence<TabBar.Tab> {
  fileprivate func prefix(filling room: Int) -> [TabBar.Tab] {
    var left = room
    var titles: [TabBar.Tab] = []
    guard room > 0 else { return titles }
    for title in self {
      titles.append(title)
      left -= title.width
      if left <= 0 { break }
    }
    return titles
  }

  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}
