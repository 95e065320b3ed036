/// The thing that lies under a point of the screen.
package enum Hit: Equatable, Sendable {
  case item(Position)
  case title(GridAxis, page: Int)
  /// The title over the fields of records that are shown as lines.
  case field(Int)
  /// The title over the titles of sections.
  case corner
  /// The right end of a column's title (rule G16).
  case edge(column: Int)
  case scrollBar
  /// A hint in the status line, and the key that it names (rule S1).
  case hint(Key)
  /// The text beside the grid; the next cases are its bar and the line between text and grid.
  case preview
  case previewBar
  case previewLine
  case nothing
}

extension Placement {
  /// Returns the thing under a point, as the exact inverse of placement (rule L2).
  ///
  /// Panes win over the cells that scroll under them.
  package func hit(
    _ point: ScreenPoint, offsets: Offsets, in content: Grid, tabs: TabBar? = nil
  ) -> Hit {
    let panes = panes(at: offsets)
    if panes.body.contains(point) {
      return section(at: point, offsets: offsets)
        .map { hit(point, in: $0, offsets: offsets, content) } ?? .nothing
    }
    if scrollBar(at: offsets)?.pane.contains(point) == true { return .scrollBar }
    let fieldTitles = fieldTitles(at: offsets)
    if fieldTitles.contains(point) {
      let place = point.column - fieldTitles.columns.lowerBound
      return fields.spans.firstIndex { $0.contains(place) }.map(Hit.field) ?? .nothing
    }
    if let tabs, panes.top.contains(point) {
      let tab = tabs.tabs.first { $0.columns.contains(point.column) }
      return tab.map { .title(.section, page: $0.section) } ?? .nothing
    }
    if panes.corner.contains(point) { return .corner }
    if titlePane(.section, at: offsets).contains(point) {
      return sectionPage(at: point, offsets: offsets).map { .title(.section, page: $0) } ?? .nothing
    }
    if titlePane(.item, at: offsets).contains(point) {
      return hitColumnTitle(at: place(of: point, .item), offsets: offsets)
    }
    return .nothing
  }

  /// Returns the title or the edge at a place among the column titles.
  ///
  /// The edge is the last two cells of a title, or the last one if the title has at most three.
  private func hitColumnTitle(at place: Int, offsets: Offsets) -> Hit {
    let items = items(in: offsets.current, offsets: offsets)
    guard let index = items.index(at: place) else { return .nothing }
    let span = items.span(of: index)
    let edge = span.count > 3 ? 2 : 1
    return hasColumnEdges && place >= span.upperBound - edge
      ? .edge(column: index) : .title(.item, page: index)
  }

  /// Returns the section at a point of the body, also on its heading or beside its cells.
  package func section(at point: ScreenPoint, offsets: Offsets) -> Int? {
    panes(at: offsets).body.contains(point) ? sectionPage(at: point, offsets: offsets) : nil
  }

  private func hit(
    _ point: ScreenPoint, in section: Int, offsets: Offsets, _ content: Grid
  ) -> Hit {
    let place = self.place(of: point, .section)
    let cells = cells(of: section, offsets: offsets)
    if place < cells.lowerBound { return .title(.section, page: section) }
    guard cells.contains(place),
      let index = items(in: section, offsets: offsets).index(at: self.place(of: point, .item)),
      index < content.itemCount(inSection: section)
    else { return .nothing }
    return .item(Position(section: section, index: index))
  }

  private func sectionPage(at point: ScreenPoint, offsets: Offsets) -> Int? {
    let place = self.place(of: point, .section) - bodySpan(.section).lowerBound
    return pagers.section.track.page(at: place + offsets.section)
  }

  private func place(of point: ScreenPoint, _ axis: GridAxis) -> Int {
    axis == gridAxis(along: .vertical) ? point.line : point.column
  }
}
