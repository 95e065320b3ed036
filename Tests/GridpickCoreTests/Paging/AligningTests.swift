import GridpickTestSupport
import Testing

@testable import GridpickCore

struct AligningTests {
  private let grid = Grid(TestGrid(rows: 20, columns: 8))
  private let start = Duration.seconds(3)

  private func pagers(_ focus: Focus) -> Pagers {
    Pagers(
      section: Pager(track: Track(count: 20, pitch: 4), view: 10, focus: focus),
      item: Pager(track: Track(count: 8, pitch: 10), view: 30, focus: focus))
  }

  private func aligned(at position: Position, _ focus: Focus) -> PagingController {
    var controller = PagingController(start: position)
    controller.align(on: Ground(pagers(focus), grid))
    return controller
  }

  @Test func `T2.3 the view is aligned to the position on both axes`() {
    let controller = aligned(at: .at(5, 3), .center)
    #expect(controller.offset(.section, at: start) == 17)
    #expect(controller.offset(.item, at: start) == 20)
    #expect(controller.settlesAt == nil)
  }

  @Test func `G8.1 G8.4 a view that is aligned with a start time glides`() {
    var controller = aligned(at: .at(5, 3), .center)
    controller.step(.section, by: 1, in: grid)
    controller.align(on: Ground(pagers(.center), grid), .gliding(from: start))
    #expect(controller.settlesAt == start + .milliseconds(120))
    #expect(controller.offset(.section, at: start) == 17)
    #expect(controller.offset(.section, at: start + .milliseconds(30)) == 19)
    #expect(controller.offset(.section, at: start + .milliseconds(120)) == 21)
    #expect(controller.offset(.item, at: start + .milliseconds(30)) == 20)
  }

  @Test func `G8.3 a view that is already aligned does not glide`() {
    var controller = aligned(at: .at(5, 3), .center)
    controller.align(on: Ground(pagers(.center), grid), .gliding(from: start))
    #expect(controller.settlesAt == nil)
  }

  @Test func `G8.4 a movement ends when the last axis stops`() {
    var controller = aligned(at: .at(5, 3), .center)
    controller.step(.section, by: 1, in: grid)
    controller.align(on: Ground(pagers(.center), grid), .gliding(from: start))
    controller.step(.item, by: 1, in: grid)
    let later = start + .milliseconds(50)
    controller.align(on: Ground(pagers(.center), grid), .gliding(from: later))
    #expect(controller.settlesAt == later + .milliseconds(120))
  }

  @Test func `G8.6 a finished glide is at its target`() {
    var controller = aligned(at: .at(5, 3), .center)
    controller.move(to: .at(9, 0))
    controller.align(on: Ground(pagers(.center), grid), .gliding(from: start))
    controller.finishSettling()
    #expect(controller.settlesAt == nil)
    #expect(controller.offset(.section, at: start) == 33)
    #expect(controller.offset(.item, at: start) == -10)
  }

  @Test func `P3 an empty grid is aligned at its start`() {
    let pager = Pager(track: Track(count: 0, pitch: 4), view: 10, focus: .center)
    var controller = PagingController(start: .at(4, 4))
    controller.align(on: Ground(Pagers(section: pager, item: pager), Grid(TestGrid([]))))
    #expect(controller.offset(.section, at: start) == 0)
    #expect(controller.offset(.item, at: start) == 0)
  }
}
