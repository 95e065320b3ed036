/// The choice of measured items: a sample, or for costly data the items about to be seen.
extension GridMeasurer {
  package static let sampleSize = 1_000
  /// The limits of the sample for measuring columns; a larger sample would delay the start.
  private static let mostColumns = 10_000
  private static let mostCells = 12_000
  private static let someRecords = 200
  private static let fewItems = 10
  /// The number of items that fill a shelf on a wide screen.
  private static let itemsOfSection = 100
  /// The number of titles that are measured in costly data, around those in view.
  private static let costlyTitles = 200

  /// An item with the pitch that it asks for, as if its label had one line.
  struct Measured {
    let place: Position
    let item: GridItem
    let style: CellStyle
    let pitch: ScreenSize
  }

  func measured(at place: Position) -> Measured? {
    guard let item = content.item(at: place) else { return nil }
    let style = look.style(of: item, inSection: place.section, of: content)
    // In costly data the fields of records are not measured, because reading them takes time.
    let card = visible == nil ? content.card(at: place, style, look.signs.text) : nil
    return Measured(
      place: place, item: item, style: style,
      pitch: card?.pitch(label: item.label, upTo: limit, look.signs.text)
        ?? style.pitch(item, look.signs.text, limit))
  }

  /// Calls `body` with one measured item after the other; to make an array of all would take time.
  func forEachItem(
    _ indices: Range<Int>, inSections sections: Range<Int>, _ body: (Measured) -> Void
  ) {
    for section in sections {
      for index in indices.clamped(to: 0..<content.itemCount(inSection: section)) {
        measured(at: Position(section: section, index: index)).map(body)
      }
    }
  }

  /// Calls `body` with a sample of items, fewer if they are lines, to find the size of all cells.
  ///
  /// Places are limited too, because a sparse pivot may have few items in very many places.
  func forEachFirstItem(areLines: Bool = false, _ body: (Measured) -> Void) {
    // A card shows many fields, which take time to read.
    var left = areLines ? Self.fewItems : content.record == nil ? Self.sampleSize : Self.someRecords
    var placesLeft = Self.mostCells
    for section in 0..<min(content.sectionCount, Self.sampleSize) where left > 0 {
      let count = min(left, placesLeft, content.itemCount(inSection: section))
      placesLeft -= count
      forEachItem(0..<count, inSections: section..<section + 1) {
        guard !$0.item.runsOver else { return }
        left -= 1
        body($0)
      }
    }
  }

  var measuredColumns: Range<Int> { 0..<min(content.columnCount, Self.mostColumns) }

  var firstRecords: Range<Int> {
    let most = Self.mostCells / max(1, measuredColumns.count) + 1
    return 0..<min(content.sectionCount, Self.sampleSize, most)
  }

  /// The pitches of the first items of a list in one column, and of as many others, spread evenly.
  var spreadPitches: [ScreenSize] {
    let count = content.sectionCount
    let first = min(count, Self.sampleSize / 2)
    let spread = min(count - first, Self.sampleSize / 2)
    let places =
      Array(0..<first)
      + (1...max(1, spread)).prefix(spread).map { first - 1 + (count - first) * $0 / spread }
    return places.compactMap { measured(at: Position(section: $0, index: 0))?.pitch }
  }

  func pitches(ofSection section: Int, in measures: GridMeasures) -> [ScreenSize] {
    if let visible {
      return itemsInView(ofSection: section, visible, like: visible.expected(in: measures))
        .map(\.pitch)
    }
    var pitches: [ScreenSize] = []
    forEachItem(0..<Self.itemsOfSection, inSections: section..<section + 1) {
      pitches.append($0.pitch)
    }
    return pitches
  }

  var titledColumns: Range<Int> { 0..<min(content.columnCount, Self.sampleSize) }

  /// The sections whose titles are measured: the first, or in costly data some around `section`.
  func titledSections(around section: Int) -> Range<Int> {
    guard content.isCostly else { return 0..<min(content.sectionCount, Self.sampleSize) }
    let count = min(content.sectionCount, Self.costlyTitles)
    let first = min(max(0, section - count / 2), content.sectionCount - count)
    return first..<first + count
  }
}

extension [ScreenSize] {
  var mostLines: Int { map(\.lines).max() ?? 1 }
}

extension [Int] {
  /// The largest value without the highest ones: one in `parts` is left out, and at least `fewest`.
  func usual(butFor fewest: Int = 0, oneIn parts: Int = 20) -> Int {
    sorted()[count - 1 - Swift.max(count / parts, fewest)]
  }
}
