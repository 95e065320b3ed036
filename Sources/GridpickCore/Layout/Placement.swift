/// The places of everything on a screen of one size: panes, tracks and, for given offsets, cells.
package struct Placement {
  private let closedPanes: Panes
  package internal(set) var pagers: Pagers
  /// Nil if rows do not wrap.
  var wrapping: Wrapping?
  package let titles: Layout.Titles
  let sectionAxis: ScreenAxis
  private let columnStandings: [LabelStanding]
  /// The widths of columns, which may be changed by hand (rule G16); nil if all are as a cell.
  private let columnWidths: ColumnWidths?
  package let itemsAreLinked: Bool
  /// True if each item has a line from edge to edge, as in a list of one column.
  package let hasLines: Bool
  /// The columns before a label: a space, and one for the mark if items have marks there.
  let gutter: Int
  /// True if the marks of rows stand in a gutter before all cells, which does not scroll.
  let hasGutter: Bool
  let hasOneRow: Bool
  /// The number of lines of a section's heading, and of blank lines below its cells.
  private let heading: Int
  /// The fields of the records that items show as lines; empty if items show their labels.
  package let fields: PlacedFields
  /// The function that returns the width of a section's labels; nil unless each has its own line.
  private let labelColumns: ((Int) -> Int)?

  /// Places everything; `sections` is used if each section has its own offset or its own size.
  package init(
    _ layout: Layout, options: LayoutOptions = LayoutOptions(), measures: GridMeasures,
    sections: SectionMeasures? = nil, on size: ScreenSize
  ) {
    hasLines = options.cell == nil && layout.hasLines(measures)
    hasOneRow = layout.pitch == .padded
    let isOfRows =
      options.gutter == .rows
      ? layout.rowsAreRecords : options.gutter == .items && hasLines && layout.pitch == .needed
    hasGutter = isOfRows && Panes.hasMargins(on: size)
    let isOfItems =
      options.gutter == .items ? layout.pitch == .needed : hasLines && options.gutter != .none
    gutter = isOfItems && !hasGutter ? 2 : 1
    var measures = measures
    // A single column is already as wide as it can be.
    if measures.cell.columns < .max { measures.cell.columns += gutter - 1 }
    closedPanes = Panes(size, for: layout, measures, hasGutter: hasGutter)
    titles = layout.placedTitles
    sectionAxis = layout.sectionAxis
    let body = closedPanes.body.size
    columnWidths =
      options.cell == nil && layout.sectionAxis == .vertical
      ? measures.columnWidths(in: body.columns, options) : nil
    columnStandings = layout.sectionAxis == .vertical ? measures.columns.standings : []
    labelColumns = layout.pitch == .viewWide && options.cell == nil ? sections?.columns : nil
    fields = PlacedFields(
      options.cell == nil ? measures.fields ?? ColumnNeeds() : ColumnNeeds(), in: body.columns,
      from: gutter - 1)
    itemsAreLinked = (options.linkage ?? layout.linkage) == .shared
    heading = layout.linesAroundCells(measures) / 2
    pagers =
      PagerMaker(
        layout: layout, options: options, measures: measures, sections: sections,
        view: body, banner: closedPanes.mostBannerLines, around: 2 * heading,
        columns: columnWidths
      ).pagers
  }

  var hasSignBeforeLabel: Bool { gutter > 1 }

  package func gridAxis(along axis: ScreenAxis) -> GridAxis {
    axis == sectionAxis ? .section : .item
  }

  /// The axis along which keys and wheel step: in one row of cards both go along the row.
  func stepAxis(along axis: ScreenAxis) -> GridAxis {
    hasOneRow ? .item : gridAxis(along: axis)
  }

  package func pager(along axis: ScreenAxis, in section: Int) -> Pager {
    pagers[gridAxis(along: axis), at: Position(section: section, index: 0)]
  }

  package func standing(ofColumn index: Int) -> LabelStanding {
    index < columnStandings.count ? columnStandings[index] : .left
  }

  package var hasColumnEdges: Bool { columnWidths != nil }

  package var columnGap: Int { columnWidths?.gap ?? 2 }

  package func room(ofColumn index: Int, in span: Range<Int>) -> Range<Int> {
    if let columnWidths { return columnWidths.room(of: index, in: span) }
    guard span.count > gutter + 1 else { return span.inset(span.count > 2 ? 1 : 0) }
    return span.lowerBound + gutter..<span.upperBound - 1
  }

  package func standsRight(_ index: Int) -> Bool { standing(ofColumn: index) != .left }

  /// Returns the columns of labels; nil in a layout without details beside the labels.
  package func labelColumns(inSection section: Int) -> Int? { labelColumns?(section) }

  /// True if each section has a line with its title above its cells, and a blank line below.
  package var hasHeadings: Bool { heading > 0 }

  package var hasOwnRows: Bool { sectionAxis == .vertical && !itemsAreLinked }

  // MARK: - Panes

  /// Returns the panes; the open part of the banner pushes down all others below it (rule L4).
  package func panes(at offsets: Offsets) -> Panes {
    let most = closedPanes.mostBannerLines
    guard most > 0 else { return closedPanes }
    return closedPanes.opened(by: (most - offset(along: .vertical, offsets)).clamped(to: 0...most))
  }

  /// Returns the offset along an axis; if sections scroll on their own, that of the current one.
  package func offset(along axis: ScreenAxis, _ offsets: Offsets) -> Int {
    gridAxis(along: axis) == .section ? offsets.section : offsets.item(in: offsets.current)
  }

  /// Returns the widths that keep the edge in view, and frozen columns in half of it (rule G16).
  package func widths(ofColumn index: Int, at offsets: Offsets) -> ClosedRange<Int> {
    let pager = pagers.item(in: 0)
    let span = items(in: offsets.current, offsets: offsets).span(of: index)
    let most =
      pager.staysPut(index)
      ? pager.view / 2 - pager.lead + span.count
      : closedPanes.body.columns.upperBound - span.lowerBound
    return ColumnWidths.leastChosen...max(ColumnWidths.leastChosen, most)
  }

  package func scrollBar(at offsets: Offsets) -> ScrollBar? {
    ScrollBar(in: closedPanes.bar, for: pager(along: .vertical, in: offsets.current))
  }

  package func fieldTitles(at offsets: Offsets) -> ScreenRect {
    let top = panes(at: offsets).top
    return ScreenRect(lines: top.lines.dropFirst(1), columns: top.columns)
  }

  package var bannerLines: Int { closedPanes.mostBannerLines }

  package func titlePane(_ axis: GridAxis, at offsets: Offsets) -> ScreenRect {
    let panes = panes(at: offsets)
    return axis == gridAxis(along: .vertical) ? panes.left : panes.top
  }

  // MARK: - Cells

  package func rect(of position: Position, offsets: Offsets) -> ScreenRect {
    rect(
      section: cells(of: position.section, offsets: offsets),
      item: items(in: position.section, offsets: offsets).span(of: position.index))
  }

  package func rect(section: Range<Int>, item: Range<Int>) -> ScreenRect {
    sectionAxis == .vertical
      ? ScreenRect(lines: section, columns: item) : ScreenRect(lines: item, columns: section)
  }

  package func span(ofSection section: Int, offsets: Offsets) -> Range<Int> {
    let origin = bodySpan(.section).lowerBound - offsets.section
    let span = pagers.section.track.span(of: section)
    return span.lowerBound + origin..<span.upperBound + origin
  }

  package func cells(of section: Int, offsets: Offsets) -> Range<Int> {
    let span = span(ofSection: section, offsets: offsets)
    return span.lowerBound + heading..<span.upperBound - heading
  }

  package func headingLine(of section: Int, offsets: Offsets) -> Int? {
    heading > 0 ? span(ofSection: section, offsets: offsets).lowerBound : nil
  }

  package func items(in section: Int, offsets: Offsets) -> PlacedItems {
    PlacedItems(
      pager: pagers.item(in: section), offset: offsets.item(in: section), body: bodySpan(.item))
  }

  package func fillsView(_ section: Int) -> Bool {
    pagers.section.track.span(of: section).count == pagers.section.view
  }

  /// Returns the sections in view; nothing else is ever read (rule L1).
  package func visibleSections(at offsets: Offsets) -> Range<Int> {
    pagers.section.scrolledPages(at: offsets.section)
  }

  func bodySpan(_ axis: GridAxis) -> Range<Int> {
    axis == gridAxis(along: .vertical) ? closedPanes.body.lines : closedPanes.body.columns
  }
}

extension Layout {
  fileprivate func hasLines(_ measures: GridMeasures) -> Bool {
    pitch == .viewWide
      || flowsLists && pitch == .needed && measures.columnCount == 1
        && measures.columns.isEmpty && measures.sectionTitleWidth == 0
  }

  /// A heading and an empty line, because a heading alone would not separate shelves enough.
  package func linesAroundCells(_ measures: GridMeasures) -> Int {
    placedTitles == .headings && measures.sectionTitleWidth > 0 ? 2 : 0
  }

  package func view(of measures: GridMeasures, on size: ScreenSize) -> ScreenSize {
    Panes(size, for: self, measures).body.size
  }
}

/// The fields of records that are shown as lines, each at its place in the line (rule X3).
package struct PlacedFields {
  private let needs: ColumnNeeds
  private let widths: ColumnWidths
  package let spans: [Range<Int>]

  init(_ needs: ColumnNeeds, in view: Int, from start: Int) {
    self.needs = needs
    widths = ColumnWidths(of: needs, in: view - start, frozen: 0)
    var end = start
    spans = widths.pitches.map { width in
      end += width
      return end - width..<end
    }
    .filter { $0.lowerBound < view }
  }

  package var isEmpty: Bool { spans.isEmpty }

  var count: Int { needs.items.count }

  package func standing(of field: Int) -> LabelStanding { needs.standing(of: field) }

  package func room(of field: Int, in span: Range<Int>) -> Range<Int> {
    widths.room(of: field, in: span)
  }
}
