import GridpickPaging
import GridpickScreen

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
  /// How wide each column wants to be, gap included, as far as they were measured; empty where all are
  /// as wide as a cell.
  package var columnWidths: [Int] = []
  /// Whether a column holds numbers, which stand at the right so that their digits can be compared; as
  /// far as columns were measured.
  package var columnsOfNumbers: [Bool] = []
  /// How many lines the banner has; 0 where there is none.
  package var bannerLines = 0

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

  /// The pitches of measured columns, none wider than a third of the view (rule L9).
  func columnPitches(in view: Int) -> [Int]? {
    guard !columnWidths.isEmpty else { return nil }
    let most = max(Self.leastColumn, view / 3)
    let widths =
      columnWidths + repeatElement(cell.columns, count: max(0, columnCount - columnWidths.count))
    return widths.prefix(columnCount).map { $0.clamped(to: Self.leastColumn...most) }
  }

  private static let leastColumn = 3
}

/// What a layout needs to know of single sections; most of it is asked only of those that are placed.
package struct SectionMeasures {
  package var itemCount: (Int) -> Int
  /// How many lines a cell of each section asks for; nil where all ask for the same.
  package var lines: [UInt16]?
  /// How many columns a cell of the section asks for.
  package var columns: (Int) -> Int

  package init(
    itemCount: @escaping (Int) -> Int, lines: [UInt16]?, columns: @escaping (Int) -> Int
  ) {
    self.itemCount = itemCount
    self.lines = lines
    self.columns = columns
  }
}

/// What the user set of a layout; nil is the layout's own way.
package struct LayoutOptions: Equatable, Sendable {
  package var cell: ScreenSize?
  package var linkage: Linkage?
  package var focus: Focus?
  package var end = TrackEnd.flush
  /// How a drag snaps on each axis (rule G6).
  package var snap = PerAxis<SnapKind?>(section: nil, item: nil)
  /// How far the pointer goes before `step` is one page.
  package var slideDistance = ScreenSize(lines: 2, columns: 4)
  package var deceleration: Deceleration?
  /// How many of the first columns stay put while the others scroll (rule L3).
  package var frozen = 0

  package init(cell: ScreenSize? = nil, focus: Focus? = nil) {
    self.cell = cell
    self.focus = focus
  }
}
