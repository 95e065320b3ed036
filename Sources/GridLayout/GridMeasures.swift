import GridPaging
import Screen

/// What a layout needs to know of the content: counts, and the sizes that a sample of it asks for.
package struct GridMeasures: Equatable, Sendable {
  package var sectionCount: Int
  package var columnCount: Int
  /// The pitch that a cell's style asks for, gap included.
  package var cell: ScreenSize
  /// The widest section title; 0 where no section has one.
  package var sectionTitleWidth: Int
  package var hasColumnTitles: Bool
  package var hasTitle: Bool

  package init(
    sectionCount: Int, columnCount: Int, cell: ScreenSize, sectionTitleWidth: Int = 0,
    hasColumnTitles: Bool = false, hasTitle: Bool = false
  ) {
    self.sectionCount = sectionCount
    self.columnCount = columnCount
    self.cell = cell
    self.sectionTitleWidth = sectionTitleWidth
    self.hasColumnTitles = hasColumnTitles
    self.hasTitle = hasTitle
  }
}

/// What the user set of a layout; nil is the layout's own way.
package struct LayoutOptions: Equatable, Sendable {
  package var cell: ScreenSize?
  package var focus: Focus?
  package var end = TrackEnd.flush
  /// How a drag snaps on each axis (rule G6).
  package var snap = PerAxis<SnapKind?>(section: nil, item: nil)
  /// How far the pointer goes before `step` is one page.
  package var slideDistance = ScreenSize(lines: 2, columns: 4)
  package var deceleration: Deceleration?

  package init(cell: ScreenSize? = nil, focus: Focus? = nil) {
    self.cell = cell
    self.focus = focus
  }
}
