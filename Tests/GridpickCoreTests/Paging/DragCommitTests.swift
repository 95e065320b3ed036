import GridpickTestSupport
import Testing

@testable import GridpickCore

struct DragCommitTests {
  private let grid = Grid(TestGrid(rows: 20, columns: 8))
  private let start = Duration.seconds(3)

  private func pagers(_ focus: Focus, snap: SnapKind = .nearest) -> Pagers {
    Pagers(
      section: Pager(track: Track(count: 20, pitch: 4), view: 10, focus: focus, snap: snap),
      item: Pager(track: Track(count: 8, pitch: 10), view: 30, focus: focus, snap: snap))
  }

  private func aligned(
    at position: Position, _ pagers: Pagers, in content: Grid? = nil
  ) -> PagingController {
    var controller = PagingController(start: position)
    controller.align(on: Ground(pagers, content ?? grid))
    return controller
  }

  @Test(arguments: Focus.allCases, GridAxis.allCases)
  func `G4.1 the content follows the pointer and the position stays`(focus: Focus, axis: GridAxis) {
    let pagers = pagers(focus)
    var controller = aligned(at: .at(5, 3), pagers)
    let other = GridAxis.allCases.first { $0 != axis } ?? axis
    let seen = GridAxis.allCases.map { controller.offset($0, at: start) }
    controller.touch(at: start)
    for distance in [3, -6, 9] {
      controller.drag(axis, by: distance, on: Ground(pagers, grid))
      #expect(controller.offset(axis, at: start) == seen[axis == .section ? 0 : 1] + distance)
      #expect(controller.offset(other, at: start) == seen[axis == .section ? 1 : 0])
      #expect(controller.position(in: grid) == .at(5, 3))
      #expect(controller.settlesAt == nil)
    }
  }

  @Test(arguments: Focus.allCases, [(3, 1), (9, 2), (-8, -2), (1, 0), (400, 14)])
  func `G7.1 a drag over some pages moves the position by as many steps`(
    focus: Focus, drag: (distance: Int, pages: Int)
  ) {
    let pagers = pagers(focus)
    var controller = aligned(at: .at(5, 3), pagers)
    controller.touch(at: start)
    controller.drag(.section, by: drag.distance, on: Ground(pagers, grid))
    let throwing = Throw(distance: drag.distance)
    let landing = controller.landing(.section, throwing, on: Ground(pagers, grid))
    controller.release(.section, throwing, on: Ground(pagers, grid), .atOnce)
    #expect(controller.position(in: grid) == .at(5 + drag.pages, 3))
    #expect(landing == controller.position(in: grid))
  }

  @Test(arguments: [Focus.roam, .center])
  func `G7.2 a drag that moves no page returns the view`(focus: Focus) {
    let pagers = pagers(focus)
    let before = aligned(at: .at(5, 3), pagers)
    var controller = before
    controller.touch(at: start)
    controller.drag(.section, by: 2, on: Ground(pagers, grid))
    let approach = PagingController.Approach.thrown(from: start, speed: 0)
    controller.release(.section, Throw(distance: 2), on: Ground(pagers, grid), approach)
    #expect(controller.offset(.section, at: start) == before.offset(.section, at: start) + 2)
    #expect(controller.settlesAt == start + .milliseconds(400))
    controller.finishSettling()
    #expect(controller == before)
  }

  @Test func `P1.2 P1.3 a drag along the sections keeps the requested column`() {
    let ragged = Grid(TestGrid([["a", "b", "c"], ["d"], ["e", "f", "g"]]))
    let pager = Pager(track: Track(count: 3, pitch: 4), view: 10, focus: .roam, snap: .nearest)
    let pagers = Pagers(section: pager, item: pager)
    var controller = aligned(at: .at(0, 2), pagers, in: ragged)
    for expected in [Position.at(1, 0), .at(2, 2)] {
      controller.touch(at: start)
      controller.release(.section, Throw(distance: 4), on: Ground(pagers, ragged), .atOnce)
      #expect(controller.position(in: ragged) == expected)
    }
    controller.release(.section, Throw(distance: -4), on: Ground(pagers, ragged), .atOnce)
    controller.release(.item, Throw(distance: 40), on: Ground(pagers, ragged), .atOnce)
    #expect(controller.asked == .at(1, 2))
  }

  @Test func `P1.3 a drag to a short row would end on its last item`() {
    let ragged = Grid(TestGrid([["a", "b", "c"], ["d"], [], ["e", "f", "g"]]))
    let pager = Pager(track: Track(count: 4, pitch: 4), view: 10, focus: .roam, snap: .nearest)
    let pagers = Pagers(section: pager, item: pager)
    let controller = aligned(at: .at(1, 2), pagers, in: ragged)
    let landings = [-4, 0, 4, 8].map {
      controller.landing(.section, Throw(distance: $0), on: Ground(pagers, ragged))
    }
    #expect(landings == [.at(0, 2), .at(1, 0), .at(2, 2), .at(3, 2)])
  }

  @Test(arguments: [
    // From b: gaps count as pages; a drag that would rest on one goes on, else back.
    (1, 4), (2, 4), (3, 4), (4, 4), (9, 4), (-1, 1), (-9, 1),
  ])
  func `P2.5 P2.6 a drag that ends at a gap goes on to the next item, or back`(
    pages: Int, index: Int
  ) {
    let gappy = Grid(TestGrid([[nil, "b", nil, nil, "e", nil]]))
    let pager = Pager(track: Track(count: 6, pitch: 4), view: 10, focus: .roam, snap: .nearest)
    let pagers = Pagers(section: pager, item: pager)
    var controller = aligned(at: .at(0, 1), pagers, in: gappy)
    controller.touch(at: start)
    controller.release(.item, Throw(distance: 4 * pages), on: Ground(pagers, gappy), .atOnce)
    #expect(controller.position(in: gappy) == .at(0, index))
  }
}
