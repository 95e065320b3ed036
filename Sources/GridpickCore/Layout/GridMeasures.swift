/// The facts about the content that a layout needs: counts, and the sizes that a sample asks for.
package struct GridMeasures: Equatable, Sendable {
  package var sectionCount: Int
  package var columnCount: Int
  /// The pitch that a cell's style asks for, gap included.
  package var cell: ScreenSize
  /// The widest section title; 0 if no section has one.
  package var sectionTitleWidth = 0
  package var hasColumnTitles = false
  package var hasTitle = false
  /// True while a query is typed, which has a line to itself.
  package var hasQuery = false
  /// True if a line below the cells shows the place of the position.
  package var hasStatus = true
  /// The width that each measured column needs, gap included; empty if all are as wide as a cell.
  package var columnWidths: [Int] = []
  /// The standing of the labels of each measured column.
  package var columnStandings: [LabelStanding] = []
  /// The columns of the records that items show as lines, measured as columns of a sheet; nil if
  /// items show their labels (rule X3).
  package var fields: FieldMeasures?
  /// The number of lines of the banner; 0 if there is no banner.
  package var bannerLines = 0

  /// Returns the widths of the columns in a view; nil if no column was measured.
  func columnWidths(in view: Int, frozen: Int, chosen: [Int: Int]) -> [Int]? {
    guard !columnWidths.isEmpty else { return nil }
    let unmeasured = repeatElement(cell.columns, count: max(0, columnCount - columnWidths.count))
    let needed = (columnWidths + unmeasured).prefix(columnCount)
      .map { $0.clamped(to: Self.leastColumn...max(Self.leastColumn, view)) }
    return Self.widths(needed, in: view, frozen: frozen, chosen: chosen)
  }

  /// Returns the widths that the columns need, if all columns fit; otherwise limits them (rule L9).
  ///
  /// A frozen column then gets at most a third of the view, and any other column at most a third of
  /// the view that the frozen ones leave. The room left over goes to the columns that are cut, the
  /// most cut first. A width chosen by hand is exempt, and the other columns are limited as if no
  /// hand had chosen it.
  fileprivate static func widths(
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
    // Room is left over only if there are few columns.
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

/// The facts about the columns of records that are shown as lines.
package struct FieldMeasures: Equatable, Sendable {
  /// The width that each column needs, gap included.
  let widths: [Int]
  let standings: [LabelStanding]
  let haveTitles: Bool

  /// Returns the columns' spans in a view, as far as they are seen.
  func spans(in view: Int) -> [Range<Int>] {
    let range = GridMeasures.leastColumn...max(GridMeasures.leastColumn, view)
    let needed = widths.map { $0.clamped(to: range) }
    var end = 0
    return GridMeasures.widths(needed, in: view, frozen: 0, chosen: [:])
      .map { width in
        end += width
        return end - width..<end
      }
      .filter { $0.lowerBound < view }
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
  /// The snap of a drag on each axis (rule G6).
  package var snap = PerAxis<SnapKind?>(section: nil, item: nil)
  /// The distance that the pointer goes for `step` to be one page.
  package var slideDistance = ScreenSize(lines: 2, columns: 4)
  package var deceleration: Deceleration?
  /// The column widths that were chosen by hand (rule G16).
  package var columnWidths: [Int: Int] = [:]
  /// The number of first columns that stay put while the others scroll (rule L3); nil leaves it to
  /// the data.
  package var frozen: Int?

  package init(cell: ScreenSize? = nil, focus: Focus? = nil) {
    self.cell = cell
    self.focus = focus
  }
}
