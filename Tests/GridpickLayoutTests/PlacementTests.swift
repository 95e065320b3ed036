import GridpickModel
import GridpickPaging
import GridpickScreen
import GridpickTestSupport
import Testing

@testable import GridpickLayout

struct PlacementTests {
  @Test(arguments: PlacementSetup.all)
  func `L2 a point hits the item whose cell it lies in, or the heading, and no other`(
    setup: PlacementSetup
  ) {
    let placement = setup.placement
    let grid = PlacementSetup.grid
    let items = (0..<grid.sectionCount).flatMap { section in
      (0..<grid.itemCount(inSection: section)).map { Position(section: section, index: $0) }
    }
    let rects = items.map { ($0, placement.rect(of: $0, offsets: setup.offsets)) }
    for point in setup.points where setup.panes.body.contains(point) {
      let placed = rects.filter { $0.1.contains(point) }
      let headings = setup.pages(.section).filter {
        placement.headingLine(of: $0, offsets: setup.offsets) == point.line
      }
      #expect(placed.count + headings.count <= 1)
      let heading = headings.first.map { Hit.title(.section, page: $0) }
      let expected = placed.first.map { Hit.item($0.0) } ?? heading ?? .nothing
      let hit = placement.hit(point, offsets: setup.offsets, in: grid, tabs: setup.tabs)
      #expect(hit == expected, "\(point)")
    }
  }

  @Test(arguments: PlacementSetup.all)
  func `L2 panes win over the cells that scroll under them`(setup: PlacementSetup) {
    for point in setup.points where !setup.panes.body.contains(point) {
      let hit = setup.placement.hit(
        point, offsets: setup.offsets, in: PlacementSetup.grid, tabs: setup.tabs)
      #expect(hit == setup.title(at: point) ?? .nothing, "\(point)")
    }
  }

  @Test(arguments: PlacementSetup.all)
  func `L1 the visible pages are those of which a cell lies in the body`(setup: PlacementSetup) {
    let placement = setup.placement
    let offsets = setup.offsets
    let seen = setup.pages(.section).filter {
      placement.span(ofSection: $0, offsets: offsets).overlaps(setup.body(.section))
    }
    #expect(Array(placement.visibleSections(at: offsets)) == seen)
    for section in setup.pages(.section) {
      let items = placement.items(in: section, offsets: offsets)
      let seen = setup.pages(inSection: section).filter {
        items.span(of: $0).overlaps(setup.body(.item))
      }
      #expect(items.strips.flatMap(\.pages) == seen)
    }
  }

  @Test(arguments: PlacementSetup.all)
  func `L3 titles stand where their cells stand`(setup: PlacementSetup) {
    let placement = setup.placement
    for section in setup.pages(.section) {
      let span = placement.span(ofSection: section, offsets: setup.offsets)
      let cells = placement.cells(of: section, offsets: setup.offsets)
      if let heading = placement.headingLine(of: section, offsets: setup.offsets) {
        #expect(heading == span.lowerBound && heading + 1 == cells.lowerBound)
        #expect(cells.upperBound < span.upperBound, "a blank line below")
      } else {
        #expect(span == cells)
      }
      let items = placement.items(in: section, offsets: setup.offsets)
      for index in setup.pages(inSection: section) {
        let rect = placement.rect(
          of: Position(section: section, index: index), offsets: setup.offsets)
        #expect(cells == (setup.isDown(.section) ? rect.lines : rect.columns))
        #expect(items.span(of: index) == (setup.isDown(.item) ? rect.lines : rect.columns))
      }
    }
  }

  @Test func `L3 the panes of titles are as long as the body`() {
    for setup in PlacementSetup.all {
      let panes = setup.panes
      #expect(panes.top.isEmpty || panes.top.columns == panes.body.columns)
      #expect(panes.left.isEmpty || panes.left.lines == panes.body.lines)
    }
  }

  @Test func `L4 a banner is as far open as the offset says, and all else lies below it`() {
    for setup in PlacementSetup.all where setup.bannerLines > 0 && setup.size.lines == 24 {
      let panes = setup.panes
      let offset = setup.isDown(.section) ? setup.place.section : setup.place.item
      #expect(panes.banner.lines.count == (4 - offset).clamped(to: 0...4))
      #expect(panes.top.lines.lowerBound == panes.banner.lines.upperBound)
      #expect(panes.body.lines.lowerBound == panes.top.lines.upperBound)
    }
  }

  @Test(arguments: Layout.all.map(\.name))
  func `a layout is found by its name`(name: String) {
    #expect(Layout.named(name)?.name == name)
  }
}

extension PlacementSetup {
  /// Every cell of the screen, and a margin around it.
  fileprivate var points: [ScreenPoint] {
    (-2..<size.lines + 2).flatMap { line in
      (-2..<size.columns + 2).map { ScreenPoint(line: line, column: $0) }
    }
  }

  fileprivate func pages(_ axis: GridAxis) -> Range<Int> {
    0..<(axis == .section ? Self.grid.sectionCount : Self.grid.columnCount)
  }

  /// The slots of a section: all sections have as many where they are linked.
  fileprivate func pages(inSection section: Int) -> Range<Int> {
    layout.linkage == .shared ? pages(.item) : 0..<Self.grid.itemCount(inSection: section)
  }

  fileprivate func isDown(_ axis: GridAxis) -> Bool {
    (axis == .section) == (layout.sectionAxis == .vertical)
  }

  fileprivate func body(_ axis: GridAxis) -> Range<Int> {
    isDown(axis) ? panes.body.lines : panes.body.columns
  }

  /// The title that is seen at a point outside the body.
  fileprivate func title(at point: ScreenPoint) -> Hit? {
    if let tabs {
      let tab = tabs.tabs.first { $0.columns.contains(point.column) }
      return panes.top.contains(point) ? tab.map { .title(.section, page: $0.section) } : nil
    }
    let axis = GridAxis.allCases.first {
      placement.titlePane($0, at: offsets).contains(point)
    }
    guard let axis else { return nil }
    let page = pages(axis).first { page in
      let span =
        axis == .section
        ? placement.span(ofSection: page, offsets: offsets)
        : placement.items(in: 0, offsets: offsets).span(of: page)
      return span.contains(isDown(axis) ? point.line : point.column)
    }
    return page.map { .title(axis, page: $0) }
  }
}
