import GridPaging
import Screen
import TestSupport
import Testing

@testable import GridLayout

/// A placement, offsets in it, and the grid that is placed.
struct PlacementSetup: CustomTestStringConvertible {
  var layout: Layout
  var size: ScreenSize
  var cell: ScreenSize?
  var place: PerAxis<Int>

  var offsets: Offsets { Offsets(section: place.section, item: place.item) }

  static let grid = TestGrid([["a", "b", "c", "d", "e"], [], ["f", nil], ["g", "h", "i"]])

  var testDescription: String { "\(layout.name) \(size) \(place)" }

  var placement: Placement {
    Placement(
      layout, options: LayoutOptions(cell: cell),
      measures: GridMeasures(
        sectionCount: Self.grid.sectionCount, columnCount: Self.grid.columnCount,
        cell: ScreenSize(lines: 1, columns: 6), sectionTitleWidth: 4, hasColumnTitles: true,
        hasTitle: true),
      on: size)
  }

  /// Both layouts and one whose sections run across, on many sizes, at rest and on the way.
  static let all: [PlacementSetup] = [Layout.grid, .cards, acrossLayout].flatMap { layout in
    [(1, 1), (1, 3), (3, 12), (5, 20), (7, 33), (24, 80)].flatMap { lines, columns in
      [(0, 0), (1, 7), (-3, -5), (4, 11), (100, 100)].flatMap { section, item in
        [nil, ScreenSize(lines: 3, columns: 8)].map { cell in
          PlacementSetup(
            layout: layout, size: ScreenSize(lines: lines, columns: columns), cell: cell,
            place: PerAxis(section: section, item: item))
        }
      }
    }
  }

  static let acrossLayout = Layout(
    name: "across", summary: "sections side by side", sectionAxis: .horizontal,
    linkage: .shared, focus: .roam, snap: nil, titles: .panes, sizesSections: false,
    flowsLists: true, measuresColumns: false, hasRecords: false, wheelSteps: 1, styleName: "text",
    words: PerAxis(section: "row", item: "column"), pitch: { needed, _ in needed })
}
