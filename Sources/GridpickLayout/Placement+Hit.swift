import GridpickModel
import GridpickPaging
import GridpickScreen

/// What lies under a point of the screen.
package enum Hit: Equatable, Sendable {
  case item(Position)
  case title(GridAxis, page: Int)
  case nothing
}

extension Placement {
  /// The exact inverse of placement (rule L2): panes win over what scrolls under them.
  package func hit(
    _ point: ScreenPoint, offsets: Offsets, in content: Grid, tabs: TabBar? = nil
  ) -> Hit {
    let panes = panes(at: offsets)
    if panes.body.contains(point) {
      return section(at: point, offsets: offsets)
        .map { hit(point, in: $0, offsets: offsets, content) } ?? .nothing
    }
    if let tabs, panes.top.contains(point) {
      let tab = tabs.tabs.first { $0.columns.contains(point.column) }
      return tab.map { .title(.section, page: $0.section) } ?? .nothing
    }
    for axis in GridAxis.allCases where titlePane(axis, at: offsets).contains(point) {
      let page =
        axis == .section
        ? sectionPage(at: point, offsets: offsets)
        : items(in: offsets.current, offsets: offsets).index(at: place(of: point, .item))
      return page.map { .title(axis, page: $0) } ?? .nothing
    }
    return .nothing
  }

  /// The section that a point of the body lies in, be it on its heading or beside its cells.
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
