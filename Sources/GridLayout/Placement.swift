import GridModel
import GridPaging
import Screen

/// Where everything lies on a screen of one size: panes, tracks and, given offsets, every cell.
package struct Placement: Equatable, Sendable {
  package let panes: Panes
  package let pagers: Pagers
  private let sectionAxis: ScreenAxis

  package init(
    _ layout: Layout, options: LayoutOptions = LayoutOptions(), measures: GridMeasures,
    on size: ScreenSize
  ) {
    let acrossHasTitles =
      layout.sectionAxis == .vertical ? measures.hasColumnTitles : measures.sectionTitleWidth > 0
    panes = Panes(
      size,
      wishes: Panes.Wishes(
        title: measures.hasTitle,
        top: layout.showsTitles && acrossHasTitles,
        leftWidth: layout.showsTitles && layout.sectionAxis == .vertical
          ? measures.sectionTitleWidth : 0))
    sectionAxis = layout.sectionAxis

    let view = panes.body.size
    // No larger than the view: a label in the middle of its cell could not be seen.
    let wanted = options.cell ?? layout.pitch(measures.cell, view)
    let pitch = ScreenSize(
      lines: min(wanted.lines, max(1, view.lines)),
      columns: min(wanted.columns, max(1, view.columns)))
    let focus = options.focus ?? layout.focus
    func pager(
      _ track: Track, lead: Int = 0, along axis: ScreenAxis, _ snap: SnapKind?
    ) -> Pager {
      let pitch = pitch.extent(along: axis)
      let distance = options.slideDistance.extent(along: axis)
      return Pager(
        track: track, view: view.extent(along: axis), lead: lead, focus: focus,
        end: options.end,
        snap: (snap ?? layout.snap)?.rule(slideDistance: distance, pitch: pitch),
        deceleration: options.deceleration)
    }
    func uniform(_ count: Int, along axis: ScreenAxis) -> Track {
      Track(count: count, pitch: pitch.extent(along: axis))
    }
    let itemAxis = layout.sectionAxis.other
    let measured =
      options.cell == nil ? measures.columnPitches(in: view.extent(along: itemAxis)) : nil
    let items = measured.map(Track.init(pitches:)) ?? uniform(measures.columnCount, along: itemAxis)
    pagers = Pagers(
      section: pager(
        uniform(measures.sectionCount, along: layout.sectionAxis), along: layout.sectionAxis,
        options.snap.section),
      item: pager(
        items, lead: Self.lead(of: items, pages: options.frozen, in: view.extent(along: itemAxis)),
        along: itemAxis, options.snap.item))
  }

  /// How much the frozen pages take: as many as leave half of the view to the others (rule L6).
  private static func lead(of track: Track, pages: Int, in view: Int) -> Int {
    (0..<min(pages, track.count)).map { track.span(of: $0).upperBound }.last { 2 * $0 <= view } ?? 0
  }

  /// The axis of the grid that runs along an axis of the screen.
  package func gridAxis(along axis: ScreenAxis) -> GridAxis {
    axis == sectionAxis ? .section : .item
  }

  /// Where a cell lies, its whole pitch; may lie outside the body, in part or whole.
  package func rect(of position: Position, offsets: PerAxis<Int>) -> ScreenRect {
    rect(
      section: span(of: position.section, .section, offsets: offsets),
      item: span(of: position.index, .item, offsets: offsets))
  }

  /// The rectangle of a span along the sections and one along the items.
  package func rect(section: Range<Int>, item: Range<Int>) -> ScreenRect {
    sectionAxis == .vertical
      ? ScreenRect(lines: section, columns: item) : ScreenRect(lines: item, columns: section)
  }

  /// Where a page lies on the screen, along its axis.
  package func span(of page: Int, _ axis: GridAxis, offsets: PerAxis<Int>) -> Range<Int> {
    let scrolled = pagers[axis].staysPut(page) ? 0 : offsets[axis]
    let origin = bodySpan(axis).lowerBound - scrolled
    let span = pagers[axis].track.span(of: page)
    return span.lowerBound + origin..<span.upperBound + origin
  }

  /// A part of the body along one axis, and the pages of which something is in it.
  package struct Strip: Equatable, Sendable {
    package let pages: Range<Int>
    /// Lines or columns of the screen.
    package let span: Range<Int>
  }

  /// What is in view (rule L1: nothing else is ever asked for): the pages that stay put, then those that
  /// scroll (rule L3).
  package func strips(_ axis: GridAxis, offsets: PerAxis<Int>) -> [Strip] {
    let pager = pagers[axis]
    let body = bodySpan(axis)
    let edge = min(body.lowerBound + pager.lead, body.upperBound)
    let scrolled = Strip(
      pages: pager.scrolledPages(at: offsets[axis]), span: edge..<body.upperBound)
    guard pager.lead > 0 else { return [scrolled] }
    return [
      Strip(pages: pager.track.pages(in: 0..<pager.lead), span: body.lowerBound..<edge), scrolled,
    ]
  }

  package func titlePane(_ axis: GridAxis) -> ScreenRect {
    axis == gridAxis(along: .vertical) ? panes.left : panes.top
  }

  private func bodySpan(_ axis: GridAxis) -> Range<Int> {
    axis == gridAxis(along: .vertical) ? panes.body.lines : panes.body.columns
  }
}

/// What lies under a point of the screen.
package enum Hit: Equatable, Sendable {
  case item(Position)
  case title(GridAxis, page: Int)
  case nothing
}

extension Placement {
  /// The exact inverse of placement (rule L2): panes win over what scrolls under them.
  package func hit(
    _ point: ScreenPoint, offsets: PerAxis<Int>, in content: any GridContent
  ) -> Hit {
    if panes.body.contains(point) {
      guard let section = page(at: point, .section, offsets: offsets),
        let index = page(at: point, .item, offsets: offsets),
        index < content.itemCount(inSection: section)
      else { return .nothing }
      return .item(Position(section: section, index: index))
    }
    for axis in GridAxis.allCases where titlePane(axis).contains(point) {
      return page(at: point, axis, offsets: offsets).map { .title(axis, page: $0) } ?? .nothing
    }
    return .nothing
  }

  private func page(at point: ScreenPoint, _ axis: GridAxis, offsets: PerAxis<Int>) -> Int? {
    let isDown = axis == gridAxis(along: .vertical)
    let place =
      isDown
      ? point.line - panes.body.lines.lowerBound
      : point.column - panes.body.columns.lowerBound
    let isPut = place < pagers[axis].lead
    return pagers[axis].track.page(at: isPut ? place : place + offsets[axis])
  }
}
