extension Painting {
  /// As far as the last column of states; of a pivot all columns, if its values are states.
  static func states(of grid: Grid) -> [StateColumn?] {
    let count = min(grid.columnCount, mostColumns)
    if let state = grid.pivot?.valueName.flatMap(StateColumn.init) {
      return Array(repeating: state, count: count)
    }
    var states: [StateColumn?] = []
    for column in 0..<count {
      guard let state = grid.columnTitle(column).flatMap(StateColumn.init) else { continue }
      states += Array(repeating: nil, count: column - states.count)
      states.append(state)
    }
    return states
  }

  /// Returns the scale of a column by its first records, as widths are measured by them (rule L9).
  static func heat(ofColumn column: Int, in grid: Grid) -> HeatScale {
    HeatScale(
      (0..<min(grid.sectionCount, GridMeasurer.sampleSize)).lazy.compactMap { record in
        guard column < grid.itemCount(inSection: record) else { return nil }
        return grid.item(at: Position(section: record, index: column))?.label
      })
  }
}

extension PaintRule {
  /// Nil if the data has the title; it is certain if a term's sign stands behind the colon.
  package func missingTitle(in data: Grid) -> (text: String, isCertain: Bool)? {
    let column = data.columnFinder()
    switch kind {
    case .heat(let name), .age(let name):
      if !data.isList, name.paintedColumn(in: data, titled: column) != nil { return nil }
      return (name.text, true)
    case .texts(let text, _, _):
      let text = text.first == "!" ? text.dropFirst() : text[...]
      guard let colon = text.firstIndex(of: ":"), let first = text.first, !"'^".contains(first),
        Term(paintedBy: String(text), isLiteral: false, column: column)?.column == nil
      else { return nil }
      let sign = text[colon...].dropFirst().first
      return (String(text[..<colon]), sign.map("'^!<>=".contains) == true)
    }
  }
}

extension ColumnName {
  func paintedColumn(in grid: Grid, titled column: (String) -> Int?) -> Int? {
    column(text) ?? self.column(in: grid)
  }
}

/// The options that say which texts have a colour because of what they say.
package struct PaintOptions: Sendable {
  /// The rules of the user; a later one wins over an earlier one.
  package var rules: [PaintRule] = []
  package var paintsStates = true
  /// The time of day, by which dates have an age; nil if nobody tells it.
  package var clock: PaintClock?

  package init() {}
}

/// The time of day in terms of the picker's time, and the zone of dates that name none.
package struct PaintClock: Equatable, Sendable {
  /// The time from 1970 to the moment from which the picker counts its time.
  private let epoch: Duration
  /// The time by which local time is ahead of UTC.
  let offset: Duration

  /// Creates a clock: the picker's time is `time` when `sinceEpoch` has passed since 1970.
  package init(_ sinceEpoch: Duration, at time: Duration, offset: Duration = .zero) {
    epoch = sinceEpoch - time
    self.offset = offset
  }

  func time(at moment: Duration) -> Duration { epoch + moment }
}
