import GridpickLayout
import GridpickModel
import GridpickScreen

/// Where the view is about to be: the last section that is seen, and the last item of each.
package struct Outlook {
  package let section: Int
  package let index: (_ section: Int) -> Int
  /// What was measured before; nil where nothing was.
  let before: GridMeasures?
  /// Whether nothing may be smaller than it was: what is seen later makes room for itself, and takes none away.
  package var onlyGrows = false

  /// How wide columns were measured to be, as far as they were.
  var columnWidths: [Int] { before?.columnWidths ?? [] }

  package init(
    section: Int, before: GridMeasures? = nil, index: @escaping (_ section: Int) -> Int
  ) {
    self.section = section
    self.index = index
    self.before = before
  }
}

/// What is measured of items that cost to be asked for: those that the view is about to show.
///
/// Line by line from the last one upwards, and on behind that; each until what has been measured so far
/// fills the view. A few more are asked for where the first are wider than the others.
package struct Glimpse {
  /// An item, and what it asks for.
  struct Measured {
    let place: Position
    let item: GridItem
    let pitch: ScreenSize
  }

  private let content: Grid
  private let look: Look
  private let layout: Layout
  let outlook: Outlook
  /// How many of the first columns are seen wherever the view is.
  private let frozen: Int
  /// Whether somebody has said how large cells are, and nothing is to be measured.
  private let isSized: Bool
  private let view: ScreenSize
  /// The lines of a section that are not its cells'.
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
    frozen = options.frozen
    isSized = options.cell != nil
    view = layout.view(of: measures, on: size)
    around = layout.linesAroundCells(measures)
    limit = GridMeasurer.limit(onColumns: size.columns)
  }

  /// Whether any of them has something to say beside its label.
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

  /// What the items of a section are taken to be like, by those of others.
  struct Usual {
    /// What most of them need.
    fileprivate(set) var needed = ScreenSize(lines: 1, columns: GridMeasurer.leastWidth)
    /// How many that is known of.
    fileprivate var count = 0
    /// What was needed in each column, but for what is much wider than all others.
    fileprivate var widths: [Int: Int] = [:]
  }

  /// What is usual is looked for anew only once there are twice as many: to sort all for each section takes
  /// longer than to ask for them.
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

  /// One that is much wider than all others does not say how wide these are.
  private func most(_ usual: Usual) -> Int { max(usual.needed.columns, view.columns / 3) }

  /// Those of one section, which are taken to be like others.
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

  /// From one back to the first, but for some, then on behind it.
  private static func place(
    _ step: Int, from last: Int, of count: Int, behind first: Int = 0
  ) -> Int {
    let last = min(max(first, last), count - 1)
    return step <= last ? last - (step - first) : step
  }
}
