import GridpickModel
import GridpickScreen

/// The tabs that a bar shows, by the one that is current: where more of them are than fit it stands in
/// the middle.
///
/// It follows from the current tab alone, so that nothing has to be scrolled along with it.
package struct TabBar: Equatable, Sendable {
  package struct Tab: Equatable, Sendable {
    package let section: Int
    package let title: String
    /// Columns of the screen, with a blank on each side of the title; may lie outside the bar in part.
    package let columns: Range<Int>
  }

  package let tabs: [Tab]

  /// Looks at no more titles than there is room for.
  package init(
    of content: Grid, current: Int, in columns: Range<Int>, signs: TextSigns
  ) {
    guard current < content.sectionCount else {
      tabs = []
      return
    }
    let room = columns.count
    func measured(_ section: Int) -> MeasuredTitle {
      MeasuredTitle(of: section, in: content, within: room, signs: signs)
    }
    let own = measured(current)
    let before = (0..<current).reversed().lazy.map(measured).prefix(filling: room)
    let after = (current + 1..<content.sectionCount).lazy.map(measured).prefix(filling: room)
    var start = (room - own.width) / 2
    // No blank at an end: the last tab stands at the right edge, and before all the first at the left.
    if current + after.count + 1 == content.sectionCount {
      start = max(start, room - own.width - after.width)
    }
    if before.count == current { start = min(start, before.width) }
    var column = columns.lowerBound + start - before.width
    tabs = (before.reversed() + [own] + after).map { title in
      defer { column += title.width }
      return Tab(
        section: title.section, title: title.text, columns: column..<column + title.width)
    }.filter { $0.columns.overlaps(columns) }
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
