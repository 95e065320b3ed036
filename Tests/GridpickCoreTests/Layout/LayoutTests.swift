import Testing

@testable import GridpickCore

struct LayoutTests {
  private func placement(
    _ layout: Layout, _ options: LayoutOptions = LayoutOptions(),
    needing cell: ScreenSize = ScreenSize(lines: 2, columns: 9),
    on size: ScreenSize = ScreenSize(lines: 21, columns: 43)
  ) -> Placement {
    Placement(
      layout, options: options,
      measures: GridMeasures(
        sectionCount: 50, columnCount: 20, cell: cell, sectionTitleWidth: 5, hasColumnTitles: true),
      on: size)
  }

  private func pitch(_ placement: Placement) -> ScreenSize {
    placement.rect(
      of: Position(section: 0, index: 0), offsets: Offsets(section: 0, item: 0)
    ).size
  }

  @Test func `L2.3 in a grid the pitch is the size that a cell needs`() {
    #expect(pitch(placement(.grid)) == ScreenSize(lines: 2, columns: 9))
  }

  @Test func `L2.3 in a grid a cell is never wider than the view`() {
    let wide = placement(.grid, needing: ScreenSize(lines: 1, columns: 500))
    #expect(pitch(wide).columns == wide.panes.body.columns.count)
  }

  @Test func `L2.5 a card takes most of the view, and its neighbours are seen on all sides`() {
    let cards = placement(.cards)
    let body = cards.panes.body.size
    #expect(body == ScreenSize(lines: 20, columns: 40))
    #expect(pitch(cards) == ScreenSize(lines: 15, columns: 30))
    for axis in GridAxis.allCases {
      let offset = cards.pagers[axis].restingOffset(showing: 5, from: 0)
      let offsets = Offsets(section: offset, item: offset)
      #expect(cards.visiblePages(axis, offsets: offsets) == [4, 5, 6])
    }
  }

  @Test(arguments: Layout.all.map(\.name))
  func `L2.2 a cell size that is set is the pitch`(name: String) {
    let cell = ScreenSize(lines: 3, columns: 7)
    #expect(Layout.named(name).map { pitch(placement($0, .init(cell: cell))) } == cell)
  }

  @Test(arguments: [("grid", Focus.roam), ("cards", .center)])
  func `T2.5 a layout has its own focus, which an option changes`(name: String, focus: Focus) throws
  {
    let layout = try #require(Layout.named(name))
    #expect(placement(layout).pagers.section.focus == focus)
    for chosen in Focus.allCases {
      let changed = placement(layout, .init(focus: chosen))
      #expect(changed.pagers.section.focus == chosen)
      #expect(changed.pagers.item(in: 0).focus == chosen)
    }
  }

  @Test func `cards have no title panes`() {
    let panes = placement(.cards).panes
    #expect(panes.left.isEmpty)
    #expect(panes.top.isEmpty)
  }

  @Test func `sections run along the axis of the layout`() {
    #expect(placement(.grid).gridAxis(along: .vertical) == .section)
    let across = placement(PlacementSetup.acrossLayout)
    #expect(across.gridAxis(along: .horizontal) == .section)
    #expect(across.titlePane(.section) == across.panes.top)
  }
}
