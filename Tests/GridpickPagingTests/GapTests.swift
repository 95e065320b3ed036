import GridpickModel
import GridpickPaging
import GridpickTestSupport
import Testing

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
  func `P2 a step along the items passes over gaps, and stays where none is left`(
    from: Position, step: Int, index: Int
  ) {
    let controller = PagingController(start: from).stepped(.item, [step], in: gappy)
    #expect(controller.position(in: gappy) == .at(from.section, index))
  }

  @Test(arguments: [
    (Position.at(0, 4), 1, 1), (.at(0, 1), -1, 4), (.at(0, 5), 1, 1), (.at(0, 0), -1, 4),
    (.at(1, 0), 1, 0), (.at(1, 0), -1, 0), (.at(1, 3), 1, 0), (.at(2, 1), 1, 1), (.at(2, 1), -1, 1),
  ])
  func `P5 a wrapping step passes over gaps too`(from: Position, step: Int, index: Int) {
    let controller = PagingController(start: from).stepped(.item, [step], wraps: true, in: gappy)
    #expect(controller.position(in: gappy) == .at(from.section, index))
  }

  @Test func `P2 along the sections the position lands on gaps and empty sections`() {
    let start = PagingController(start: .at(0, 4))
    let passed = (1...4).map { start.stepped(.section, [$0], in: gappy).position(in: gappy) }
    #expect(passed == [.at(1, 4), .at(2, 2), .at(3, 4), .at(4, 4)])
  }

  @Test(arguments: [-1, 1])
  func `P2 in an empty section a step along the items does nothing`(step: Int) {
    let start = PagingController(start: .at(3, 4))
    #expect(start.stepped(.item, [step], in: gappy) == start)
    #expect(start.stepped(.item, [step], wraps: true, in: gappy) == start)
  }

  @Test(arguments: [(0, false, 1), (0, true, 4), (1, true, 0), (2, true, 2), (3, true, 2)])
  func `P2 a jump along the items goes to the first or last that is no gap`(
    section: Int, toLast: Bool, index: Int
  ) {
    var controller = PagingController(start: .at(section, 2))
    controller.jump(.item, toLast: toLast, in: gappy)
    #expect(controller.position(in: gappy)?.index == index)
  }
}
