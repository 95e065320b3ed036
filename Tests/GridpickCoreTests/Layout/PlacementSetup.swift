import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A placement, offsets in it, and the grid that is placed.
struct PlacementSetup: CustomTestStringConvertible {
  let layout: Layout
  let size: ScreenSize
  let place: PerAxis<Int>
  let bannerLines: Int
  let offsets: Offsets
  let placement: Placement
  let panes: Panes

  let grid: Grid
  private static let lines = [1, 4, 3, 2]
  private static let columns = [6, 9, 5, 7]

  var testDescription: String { "\(layout.name) \(size) \(place) \(bannerLines)" }

  private init(
    _ grid: Grid, layout: Layout, size: ScreenSize, cell: ScreenSize?, place: PerAxis<Int>,
    bannerLines: Int
  ) {
    self.grid = grid
    self.layout = layout
    self.size = size
    self.place = place
    self.bannerLines = bannerLines
    // Sections that are not linked are scrolled apart, but for those that share a banner over them all.
    let apart = layout.linkage == .shared || bannerLines > 0 ? 0 : 3
    offsets = Offsets(section: place.section, current: 0) { place.item + apart * $0 }
    var measures = GridMeasures(
      sectionCount: grid.sectionCount, columnCount: grid.columnCount,
      cell: ScreenSize(lines: 1, columns: 6), sectionTitleWidth: 4, hasColumnTitles: true,
      titleLines: 1)
    measures.bannerLines = bannerLines
    placement = Placement(
      layout, options: LayoutOptions(cell: cell), measures: measures,
      sections: SectionMeasures(
        itemCount: grid.itemCount, lines: Self.lines.map { UInt16($0) },
        columns: { Self.columns[$0] }),
      on: size)
    panes = placement.panes(at: offsets)
  }

  /// The bar of tabs, in a layout that has one.
  var tabs: TabBar? {
    guard layout.titles == .bar else { return nil }
    return TabBar(
      of: grid, around: 0, in: panes.top.columns, signs: .unicode)
  }

  /// All layouts and one whose sections run across, on many sizes, at rest and on the way; each with a
  /// banner too, open, half open and gone.
  static var all: [PlacementSetup] {
    let grid = Grid(TestGrid([["a", "b", "c", "d", "e"], [], ["f", nil], ["g", "h", "i"]]))
    return (Layout.all + [acrossLayout]).flatMap { layout in
      [(1, 1), (1, 3), (3, 12), (5, 20), (7, 33), (14, 44)].flatMap { lines, columns in
        [(0, 0), (2, 2), (1, 7), (-3, -5), (4, 11), (100, 100)].flatMap { section, item in
          [(nil, 0), (ScreenSize(lines: 3, columns: 8), 0), (nil, 4)].map { cell, bannerLines in
            PlacementSetup(
              grid, layout: layout, size: ScreenSize(lines: lines, columns: columns), cell: cell,
              place: PerAxis(section: section, item: item), bannerLines: bannerLines)
          }
        }
      }
    }
  }

  static let acrossLayout = Layout(
    name: "across", summary: "sections side by side", sectionAxis: .horizontal,
    linkage: .shared, focus: .roam, snap: nil, titles: .panes, sizesSections: false,
    flowsLists: true, measuresColumns: false, records: .fields, wheelSteps: 1, styleName: "text",
    words: PerAxis(section: "row", item: "column"), pitch: .needed)
}
