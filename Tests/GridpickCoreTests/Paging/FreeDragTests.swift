import GridpickTestSupport
import Testing

@testable import GridpickCore

struct FreeDragTests {
  private let grid = Grid(TestGrid(rows: 20, columns: 8))
  private let start = Duration.seconds(3)
  private let pagers = Pagers(
    section: Pager(track: Track(count: 20, pitch: 4), view: 10, focus: .roam, snap: .free),
    item: Pager(track: Track(count: 8, pitch: 10), view: 30, focus: .roam, snap: .free))

  private func thrown(
    _ controller: inout PagingController, _ axis: GridAxis, _ distance: Int,
    in content: Grid
  ) {
    controller.touch(at: start)
    controller.drag(axis, by: distance, on: Ground(pagers, content))
    controller.release(axis, Throw(distance: distance), on: Ground(pagers, content), .atOnce)
  }

  private func aligned(at position: Position, in content: Grid) -> PagingController {
    var controller = PagingController(start: position)
    controller.align(on: Ground(pagers, content))
    return controller
  }

  @Test(arguments: [
    // The view shows 10..<20 at rest: the pages 3 and 4 whole. Page 4, at 16..<20, is current.
    (0, 10, 4), (1, 11, 4), (6, 16, 4), (7, 17, 5), (-1, 9, 3), (-10, 0, 1), (500, 70, 18),
  ])
  func `G6.6 G6.7 free stays at the landing, and a position moves only if out of view`(
    distance: Int, offset: Int, section: Int
  ) {
    var controller = aligned(at: .at(4, 0), in: grid)
    #expect(controller.offset(.section, at: start) == 10)
    thrown(&controller, .section, distance, in: grid)
    #expect(controller.offset(.section, at: start) == offset)
    #expect(controller.position(in: grid) == .at(section, 0))
  }

  @Test func `G6.5 a touch or a drag along the other axis leaves a free view where it is`() {
    var controller = aligned(at: .at(4, 3), in: grid)
    thrown(&controller, .item, 7, in: grid)
    let rest = controller.offset(.item, at: start)
    controller.touch(at: start)
    controller.letGo(.atOnce)
    #expect(controller.offset(.item, at: start) == rest)
    thrown(&controller, .section, 1, in: grid)
    #expect(controller.offset(.item, at: start) == rest)
    #expect(controller.offset(.section, at: start) == 11)
  }

  @Test(arguments: [
    [["a"], Array(repeating: "b", count: 8)], [[], Array(repeating: "b", count: 8)],
  ])
  func `G6.6 if only longer sections have items in view the position keeps its section`(
    rows: [[String]]
  ) {
    let ragged = Grid(TestGrid(rows))
    var controller = aligned(at: .at(0, 0), in: ragged)
    thrown(&controller, .item, 40, in: ragged)
    #expect(controller.position(in: ragged) == .at(0, 0))
    #expect(controller.offset(.item, at: start) == 0)
    #expect(controller.landing(.item, Throw(distance: 40), on: Ground(pagers, ragged)) == .at(0, 0))
  }

  @Test func `G6.6 free moves no further than the last item of a short row`() {
    let ragged = Grid(TestGrid([["a", "b"], Array(repeating: "c", count: 8)]))
    var controller = aligned(at: .at(0, 0), in: ragged)
    for distance in [40, 5, 40] {
      thrown(&controller, .item, distance, in: ragged)
      #expect(controller.offset(.item, at: start) == (distance == 5 ? 5 : 10))
      #expect(controller.position(in: ragged) == .at(0, 1))
      thrown(&controller, .item, -40, in: ragged)
      #expect(controller.offset(.item, at: start) == 0)
    }
  }

  @Test(arguments: [
    // Pages are 10 wide, of 30 in view. In view at rest: 2 to 4, of which only 4 is an item.
    (20, 20, 4), (-70, 20, 4),
    // Only gaps are in view: the next item is brought there, and no further.
    (50, 80, 10), (70, 80, 10), (-45, 40, 4),
  ])
  func `G6.7 G6.8 free goes to the nearest item in view, or brings one into view`(
    distance: Int, offset: Int, index: Int
  ) {
    let gappy = Grid(TestGrid([["a", nil, nil, nil, "e", nil, nil, nil, nil, nil, "k", nil]]))
    let pager = Pager(track: Track(count: 12, pitch: 10), view: 30, focus: .roam, snap: .free)
    let pagers = Pagers(section: pager, item: pager)
    var controller = PagingController(start: .at(0, distance < 0 ? 10 : 0))
    controller.align(on: Ground(pagers, gappy))
    controller.touch(at: start)
    let throwing = Throw(distance: distance)
    let landing = controller.landing(.item, throwing, on: Ground(pagers, gappy))
    controller.release(.item, throwing, on: Ground(pagers, gappy), .atOnce)
    #expect(controller.position(in: gappy) == .at(0, index))
    #expect(landing == .at(0, index))
    #expect(controller.offset(.item, at: start) == offset)
  }

  @Test(arguments: GridAxis.allCases)
  func `P3.2 in an empty grid a drag does nothing`(axis: GridAxis) {
    let empty = Grid(TestGrid([]))
    var controller = aligned(at: .at(0, 0), in: empty)
    let before = controller
    thrown(&controller, axis, 40, in: empty)
    #expect(controller == before)
    #expect(controller.landing(axis, Throw(distance: 9), on: Ground(pagers, empty)) == nil)
  }
}
