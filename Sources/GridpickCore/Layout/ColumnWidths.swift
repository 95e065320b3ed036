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
  /// Numbers at the right, digits under digits; `tail` columns are kept for `.25` or ` %`.
  case right(tail: Int)
}

/// The widths of a sheet's columns (rule L9), which never depend on the current place.
package struct ColumnWidths: Equatable, Sendable {
  package private(set) var gap = 1
  package private(set) var labels: [Int]

  /// The most columns of a title that may widen its column if not all columns fit.
  private static let mostOfTitle = 16
  /// The least width limit that squeezes all columns into the view; else some lie beyond the edge.
  private static let leastLimit = 16
  /// The limit of widths if some columns lie beyond the edge.
  private static let limitBeyondEdge = 32

  /// Finds the widths; if rows are wrapped, the last of columns that fit stays within the view.
  init(of needs: ColumnNeeds, in view: Int, frozen: Int, wraps: Bool = false) {
    let all = zip(needs.items, needs.titles).map { max(1, $0, $1) }
    labels = all
    let needed = all.reduce(0, +)
    for gap in [2, 1] where needed + gap * all.count <= view {
      self.gap = gap
      return
    }
    let short = zip(needs.items, needs.titles).map { max(1, $0, min($1, Self.mostOfTitle)) }
    func limited(to limit: Int) -> [Int] {
      short.enumerated().map { needs.standing(of: $0) == .left ? min($1, limit) : $1 }
    }
    let limits = Self.leastLimit..<max(Self.leastLimit, view) + 1
    let fitting = limits.partitionPoint { Self.extent(of: limited(to: $0)) <= view } - 1
    if fitting >= Self.leastLimit {
      labels = limited(to: fitting)
    } else {
      labels = limited(to: Self.limitBeyondEdge)
      shortenFrozen(frozen, to: view / 2)
    }
    let room = max(1, view - Track(pitches: pitches).lead(frozen, in: view) - gap)
    for column in labels.indices.dropFirst(frozen) { labels[column] = min(labels[column], room) }
    giveRoom(in: view, to: all)
    if wraps, fitting >= Self.leastLimit { return }
    if let last = labels.indices.dropFirst(frozen).last { labels[last] = min(all[last], room) }
  }

  private static func extent(of labels: [Int]) -> Int { labels.reduce(0) { $0 + $1 + 1 } }

  /// Gives the room that is left over in a view to columns that are cut, the most cut first.
  private mutating func giveRoom(in view: Int, to needs: [Int]) {
    for _ in 0..<max(0, view - Self.extent(of: labels)) {
      guard
        let most = labels.indices.max(by: { needs[$0] - labels[$0] <= needs[$1] - labels[$1] }),
        labels[most] < needs[most]
      else { return }
      labels[most] += 1
    }
  }

  private mutating func shortenFrozen(_ frozen: Int, to room: Int) {
    while Self.extent(of: Array(labels.prefix(frozen))) > room,
      let widest = labels.indices.prefix(frozen).max(by: { labels[$0] <= labels[$1] }),
      labels[widest] > 1
    {
      labels[widest] -= 1
    }
  }

  /// Gives columns the widths of labels that were chosen by hand; no other column changes.
  mutating func choose(_ chosen: [Int: Int], in view: Int) {
    for (column, width) in chosen where labels.indices.contains(column) {
      labels[column] = width.clamped(to: 1...max(1, view - gap))
    }
  }

  /// The least width that a column can get by hand, gap included.
  static let leastChosen = 3

  var pitches: [Int] { labels.map { $0 + gap } }

  /// Returns the columns of the labels of a column, which has a blank before its labels.
  func room(of column: Int, in span: Range<Int>) -> Range<Int> {
    let start = min(span.lowerBound + 1, span.upperBound)
    return start..<min(start + labels[column], span.upperBound)
  }
}
