import GridModel
import GridPaging
import Screen
import TestSupport
import Testing

@testable import GridLayout

struct PlacementTests {
  @Test(arguments: PlacementSetup.all)
  func `L2 a point hits the item whose cell it lies in, and no other`(setup: PlacementSetup) {
    let placement = setup.placement
    let grid = PlacementSetup.grid
    let items = (0..<grid.sectionCount).flatMap { section in
      (0..<grid.itemCount(inSection: section)).map { Position(section: section, index: $0) }
    }
    for point in setup.points where placement.panes.body.contains(point) {
      let placed = items.filter {
        placement.rect(of: $0, offsets: setup.offsets).contains(point)
      }
      #expect(placed.count <= 1)
      let expected = placed.first.map { Hit.item($0) } ?? .nothing
      #expect(placement.hit(point, offsets: setup.offsets, in: grid) == expected, "\(point)")
    }
  }

  @Test(arguments: PlacementSetup.all)
  func `L2 panes win over the cells that scroll under them`(setup: PlacementSetup) {
    let placement = setup.placement
    for point in setup.points where !placement.panes.body.contains(point) {
      let hit = placement.hit(point, offsets: setup.offsets, in: PlacementSetup.grid)
      let titles = GridAxis.allCases.filter { placement.titlePane($0).contains(point) }
      let expected = titles.first.flatMap { axis in
        setup.pages(axis).first { page in
          let span = placement.span(of: page, axis, offsets: setup.offsets)
          return span.contains(setup.isDown(axis) ? point.line : point.column)
        }
        .map { Hit.title(axis, page: $0) }
      }
      #expect(hit == expected ?? .nothing, "\(point)")
    }
  }

  @Test(arguments: PlacementSetup.all)
  func `L1 the visible pages are those of which a cell lies in the body`(setup: PlacementSetup) {
    let placement = setup.placement
    for axis in GridAxis.allCases {
      let body = setup.isDown(axis) ? placement.panes.body.lines : placement.panes.body.columns
      let seen = setup.pages(axis).filter {
        placement.span(of: $0, axis, offsets: setup.offsets).overlaps(body)
      }
      #expect(placement.visiblePages(axis, offsets: setup.offsets) == seen)
    }
  }

  @Test(arguments: PlacementSetup.all)
  func `L3 titles stand where their cells stand`(setup: PlacementSetup) {
    let placement = setup.placement
    for section in setup.pages(.section) {
      for index in setup.pages(.item) {
        let rect = placement.rect(
          of: Position(section: section, index: index), offsets: setup.offsets)
        for (axis, page) in [(GridAxis.section, section), (.item, index)] {
          let span = placement.span(of: page, axis, offsets: setup.offsets)
          #expect(span == (setup.isDown(axis) ? rect.lines : rect.columns))
        }
      }
    }
  }

  @Test func `L3 the panes of titles are as long as the body`() {
    for setup in PlacementSetup.all {
      let panes = setup.placement.panes
      #expect(panes.top.isEmpty || panes.top.columns == panes.body.columns)
      #expect(panes.left.isEmpty || panes.left.lines == panes.body.lines)
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

  fileprivate func isDown(_ axis: GridAxis) -> Bool {
    (axis == .section) == (layout.sectionAxis == .vertical)
  }
}
