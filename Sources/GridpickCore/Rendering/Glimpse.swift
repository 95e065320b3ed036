/// The last visible section, and the last visible item of each section.
package struct Outlook {
  package let section: Int
  package let index: (_ section: Int) -> Int
  let before: GridMeasures?
  /// True if no measure may become smaller: items seen later take no room away.
  package var onlyGrows = false

  package init(
    section: Int, before: GridMeasures? = nil, index: @escaping (_ section: Int) -> Int
  ) {
    self.section = section
    self.index = index
    self.before = before
  }
}

/// The items about to be shown of a grid whose items are costly to ask for.
///
/// They are measured backwards from the last visible one until they fill the view.
package struct Glimpse {
  struct Measured {
    let place: Position
    let item: GridItem
    let pitch: ScreenSize
  }

  private let content: Grid
  private let look: Look
  private let layout: Layout
  let outlook: Outlook
  private let frozen: Int
  /// True if the user has set the size of cells, so that nothing is measured.
  private let isSized: Bool
  private let view: ScreenSize
  /// The number of lines of a section that its cells do not take.
  private let around: Int
  private let limit: Int

  package init(
    _ content: Grid, look: Look, layout: Layout, options: LayoutOptions, measures: GridMeasures,
    outlook: Outlook, on size: ScreenSize
  ) {
    self.content = content
    self.look = look
    self.layout = layout
    self.outlook = outlook
    frozen = options.frozen ?? 0
    isSized = options.cell != nil
    view = layout.view(of: measures, on: size)
    around = layout.linesAroundCells(measures)
    limit = GridMeasurer.limit(onColumns: size.columns)
  }

  var hasDetail: Bool { items().contains { $0.item.detail != nil } }

  func items() -> [Measured] {
    var items: [Measured] = []
    var usual = Usual()
    let axis = layout.sectionAxis
    guard !isSized else { return items }
    for step in 0..<content.sectionCount {
      let section = Self.place(step, from: outlook.section, of: content.sectionCount)
      let more = self.items(ofSection: section, like: layout.sizesSections ? Usual() : usual)
      items += more
      note(more, of: items, in: &usual)
      let page =
        layout.pitch.size(ofNeeded: usual.needed, in: view).extent(along: axis)
        + (axis == .vertical ? around : 0)
      if (step + 1) * page >= view.extent(along: axis) { break }
    }
    return items
  }

  /// The sizes expected of the items of a section, learned from the items of other sections.
  struct Usual {
    fileprivate(set) var needed = ScreenSize(lines: 1, columns: GridMeasurer.leastWidth)
    /// The number of items that `needed` was computed from.
    fileprivate var count = 0
    /// The width needed in each column; a much wider item counts only up to a limit.
    fileprivate var widths: [Int: Int] = [:]
  }

  /// The usual width is computed anew only at twice the items: sorting takes longer than asking.
  private func note(_ more: [Measured], of all: [Measured], in usual: inout Usual) {
    if all.count >= 2 * usual.count, !all.isEmpty {
      usual.count = all.count
      usual.needed.columns = GridMeasurer.usualWidth(of: all.map(\.pitch.columns), upTo: limit)
    }
    let most = most(usual)
    for one in more {
      usual.needed.lines = max(usual.needed.lines, one.pitch.lines)
      guard layout.measuresColumns else { continue }
      usual.widths[one.place.index] = max(
        usual.widths[one.place.index] ?? 0, min(one.pitch.columns, most))
    }
  }

  /// Returns the most columns that count: a much wider item does not say how wide the others are.
  private func most(_ usual: Usual) -> Int { max(usual.needed.columns, view.columns / 3) }

  func items(ofSection section: Int, like usual: Usual = Usual()) -> [Measured] {
    let count = isSized ? 0 : content.itemCount(inSection: section)
    let axis = layout.sectionAxis.other
    let most = most(usual)
    var needed = usual.needed
    var widths = usual.widths
    var items: [Measured] = []
    var filled = 0
    for step in 0..<count {
      let page = layout.pitch.size(ofNeeded: needed, in: view).extent(along: axis)
      guard (layout.measuresColumns ? filled : step * page) < view.extent(along: axis) else {
        break
      }
      let index =
        step < frozen
        ? step : Self.place(step, from: outlook.index(section), of: count, behind: frozen)
      let place = Position(section: section, index: index)
      if let item = content.item(at: place) {
        let style = look.style(of: item, inSection: section, of: content)
        let pitch = style.pitch(item, look.signs.text, limit)
        items.append(Measured(place: place, item: item, pitch: pitch))
        needed.lines = max(needed.lines, pitch.lines)
        needed.columns = max(needed.columns, min(pitch.columns, most))
        widths[index] = max(widths[index] ?? 0, min(pitch.columns, most))
      }
      filled += widths[index] ?? needed.columns
    }
    return items
  }

  /// Returns the place of a step: from `last` back to `first`, then on behind `last`.
  private static func place(
    _ step: Int, from last: Int, of count: Int, behind first: Int = 0
  ) -> Int {
    let last = min(max(first, last), count - 1)
    return step <= last ? last - (step - first) : step
  }
}
