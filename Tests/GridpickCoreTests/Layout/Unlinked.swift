@testable import GridpickCore

/// Questions to placements whose sections are linked.
extension Placement {
  var panes: Panes { panes(at: Offsets(section: 0, item: 0)) }

  func titlePane(_ axis: GridAxis) -> ScreenRect {
    titlePane(axis, at: Offsets(section: 0, item: 0))
  }

  func span(of page: Int, _ axis: GridAxis, offsets: Offsets) -> Range<Int> {
    switch axis {
    case .section: span(ofSection: page, offsets: offsets)
    case .item: items(in: 0, offsets: offsets).span(of: page)
    }
  }

  /// The pages of an axis that are in view.
  func visiblePages(_ axis: GridAxis, offsets: Offsets) -> [Int] {
    switch axis {
    case .section: Array(visibleSections(at: offsets))
    case .item: items(in: 0, offsets: offsets).strips.flatMap(\.pages)
    }
  }
}

extension Offsets {
  init(section: Int, item: Int) {
    self.init(section: section, current: 0) { _ in item }
  }
}

extension Pagers {
  init(section: Pager, item: Pager) {
    self.init(section: section) { _ in item }
  }
}
