import GridpickModel
import GridpickPaging
import GridpickScreen

/// Where everything lies on a screen of one size: panes, tracks and, given offsets, every cell.
package struct Placement {
  /// With no banner open.
  private let closedPanes: Panes
  package let pagers: Pagers
  package let titles: Layout.Titles
  private let sectionAxis: ScreenAxis
  private let columnStandings: [LabelStanding]
  /// Whether each column has a width of its own, which a hand may change (rule G16).
  package let hasColumnEdges: Bool
  /// Whether the items of all sections lie alike.
  package let itemsAreLinked: Bool
  private let heading: Int
  private let gap: Int
  /// How wide the labels of a section are, where each has a line to itself.
  private let labelColumns: ((Int) -> Int)?

  /// The sections are asked for where each has an offset or a size of its own.
  package init(
    _ layout: Layout, options: LayoutOptions = LayoutOptions(), measures: GridMeasures,
    sections: SectionMeasures? = nil, on size: ScreenSize
  ) {
    closedPanes = Panes(size, wishes: Panes.Wishes(layout, measures))
    titles = layout.placedTitles
    sectionAxis = layout.sectionAxis
    hasColumnEdges = !measures.columnWidths.isEmpty && options.cell == nil
    columnStandings = layout.sectionAxis == .vertical ? measures.columnStandings : []
    labelColumns = layout.pitch == .viewWide && options.cell == nil ? sections?.columns : nil
    itemsAreLinked = (options.linkage ?? layout.linkage) == .shared
    let hasHeadings = layout.hasHeadings(measures)
    heading = hasHeadings ? 1 : 0
    gap = layout.linesAroundCells(measures) - heading
    pagers =
      PagerMaker(
        layout: layout, options: options, measures: measures, sections: sections,
        view: closedPanes.body.size, banner: closedPanes.mostBannerLines, around: heading + gap
      ).pagers
  }

  /// The axis of the grid that runs along an axis of the screen.
  package func gridAxis(along axis: ScreenAxis) -> GridAxis {
    axis == sectionAxis ? .section : .item
  }

  /// The pager along an axis of the screen, as seen from a section.
  package func pager(along axis: ScreenAxis, in section: Int) -> Pager {
    pagers[gridAxis(along: axis), at: Position(section: section, index: 0)]
  }

  /// How items of an index stand in their cells.
  package func standing(ofColumn index: Int) -> LabelStanding {
    index < columnStandings.count ? columnStandings[index] : .left
  }

  /// Whether the title over items of an index stands at the right, as they do.
  package func standsRight(_ index: Int) -> Bool { standing(ofColumn: index) != .left }

  /// How many columns the labels of a section take, where there is room for details beside them; nil in a
  /// layout whose cells have none.
  package func labelColumns(inSection section: Int) -> Int? { labelColumns?(section) }

  /// Whether each section has a line with its title above its cells, and a blank one below.
  package var hasHeadings: Bool { heading > 0 }

  /// Whether the items of each section are scrolled sideways by themselves.
  package var hasOwnRows: Bool { sectionAxis == .vertical && !itemsAreLinked }

  // MARK: - Panes

  /// How the screen is divided while the view is scrolled: what is open of the banner pushes down all
  /// that is below it (rule L4).
  package func panes(at offsets: Offsets) -> Panes {
    let most = closedPanes.mostBannerLines
    guard most > 0 else { return closedPanes }
    return closedPanes.opened(
      by: (most - offset(along: .vertical, offsets)).clamped(to: 0...most))
  }

  /// How far the view is scrolled along an axis of the screen; of sections that are scrolled by themselves
  /// the current one.
  package func offset(along axis: ScreenAxis, _ offsets: Offsets) -> Int {
    gridAxis(along: axis) == .section ? offsets.section : offsets.item(in: offsets.current)
  }

  /// How wide a hand may make a column (rule G16): its edge stays in view, and one that stays put leaves
  /// half of that to others.
  package func widths(ofColumn index: Int, at offsets: Offsets) -> ClosedRange<Int> {
    let pager = pagers.item(in: 0)
    let span = items(in: offsets.current, offsets: offsets).span(of: index)
    let most =
      pager.staysPut(index)
      ? pager.view / 2 - pager.lead + span.count
      : closedPanes.body.columns.upperBound - span.lowerBound
    return GridMeasures.leastColumn...max(GridMeasures.leastColumn, most)
  }

  /// The bar beside the cells, and beside the banner while that is open; nil where there is nothing to
  /// scroll down to.
  package func scrollBar(at offsets: Offsets) -> ScrollBar? {
    ScrollBar(in: closedPanes.bar, for: pager(along: .vertical, in: offsets.current))
  }

  /// How much of the banner there is room for, all of it open.
  package var bannerLines: Int { closedPanes.mostBannerLines }

  /// Where the titles of an axis stand.
  package func titlePane(_ axis: GridAxis, at offsets: Offsets) -> ScreenRect {
    let panes = panes(at: offsets)
    return axis == gridAxis(along: .vertical) ? panes.left : panes.top
  }

  // MARK: - Cells

  /// Where a cell lies, its whole pitch; may lie outside the body, in part or whole.
  package func rect(of position: Position, offsets: Offsets) -> ScreenRect {
    rect(
      section: cells(of: position.section, offsets: offsets),
      item: items(in: position.section, offsets: offsets).span(of: position.index))
  }

  /// The rectangle of a span along the sections and one along the items.
  package func rect(section: Range<Int>, item: Range<Int>) -> ScreenRect {
    sectionAxis == .vertical
      ? ScreenRect(lines: section, columns: item) : ScreenRect(lines: item, columns: section)
  }

  /// Where a section lies on the screen, along its axis, with its heading.
  package func span(ofSection section: Int, offsets: Offsets) -> Range<Int> {
    let origin = bodySpan(.section).lowerBound - offsets.section
    let span = pagers.section.track.span(of: section)
    return span.lowerBound + origin..<span.upperBound + origin
  }

  /// The part of a section's span that its cells take.
  package func cells(of section: Int, offsets: Offsets) -> Range<Int> {
    let span = span(ofSection: section, offsets: offsets)
    return span.lowerBound + heading..<span.upperBound - gap
  }

  /// The line of a section's heading; nil where sections have none.
  package func headingLine(of section: Int, offsets: Offsets) -> Int? {
    heading > 0 ? span(ofSection: section, offsets: offsets).lowerBound : nil
  }

  /// The items of a section, which may be scrolled by themselves.
  package func items(in section: Int, offsets: Offsets) -> PlacedItems {
    PlacedItems(
      pager: pagers.item(in: section), offset: offsets.item(in: section), body: bodySpan(.item))
  }

  /// Which tab the view is at, and how far on its way to the next one; by the position where pages are not
  /// as wide as the view.
  package func tabPlace(at offsets: Offsets, _ position: Position) -> TabBar.Place {
    let pager = pagers.section
    let offset = max(0, offsets.section)
    guard let section = pager.track.page(at: offset) else {
      return TabBar.Place(section: position.section)
    }
    guard fillsView(section) else { return TabBar.Place(section: position.section) }
    let span = pager.track.span(of: section)
    return TabBar.Place(section: section, part: offset - span.lowerBound, of: span.count)
  }

  /// Whether the page of a section is as wide as the view.
  package func fillsView(_ section: Int) -> Bool {
    pagers.section.track.span(of: section).count == pagers.section.view
  }

  /// The sections in view (rule L1: nothing else is ever asked for).
  package func visibleSections(at offsets: Offsets) -> Range<Int> {
    pagers.section.scrolledPages(at: offsets.section)
  }

  func bodySpan(_ axis: GridAxis) -> Range<Int> {
    axis == gridAxis(along: .vertical) ? closedPanes.body.lines : closedPanes.body.columns
  }
}

extension Layout {
  /// Whether each section has a line with its title.
  fileprivate func hasHeadings(_ measures: GridMeasures) -> Bool {
    placedTitles == .headings && measures.sectionTitleWidth > 0
  }

  /// How many lines a section takes besides its cells: its heading, and a blank one between shelves, where a
  /// heading alone would not part them enough.
  package func linesAroundCells(_ measures: GridMeasures) -> Int { hasHeadings(measures) ? 2 : 0 }

  /// What is left of a screen for cells.
  package func view(of measures: GridMeasures, on size: ScreenSize) -> ScreenSize {
    Panes(size, wishes: Panes.Wishes(self, measures)).body.size
  }
}

extension Panes.Wishes {
  init(_ layout: Layout, _ measures: GridMeasures) {
    let isDown = layout.sectionAxis == .vertical
    title = measures.hasTitle
    query = measures.hasQuery
    status = measures.hasStatus
    bannerLines = measures.bannerLines
    switch layout.placedTitles {
    case .nowhere, .headings:
      top = false
      leftWidth = 0
    case .panes:
      top = isDown ? measures.hasColumnTitles : measures.sectionTitleWidth > 0
      leftWidth = isDown ? measures.sectionTitleWidth : 0
    case .bar:
      top = true
      leftWidth = 0
    }
  }
}
