/// The room that the columns of records need, without the blanks between them.
package struct ColumnNeeds: Equatable, Sendable {
  /// The width of the widest item of each column.
  package var items: [Int] = []
  /// The width of the title of each column; 0 for a column without a title.
  package var titles: [Int] = []
  package var standings: [LabelStanding] = []

  package init(items: [Int] = [], titles: [Int] = [], standings: [LabelStanding] = []) {
    self.items = items
    self.titles = titles
    self.standings = standings
  }

  package var isEmpty: Bool { items.isEmpty }
  var haveTitles: Bool { titles.contains { $0 > 0 } }

  func standing(of column: Int) -> LabelStanding {
    column < standings.count ? standings[column] : .left
  }

  mutating func grow(from before: ColumnNeeds) {
    guard items.count == before.items.count else { return }
    items = zip(items, before.items).map(max)
    titles = zip(titles, before.titles).map(max)
  }
}
