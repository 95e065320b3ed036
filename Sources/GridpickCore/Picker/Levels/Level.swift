/// A view under the shown view, to which Esc goes back: a table under its pivot (rule X5).
struct Level {
  let data: Grid
  let settings: PickerSettings
  let view: GridView
  let arrangement: Arrangement
  let controller: PagingController
  let find: Find
  let marked: Marked
  let step: Step
  private(set) var newer: ContentUpdate?
  /// True if `newer` is more of the same data.
  private(set) var isContinued = true

  mutating func note(_ newer: ContentUpdate, isContinued: Bool) {
    self.newer = newer
    self.isContinued = self.isContinued && isContinued
  }

  /// Returns the columns and orders of the view, adapted to newer data of its table.
  func view(of table: Grid) -> GridView {
    newer == nil ? view.ofColumns : view.ofColumns.following(data, into: table)
  }

  mutating func endNewer() { newer?.isComplete = true }

  /// The step from this view's data to that of the view above.
  enum Step {
    case pivot(PivotFields)
    case table
    /// The records of one cell of a pivot, whose row and column have these titles.
    case records(row: String?, column: String?)
  }

  /// Some data, and the rows and columns of it that are not shown.
  struct VisibleData {
    var data: Grid
    var others = NumberRuns()
    var hidden: Set<Int> = []
  }
}

extension Level.Step {
  func sight(of data: Grid) throws(MissingColumn) -> Level.VisibleData {
    switch self {
    case .pivot(let fields):
      return Level.VisibleData(data: Grid(try PivotedGrid(data.ungrouped, by: fields)))
    case .table: return Level.VisibleData(data: data.pivot?.table ?? data)
    case .records(let row, let column):
      guard let pivot = data.pivot else { return Level.VisibleData(data: data) }
      let id = pivot.id(titled: row, column)
      return pivot.sight(of: id.map(pivot.records) ?? [])
    }
  }
}

extension PivotedGrid {
  fileprivate func id(titled row: String?, _ column: String?) -> ItemID? {
    guard let section = (0..<sectionCount).first(where: { sectionTitle($0, .whole) == row }),
      let index = (0..<columnCount).first(where: { columnTitle($0, .whole) == column })
    else { return nil }
    return ItemID(section: section, index: index)
  }

  func sight(of records: ArraySlice<UInt32>) -> Level.VisibleData {
    let all = NumberRuns(0..<table.count)
    return Level.VisibleData(
      data: table, others: all.subtracting(NumberRuns(records.map { Int($0) })),
      hidden: columns)
  }
}

/// The groups that a key has made or removed, whatever groups the data has.
struct Regrouping {
  /// The new groups; nil removes the groups.
  let grouping: Grouping?
  let earlier: Layout
}

extension Grid {
  var ungrouped: Grid { Grid(source) }

  func grouped(by regrouping: Regrouping?) throws(MissingColumn) -> Grid {
    guard let regrouping else { return self }
    guard let grouping = regrouping.grouping else { return ungrouped }
    return Grid(ungrouped, in: try Groups(ungrouped, by: grouping))
  }
}
