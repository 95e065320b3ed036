/// The facts about the content that a layout needs: counts, and the sizes that a sample asks for.
package struct GridMeasures: Equatable, Sendable {
  package var sectionCount: Int
  package var columnCount: Int
  package var cell: ScreenSize
  package var sectionTitleWidth = 0
  package var hasColumnTitles = false
  package var titleLines = 0
  /// True while a query is typed, which takes a line.
  package var hasQuery = false
  package var hasStatus = true
  var hasTotals = false
  package var columns = ColumnNeeds()
  /// The fields of records that are shown as lines (rule X3); nil if items show their labels.
  package var fields: ColumnNeeds?
  package var bannerLines = 0

  func columnWidths(in view: Int, _ options: LayoutOptions) -> ColumnWidths? {
    guard !columns.isEmpty else { return nil }
    var needs = columns
    let unmeasured = max(0, columnCount - needs.items.count)
    needs.items = Array(
      (needs.items + repeatElement(cell.columns - 2, count: unmeasured)).prefix(columnCount))
    needs.titles = Array((needs.titles + repeatElement(0, count: unmeasured)).prefix(columnCount))
    var widths = ColumnWidths(
      of: needs, in: view, frozen: options.frozen ?? 0, wraps: options.wraps)
    widths.choose(options.columnWidths, in: view)
    return widths
  }
}

/// The facts about single sections that a layout needs; most are read only for placed sections.
package struct SectionMeasures {
  package var itemCount: (Int) -> Int
  package var lines: [UInt16]?
  package var columns: (Int) -> Int
}

/// The settings of a layout that the user has set; nil keeps the layout's own setting.
package struct LayoutOptions: Equatable, Sendable {
  package var cell: ScreenSize?
  package var linkage: Linkage?
  package var focus: Focus?
  package var end = TrackEnd.flush
  package var snap = PerAxis<SnapKind?>(section: nil, item: nil)
  /// The distance of the pointer that makes `step` go one page.
  package var slideDistance = ScreenSize(lines: 2, columns: 4)
  package var deceleration: Deceleration?
  /// The widths of labels that were chosen by hand, without the gap (rule G16).
  package var columnWidths: [Int: Int] = [:]
  /// The number of first columns that stay in place (rule L3); nil lets the data decide.
  package var frozen: Int?
  package var wraps = false
  package var gutter = Gutter.none

  package enum Gutter: Sendable {
    case none
    case lines
    case items
    case rows
  }

  package init(cell: ScreenSize? = nil, focus: Focus? = nil) {
    self.cell = cell
    self.focus = focus
  }
}
