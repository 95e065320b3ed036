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
    func pager(_ count: Int, along axis: ScreenAxis, _ snap: SnapKind?) -> Pager {
      let pitch = pitch.extent(along: axis)
      let distance = options.slideDistance.extent(along: axis)
      return Pager(
        track: Track(count: count, pitch: pitch), view: view.extent(along: axis), focus: focus,
        end: options.end,
        snap: (snap ?? layout.snap)?.rule(slideDistance: distance, pitch: pitch),
        deceleration: options.deceleration)
    }
    pagers = Pagers(
      section: pager(measures.sectionCount, along: layout.sectionAxis, options.snap.section),
      item: pager(measures.columnCount, along: layout.sectionAxis.other, options.snap.item))
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
    let origin = bodySpan(axis).lowerBound - offsets[axis]
    let span = pagers[axis].track.span(of: page)
    return span.lowerBound + origin..<span.upperBound + origin
  }

  /// The pages of which something is in view (rule L1: nothing else is ever asked for).
  package func visiblePages(_ axis: GridAxis, offsets: PerAxis<Int>) -> Range<Int> {
    let offset = offsets[axis]
    return pagers[axis].track.pages(in: offset..<offset + bodySpan(axis).count)
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
    return pagers[axis].track.page(at: place + offsets[axis])
  }
}
