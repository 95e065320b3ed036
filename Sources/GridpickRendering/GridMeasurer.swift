import GridpickLayout
import GridpickModel
import GridpickScreen

/// Measures a sample of a grid, so that a grid of any size is measured in the same time (rule L1).
package struct GridMeasurer {
  /// As many as fill a few screens.
  package static let sampleSize = 1_000

  /// What is measured of each column; more would be felt at the start.
  private static let mostColumns = 10_000
  private static let mostCells = 12_000

  private let content: Grid
  private let look: Look
  /// How far a text is measured.
  private let limit: Int

  /// For a screen of so many columns.
  package init(_ content: Grid, look: Look, columns: Int) {
    self.content = content
    self.look = look
    limit = Self.limit(onColumns: columns)
  }

  /// Wider than the screen no cell is, but by what is twice as wide as others it is told which are usual.
  static func limit(onColumns columns: Int) -> Int { 2 * columns + 1 }

  /// Of items that cost to be asked for only those are measured that the glimpse has; nil is a sample.
  package func measures(
    hasTitle: Bool, ofEachColumn: Bool = false, glimpse: ((GridMeasures) -> Glimpse)? = nil
  ) -> GridMeasures {
    var measures = GridMeasures(
      sectionCount: content.sectionCount, columnCount: content.columnCount,
      cell: ScreenSize(lines: 1, columns: 3), sectionTitleWidth: widestSectionTitle(nil),
      hasColumnTitles: (0..<min(content.columnCount, Self.sampleSize))
        .contains { content.columnTitle($0) != nil },
      hasTitle: hasTitle)
    let glimpse = glimpse.map { $0(measures) }
    if let glimpse { measures.sectionTitleWidth = widestSectionTitle(glimpse) }
    let seen = glimpse?.items()
    measures.cell = largestPitch(of: seen?.map(\.pitch) ?? sampledPitches())
    if ofEachColumn { measureColumns(&measures, seen, glimpse?.outlook.columnWidths ?? []) }
    if let outlook = glimpse?.outlook, outlook.onlyGrows, let before = outlook.before {
      measures.grow(from: before)
    }
    return measures
  }

  /// Of each column, by the first records (rule L9): fewer of them where there are very many columns.
  private func measureColumns(
    _ measures: inout GridMeasures, _ seen: [Glimpse.Measured]?, _ before: [Int]
  ) {
    let columns = 0..<min(content.columnCount, Self.mostColumns)
    var widths = columns.map { index in
      content.columnTitle(index).map { look.width(of: $0, upTo: limit) + 2 } ?? 0
    }
    var kinds = columns.map { _ in NumberColumn() }
    func take(_ item: GridItem, at place: Position) {
      let style = look.style(of: item, inSection: place.section, of: content)
      let needed = style.pitch(item, look.signs.text, limit).columns
      widths[place.index] = max(widths[place.index], needed)
      if !style.isCentered { kinds[place.index].take(item.label, columns: needed) }
    }
    if let seen {
      for seen in seen where seen.place.index < columns.count { take(seen.item, at: seen.place) }
      // What is not seen is as wide as it was, or as what is.
      let measured = Set(seen.map(\.place.index))
      for index in columns where !measured.contains(index) {
        widths[index] =
          before.count == columns.count ? before[index] : max(widths[index], measures.cell.columns)
      }
    } else {
      forEachRecord(of: columns.count, take)
    }
    measures.columnStandings = kinds.map(\.standing)
    // Numbers that are aligned at their points may take more than the widest of them.
    for (index, standing) in measures.columnStandings.enumerated() {
      widths[index] = max(widths[index], kinds[index].columns(standing))
    }
    measures.columnWidths = widths
  }

  private func forEachRecord(of columns: Int, _ take: (GridItem, Position) -> Void) {
    let records = min(
      content.sectionCount, Self.sampleSize, Self.mostCells / max(1, columns) + 1)
    for section in 0..<records {
      for index in 0..<min(columns, content.itemCount(inSection: section)) {
        let place = Position(section: section, index: index)
        if let item = content.item(at: place) { take(item, place) }
      }
    }
  }

  /// What the items of a column in some sections ask for, and its title.
  package func width(ofColumn index: Int, inSections sections: Range<Int>) -> Int {
    var width = content.columnTitle(index).map { look.width(of: $0, upTo: limit) + 2 } ?? 0
    var numbers = NumberColumn()
    for section in sections {
      guard index < content.itemCount(inSection: section),
        let item = content.item(at: Position(section: section, index: index))
      else { continue }
      let style = look.style(of: item, inSection: section, of: content)
      let needed = style.pitch(item, look.signs.text, limit).columns
      width = max(width, needed)
      if !style.isCentered { numbers.take(item.label, columns: needed) }
    }
    return max(width, numbers.columns(numbers.standing))
  }

  private func largestPitch(of pitches: [ScreenSize]) -> ScreenSize {
    var columns = Self.usualWidth(of: pitches.map(\.columns), upTo: limit)
    // A column is at least as wide as its title, up to where titles would push the items apart.
    for index in 0..<min(content.columnCount, Self.sampleSize) {
      let width = content.columnTitle(index).map { look.width(of: $0, upTo: limit) } ?? 0
      columns = max(columns, min(width + 2, 20))
    }
    return ScreenSize(lines: pitches.map(\.lines).max() ?? 1, columns: columns)
  }

  /// The widest, but for a few that would make all others as wide: those are clipped.
  ///
  /// Of three or more, one is among these few where it is wider than half the limit, which no screen shows.
  static func usualWidth(of widths: [Int], upTo limit: Int) -> Int {
    guard let widest = widths.max() else { return leastWidth }
    let usual = widths.usual(butFor: widths.count >= 3 && 2 * widest > limit ? 1 : 0)
    return max(leastWidth, 2 * usual < widest ? usual : widest)
  }

  /// What is narrower cannot be told from its neighbours.
  static let leastWidth = 3

  /// Few items may lie in very many places, as where a pivot has hardly a pair.
  private func sampledPitches() -> [ScreenSize] {
    var pitches: [ScreenSize] = []
    var placesLeft = Self.mostCells
    for section in 0..<min(content.sectionCount, Self.sampleSize) {
      let left = min(Self.sampleSize - pitches.count, placesLeft)
      let count = min(left, content.itemCount(inSection: section))
      placesLeft -= count
      for index in 0..<count {
        let position = Position(section: section, index: index)
        guard let item = content.item(at: position) else { continue }
        let style = look.style(of: item, inSection: section, of: content)
        pitches.append(style.pitch(item, look.signs.text, limit))
      }
    }
    return pitches
  }

  /// Of a program's sections those that the view is about to show, and a few around.
  private func sampledSections(_ glimpse: Glimpse?) -> Range<Int> {
    guard content.store.isCostly else { return 0..<min(content.sectionCount, Self.sampleSize) }
    let most = min(content.sectionCount, Self.mostTitles)
    guard let glimpse else { return 0..<most }
    let first = min(max(0, glimpse.outlook.section - most / 2), content.sectionCount - most)
    return first..<first + most
  }

  private static let mostTitles = 200

  private func widestSectionTitle(_ glimpse: Glimpse?) -> Int {
    let widest =
      sampledSections(glimpse)
      .map { content.sectionTitle($0).map { look.width(of: $0, upTo: limit) } ?? 0 }
      .max() ?? 0
    guard widest > 0, let name = content.sectionTitleName else { return widest }
    return max(widest, look.width(of: name, upTo: limit))
  }
}

extension GridMeasures {
  /// Nothing is smaller than it was.
  fileprivate mutating func grow(from before: GridMeasures) {
    cell.lines = max(cell.lines, before.cell.lines)
    cell.columns = max(cell.columns, before.cell.columns)
    sectionTitleWidth = max(sectionTitleWidth, before.sectionTitleWidth)
    guard columnWidths.count == before.columnWidths.count else { return }
    columnWidths = zip(columnWidths, before.columnWidths).map(max)
  }
}
