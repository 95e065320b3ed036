import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A sheet of columns of their own widths, some of them frozen.
struct FrozenPlacementTests {
  private static var grid: Grid { Grid(TestGrid(rows: 30, columns: 8)) }
  private static let items = [5, 8, 3, 11, 4, 6, 29, 7]

  private func placement(
    frozen: Int, columns: Int = 60, layout: Layout = .sheet, cell: ScreenSize? = nil
  ) -> Placement {
    var measures = GridMeasures(
      sectionCount: 30, columnCount: 8, cell: ScreenSize(lines: 1, columns: 9),
      hasColumnTitles: true)
    measures.columns = ColumnNeeds(
      items: Self.items, titles: Self.items.map { _ in 0 },
      standings: [.left, .right(tail: 3), .right(tail: 0)])
    var options = LayoutOptions(cell: cell)
    options.frozen = frozen
    return Placement(
      layout, options: options, measures: measures, on: ScreenSize(lines: 12, columns: columns))
  }

  @Test func `L9.3 columns are one space apart if they do not fit two spaces apart`() {
    let track = placement(frozen: 0).pagers.item(in: 0).track
    #expect((0..<8).map { track.span(of: $0).count } == [6, 9, 4, 12, 5, 7, 30, 8])
  }

  @Test func `T3.4 a sheet scrolls at most to the first column start that shows the end`() {
    let pager = placement(frozen: 2, columns: 40).pagers.item(in: 0)
    // 37 columns, of which 15 are frozen: the last column alone has room beside them.
    #expect((0..<8).map { pager.track.span(of: $0).count } == [6, 9, 4, 12, 5, 7, 22, 8])
    #expect(pager.furthestOffset == 65 - 15)
    for page in 0..<8 {
      let offset = pager.restingOffset(showing: page, from: 0)
      #expect((0..<8).contains { pager.track.span(of: $0).lowerBound == offset + 15 }, "\(page)")
      #expect(pager.staysPut(page) || pager.shows(page, at: offset), "\(page)")
    }
  }

  @Test func `L9.15 --cell gives all columns one width`() {
    let track = placement(frozen: 0, cell: ScreenSize(lines: 1, columns: 10)).pagers.item(in: 0)
      .track
    #expect((0..<8).allSatisfy { track.span(of: $0).count == 10 })
  }

  @Test func `L9.16 labels are aligned as measured, and to the left if nothing was measured`() {
    let placement = placement(frozen: 0)
    #expect(
      (0..<4).map(placement.standing) == [.left, .right(tail: 3), .right(tail: 0), .left])
    #expect((0..<4).map(placement.standsRight) == [false, true, true, false])
  }

  @Test func `L9 items below each other are aligned to the left`() {
    let across = self.placement(frozen: 0, layout: PlacementSetup.acrossLayout)
    #expect(across.standing(ofColumn: 1) == .left)
  }

  @Test(arguments: [0, 7, 13, 10])
  func `L2.1 with frozen columns a point hits the cell that is seen there`(offset: Int) {
    let placement = placement(frozen: 2)
    let offsets = Offsets(section: 3, item: offset)
    let strips = placement.items(in: 0, offsets: offsets).strips
    #expect(strips.map(\.pages.lowerBound).first == 0)
    for column in placement.panes.body.columns {
      let point = ScreenPoint(line: placement.panes.body.lines.lowerBound + 2, column: column)
      // The line between the strips belongs to the item below it.
      let strip = strips.first { $0.span.contains(column) || $0.span.contains(column + 1) }
      let seen = strip?.pages.first {
        placement.span(of: $0, .item, offsets: offsets).contains(column)
      }
      let expected = seen.map { Hit.item(Position(section: 5, index: $0)) } ?? .nothing
      #expect(placement.hit(point, offsets: offsets, in: Self.grid) == expected, "\(column)")
    }
  }

  @Test func `L3.2 frozen columns stay in place, and cover what scrolls under them`() {
    let placement = placement(frozen: 2)
    let start = placement.panes.body.columns.lowerBound
    for offset in [0, 5, 20] {
      let offsets = Offsets(section: 0, item: offset)
      #expect(placement.span(of: 1, .item, offsets: offsets) == start + 6..<start + 15)
      let strips = placement.items(in: 0, offsets: offsets).strips
      #expect(strips[0].span == start..<start + 15)
      // A line stands where the others have scrolled under the frozen columns.
      #expect(strips[1].span.lowerBound == start + (offset == 0 ? 15 : 16))
    }
  }

  @Test(
    arguments: [
      // Both; both, cut to half of the view; none of two that would take more than half.
      (60, nil, 15), (20, nil, 8), (14, ScreenSize(lines: 1, columns: 10), 0),
    ] as [(Int, ScreenSize?, Int)])
  func `L3.3 columns are frozen only if they leave half of the view free`(
    columns: Int, cell: ScreenSize?, lead: Int
  ) {
    #expect(placement(frozen: 2, columns: columns, cell: cell).pagers.item(in: 0).lead == lead)
  }
}
