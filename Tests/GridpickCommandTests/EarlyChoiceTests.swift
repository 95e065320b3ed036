import GridpickCore
import Testing

@testable import GridpickCommand

/// The decisions of `--select-1` and `--exit-0`.
struct EarlyChoiceTests {
  private typealias Decision = EarlyChoice.Decision
  private static let none: [[[String?]]] = [[], [[]], [[nil]], [[], [nil, nil], []]]
  private static let one: [[[String?]]] = [[["a"]], [[], [nil, "a"], [nil]], [[nil], ["a"]]]
  private static let more: [[[String?]]] = [
    [["a", "b"]], [["a"], [nil], ["b"]], [["a", nil, "b"]],
  ]

  @Test(arguments: none, [true, false])
  func `P2.1 data without an item decides the choice`(rows: [[String?]], isComplete: Bool) {
    #expect(decide("", rows, isComplete) == .show)
    #expect(decide("1", rows, isComplete) == (isComplete ? .show : .undecided))
    #expect(decide("0", rows, isComplete) == (isComplete ? .nothing : .undecided))
    #expect(decide("10", rows, isComplete) == (isComplete ? .nothing : .undecided))
  }

  @Test(arguments: one, [true, false])
  func `a single item decides the choice`(rows: [[String?]], isComplete: Bool) throws {
    let section = try #require(rows.firstIndex { $0.contains("a") })
    let index = try #require(rows[section].firstIndex(of: "a"))
    let picked = Decision.pick(ItemID(section: section, index: index))
    #expect(decide("", rows, isComplete) == .show)
    #expect(decide("1", rows, isComplete) == (isComplete ? picked : .undecided))
    #expect(decide("0", rows, isComplete) == .show)
    #expect(decide("10", rows, isComplete) == (isComplete ? picked : .undecided))
  }

  @Test(arguments: more, ["", "1", "0", "10"])
  func `several items decide the choice before the data is complete`(
    rows: [[String?]], options: String
  ) {
    for isComplete in [true, false] { #expect(decide(options, rows, isComplete) == .show) }
  }

  @Test(arguments: [("1", 2), ("0", 1), ("10", 2), ("", 0)])
  func `the choice asks for no more items than it needs`(options: String, count: Int) {
    let grid = CountingGrid()
    #expect(choice(options).decision(on: Grid(grid), isComplete: true) == .show)
    #expect(grid.asked.count == count)
  }

  private func decide(
    _ options: String, _ rows: [[String?]], _ isComplete: Bool
  ) -> Decision {
    choice(options).decision(on: Grid(WrittenGrid(rows)), isComplete: isComplete)
  }

  private func choice(_ options: String) -> EarlyChoice {
    var choice = EarlyChoice()
    choice.picksOnlyItem = options.contains("1")
    choice.endsWhenEmpty = options.contains("0")
    return choice
  }
}

/// A grid of a million items that counts how often it is asked for one.
private struct CountingGrid: Source {
  final class Count {
    var count = 0
  }

  let asked = Count()
  let sectionCount = 1_000
  let columnCount = 1_000

  func itemCount(inSection section: Int) -> Int { columnCount }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    asked.count += 1
    return GridItem("item")
  }

  func value(at id: ItemID) -> [UInt8] { [] }
}
