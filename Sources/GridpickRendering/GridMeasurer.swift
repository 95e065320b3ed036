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

  package func measures(hasTitle: Bool, ofEachColumn: Bool = false) -> GridMeasures {
    var measures = GridMeasures(
      sectionCount: content.sectionCount, columnCount: content.columnCount,
      cell: largestPitch(), sectionTitleWidth: widestSectionTitle(),
      hasColumnTitles: (0..<min(content.columnCount, Self.sampleSize))
        .contains { content.columnTitle($0) != nil },
      hasTitle: hasTitle)
    if ofEachColumn { measureColumns(&measures) }
    return measures
  }

  /// Of each column, by the first records (rule L9): fewer of them where there are very many columns.
  private func measureColumns(_ measures: inout GridMeasures) {
    let columns = 0..<min(content.columnCount, Self.mostColumns)
    var widths = columns.map { index in
      content.columnTitle(index).map { look.width(of: $0, upTo: limit) + 2 } ?? 0
    }
    var kinds = columns.map { _ in NumberColumn() }
    let perRecord = max(1, columns.count)
    let records = min(content.sectionCount, Self.sampleSize, Self.mostCells / perRecord + 1)
    for section in 0..<records {
      for index in 0..<min(columns.count, content.itemCount(inSection: section)) {
        let position = Position(section: section, index: index)
        guard let item = content.item(at: position) else { continue }
        let style = look.style(of: item, inSection: section, of: content)
        let needed = style.pitch(item, look.signs.text, limit).columns
        widths[index] = max(widths[index], needed)
        if !style.isCentered { kinds[index].take(item.label, columns: needed) }
      }
    }
    measures.columnStandings = kinds.map(\.standing)
    // Numbers that are aligned at their points may take more than the widest of them.
    for (index, standing) in measures.columnStandings.enumerated() {
      widths[index] = max(widths[index], kinds[index].columns(standing))
    }
    measures.columnWidths = widths
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

  private func largestPitch() -> ScreenSize {
    let pitches = sampledPitches()
    var columns = Self.usualWidth(of: pitches.map(\.columns))
    // A column is at least as wide as its title, up to where titles would push the items apart.
    for index in 0..<min(content.columnCount, Self.sampleSize) {
      let width = content.columnTitle(index).map { look.width(of: $0, upTo: limit) } ?? 0
      columns = max(columns, min(width + 2, 20))
    }
    return ScreenSize(lines: pitches.map(\.lines).max() ?? 1, columns: columns)
  }

  /// The widest, but for a few that would make all others as wide: those are clipped.
  static func usualWidth(of widths: [Int]) -> Int {
    guard let widest = widths.max() else { return 3 }
    let usual = widths.usual
    return max(3, 2 * usual < widest ? usual : widest)
  }

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

  private func widestSectionTitle() -> Int {
    let widest =
      (0..<min(content.sectionCount, Self.sampleSize))
      .map { content.sectionTitle($0).map { look.width(of: $0, upTo: limit) } ?? 0 }
      .max() ?? 0
    guard widest > 0, let name = content.sectionTitleName else { return widest }
    return max(widest, look.width(of: name, upTo: limit))
  }
}
