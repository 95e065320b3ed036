import GridpickModel
import GridpickPaging
import GridpickScreen
import GridpickTestSupport
import Testing

@testable import GridpickLayout

/// A placement, offsets in it, and the grid that is placed.
struct PlacementSetup: CustomTestStringConvertible {
  var layout: Layout
  var size: ScreenSize
  var cell: ScreenSize?
  var place: PerAxis<Int>
  var bannerLines = 0

  /// Sections that are not linked are scrolled apart, but for those that share a banner over them all.
  var offsets: Offsets {
    let apart = layout.linkage == .shared || bannerLines > 0 ? 0 : 3
    return Offsets(section: place.section, current: 0) { place.item + apart * $0 }
  }

  static var grid: Grid {
    Grid(TestGrid([["a", "b", "c", "d", "e"], [], ["f", nil], ["g", "h", "i"]]))
  }
  private static let lines = [1, 4, 3, 2]
  private static let columns = [6, 9, 5, 7]

  var testDescription: String { "\(layout.name) \(size) \(place) \(bannerLines)" }

  var placement: Placement {
    var measures = GridMeasures(
      sectionCount: Self.grid.sectionCount, columnCount: Self.grid.columnCount,
      cell: ScreenSize(lines: 1, columns: 6), sectionTitleWidth: 4, hasColumnTitles: true,
      hasTitle: true)
    measures.bannerLines = bannerLines
    return Placement(
      layout, options: LayoutOptions(cell: cell), measures: measures,
      sections: SectionMeasures(
        itemCount: Self.grid.itemCount, lines: Self.lines.map { UInt16($0) },
        columns: { Self.columns[$0] }),
      on: size)
  }

  var panes: Panes { placement.panes(at: offsets) }

  /// The bar of tabs, in a layout that has one.
  var tabs: TabBar? {
    guard layout.titles == .bar else { return nil }
    return TabBar(of: Self.grid, current: 0, in: panes.top.columns, signs: .unicode)
  }

  /// All layouts and one whose sections run across, on many sizes, at rest and on the way; each with a
  /// banner too, open, half open and gone.
  static let all: [PlacementSetup] = (Layout.all + [acrossLayout]).flatMap { layout in
    [(1, 1), (1, 3), (3, 12), (5, 20), (7, 33), (24, 80)].flatMap { lines, columns in
      [(0, 0), (2, 2), (1, 7), (-3, -5), (4, 11), (100, 100)].flatMap { section, item in
        [(nil, 0), (ScreenSize(lines: 3, columns: 8), 0), (nil, 4)].map { cell, bannerLines in
          PlacementSetup(
            layout: layout, size: ScreenSize(lines: lines, columns: columns), cell: cell,
            place: PerAxis(section: section, item: item), bannerLines: bannerLines)
        }
      }
    }
  }

  static let acrossLayout = Layout(
    name: "across", summary: "sections side by side", sectionAxis: .horizontal,
    linkage: .shared, focus: .roam, snap: nil, titles: .panes, sizesSections: false,
    flowsLists: true, measuresColumns: false, hasRecords: false, wheelSteps: 1, styleName: "text",
    words: PerAxis(section: "row", item: "column"), pitch: .needed)
}
