import GridpickTestSupport

@testable import GridpickCore

/// Grids of every kind, no two of whose items are called alike but for what a pivot joins.
struct RandomGrids {
  enum Kind: CaseIterable {
    case direct
    case flowedByRows
    case flowedByColumns
    case joined
    case recolumned
    case refilled
    case pivoted
    case flowedInOrder
    case reordered
    case chosen
    case picked
    case packed
    case flowedPart

    /// Those whose sections get more each for itself.
    ///
    /// The rows of a flat list do not, nor do those that were joined below a table by the titles of its
    /// columns: more of these comes below them all.
    static let sectioned: [Kind] = [.direct, .joined, .refilled, .pivoted]

    /// Those that show all of their data as its rows: what is narrowed or flowed is data no more, and
    /// nothing is joined to it.
    static let whole: [Kind] = [
      .direct, .joined, .recolumned, .refilled, .pivoted, .reordered, .chosen,
    ]
  }

  private var random: SeededGenerator
  private var labelCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func grid(_ kind: Kind) -> Grid {
    switch kind {
    case .direct: Grid(TestGrid(rows(columns: number(0..<6))))
    case .flowedByRows: Grid(list()).flowed(columns: number(1..<9))
    case .flowedByColumns: Grid(list()).flowed(columns: number(1..<9), .columns)
    case .joined: joined { $0.grid($0.number(0..<2) == 0 ? .direct : .refilled) }
    case .recolumned: joined { Grid($0.table()) }
    case .refilled: refilled()
    case .pivoted: pivoted()
    case .flowedInOrder: flowedInOrder()
    case .reordered: reordered()
    case .chosen: chosen()
    case .picked: picked()
    case .packed: packed()
    case .flowedPart: flowedPart()
    }
  }

  private mutating func flowedInOrder() -> Grid {
    let list = list()
    return Grid(list).flowed(
      columns: number(1..<9), number(0..<2) == 0 ? .rows : .columns, in: order(of: list.count))
  }

  /// Perhaps without the last sections, which have come since.
  private mutating func reordered() -> Grid {
    let grid = Grid(TestGrid(rows(columns: number(0..<6))))
    let order = order(of: number(0..<grid.sectionCount + 1))
    return grid.showing(order)
  }

  /// Some of the columns, in any order.
  private mutating func chosen() -> Grid {
    let grid = Grid(TestGrid(rows(columns: number(0..<6))))
    let columns = (0..<grid.columnCount).shuffled(using: &random)
      .prefix(number(0..<grid.columnCount + 1))
    return grid.showing(Array(columns))
  }

  /// Some of the sections, in any order or as they came.
  private mutating func picked() -> Grid {
    let grid = Grid(TestGrid(rows(columns: number(0..<6))))
    let sections = part(of: grid.sectionCount)
    return grid.showing(sections)
  }

  /// Some of the items of some sections.
  private mutating func packed() -> Grid {
    let grid = Grid(TestGrid(rows(columns: number(0..<6))))
    var sections: [UInt32] = []
    var starts: [UInt32] = []
    var indexes: [UInt32] = []
    for section in 0..<grid.sectionCount {
      let some = (0..<UInt32(grid.itemCount(inSection: section))).filter { _ in number(0..<2) == 0 }
      guard !some.isEmpty else { continue }
      sections.append(UInt32(section))
      starts.append(UInt32(indexes.count))
      indexes += some
    }
    starts.append(UInt32(indexes.count))
    let cells = Cells(sections: sections, starts: starts, indexes: indexes)
    return grid.packed(cells)
  }

  private mutating func flowedPart() -> Grid {
    let list = list()
    return Grid(list).flowed(
      columns: number(1..<9), number(0..<2) == 0 ? .rows : .columns, in: part(of: list.count))
  }

  private mutating func part(of count: Int) -> RowOrder {
    let isInOrder = number(0..<2) == 0
    let part = (0..<UInt32(count)).shuffled(using: &random).prefix(number(0..<count + 1))
    return RowOrder(isInOrder ? part.sorted() : Array(part), isInOrder: isInOrder)
  }

  private mutating func order(of count: Int) -> RowOrder {
    RowOrder(all: (0..<UInt32(count)).shuffled(using: &random))
  }

  mutating func list() -> TestList {
    TestList((0..<number(0..<40)).map { _ in label() ?? "·" })
  }

  private mutating func joined(of part: (inout RandomGrids) -> Grid) -> Grid {
    var joined = part(&self)
    for _ in 0..<number(1..<4) { joined = joined.joined(with: part(&self)) }
    return joined
  }

  private mutating func refilled() -> Grid {
    var grid = Grid(TestGrid(rows(columns: number(0..<6)) + [[label()]]))
    for _ in 0..<number(1..<5) {
      grid = grid.refilled(
        section: number(0..<grid.sectionCount), with: Grid(list()),
        number(0..<3) == 0 ? .replacing : .appending)
    }
    return grid
  }

  /// A table of few rows and columns, so that pairs occur more than once.
  private mutating func pivoted() -> Grid {
    let records = (0..<number(0..<20)).map { _ in
      ["r\(number(0..<4))", "c\(number(0..<4))", label()]
    }
    let fields = PivotFields(row: "0", column: "1", value: "2")
    // Three fields, also where there are no records.
    let table = TableGrid([], records + [["r0", "c0", label()]])
    return (try? Grid(PivotedGrid(Grid(table), by: fields))) ?? .empty
  }

  /// With some of a few titles, in any order.
  private mutating func table() -> TableGrid {
    let titles = ["A", "B", "C", "D", "E"].shuffled(using: &random).prefix(number(1..<6))
    return TableGrid(Array(titles), rows(columns: titles.count))
  }

  /// Ragged, with gaps.
  private mutating func rows(columns: Int) -> [[String?]] {
    (0..<number(0..<6)).map { _ in (0..<number(0..<columns + 1)).map { _ in label() } }
  }

  private mutating func label() -> String? {
    labelCount += 1
    return number(0..<5) == 0 ? nil : "item\(labelCount)"
  }
}
