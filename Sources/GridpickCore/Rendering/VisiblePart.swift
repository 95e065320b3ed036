/// The last visible section, and the last visible item of each section.
struct Outlook {
  let section: Int
  var before: GridMeasures?
  /// True if no measure may become smaller, so that items seen later take no room away.
  var onlyGrows = false
  let index: (_ section: Int) -> Int
}

/// The part of a grid of costly items that is about to be seen.
///
/// Items are measured from the last visible one back until they fill the view; none is measured if
/// the user has set the size of cells.
struct VisiblePart {
  let outlook: Outlook
  let layout: Layout
  let options: LayoutOptions
  let size: ScreenSize

  /// The sizes expected of items that are not measured, learned from those that are.
  struct Expected {
    let view: ScreenSize
    var needed = ScreenSize(lines: 1, columns: GridMeasurer.leastWidth)
    var count = 0
    var widths: [Int: Int] = [:]

    /// Returns the width that counts; that of a much wider item is limited.
    func width(of one: GridMeasurer.Measured) -> Int {
      min(one.pitch.columns, max(needed.columns, view.columns / 3))
    }

    mutating func add(_ one: GridMeasurer.Measured) {
      needed.lines = max(needed.lines, one.pitch.lines)
      widths[one.place.index] = max(widths[one.place.index] ?? 0, width(of: one))
    }
  }

  func expected(in measures: GridMeasures) -> Expected {
    Expected(view: layout.view(of: measures, on: size))
  }

  /// Returns the place of a step: from `last` back to `first`, then forward after `last`.
  func place(_ step: Int, from last: Int, of count: Int, behind first: Int = 0) -> Int {
    let last = min(max(first, last), count - 1)
    return first <= step && step <= last ? last - (step - first) : step
  }
}

extension GridMeasurer {
  /// Returns the costly items that are about to be seen; nil if the data is not costly.
  func itemsInView(of measures: GridMeasures) -> [Measured]? {
    guard let visible else { return nil }
    let layout = visible.layout
    let axis = layout.sectionAxis
    let around = axis == .vertical ? layout.linesAroundCells(measures) : 0
    let unknown = visible.expected(in: measures)
    var expected = unknown
    var items: [Measured] = []
    for step in 0..<content.sectionCount {
      let section = visible.place(step, from: visible.outlook.section, of: content.sectionCount)
      let more = itemsInView(
        ofSection: section, visible, like: layout.sizesSections ? unknown : expected)
      items += more
      // The usual width is found only when the items have doubled, because sorting them takes long.
      if items.count >= 2 * expected.count, !items.isEmpty {
        expected.count = items.count
        expected.needed.columns = usualWidth(of: items.map(\.pitch))
      }
      for one in more { expected.add(one) }
      let page = layout.pitch.size(ofNeeded: expected.needed, in: expected.view)
      let filled = (step + 1) * (page.extent(along: axis) + around)
      if filled >= expected.view.extent(along: axis) { break }
    }
    return items
  }

  func itemsInView(
    ofSection section: Int, _ visible: VisiblePart, like others: VisiblePart.Expected
  ) -> [Measured] {
    let layout = visible.layout
    let axis = layout.sectionAxis.other
    let count = visible.options.cell == nil ? content.itemCount(inSection: section) : 0
    var expected = others
    var items: [Measured] = []
    var columns = 0
    for step in 0..<count {
      let page = layout.pitch.size(ofNeeded: expected.needed, in: expected.view)
      let filled = layout.measuresColumns ? columns : step * page.extent(along: axis)
      if filled >= expected.view.extent(along: axis) { break }
      let index = visible.place(
        step, from: visible.outlook.index(section), of: count, behind: visible.options.frozen ?? 0)
      if let one = measured(at: Position(section: section, index: index)) {
        items.append(one)
        expected.add(one)
        expected.needed.columns = max(expected.needed.columns, expected.width(of: one))
      }
      columns += expected.widths[index] ?? expected.needed.columns
    }
    return items
  }
}
