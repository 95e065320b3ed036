import GridpickTestSupport
import Testing

@testable import GridpickCore

struct EndTests {
  private let square = Grid(TestGrid(rows: 5, columns: 5))

  private func pagers(view: Int) -> Pagers {
    let pager = Pager(track: Track(count: 5, pitch: 2), view: view, focus: .roam)
    return Pagers(section: pager, item: pager)
  }

  private func place(_ controller: PagingController, _ axis: GridAxis) -> Int? {
    controller.position(in: square).map { axis == .section ? $0.section : $0.index }
  }

  @Test(arguments: GridAxis.allCases, [(4, 1, 4), (0, -1, 0), (2, 9, 4), (2, -9, 0), (1, 2, 3)])
  func `P5.1 steps clamp at the ends`(axis: GridAxis, step: (from: Int, by: Int, to: Int)) {
    let controller = PagingController(start: .at(step.from, step.from))
    #expect(place(controller.stepped(axis, [step.by], in: square), axis) == step.to)
  }

  @Test(arguments: GridAxis.allCases, [(4, 1, 0), (0, -1, 4), (2, 1, 3), (1, -1, 0)])
  func `P5.2 single steps wrap with cycling`(axis: GridAxis, step: (from: Int, by: Int, to: Int)) {
    let controller = PagingController(start: .at(step.from, step.from))
    #expect(place(controller.stepped(axis, [step.by], wraps: true, in: square), axis) == step.to)
  }

  @Test(arguments: GridAxis.allCases, [-1, 1])
  func `P5.2 an axis with one page does not wrap`(axis: GridAxis, step: Int) {
    let single = Grid(TestGrid([["a"]]))
    let controller = PagingController(start: .at(0, 0))
    #expect(controller.stepped(axis, [step], wraps: true, in: single) == controller)
  }

  @Test func `P5.2 wrapping stays among the items of the section, not of the longest one`() {
    let ragged = Grid(TestGrid([["a", "b", "c"], ["d", "e"]]))
    let controller = PagingController(start: .at(1, 1)).stepped(.item, [1], wraps: true, in: ragged)
    #expect(controller.position(in: ragged) == .at(1, 0))
  }

  @Test(arguments: GridAxis.allCases, [(0, 1, 2), (3, 1, 4), (4, 1, 4), (4, -1, 2), (1, -1, 0)])
  func `P5.1 P5.12 a step of a view moves by its whole pages, and clamps`(
    axis: GridAxis, view: (from: Int, by: Int, to: Int)
  ) {
    var controller = PagingController(start: .at(view.from, view.from))
    controller.stepViews(axis, halves: 2 * view.by, on: Ground(pagers(view: 5), square))
    #expect(place(controller, axis) == view.to)
  }

  @Test(arguments: GridAxis.allCases, [(true, 4), (false, 0)])
  func `P5.1 jumps go to the ends`(axis: GridAxis, jump: (toLast: Bool, place: Int)) {
    for start in 0..<5 {
      var controller = PagingController(start: .at(start, start))
      controller.jump(axis, toLast: jump.toLast, in: square)
      #expect(place(controller, axis) == jump.place)
    }
  }
}
