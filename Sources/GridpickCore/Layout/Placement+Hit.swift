/// The thing that lies under a point of the screen.
package enum Hit: Equatable, Sendable {
  case item(Position)
  case title(GridAxis, page: Int)
  case field(Int)
  case corner
  /// The right end of a column's title (rule G16).
  case edge(column: Int)
  case scrollBar
  /// A hint in the status line, and the key that it names (rule S1).
  case hint(Key)
  /// The preview; the next cases are its scroll bar and the line between preview and grid.
  case preview
  case previewBar
  case previewLine
  case nothing
}

extension Placement {
  /// Returns the thing at a point (rule L2); panes win over cells that scroll under them.
  ///
  /// `title` returns the screen columns of a column's title; nil means those of its labels.
  package func hit(
    _ point: ScreenPoint, offsets: Offsets, in content: Grid, tabs: TabBar? = nil,
    title: ((Int, Range<Int>) -> Range<Int>)? = nil
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
      return hitColumnTitle(
        at: place(of: point, .item), offsets: offsets, title ?? room(ofColumn:in:))
    }
    return .nothing
  }

  /// Returns the item whose mark has its sign at a point, or of a row with a gutter the first item.
  package func itemMarked(at point: ScreenPoint, offsets: Offsets, in content: Grid) -> Position? {
    let panes = panes(at: offsets)
    if hasGutter {
      guard panes.body.lines.contains(point.line),
        0..<panes.left.columns.lowerBound ~= point.column,
        let section = sectionPage(at: point, offsets: offsets), section < content.sectionCount
      else { return nil }
      return Position(section: section, index: 0)
    }
    guard hasSignBeforeLabel, case .item(let position) = hit(point, offsets: offsets, in: content),
      content.hasItem(at: position),
      point.column < rect(of: position, offsets: offsets).columns.lowerBound + gutter
    else { return nil }
    return position
  }

  /// An edge is the last cell of a title and the spaces after it, at most three (rule G16).
  private func hitColumnTitle(
    at place: Int, offsets: Offsets, _ title: (Int, Range<Int>) -> Range<Int>
  ) -> Hit {
    let items = items(in: offsets.current, offsets: offsets)
    guard let index = items.index(at: place) else { return .nothing }
    let columns = hasColumnEdges ? max(0, index - 1)..<index + 1 : 0..<0
    let edge = columns.first { column in
      let span = items.span(of: column)
      let next =
        column + 1 < items.pager.track.count
        ? title(column + 1, items.span(of: column + 1)).lowerBound : span.upperBound
      return place < next && place >= max(title(column, span).upperBound - 1, next - Self.mostGrip)
    }
    return edge.map { .edge(column: $0) } ?? .title(.item, page: index)
  }

  private static let mostGrip = 3

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
