/// The facts about the content that a layout needs: counts, and the sizes that a sample asks for.
package struct GridMeasures: Equatable, Sendable {
  package var sectionCount: Int
  package var columnCount: Int
  /// The pitch that a cell's style asks for, gap included.
  package var cell: ScreenSize
  /// The widest section title; 0 if no section has one.
  package var sectionTitleWidth = 0
  package var hasColumnTitles = false
  package var titleLines = 0
  /// True while a query is typed, which has a line to itself.
  package var hasQuery = false
  package var hasStatus = true
  /// True if a last line has the sums of the columns (rule X5).
  var hasTotals = false
  /// The needs of each measured column; empty if all columns are as wide as a cell.
  package var columns = ColumnNeeds()
  /// The fields of records that are shown as lines (rule X3); nil if items show their labels.
  package var fields: ColumnNeeds?
  package var bannerLines = 0

  /// Returns the widths of the columns in a view; nil if no column was measured.
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

/// The facts about single sections that a layout needs; most are asked only of placed sections.
package struct SectionMeasures {
  package var itemCount: (Int) -> Int
  /// The number of lines that a cell of each section asks for; nil if all ask for the same.
  package var lines: [UInt16]?
  /// The function that returns the number of columns that a cell of a section asks for.
  package var columns: (Int) -> Int
}

/// The settings of a layout that the user has set; nil keeps the layout's own setting.
package struct LayoutOptions: Equatable, Sendable {
  package var cell: ScreenSize?
  package var linkage: Linkage?
  package var focus: Focus?
  package var end = TrackEnd.flush
  package var snap = PerAxis<SnapKind?>(section: nil, item: nil)
  /// The distance that the pointer goes for `step` to be one page.
  package var slideDistance = ScreenSize(lines: 2, columns: 4)
  package var deceleration: Deceleration?
  /// The widths of labels that were chosen by hand, without the gap (rule G16).
  package var columnWidths: [Int: Int] = [:]
  /// The number of first columns that stay put (rule L3); nil leaves it to the data.
  package var frozen: Int?
  /// True if rows take the lines that their cells need (rule S4).
  package var wraps = false
  /// The things that can be marked and have a place for the sign.
  package var gutter = Gutter.none

  package enum Gutter: Sendable {
    case none
    /// The lines of tabs.
    case lines
    /// The items of a flat list.
    case items
    /// The rows of a sheet.
    case rows
  }

  package init(cell: ScreenSize? = nil, focus: Focus? = nil) {
    self.cell = cell
    self.focus = focus
  }
}
