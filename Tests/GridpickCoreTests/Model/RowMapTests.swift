import GridpickTestSupport
import Testing

@testable import GridpickCore

/// What a map shows of ragged data, beside arrays that are ordered, cut and packed by hand.
struct RowMapTests {
  @Test func `nested maps show the same items as nested arrays, and find them again`() {
    var chains = RandomChains(seed: 71)
    for number in 0..<100_000 {
      let (grid, shown) = chains.next()
      #expect(grid.sectionCount == shown.count, "chain \(number)")
      guard grid.sectionCount == shown.count else { return }
      let indexed = grid.map.rows.map { grid.showing($0.indexed) } ?? grid
      for (section, ids) in shown.enumerated() {
        let count = grid.itemCount(inSection: section)
        guard count == ids.count else {
          Issue.record("chain \(number), section \(section)")
          return
        }
        for (index, id) in ids.enumerated() {
          let place = Position(section: section, index: index)
          guard grid.id(at: place) == id, id.map({ grid.position(of: $0) == place }) != false,
            id.map({ indexed.position(of: $0) == place }) != false
          else {
            Issue.record("chain \(number), \(place)")
            return
          }
        }
      }
      let ids = Set(shown.joined().compactMap(\.self))
      for id in chains.all where !ids.contains(id) {
        guard grid.position(of: id) == nil, indexed.position(of: id) == nil else {
          Issue.record("chain \(number), \(id)")
          return
        }
      }
    }
  }
}

/// Small grids and flowed lists, with what a chain of orders and choices makes of them.
private struct RandomChains {
  private var random: SeededGenerator
  /// All items of the data of the last chain.
  private(set) var all: [ItemID] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> (Grid, [[ItemID?]]) {
    number(4) == 0 ? flowed() : chain()
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// Ragged rows with some of the columns, some of the rows, and some of the cells of these.
  private mutating func chain() -> (Grid, [[ItemID?]]) {
    let counts = (0..<number(6)).map { _ in number(6) }
    let columnCount = counts.max() ?? 0
    var grid = Grid(TestGrid(counts.map { [String?](repeating: "x", count: $0) }))
    var shown: [[ItemID?]] = counts.enumerated().map { section, count in
      (0..<count).map { ItemID(section: section, index: $0) }
    }
    all = shown.joined().compactMap(\.self)
    if number(2) == 0 {
      let columns = Array(
        (0..<columnCount).shuffled(using: &random).prefix(number(columnCount + 1)))
      grid = grid.showing(columns)
      shown = shown.map { row in
        let last = columns.lastIndex { $0 < row.count }.map { $0 + 1 } ?? 0
        return columns.prefix(row.count == columnCount ? columns.count : last)
          .map { $0 < row.count ? row[$0] : nil }
      }
    }
    if number(2) == 0 {
      let (rows, members) = rows(of: counts.count)
      grid = grid.showing(rows)
      shown = members.map { shown[$0] }
    }
    if number(3) == 0 { (grid, shown) = packed(grid, shown) }
    return (grid, shown)
  }

  /// All rows in an order that was made of the first ones, or only some, as they come or not.
  private mutating func rows(of count: Int) -> (RowOrder, [Int]) {
    let first = number(count + 1)
    let order = (0..<first).shuffled(using: &random) + Array(first..<count)
    let all = RowOrder(all: order.prefix(first).map(UInt32.init))
    let some = order.filter { _ in number(2) == 0 }
    let sorted = RowOrder(some.sorted().map(UInt32.init), isInOrder: true)
    return switch number(4) {
    case 0: (all, order)
    case 1: (sorted, some.sorted())
    case 2: (sorted.ordered(by: all), some)
    default: (RowOrder(some.map(UInt32.init), isInOrder: false), some)
    }
  }

  private mutating func packed(
    _ grid: Grid, _ shown: [[ItemID?]]
  ) -> (Grid, [[ItemID?]]) {
    var (sections, starts, indexes) = ([UInt32](), [UInt32(0)], [UInt32]())
    var left: [[ItemID?]] = []
    for (section, row) in shown.enumerated() {
      let some = row.indices.filter { _ in number(2) == 0 }
      guard !some.isEmpty else { continue }
      sections.append(UInt32(section))
      indexes += some.map(UInt32.init)
      starts.append(UInt32(indexes.count))
      left.append(some.map { row[$0] })
    }
    return (grid.packed(Cells(sections: sections, starts: starts, indexes: indexes)), left)
  }

  private mutating func flowed() -> (Grid, [[ItemID?]]) {
    let count = number(12)
    all = (0..<count).map(ItemID.init(row:))
    let (rows, members) = number(2) == 0 ? (nil, Array(0..<count)) : rows(of: count)
    let (columns, order) = (1 + number(5), number(2) == 0 ? FillOrder.rows : .columns)
    let grid = Grid(TestList(count: count)).flowed(columns: columns, order, in: rows)
    let ids = members.map { ItemID(row: $0) }
    var shown = [[ItemID?]](repeating: [], count: grid.sectionCount)
    for (place, id) in ids.enumerated() {
      let section = order == .rows ? place / grid.columnCount : place % grid.sectionCount
      shown[section].append(id)
    }
    return (grid, shown)
  }
}
