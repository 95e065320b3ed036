/// The room that the columns of records need, without the blanks between them.
package struct ColumnNeeds: Equatable, Sendable {
  package var items: [Int] = []
  package var titles: [Int] = []
  package var standings: [LabelStanding] = []

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

/// The place of a column's labels within the column.
package enum LabelStanding: Equatable, Sendable {
  case left
  /// Numbers, digits under digits; `tail` columns are kept for a part such as `.25` or ` %`.
  case right(tail: Int)
}
