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
  /// Whether a query is typed, which has a line to itself.
  package var hasQuery = false
  /// Whether a line below the cells says where one is.
  package var hasStatus = true
  /// How wide each column wants to be, gap included, as far as they were measured; empty where all are
  /// as wide as a cell.
  package var columnWidths: [Int] = []
  /// How the labels of each column stand, as far as columns were measured.
  package var columnStandings: [LabelStanding] = []
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

  /// How wide measured columns are in a view; nil where none was measured.
  func columnWidths(in view: Int, frozen: Int, chosen: [Int: Int]) -> [Int]? {
    guard !columnWidths.isEmpty else { return nil }
    let unmeasured = repeatElement(cell.columns, count: max(0, columnCount - columnWidths.count))
    let needed = (columnWidths + unmeasured).prefix(columnCount)
      .map { $0.clamped(to: Self.leastColumn...max(Self.leastColumn, view)) }
    return Self.widths(needed, in: view, frozen: frozen, chosen: chosen)
  }

  /// As wide as needed where all fit; else none has more than a third of what frozen ones leave (rule L9).
  ///
  /// What is left goes to those that are cut, the most cut first. Those that a hand has chosen are out of
  /// this, and others are limited as if it had not.
  private static func widths(
    _ needed: [Int], in view: Int, frozen: Int, chosen: [Int: Int]
  ) -> [Int] {
    func withChosen(_ widths: [Int]) -> [Int] {
      widths.enumerated().map { max(leastColumn, min(view, chosen[$0] ?? $1)) }
    }
    let wanted = withChosen(needed)
    guard wanted.reduce(0, +) > view else { return wanted }
    let frozen = needed.prefix(frozen).map { min($0, max(leastColumn, view / 3)) }
    let limit = max(leastColumn, (view - frozen.reduce(0, +)) / 3)
    var widths = withChosen(frozen + needed.dropFirst(frozen.count).map { min($0, limit) })
    // There is something left only where the columns are few.
    var left = view - widths.reduce(0, +)
    while left > 0,
      let most = widths.indices.max(by: { wanted[$0] - widths[$0] < wanted[$1] - widths[$1] }),
      widths[most] < wanted[most]
    {
      widths[most] += 1
      left -= 1
    }
    return widths
  }

  static let leastColumn = 3
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
  /// How wide a hand has made columns (rule G16).
  package var columnWidths: [Int: Int] = [:]
  /// How many of the first columns stay put while the others scroll (rule L3).
  package var frozen = 0

  package init(cell: ScreenSize? = nil, focus: Focus? = nil) {
    self.cell = cell
    self.focus = focus
  }
}
