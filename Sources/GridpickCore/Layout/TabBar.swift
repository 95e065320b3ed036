/// The tabs at a place between two; the place alone decides, so no offset is kept.
package struct TabBar: Equatable, Sendable {
  package struct Tab: Equatable, Sendable {
    package let section: Int
    package let title: String
    /// The number of items with a blank before it; empty if the items are not counted.
    package let count: String
    /// The number of marked items; 0 if there is no room for it.
    package let marked: Int
    /// With a blank on each side; the columns may lie partly outside the bar.
    package let columns: Range<Int>
  }

  /// A section, and the part of the way to the next section that the view has gone.
  package struct Place: Equatable, Sendable {
    let section: Int
    let part: Int
    let whole: Int

    package init(section: Int, part: Int = 0, of whole: Int = 1) {
      self.section = section
      self.part = part
      self.whole = whole
    }
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
      MeasuredTitle(
        of: section, in: content, count: counts?(section), marked: marks?(section) ?? 0,
        within: columns.count, signs: signs)
    }
    var start = titles.start
    if place.part > 0, let next = titles.startBeforeNext {
      start += (next - start) * place.part / place.whole
    }
    var column = columns.lowerBound + start - titles.before.width
    tabs = (titles.before.reversed() + [titles.own] + titles.after).map { title in
      defer { column += title.width }
      return Tab(
        section: title.section, title: title.text, count: title.count, marked: title.marked,
        columns: column..<column + title.width)
    }.filter { $0.columns.overlaps(columns) }
    hidden = (
      tabs.first.map { $0.section > 0 || $0.columns.lowerBound < columns.lowerBound } ?? false,
      tabs.last.map {
        $0.section + 1 < content.sectionCount || $0.columns.upperBound > columns.upperBound
      } ?? false
    )
  }

  package static func == (one: TabBar, other: TabBar) -> Bool {
    one.tabs == other.tabs && one.hidden == other.hidden
  }
}

private struct MeasuredTitles {
  private let room: Int
  private let sectionCount: Int
  let own: MeasuredTitle
  let before: [MeasuredTitle]
  let after: [MeasuredTitle]

  init(
    around place: TabBar.Place, of content: Grid, room: Int, title: @escaping (Int) -> MeasuredTitle
  ) {
    self.room = room
    sectionCount = content.sectionCount
    own = title(place.section)
    before = (0..<place.section).reversed().lazy.map(title).prefix(filling: room)
    // On the way to the next tab, the titles that fill the bar behind that tab are needed too.
    // That tab is no wider than the bar.
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
    of tab: MeasuredTitle, before: ArraySlice<MeasuredTitle>, after: ArraySlice<MeasuredTitle>
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

/// The title of a section, and the width of its tab; without a title the section has its number.
private struct MeasuredTitle {
  let section: Int
  let text: String
  let count: String
  let marked: Int
  let width: Int

  /// Measures a title; counts that have no room beside the whole title are left out.
  init(
    of section: Int, in content: Grid, count: Int?, marked: Int, within room: Int, signs: TextSigns
  ) {
    self.section = section
    text = content.sectionTitle(section) ?? "\(section + 1)"
    let width = SafeText.width(of: text, upTo: max(1, room - 2), signs: signs) + 2
    let note = count.map { " \($0)" } ?? ""
    self.count = width + note.utf8.count <= room ? note : ""
    let counted = width + self.count.utf8.count
    // A blank and the sign stand before the number.
    let signed = marked > 0 ? counted + 2 + "\(marked)".utf8.count : counted
    self.marked = signed <= room ? marked : 0
    self.width = signed <= room ? signed : counted
  }
}

extension Sequence<MeasuredTitle> {
  fileprivate func prefix(filling room: Int) -> [MeasuredTitle] {
    var left = room
    var titles: [MeasuredTitle] = []
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
