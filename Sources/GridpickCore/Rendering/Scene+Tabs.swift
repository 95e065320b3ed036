extension Scene {
  package var tabBar: TabBar? {
    guard placement.titles == .bar, let position else { return nil }
    return TabBar(
      of: content, around: position.section, in: panes.top.columns, signs: look.signs.text,
      counts: sectionMatches,
      marks: marks.isEmpty || marks.unit != .item && !content.itemsAreRows
        ? nil : markCounts ?? { marks.count(inSection: $0, of: content) })
  }

  func drawTabs(on canvas: inout Canvas) {
    guard let position, let bar = tabBar else { return }
    canvas.clipped(to: panes.top) { canvas in
      for tab in bar.tabs { draw(tab, isCurrent: tab.section == position.section, on: &canvas) }
      let line = panes.top.lines.lowerBound
      let columns = panes.top.columns
      drawFieldTitles(on: &canvas)
      for (isHidden, column) in [
        (bar.hidden.before, columns.lowerBound), (bar.hidden.after, columns.upperBound - 1),
      ] where isHidden {
        canvas.draw(
          [look.signs.text.ellipsis], at: ScreenPoint(line: line, column: column),
          style: ruled(look.theme[.dim]))
      }
    }
  }

  private func draw(_ tab: TabBar.Tab, isCurrent: Bool, on canvas: inout Canvas) {
    guard !isSliver(tab.columns, room: tab.columns, in: canvas.window.columns) else { return }
    let line = panes.top.lines.lowerBound
    let style = ruled(look.theme[isCurrent ? .accent : .dim])
    canvas.fill(ScreenRect(line: line, columns: tab.columns), style: style)
    let title = draw(
      tab.title, line: line,
      columns: tab.columns.lowerBound + 1..<tab.columns.lowerBound + 1
        + look.width(of: tab.title, upTo: tab.columns.count - 2),
      .left, style, of: .section, isMarked: isMarked(.section, tab.section), on: &canvas)
    // The count is not bold, so that it differs from the title.
    let countStyle = style.with(attributes: style.attributes.subtracting(.bold))
    canvas.draw(tab.count, at: ScreenPoint(line: line, column: title.upperBound), style: countStyle)
    guard tab.marked > 0 else { return }
    let sign = title.upperBound + tab.count.utf8.count + 1
    canvas.drawMark(at: ScreenPoint(line: line, column: sign), over: ruled(.plain))
    canvas.draw(
      "\(tab.marked)", at: ScreenPoint(line: line, column: sign + 1),
      style: look.theme.mark(over: ruled(.plain)))
  }

  /// Draws a line where the page of another section begins, while two sections are in view.
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
}
