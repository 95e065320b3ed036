import GridModel
import Screen

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
    of content: any GridContent, current: Int, in columns: Range<Int>, signs: TextSigns
  ) {
    func title(_ section: Int) -> String { content.sectionTitle(section) ?? "\(section + 1)" }
    func width(_ section: Int) -> Int {
      SafeText.width(of: title(section), upTo: max(1, columns.count - 2), signs: signs) + 2
    }
    guard current < content.sectionCount else {
      tabs = []
      return
    }
    let own = width(current)
    var before = 0
    var first = current
    while first > 0, before < columns.count {
      first -= 1
      before += width(first)
    }
    var after = 0
    var end = current + 1
    while end < content.sectionCount, after < columns.count {
      after += width(end)
      end += 1
    }
    var start = (columns.count - own) / 2
    if end == content.sectionCount { start = max(start, columns.count - own - after) }
    if first == 0 { start = min(start, before) }
    var column = columns.lowerBound + start - before
    tabs = (first..<end).map { section in
      defer { column += width(section) }
      return Tab(
        section: section, title: title(section), columns: column..<column + width(section))
    }.filter { $0.columns.overlaps(columns) }
  }
}
