import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PlacementTests {
  // Errors are collected, and expected to be none once a setup: an expectation costs as much as
  // a thousand points.

  @Test func `L2.1 a point hits the item or heading whose cell contains it, and no other`() {
    for setup in PlacementSetup.all {
      let placed = setup.placedInBody
      let wrong = setup.panes.body.points.filter { point in
        let there = placed.filter { $0.rect.contains(point) }
        return there.count > 1 || setup.hit(point) != there.first?.hit ?? .nothing
      }
      #expect(wrong.isEmpty, "\(setup): \(wrong.prefix(3))")
    }
  }

  @Test func `L2.1 panes cover the cells that scroll under them`() {
    for setup in PlacementSetup.all {
      let titles = setup.titlesOutsideBody
      let wrong = setup.points.filter { point in
        guard !setup.panes.body.contains(point) else { return false }
        let title = titles.first { $0.rect.contains(point) }
        let bar = setup.placement.scrollBar(at: setup.offsets)
        let parts: [(ScreenRect?, Hit)] = [
          (bar?.pane, .scrollBar), (title?.rect, title?.hit ?? .nothing),
          (setup.panes.corner, .corner),
        ]
        let part = parts.first { $0.0?.contains(point) == true }
        return setup.hit(point) != part?.1 ?? .nothing
      }
      #expect(wrong.isEmpty, "\(setup): \(wrong.prefix(3))")
    }
  }

  @Test func `L1.1 the visible pages are those with a cell in the body`() {
    for setup in PlacementSetup.all {
      let placement = setup.placement
      let offsets = setup.offsets
      let seen = setup.pages(.section).filter {
        placement.span(ofSection: $0, offsets: offsets).overlaps(setup.body(.section))
      }
      #expect(Array(placement.visibleSections(at: offsets)) == seen, "\(setup)")
      let wrong = setup.pages(.section).filter { section in
        let items = placement.items(in: section, offsets: offsets)
        let seen = setup.pages(inSection: section).filter {
          items.span(of: $0).overlaps(setup.body(.item))
        }
        return items.strips.flatMap(\.pages) != seen
      }
      #expect(wrong == [], "\(setup)")
    }
  }

  @Test func `L3.1 titles are aligned with their cells`() {
    for setup in PlacementSetup.all {
      let wrong = setup.pages(.section).filter {
        !setup.headingStandsAboveCells(of: $0) || !setup.titlesStandWithCells(of: $0)
      }
      #expect(wrong == [], "\(setup)")
    }
  }

  @Test func `L3.1 the title panes are as long as the body`() {
    for setup in PlacementSetup.all {
      let panes = setup.panes
      #expect(panes.top.isEmpty || panes.top.columns == panes.body.columns)
      #expect(panes.left.isEmpty || panes.left.lines == panes.body.lines)
    }
  }

  @Test func `L4.1 L4.2 the offset opens the banner, and everything else lies below it`() {
    for setup in PlacementSetup.all where setup.bannerLines > 0 && setup.size.lines == 14 {
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
  /// The target of a point, wherever it is seen.
  fileprivate typealias Placed = (rect: ScreenRect, hit: Hit)

  fileprivate func hit(_ point: ScreenPoint) -> Hit {
    placement.hit(point, offsets: offsets, in: grid, tabs: tabs)
  }

  /// Every cell of the screen, and a margin around it.
  fileprivate var points: [ScreenPoint] {
    ScreenRect(lines: -2..<size.lines + 2, columns: -2..<size.columns + 2).points
  }

  /// All items and headings, seen or not.
  fileprivate var placedInBody: [Placed] {
    pages(.section).flatMap { section in
      let items: [Placed] = (0..<grid.itemCount(inSection: section)).map { index in
        let position = Position(section: section, index: index)
        return (placement.rect(of: position, offsets: offsets), .item(position))
      }
      guard let line = placement.headingLine(of: section, offsets: offsets) else { return items }
      let heading = ScreenRect(lines: line..<line + 1, columns: panes.body.columns)
      return items + [(heading, .title(.section, page: section))]
    }
  }

  /// The titles that are seen in panes of their own.
  fileprivate var titlesOutsideBody: [Placed] {
    if let tabs {
      return tabs.tabs.map { tab in
        let rect = ScreenRect(lines: panes.top.lines, columns: tab.columns)
        return (rect.intersection(panes.top), .title(.section, page: tab.section))
      }
    }
    return GridAxis.allCases.flatMap { axis in
      pages(axis).map { page in
        let pane = placement.titlePane(axis, at: offsets)
        let span =
          axis == .section
          ? placement.span(ofSection: page, offsets: offsets)
          : placement.items(in: 0, offsets: offsets).span(of: page)
        let rect =
          isDown(axis)
          ? ScreenRect(lines: span, columns: pane.columns)
          : ScreenRect(lines: pane.lines, columns: span)
        return (rect.intersection(pane), .title(axis, page: page))
      }
    }
  }

  fileprivate func pages(_ axis: GridAxis) -> Range<Int> {
    0..<(axis == .section ? grid.sectionCount : grid.columnCount)
  }

  /// The slots of a section: all sections have as many where they are linked.
  fileprivate func pages(inSection section: Int) -> Range<Int> {
    layout.linkage == .shared ? pages(.item) : 0..<grid.itemCount(inSection: section)
  }

  fileprivate func isDown(_ axis: GridAxis) -> Bool {
    (axis == .section) == (layout.sectionAxis == .vertical)
  }

  fileprivate func body(_ axis: GridAxis) -> Range<Int> {
    isDown(axis) ? panes.body.lines : panes.body.columns
  }

  /// True if the heading is the line above the cells, and a blank one is below them.
  fileprivate func headingStandsAboveCells(of section: Int) -> Bool {
    let span = placement.span(ofSection: section, offsets: offsets)
    let cells = placement.cells(of: section, offsets: offsets)
    guard let heading = placement.headingLine(of: section, offsets: offsets) else {
      return span == cells
    }
    return heading == span.lowerBound && heading + 1 == cells.lowerBound
      && cells.upperBound < span.upperBound
  }

  /// True if all cells of a section lie where its title stands, and each where its column's does.
  fileprivate func titlesStandWithCells(of section: Int) -> Bool {
    let cells = placement.cells(of: section, offsets: offsets)
    let items = placement.items(in: section, offsets: offsets)
    return pages(inSection: section).allSatisfy { index in
      let rect = placement.rect(of: Position(section: section, index: index), offsets: offsets)
      return cells == (isDown(.section) ? rect.lines : rect.columns)
        && items.span(of: index) == (isDown(.item) ? rect.lines : rect.columns)
    }
  }
}

extension ScreenRect {
  fileprivate var points: [ScreenPoint] {
    lines.flatMap { line in columns.map { ScreenPoint(line: line, column: $0) } }
  }
}
