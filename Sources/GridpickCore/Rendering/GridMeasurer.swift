/// A measurer of a grid by a few of its items, so that any grid takes the same time (rule L1).
package struct GridMeasurer {
  /// The least width of a cell; a narrower cell does not stand out from its neighbours.
  static let leastWidth = 3
  private static let blanks = 2

  let content: Grid
  let look: Look
  private let columns: Int
  private let wraps: Bool
  let visible: VisiblePart?

  init(
    _ content: Grid, look: Look, columns: Int, wraps: Bool = false, visible: VisiblePart? = nil
  ) {
    self.content = content
    self.look = look
    self.columns = columns
    self.wraps = wraps
    self.visible = content.isCostly ? visible : nil
  }

  /// The most columns measured of a text, twice the screen; `usualWidth` needs to know wide texts.
  var limit: Int { 2 * columns + 1 }

  func measures(for layout: Layout, titleLines: Int = 0) -> GridMeasures {
    var measures = GridMeasures(
      sectionCount: content.sectionCount, columnCount: content.columnCount,
      cell: ScreenSize(lines: 1, columns: Self.leastWidth),
      sectionTitleWidth: sectionTitleWidth(around: 0),
      hasColumnTitles: titledColumns.contains { content.columnTitle($0) != nil },
      titleLines: titleLines)
    let lines = layout.placedTitles == .bar ? content.lines : nil
    let seen = itemsInView(of: measures)
    measures.cell = cell(of: seen?.map(\.pitch) ?? firstPitches(areLines: lines != nil))
    // Records that are shown as lines are measured by their fields.
    measures.fields = lines.map { GridMeasurer($0, look: look, columns: columns).firstNeeds }
    if layout.measuresColumns {
      measures.columns = seen.map { needs(of: $0, unseen: measures.cell) } ?? firstNeeds
    }
    if let outlook = visible?.outlook {
      measures.sectionTitleWidth = sectionTitleWidth(around: outlook.section)
      if outlook.onlyGrows, let before = outlook.before { measures.grow(from: before) }
    }
    return measures
  }

  private func firstPitches(areLines: Bool) -> [ScreenSize] {
    var pitches: [ScreenSize] = []
    forEachFirstItem(areLines: areLines) {
      // A record is measured as if its label had one line.
      let columns = content.record == nil ? width(of: $0) : $0.pitch.columns
      pitches.append(ScreenSize(lines: $0.pitch.lines, columns: columns))
    }
    return pitches
  }

  private func cell(of pitches: [ScreenSize]) -> ScreenSize {
    // A column is at least as wide as its title, but a title widens it to 20 columns at most.
    let titles = titledColumns.map { min(width(ofTitle: content.columnTitle($0)) + 2, 20) }
    return ScreenSize(
      lines: pitches.mostLines, columns: titles.reduce(usualWidth(of: pitches), max))
  }

  // MARK: - Columns

  private var firstNeeds: ColumnNeeds { needs(of: measuredColumns, inSections: firstRecords) }

  /// Returns needs by the costly items `seen`; other columns keep their needs, or get `unseen`.
  private func needs(of seen: [Measured], unseen: ScreenSize) -> ColumnNeeds {
    var needs = needs(of: measuredColumns) { seen.forEach($0) }
    let earlier = visible?.outlook.before?.columns.items ?? []
    for index in Set(measuredColumns).subtracting(seen.map(\.place.index)) {
      needs.items[index] =
        earlier.count == needs.items.count ? earlier[index] : unseen.columns - Self.blanks
    }
    return needs
  }

  package func width(ofColumn index: Int, inSections sections: Range<Int>) -> Int {
    let needs = needs(of: index..<index + 1, inSections: sections)
    return max(needs.items[0], needs.titles[0])
  }

  private func needs(of columns: Range<Int>, inSections sections: Range<Int>) -> ColumnNeeds {
    needs(of: columns) { forEachItem(columns, inSections: sections, $0) }
  }

  private func needs(
    of columns: Range<Int>, by forEachItem: ((Measured) -> Void) -> Void
  ) -> ColumnNeeds {
    var needs = ColumnNeeds(
      items: columns.map { _ in 0 },
      titles: columns.map { width(ofTitle: content.columnTitle($0)) })
    var numbers = columns.map { _ in NumberColumn() }
    forEachItem { one in
      guard columns.contains(one.place.index), !one.item.runsOver else { return }
      let column = one.place.index - columns.lowerBound
      let needed = width(of: one) - (one.style.isText ? Self.blanks : 1)
      needs.items[column] = max(needs.items[column], needed)
      if one.style.isText { numbers[column].add(one.item.label, columns: needed) }
    }
    for (column, index) in columns.enumerated() {
      guard let total = content.total(ofColumn: index).map({ "\($0)" }) else { break }
      needs.items[column] = max(needs.items[column], total.utf8.count)
      numbers[column].add(total, columns: total.utf8.count)
    }
    needs.standings = numbers.map(\.standing)
    // Numbers that are aligned at their points may take more columns than the widest number.
    needs.items = zip(needs.items, numbers).map { max($0, $1.columns) }
    return needs
  }

  // MARK: - Widths

  /// Returns the width that an item asks for; a label of several lines asks for its widest line.
  private func width(of one: Measured) -> Int {
    let label = one.item.label.utf8
    guard wraps, one.style.isText, label.contains(UInt8(ascii: "\n")) else {
      return one.pitch.columns
    }
    let widths = label.split(separator: UInt8(ascii: "\n"))
      .map { look.width(of: String(Substring($0)), upTo: limit) }
    return Self.blanks + (widths.max() ?? 0)
  }

  private func width(ofTitle title: String?) -> Int {
    title.map { look.width(of: $0, upTo: limit) } ?? 0
  }

  private func sectionTitleWidth(around section: Int) -> Int {
    let widest =
      titledSections(around: section).map { width(ofTitle: content.sectionTitle($0)) }.max() ?? 0
    // The number of records stands after the title of a group.
    if content.map.parts != nil { return widest + 1 + "\(content.columnCount)".utf8.count }
    if let pivot = content.pivot, pivot.totals != nil {
      let name = Scene.totalTitle.count
      return max(widest, name) + 2 + max(name, "\(pivot.recordCount)".utf8.count)
    }
    return widest > 0 ? max(widest, width(ofTitle: content.sectionTitleName)) : 0
  }

  func usualWidth(of pitches: [ScreenSize]) -> Int {
    Self.usualWidth(of: pitches.map(\.columns), upTo: limit)
  }

  /// The largest width, or the usual one if the largest is more than twice as wide.
  package static func usualWidth(of widths: [Int], upTo limit: Int) -> Int {
    guard let widest = widths.max() else { return leastWidth }
    let usual = widths.usual(butFor: widths.count >= 3 && 2 * widest > limit ? 1 : 0)
    return max(leastWidth, 2 * usual < widest ? usual : widest)
  }
}

extension GridMeasures {
  fileprivate mutating func grow(from before: GridMeasures) {
    cell.lines = max(cell.lines, before.cell.lines)
    cell.columns = max(cell.columns, before.cell.columns)
    sectionTitleWidth = max(sectionTitleWidth, before.sectionTitleWidth)
    columns.grow(from: before.columns)
  }
}
