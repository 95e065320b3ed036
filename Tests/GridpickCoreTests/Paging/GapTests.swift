import GridpickTestSupport
import Testing

@testable import GridpickCore

struct GapTests {
  private let gappy = Grid(
    TestGrid([
      [nil, "b", nil, nil, "e", nil],
      ["a", nil, nil, nil, nil, nil],
      [nil, nil, nil],
      [],
      ["a", "b", "c", "d", "e", "f"],
    ]))

  @Test(arguments: [
    (Position.at(0, 1), 1, 4), (.at(0, 4), -1, 1), (.at(0, 4), 1, 4), (.at(0, 1), -1, 1),
    (.at(0, 2), 1, 4), (.at(0, 2), -1, 1), (.at(0, 0), -1, 0), (.at(0, 5), 1, 5), (.at(2, 1), 1, 1),
  ])
  func `P2.2 a step along the items skips gaps, and stays if no item follows them`(
    from: Position, step: Int, index: Int
  ) {
    let controller = PagingController(start: from).stepped(.item, [step], in: gappy)
    #expect(controller.position(in: gappy) == .at(from.section, index))
  }

  @Test(arguments: [
    (Position.at(0, 4), 1, 1), (.at(0, 1), -1, 4), (.at(0, 5), 1, 1), (.at(0, 0), -1, 4),
    (.at(1, 0), 1, 0), (.at(1, 0), -1, 0), (.at(1, 3), 1, 0), (.at(2, 1), 1, 1), (.at(2, 1), -1, 1),
  ])
  func `P2.2 P5.2 a wrapping step skips gaps too`(from: Position, step: Int, index: Int) {
    let controller = PagingController(start: from).stepped(.item, [step], wraps: true, in: gappy)
    #expect(controller.position(in: gappy) == .at(from.section, index))
  }

  @Test func `P2.3 along the sections the position stops at gaps and empty sections`() {
    let start = PagingController(start: .at(0, 4))
    let passed = (1...4).map { start.stepped(.section, [$0], in: gappy).position(in: gappy) }
    #expect(passed == [.at(1, 4), .at(2, 2), .at(3, 4), .at(4, 4)])
  }

  @Test(arguments: [-1, 1])
  func `P2.2 in an empty section a step along the items does nothing`(step: Int) {
    let start = PagingController(start: .at(3, 4))
    #expect(start.stepped(.item, [step], in: gappy) == start)
    #expect(start.stepped(.item, [step], wraps: true, in: gappy) == start)
  }

  @Test func `P2.2 L1.1 a step asks whether items exist, but reads none of them`() {
    let grid = LongGap(columnCount: 100_000)
    let content = Grid(grid)
    let start = PagingController(start: .at(0, 0))
    #expect(start.stepped(.item, [1], in: content).position(in: content) == .at(0, 99_999))
    #expect(grid.askedItems == 0)
  }

  @Test(.timeLimit(.minutes(5)))
  func `P2.2 L1.2 a step searches no further than the longest gap`() {
    let content = Grid(LongGap(columnCount: 1 << 40))
    let start = PagingController(start: .at(0, 0))
    #expect(start.stepped(.item, [1], wraps: true, in: content) == start)
    #expect(content.itemIndex(from: .at(0, 1 << 30), going: 1) == nil)
  }

  @Test(.timeLimit(.minutes(5)), arguments: [(1_000_000, true), (2_000_000, false)])
  func `P2.2 a step passes a million gaps, and not two million`(gaps: Int, passes: Bool) {
    let content = Grid(LongGap(columnCount: gaps + 2))
    let stepped = PagingController(start: .at(0, 0)).stepped(.item, [1], in: content)
    #expect(stepped.position(in: content) == .at(0, passes ? gaps + 1 : 0))
  }

  @Test(arguments: [(0, false, 1), (0, true, 4), (1, true, 0), (2, true, 2), (3, true, 2)])
  func `P2.8 a jump along the items goes to the first or last item that is no gap`(
    section: Int, toLast: Bool, index: Int
  ) {
    var controller = PagingController(start: .at(section, 2))
    controller.jump(.item, toLast: toLast, in: gappy)
    #expect(controller.position(in: gappy)?.index == index)
  }
}

/// A section of empty slots but for its first and its last, which counts how often an item is asked for.
private final class LongGap: Source {
  let columnCount: Int
  private(set) var askedItems = 0

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  var sectionCount: Int { 1 }

  func itemCount(inSection section: Int) -> Int { columnCount }

  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? {
    askedItems += 1
    return hasItem(at: id) ? GridItem("item") : nil
  }

  func hasItem(at id: ItemID) -> Bool { id.index == 0 || id.index == columnCount - 1 }

  func value(at id: ItemID) -> [UInt8] { [] }
}
