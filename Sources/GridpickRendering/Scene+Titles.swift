import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickScreen

extension Scene {
  /// As much of the banner as is open: it slides out upwards (rule L4).
  func drawBanner(on canvas: inout Canvas) {
    let pane = panes.banner
    canvas.clipped(to: pane) { canvas in
      let shown = banner.prefix(placement.bannerLines).suffix(pane.lines.count)
      for (line, text) in zip(pane.lines, shown) {
        _ = canvas.draw(
          text, fitting: pane.columns.count, signs: look.signs.text,
          at: ScreenPoint(line: line, column: pane.columns.lowerBound))
      }
    }
  }

  /// Titles of the grid, its columns and its sections, each in its own pane (rule L3).
  func drawTitles(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    switch placement.titles {
    case .panes:
      drawColumnTitles(on: &canvas)
      drawSectionTitles(on: &canvas)
    case .bar: drawTabs(on: &canvas)
    case .nowhere, .headings: break
    }
  }

  private func drawTitle(on canvas: inout Canvas) {
    guard let title, !panes.title.isEmpty else { return }
    let shown = SafeText(title, fitting: panes.title.columns.count, signs: look.signs.text)
    canvas.draw(
      shown,
      at: ScreenPoint(line: panes.title.lines.lowerBound, column: panes.title.columns.lowerBound),
      style: look.theme.title)
  }

  /// The titles of what scrolls as the items do.
  private func drawColumnTitles(on canvas: inout Canvas) {
    let pane = placement.titlePane(.item, at: offsets)
    guard !pane.isEmpty else { return }
    let items = placement.items(in: offsets.current, offsets: offsets)
    for strip in items.strips {
      draw(strip.pages, in: pane, strip.span, .item, on: &canvas) { index in
        content.columnTitle(index).map { ($0, items.span(of: index)) }
      }
    }
  }

  private func drawSectionTitles(on canvas: inout Canvas) {
    let pane = placement.titlePane(.section, at: offsets)
    guard !pane.isEmpty else { return }
    let sections = placement.visibleSections(at: offsets)
    let isDown = placement.gridAxis(along: .vertical) == .section
    let span = isDown ? pane.lines : pane.columns
    draw(sections, in: pane, span, .section, on: &canvas) { section in
      content.sectionTitle(section).map {
        ($0, placement.span(ofSection: section, offsets: offsets))
      }
    }
  }

  /// The titles of some pages, within a part of their pane.
  private func draw(
    _ pages: Range<Int>, in pane: ScreenRect, _ span: Range<Int>, _ axis: GridAxis,
    on canvas: inout Canvas, title: (Int) -> (String, Range<Int>)?
  ) {
    let isDown = placement.gridAxis(along: .vertical) == axis
    let part =
      isDown
      ? ScreenRect(lines: pane.lines, columns: pane.columns)
      : ScreenRect(lines: pane.lines, columns: span)
    canvas.clipped(to: part) { canvas in
      for page in pages {
        guard let (text, span) = title(page) else { continue }
        let line = isDown ? span.lowerBound + (span.count - 1) / 2 : pane.lines.lowerBound
        // Aligned with the labels below, which keep a blank on each side.
        let columns = isDown ? pane.columns : span.inset(span.count > 2 ? 1 : 0)
        draw(
          text, line: line, columns: columns, isDown ? .left : alignment(over: page, axis),
          on: &canvas)
      }
    }
  }

  private enum Alignment {
    case left
    case middle
    case right
  }

  /// A title stands as the labels below it do.
  private func alignment(over page: Int, _ axis: GridAxis) -> Alignment {
    guard let first = placement.visibleSections(at: offsets).first else { return .left }
    if look.style(ofSection: first, in: content).isCentered { return .middle }
    return axis == .item && placement.standsRight(page) ? .right : .left
  }

  private func draw(
    _ title: String, line: Int, columns: Range<Int>, _ alignment: Alignment,
    on canvas: inout Canvas
  ) {
    let shown = SafeText(title, fitting: columns.count, signs: look.signs.text)
    let left = columns.count - shown.width
    let column: Int
    switch alignment {
    case .left: column = columns.lowerBound
    case .middle: column = columns.lowerBound + left / 2
    case .right: column = columns.lowerBound + left
    }
    canvas.draw(shown, at: ScreenPoint(line: line, column: column), style: look.theme.pageTitle)
  }

  /// The title of a section on the line before its cells.
  func drawHeading(of section: Int, on canvas: inout Canvas) {
    guard let line = placement.headingLine(of: section, offsets: offsets),
      let title = content.sectionTitle(section)
    else { return }
    draw(
      title, line: line, columns: panes.body.columns.inset(1), .left, on: &canvas)
  }

  /// The tabs, with the current one highlighted, also while a drag is under way.
  private func drawTabs(on canvas: inout Canvas) {
    guard let position, let bar = placement.tabBar(of: content, at: offsets, position, look)
    else { return }
    canvas.clipped(to: panes.top) { canvas in
      for tab in bar.tabs {
        let start = ScreenPoint(line: panes.top.lines.lowerBound, column: tab.columns.lowerBound)
        let isCurrent = tab.section == position.section
        canvas.draw(
          SafeText(" \(tab.title) ", fitting: tab.columns.count, signs: look.signs.text), at: start,
          style: isCurrent ? look.theme.currentTab : look.theme.tab)
      }
    }
  }
}

extension Placement {
  /// The bar of tabs as it stands while a position is current; nil in a layout without one.
  package func tabBar(
    of content: Grid, at offsets: Offsets, _ position: Position, _ look: Look
  ) -> TabBar? {
    guard titles == .bar else { return nil }
    return TabBar(
      of: content, current: position.section, in: panes(at: offsets).top.columns,
      signs: look.signs.text)
  }
}
