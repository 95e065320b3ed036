import GridpickTestSupport
import Testing

@testable import GridpickCore

struct LinkedColumnTests {
  private let ragged = Grid(
    TestGrid([["a", "b", "c", "d"], ["e"], ["f", "g"], ["h", "i", "j", "k"]]))

  @Test(arguments: [
    ([], Position.at(0, 3)), ([1], .at(1, 0)), ([1, 1], .at(2, 1)), ([1, 1, 1], .at(3, 3)),
    ([1, 1, 1, -1, -1, -1], .at(0, 3)), ([3], .at(3, 3)), ([2], .at(2, 1)),
  ])
  func `P1.2 P1.3 a short row shows its last item and keeps the requested column`(
    steps: [Int], position: Position
  ) {
    let controller = PagingController(start: .at(0, 3)).stepped(.section, steps, in: ragged)
    #expect(controller.position(in: ragged) == position)
    #expect(controller.asked.index == 3)
  }

  @Test(arguments: [(-1, 0), (0, 1), (1, 1)])
  func `P1.4 a step along the items starts from the item shown and sets the column`(
    step: Int, column: Int
  ) {
    let inShortRow = PagingController(start: .at(2, 3)).stepped(.item, [step], in: ragged)
    #expect(inShortRow.position(in: ragged) == .at(2, column))
    let below = inShortRow.stepped(.section, [1], in: ragged)
    #expect(below.position(in: ragged) == .at(3, column))
  }

  @Test(arguments: [(true, 3), (false, 0)])
  func `P1.4 a jump along the items sets the column`(toLast: Bool, column: Int) {
    var controller = PagingController(start: .at(0, 1))
    controller.jump(.item, toLast: toLast, in: ragged)
    #expect(controller.stepped(.section, [3], in: ragged).position(in: ragged) == .at(3, column))
  }

  @Test(arguments: [(true, Position.at(3, 2)), (false, .at(0, 2))])
  func `P1.3 a jump along the sections keeps the column`(toLast: Bool, position: Position) {
    var controller = PagingController(start: .at(1, 2))
    controller.jump(.section, toLast: toLast, in: ragged)
    #expect(controller.position(in: ragged) == position)
  }

  @Test(arguments: [
    (Position.at(0, 0), Position.at(0, 0)), (.at(3, 3), .at(3, 3)), (.at(9, 9), .at(3, 3)),
    (.at(-1, -1), .at(0, 0)), (.at(1, 3), .at(1, 0)), (.at(.max, .max), .at(3, 3)),
    (.at(.min, .min), .at(0, 0)),
  ])
  func `P4.1 a position that is set is clamped`(asked: Position, position: Position) {
    #expect(PagingController(start: asked).position(in: ragged) == position)
    var controller = PagingController(start: .at(0, 0))
    controller.move(to: asked)
    #expect(controller.position(in: ragged) == position)
  }

  @Test func `P4.2 a requested position is kept until its data arrives`() {
    let controller = PagingController(start: .at(3, 2))
    #expect(controller.position(in: Grid(TestGrid([]))) == nil)
    #expect(controller.position(in: Grid(TestGrid([["a"], ["b", "c"]]))) == .at(1, 1))
    #expect(controller.position(in: ragged) == .at(3, 2))
  }

  @Test(arguments: [GridAxis.section, .item])
  func `P3.1 P3.2 an empty grid has no position, and moves do nothing`(axis: GridAxis) {
    let empty = Grid(TestGrid([]))
    let start = PagingController(start: .at(0, 0))
    var controller = start.stepped(axis, [1, -1, 5], wraps: true, in: empty)
    controller.jump(axis, toLast: true, in: empty)
    controller.jump(axis, toLast: false, in: empty)
    let pager = Pager(track: Track(count: 0, pitch: 1), view: 5, focus: .roam)
    controller.stepViews(axis, halves: 2, on: Ground(Pagers(section: pager, item: pager), empty))
    #expect(controller == start)
    #expect(controller.position(in: empty) == nil)
  }
}
