/// A measurer of a sample, so that a grid of any size is measured in the same time (rule L1).
package struct GridMeasurer {
  /// The number of items that fill a few screens.
  package static let sampleSize = 1_000

  /// The largest sample for measuring columns; a larger one would delay the start noticeably.
  private static let mostColumns = 10_000
  private static let mostCells = 12_000

  private let content: Grid
  private let look: Look
  /// The number of columns up to which a text is measured.
  private let limit: Int
  /// True if labels show their own lines (rule S4).
  private let wraps: Bool

  /// The number of items that tell the height of alike items.
  private static let fewItems = 10

  private static let someRecords = 200

  private init(_ content: Grid, look: Look, limit: Int, wraps: Bool) {
    self.content = content
    self.look = look
    self.limit = limit
    self.wraps = wraps
  }

  package init(_ content: Grid, look: Look, columns: Int, wraps: Bool = false) {
    self.init(content, look: look, limit: Self.limit(onColumns: columns), wraps: wraps)
  }

  /// Returns the pitch that an item asks for: of a label that shows its lines, by the widest one.
  private func pitch(of item: GridItem, _ style: CellStyle) -> ScreenSize {
    guard wraps, style.isText, item.label.utf8.contains(UInt8(ascii: "\n")) else {
      return style.pitch(item, look.signs.text, limit)
    }
    let pitches = item.label.utf8.split(separator: UInt8(ascii: "\n")).map {
      style.pitch(GridItem(String(Substring($0))), look.signs.text, limit)
    }
    return ScreenSize(lines: 1, columns: pitches.map(\.columns).max() ?? 2)
  }

  /// Twice the screen, because the usual width leaves out texts twice as wide as others.
  static func limit(onColumns columns: Int) -> Int { 2 * columns + 1 }

  /// A nil glimpse measures a sample; records that are shown as lines are measured by their fields.
  package func measures(
    titleLines: Int = 0, ofEachColumn: Bool = false, showsLines: Bool = false,
    glimpse: ((GridMeasures) -> Glimpse)? = nil
  ) -> GridMeasures {
    let lines = showsLines ? content.lines : nil
    var measures = GridMeasures(
      sectionCount: content.sectionCount, columnCount: content.columnCount,
      cell: ScreenSize(lines: 1, columns: 3), sectionTitleWidth: widestSectionTitle(nil),
      hasColumnTitles: (0..<min(content.columnCount, Self.sampleSize))
        .contains { content.columnTitle($0) != nil },
      titleLines: titleLines)
    let glimpse = glimpse.map { $0(measures) }
    if let glimpse { measures.sectionTitleWidth = widestSectionTitle(glimpse) }
    let seen = glimpse?.items()
    // A card shows many fields, which take time to read.
    let most =
      lines != nil ? Self.fewItems : content.record == nil ? Self.sampleSize : Self.someRecords
    measures.cell = largestPitch(of: seen?.map(\.pitch) ?? sampledPitches(upTo: most))
    measures.fields = lines.map {
      GridMeasurer($0, look: look, limit: limit, wraps: false).needs(of: nil)
    }
    if ofEachColumn {
      measures.columns = needs(of: seen, unseen: measures.cell, before: glimpse?.outlook.before)
    }
    if let outlook = glimpse?.outlook, outlook.onlyGrows, let before = outlook.before {
      measures.grow(from: before)
    }
    return measures
  }

  /// Measures each column by its first records (rule L9), or only by the costly items `seen`.
  ///
  /// Another column keeps its needs of `before`, or needs as much as the `unseen` cell.
  private func needs(
    of seen: [Glimpse.Measured]?, unseen: ScreenSize = ScreenSize(lines: 1, columns: 3),
    before: GridMeasures? = nil
  ) -> ColumnNeeds {
    let columns = 0..<min(content.columnCount, Self.mostColumns)
    var needs = ColumnNeeds(
      items: columns.map { _ in 0 },
      titles: columns.map { content.columnTitle($0).map { look.width(of: $0, upTo: limit) } ?? 0 })
    var kinds = columns.map { _ in NumberColumn() }
    func measure(_ item: GridItem, at place: Position) {
      let style = look.style(of: item, inSection: place.section, of: content)
      let needed = width(of: item, style)
      needs.items[place.index] = max(needs.items[place.index], needed)
      if !style.isCentered { kinds[place.index].add(item.label, columns: needed) }
    }
    if let seen {
      for seen in seen where seen.place.index < columns.count { measure(seen.item, at: seen.place) }
      let measured = Set(seen.map(\.place.index))
      let earlier = before?.columns.items ?? []
      for index in columns where !measured.contains(index) {
        needs.items[index] =
          earlier.count == columns.count ? earlier[index] : unseen.columns - Self.blanks
      }
    } else {
      forEachRecord(of: columns.count, measure)
    }
    needs.standings = kinds.map(\.standing)
    // Numbers that are aligned at their points may take more columns than the widest number.
    for (index, standing) in needs.standings.enumerated() {
      needs.items[index] = max(needs.items[index], kinds[index].columns(standing))
    }
    return needs
  }

  /// Returns the width of an item in a column, without the blanks between columns.
  private func width(of item: GridItem, _ style: CellStyle) -> Int {
    pitch(of: item, style).columns - (style.isCentered ? 1 : Self.blanks)
  }

  /// The number of blanks around the label of a text.
  private static let blanks = 2

  private func forEachRecord(of columns: Int, _ body: (GridItem, Position) -> Void) {
    let records = min(
      content.sectionCount, Self.sampleSize, Self.mostCells / max(1, columns) + 1)
    for section in 0..<records {
      for index in 0..<min(columns, content.itemCount(inSection: section)) {
        let place = Position(section: section, index: index)
        if let item = content.item(at: place), !item.runsOver { body(item, place) }
      }
    }
  }

  package func width(ofColumn index: Int, inSections sections: Range<Int>) -> Int {
    var width = content.columnTitle(index).map { look.width(of: $0, upTo: limit) } ?? 0
    var numbers = NumberColumn()
    for section in sections {
      guard index < content.itemCount(inSection: section),
        let item = content.item(at: Position(section: section, index: index)), !item.runsOver
      else { continue }
      let style = look.style(of: item, inSection: section, of: content)
      let needed = self.width(of: item, style)
      width = max(width, needed)
      if !style.isCentered { numbers.add(item.label, columns: needed) }
    }
    return max(width, numbers.columns(numbers.standing))
  }

  private func largestPitch(of pitches: [ScreenSize]) -> ScreenSize {
    var columns = Self.usualWidth(of: pitches.map(\.columns), upTo: limit)
    // A column is at least as wide as its title, up to the width at which titles push items apart.
    for index in 0..<min(content.columnCount, Self.sampleSize) {
      let width = content.columnTitle(index).map { look.width(of: $0, upTo: limit) } ?? 0
      columns = max(columns, min(width + 2, 20))
    }
    return ScreenSize(lines: pitches.map(\.lines).max() ?? 1, columns: columns)
  }

  /// The largest width, but for a few, or one beyond half of `limit`, that would widen all others.
  package static func usualWidth(of widths: [Int], upTo limit: Int) -> Int {
    guard let widest = widths.max() else { return leastWidth }
    let usual = widths.usual(butFor: widths.count >= 3 && 2 * widest > limit ? 1 : 0)
    return max(leastWidth, 2 * usual < widest ? usual : widest)
  }

  /// The least width of a cell; a narrower cell cannot be told from its neighbours.
  static let leastWidth = 3

  /// Places are limited too, because a few items may lie in very many, as in a sparse pivot.
  private func sampledPitches(upTo most: Int) -> [ScreenSize] {
    var pitches: [ScreenSize] = []
    var placesLeft = Self.mostCells
    for section in 0..<min(content.sectionCount, Self.sampleSize) where pitches.count < most {
      let left = min(most - pitches.count, placesLeft)
      let count = min(left, content.itemCount(inSection: section))
      placesLeft -= count
      for index in 0..<count {
        let position = Position(section: section, index: index)
        guard let item = content.item(at: position), !item.runsOver else { continue }
        let style = look.style(of: item, inSection: section, of: content)
        pitches.append(
          content.record == nil
            ? pitch(of: item, style) : look.pitch(of: item, at: position, in: content, limit))
      }
    }
    return pitches
  }

  /// Of costly items, only the sections about to be shown and a few around them.
  private func sampledSections(_ glimpse: Glimpse?) -> Range<Int> {
    guard content.isCostly else { return 0..<min(content.sectionCount, Self.sampleSize) }
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
    // The number of records stands behind the title of a group.
    if content.map.parts != nil { return widest + 1 + "\(content.columnCount)".utf8.count }
    guard widest > 0, let name = content.sectionTitleName else { return widest }
    return max(widest, look.width(of: name, upTo: limit))
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
