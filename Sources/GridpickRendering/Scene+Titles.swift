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
    drawRule(on: &canvas)
    switch placement.titles {
    case .panes:
      drawColumnTitles(on: &canvas)
      drawCorner(on: &canvas)
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
      style: look.theme[.title])
  }

  /// Under the titles on top, at the cost of no line: all of that line is underlined.
  private func drawRule(on canvas: inout Canvas) {
    guard !panes.top.isEmpty else { return }
    let line = ScreenRect(
      lines: panes.top.lines,
      columns: panes.screen.columns.lowerBound..<panes.top.columns.upperBound)
    canvas.fill(line, style: look.theme[.border].adding(.underline))
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

  /// What the titles of the sections are titles of.
  private func drawCorner(on canvas: inout Canvas) {
    let pane = panes.corner
    guard !pane.isEmpty, placement.gridAxis(along: .vertical) == .section,
      let title = content.sectionTitleName
    else { return }
    let end = draw(
      title, line: pane.lines.lowerBound, columns: pane.columns, .left, ruled(look.theme[.dim]),
      on: &canvas)
    if let sortedTitle, sortedTitle.column == nil { drawSortSign(at: end, on: &canvas) }
  }

  private func drawSortSign(at place: ScreenPoint, on canvas: inout Canvas) {
    let sign = sortedTitle?.isDescending == true ? look.signs.falling : look.signs.rising
    canvas.draw([sign], at: place, style: ruled(look.theme[.accent]))
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
        let end = draw(
          text, line: line, columns: columns, isDown ? .left : alignment(over: page, axis),
          isDown ? style(ofTitle: page, axis, .title) : ruled(style(ofTitle: page, axis, .accent)),
          on: &canvas)
        if axis == .item, page == sortedTitle?.column { drawSortSign(at: end, on: &canvas) }
      }
    }
  }

  /// The current one stands out.
  private func style(ofTitle page: Int, _ axis: GridAxis, _ current: Role) -> Style {
    let currentPage = axis == .section ? position?.section : position?.index
    return look.theme[page == currentPage ? current : .dim]
  }

  private func ruled(_ style: Style) -> Style { style.adding(.underline) }

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

  /// Says where the title ends.
  @discardableResult
  private func draw(
    _ title: String, line: Int, columns: Range<Int>, _ alignment: Alignment, _ style: Style,
    on canvas: inout Canvas
  ) -> ScreenPoint {
    let shown = SafeText(title, fitting: columns.count, signs: look.signs.text)
    let left = columns.count - shown.width
    let column: Int
    switch alignment {
    case .left: column = columns.lowerBound
    case .middle: column = columns.lowerBound + left / 2
    case .right: column = columns.lowerBound + left
    }
    canvas.draw(shown, at: ScreenPoint(line: line, column: column), style: style)
    return ScreenPoint(line: line, column: column + shown.width)
  }

  /// A line where the page of another section begins, while two of them are in view.
  func drawPageEdge(on canvas: inout Canvas) {
    guard placement.titles == .bar else { return }
    for section in placement.visibleSections(at: offsets) where placement.fillsView(section) {
      let edge = placement.span(ofSection: section, offsets: offsets).lowerBound
      guard edge > panes.body.columns.lowerBound, edge < panes.body.columns.upperBound else {
        continue
      }
      canvas.fill(
        ScreenRect(lines: panes.body.lines, columns: edge..<edge + 1),
        with: look.signs.thinFrame.down, style: look.theme[.border])
    }
  }

  /// The title of a section on the line before its cells, and how many there are.
  func drawHeading(of section: Int, on canvas: inout Canvas) {
    guard let line = placement.headingLine(of: section, offsets: offsets),
      let title = content.sectionTitle(section)
    else { return }
    let columns = panes.body.columns.inset(1)
    let isCurrent = section == position?.section
    let count = SafeText(count(of: section), signs: look.signs.text)
    let room = columns.count - count.width - 2
    draw(
      title, line: line, columns: columns.prefix(max(0, room)), .left,
      look.theme[isCurrent ? .accent : .title], on: &canvas)
    guard room > 0 else { return }
    let place = ScreenPoint(line: line, column: columns.upperBound - count.width)
    canvas.draw(count, at: place, style: look.theme[.dim])
  }

  /// Where the position is among a section's items, or just how many there are.
  private func count(of section: Int) -> String {
    let count = content.itemCount(inSection: section)
    guard let position, position.section == section, count > 0 else { return "\(count)" }
    return "\(position.index + 1)/\(count)"
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
          style: ruled(look.theme[isCurrent ? .accent : .dim]))
      }
      let line = panes.top.lines.lowerBound
      let columns = panes.top.columns
      for (isHidden, column) in [
        (bar.hidden.before, columns.lowerBound), (bar.hidden.after, columns.upperBound - 1),
      ] where isHidden {
        canvas.draw(
          [look.signs.text.ellipsis], at: ScreenPoint(line: line, column: column),
          style: ruled(look.theme[.dim]))
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
      of: content, at: tabPlace(at: offsets, position), in: panes(at: offsets).top.columns,
      signs: look.signs.text)
  }
}
