/// The tabs around a place, which may lie between two; they depend on nothing but the place.
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

  /// A section, and the part of the way to the next section that the view has gone.
  package struct Place: Equatable, Sendable {
    let section: Int
    var part = 0
    var whole = 1
  }

  package let tabs: [Tab]
  package let hidden: (before: Bool, after: Bool)

  /// Makes the tabs for a place, looking at no more titles than there is room for.
  package init(
    of content: Grid, at place: Place, in columns: Range<Int>, signs: TextSigns,
    counts: ((Int) -> Int)? = nil, marks: ((Int) -> Int)? = nil
  ) {
    guard place.section < content.sectionCount else {
      tabs = []
      hidden = (false, false)
      return
    }
    let titles = MeasuredTitles(around: place, of: content, room: columns.count) { section in
      Tab(
        of: section, in: content, count: counts?(section), marked: marks?(section) ?? 0,
        within: columns.count, signs: signs)
    }
    var start = titles.start
    if place.part > 0, let next = titles.startBeforeNext {
      start += (next - start) * place.part / place.whole
    }
    var column = columns.lowerBound + start - titles.before.width
    tabs = (titles.before.reversed() + [titles.own] + titles.after).map { tab in
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

private struct MeasuredTitles {
  private let room: Int
  private let sectionCount: Int
  let own: TabBar.Tab
  let before: [TabBar.Tab]
  let after: [TabBar.Tab]

  init(
    around place: TabBar.Place, of content: Grid, room: Int, title: @escaping (Int) -> TabBar.Tab
  ) {
    self.room = room
    sectionCount = content.sectionCount
    own = title(place.section)
    before = (0..<place.section).reversed().lazy.map(title).prefix(filling: room)
    // On the way to the next tab, which may fill the bar, the titles after that tab are needed too.
    after = (place.section + 1..<sectionCount).lazy.map(title)
      .prefix(filling: place.part > 0 ? 2 * room : room)
  }

  var start: Int {
    start(of: own, before: before[...], after: after[...])
  }

  var startBeforeNext: Int? {
    guard let next = after.first else { return nil }
    return start(of: next, before: ([own] + before)[...], after: after.dropFirst()) - own.width
  }

  private func start(
    of tab: TabBar.Tab, before: ArraySlice<TabBar.Tab>, after: ArraySlice<TabBar.Tab>
  ) -> Int {
    var start = (room - tab.width) / 2
    // The last tab stands at the right edge, unless that moves the first from the left edge.
    if tab.section + after.count + 1 == sectionCount {
      start = max(start, room - tab.width - after.width)
    }
    if before.count == tab.section { start = min(start, before.width) }
    return start
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
