import GridpickModel
import GridpickScreen

/// The tabs that a bar shows, by the place between two of them that the view is at: where more of them are
/// than fit the current one stands in the middle.
///
/// It follows from that place alone, so that nothing has to be scrolled along with it.
package struct TabBar: Equatable, Sendable {
  package struct Tab: Equatable, Sendable {
    package let section: Int
    package let title: String
    /// Columns of the screen, with a blank on each side of the title; may lie outside the bar in part.
    package let columns: Range<Int>
  }

  /// A section, and which part of the way to the next one the view has gone.
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
  /// Whether there are tabs, or parts of one, beyond the ends.
  package let hidden: (before: Bool, after: Bool)

  /// Looks at no more titles than there is room for.
  package init(of content: Grid, at place: Place, in columns: Range<Int>, signs: TextSigns) {
    let titles = MeasuredTitles(content: content, room: columns.count, signs: signs)
    guard place.section < content.sectionCount else {
      tabs = []
      hidden = (false, false)
      return
    }
    let own = titles[place.section]
    var start = titles.start(of: place.section)
    if place.part > 0, place.section + 1 < content.sectionCount {
      let next = titles.start(of: place.section + 1) - own.width
      start += (next - start) * place.part / place.whole
    }
    let before = titles.filling(start, downFrom: place.section)
    let after = titles.filling(columns.count - start, upFrom: place.section)
    var column = columns.lowerBound + start - before.width
    tabs = (before.reversed() + after).map { title in
      defer { column += title.width }
      return Tab(
        section: title.section, title: title.text, columns: column..<column + title.width)
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

/// The titles of the sections, measured as far as there is room for them.
private struct MeasuredTitles {
  let content: Grid
  let room: Int
  let signs: TextSigns

  subscript(section: Int) -> MeasuredTitle {
    MeasuredTitle(of: section, in: content, within: room, signs: signs)
  }

  /// Those below a section, the nearest first, until they fill some columns.
  func filling(_ columns: Int, downFrom section: Int) -> [MeasuredTitle] {
    (0..<section).reversed().lazy.map { self[$0] }.prefix(filling: columns)
  }

  /// The section's own and those above it, likewise.
  func filling(_ columns: Int, upFrom section: Int) -> [MeasuredTitle] {
    (section..<content.sectionCount).lazy.map { self[$0] }.prefix(filling: columns)
  }

  /// Where the tab of a section begins while that is current.
  func start(of section: Int) -> Int {
    let own = self[section]
    let before = filling(room, downFrom: section)
    let after = filling(room, upFrom: section + 1)
    var start = (room - own.width) / 2
    // No blank at an end: the last tab stands at the right edge, and before all the first at the left.
    if section + after.count + 1 == content.sectionCount {
      start = max(start, room - own.width - after.width)
    }
    if before.count == section { start = min(start, before.width) }
    return start
  }
}

/// The title of a section and how wide its tab is; a section without one goes by its number.
private struct MeasuredTitle {
  let section: Int
  let text: String
  let width: Int

  init(of section: Int, in content: Grid, within room: Int, signs: TextSigns) {
    self.section = section
    text = content.sectionTitle(section) ?? "\(section + 1)"
    width = SafeText.width(of: text, upTo: max(1, room - 2), signs: signs) + 2
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
      // Before the next is asked for.
      if left <= 0 { break }
    }
    return titles
  }

  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}
