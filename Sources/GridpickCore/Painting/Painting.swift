/// The rules that paint some data, by column; a class, because each cell would copy a struct.
final class Painting {
  struct TextRule {
    let term: Term
    let paint: CellPaint
    let isOfRow: Bool
  }

  enum Scale {
    case heat(HeatScale)
    case age
  }

  /// A row of cells: a record, or a section of a grid.
  struct Row {
    let record: Int
    /// The place of the rule that paints the row; nil if none does.
    fileprivate let rule: Int?
  }

  /// The data whose columns the rules name; for groups it is their table.
  let grid: Grid
  /// The rules for texts, the last one first.
  private let rules: [TextRule]
  private let scales: [Int: Scale]
  private let states: [StateColumn?]
  private let doneColumn: Int?
  private let searched: [Int]?
  private let offset: Duration

  /// Returns nil if nothing is painted.
  ///
  /// A rule that names no column looks in the columns `searched`; nil means all columns. If
  /// `earlier` painted a first part of the data, its scales are kept.
  init?(
    _ options: PaintOptions, of data: Grid, searched: [Int]?, isLiteral: Bool,
    earlier: Painting?
  ) {
    let states = options.paintsStates ? Self.states(of: data) : []
    guard !options.rules.isEmpty || !states.isEmpty else { return nil }
    var rules: [TextRule] = []
    var scales: [Int: Scale] = [:]
    let column = data.columnFinder()
    for rule in options.rules {
      switch rule.kind {
      case .texts(let text, let paint, let isOfRow):
        guard let term = Term(paintedBy: text, isLiteral: isLiteral, column: column) else {
          continue
        }
        rules.insert(TextRule(term: term, paint: paint, isOfRow: isOfRow), at: 0)
      case .heat(let name):
        guard let place = name.paintedColumn(in: data, titled: column) else { continue }
        if let known = earlier?.scales[place], case .heat = known {
          scales[place] = known
        } else {
          scales[place] = .heat(Self.heat(ofColumn: place, in: data))
        }
      case .age(let name):
        guard let place = name.paintedColumn(in: data, titled: column) else { continue }
        scales[place] = .age
      }
    }
    grid = data
    self.rules = rules
    self.scales = scales
    self.states = states
    doneColumn = states.firstIndex(of: .state)
    self.searched = searched
    offset = options.clock?.offset ?? .zero
    if rules.isEmpty, scales.isEmpty, states.isEmpty { return nil }
  }

  /// Paints a cell: scales win over rules, later rules over earlier, data colours over states.
  ///
  /// Dates need `now`, which counts from 1970.
  func cell(_ item: GridItem, column: Int, in row: Row?, now: Duration? = nil) -> PaintedCell? {
    if let paint = scaled(item.label, column, now) {
      return PaintedCell(paint: paint, isAsked: true)
    }
    if let asked = asked(item, column, row) { return asked }
    guard column < states.count, let state = states[column], item.color == nil,
      item.labelStyles.isEmpty
    else { return nil }
    return state.paint(of: item.label) { isDone(row) }.map { PaintedCell(paint: $0) }
  }

  private func asked(_ item: GridItem, _ column: Int, _ row: Row?) -> PaintedCell? {
    let last = row?.rule ?? rules.count
    for rule in rules[..<last] where !rule.isOfRow {
      guard rule.term.column.map({ $0 == column }) ?? searches(column) else { continue }
      if rule.term.occurs(in: item) != rule.term.isInverse {
        return PaintedCell(paint: rule.paint, isAsked: true)
      }
    }
    return row?.rule.map { PaintedCell(paint: rules[$0].paint, isAsked: true, isOfRow: true) }
  }

  private func scaled(_ label: String, _ column: Int, _ now: Duration?) -> CellPaint? {
    switch scales[column] {
    case .heat(let scale): scale.paint(of: label)
    case .age: AgeScale.paint(of: label, now: now, offset: offset)
    case nil: nil
    }
  }

  private func searches(_ column: Int) -> Bool { searched?.contains(column) ?? true }

  private func isDone(_ row: Row?) -> Bool {
    guard let row, let doneColumn else { return false }
    return item(inColumn: doneColumn, of: row.record).flatMap { PrintedState($0.label) } == .done
  }

  func row(ofRecord record: Int) -> Row {
    Row(
      record: record, rule: rules.firstIndex { $0.isOfRow && matches($0.term, inRecord: record) })
  }

  /// Returns true if find would find the record by the term; an inverse term must be in no cell.
  private func matches(_ term: Term, inRecord record: Int) -> Bool {
    let occurs: Bool
    if let column = term.column {
      occurs = item(inColumn: column, of: record).map(term.occurs) ?? false
    } else {
      let count = min(grid.itemCount(inSection: record), Self.mostColumns)
      occurs = (0..<count).contains {
        searches($0) && item(inColumn: $0, of: record).map(term.occurs) ?? false
      }
    }
    return occurs != term.isInverse
  }

  /// The most cells of a row that are searched; more would delay a frame.
  static let mostColumns = 1_000

  private func item(inColumn column: Int, of record: Int) -> GridItem? {
    guard record < grid.sectionCount, column < grid.itemCount(inSection: record) else { return nil }
    return grid.item(at: Position(section: record, index: column))
  }
}

extension Term {
  fileprivate func occurs(in item: GridItem) -> Bool {
    occurs(inText: item.label) || !isComparison && item.detail.map(occurs(inText:)) ?? false
  }

  private func occurs(inText text: String) -> Bool {
    var text = text
    return text.withUTF8 { score(in: $0) != nil }
  }
}

/// A scale that shades dates and durations by their age, with fixed limits.
enum AgeScale {
  private static let hour = 3_600.0
  private static let day = 86_400.0
  private static let month = 30 * day

  /// Returns the paint of an age; `now` counts from 1970, and local time is UTC plus `offset`.
  static func paint(of label: String, now: Duration?, offset: Duration = .zero) -> CellPaint? {
    guard let age = age(of: label, now: now, offset: offset), age >= 0 else { return nil }
    if age < hour { return CellPaint(.age1) }
    if age < day { return CellPaint(.age2) }
    return age < month ? .text : CellPaint(.dim)
  }

  /// Returns the seconds since a date such as `2026-11-22`, or those of a duration such as `5d3h`.
  private static func age(of label: String, now: Duration?, offset: Duration) -> Double? {
    var label = label
    return label.withUTF8 { label in
      var scan = WorthScan(label)
      guard !scan.saysNothing else { return nil }
      scan.dropRemark()
      if let date = scan.instant() {
        return now.map { ($0 + (scan.namesZone ? .zero : offset)) / .seconds(1) - date }
      }
      return scan.duration()
    }
  }
}

extension Painting {
  /// Returns the states by column, up to the last such column; a pivot of states has all columns.
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

  /// Returns the scale of a column by its first records, as many as decide its width (rule L9).
  static func heat(ofColumn column: Int, in grid: Grid) -> HeatScale {
    HeatScale(
      (0..<min(grid.sectionCount, GridMeasurer.sampleSize)).lazy.compactMap { record in
        guard column < grid.itemCount(inSection: record) else { return nil }
        return grid.item(at: Position(section: record, index: column))?.label
      })
  }
}
