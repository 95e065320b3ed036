/// The room that the columns of records need, without the blanks between them.
package struct ColumnNeeds: Equatable, Sendable {
  package var items: [Int] = []
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

/// The part of a screen that something takes along an axis: some cells, or a share.
///
/// ```swift
/// picker.margin = Edges(.cells(2))
/// picker.margin = Edges(.percent(10))
/// picker.margin = Edges(2)
/// ```
public enum Extent: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// A number of lines or columns.
  case cells(Int)
  /// A share of the lines or columns of the screen, from 0 to 100.
  case percent(Int)

  /// Creates an extent of this many lines or columns.
  ///
  /// ```swift
  /// picker.margin.top = 1
  /// ```
  public init(integerLiteral count: Int) { self = .cells(count) }

  package func cells(of whole: Int) -> Int {
    switch self {
    case .cells(let count): count
    case .percent(let share): whole * share / 100
    }
  }

  package var possible: Extent {
    switch self {
    case .cells(let count): .cells(count.clamped(to: 0...10_000))
    case .percent(let share): .percent(share.clamped(to: 0...100))
    }
  }
}

/// The place of a column's labels within the column.
package enum LabelStanding: Equatable, Sendable {
  case left
  /// Numbers, digits under digits; `tail` columns are kept for a part such as `.25` or ` %`.
  case right(tail: Int)
}
