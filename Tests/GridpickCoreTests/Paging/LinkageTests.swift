import GridpickTestSupport
import Testing

@testable import GridpickCore

struct LinkageTests {
  private let grid = Grid(
    TestGrid([
      ["a", "b", "c", "d", "e", "f", "g", "h"], ["i"], ["j", "k", "l", "m", "n", "o", "p", "q"],
    ]))

  /// Three sections below each other, whose items run across: 20 columns of them in view, 10 each.
  private var shelves: Pagers { pagers(linkedBanner: 0) }

  private func pagers(linkedBanner banner: Int, focus: Focus = .roam) -> Pagers {
    Pagers(section: Pager(track: Track(count: 3, pitch: 4), view: 12, focus: focus)) { section in
      let count = grid.itemCount(inSection: section)
      return Pager(
        track: Track(count: count, pitch: 10, start: banner), view: 20, focus: focus, reach: banner)
    }
  }

  private func itemOffsets(_ controller: PagingController, _ pagers: Pagers) -> [Int] {
    let offsets = controller.offsets(at: .zero, on: Ground(pagers, grid))
    return (0..<3).map(offsets.item(in:))
  }

  private func went(_ linkage: Linkage, _ places: [Position], _ pagers: Pagers) -> PagingController
  {
    var controller = PagingController(start: .at(0, 0), linkage: linkage)
    for place in places {
      controller.move(to: place)
      controller.align(on: Ground(pagers, grid))
    }
    return controller
  }

  @Test func `P6.1 every section has its own index and offset`() {
    let controller = went(.independent, [.at(0, 5), .at(2, 3)], shelves)
    #expect(itemOffsets(controller, shelves) == [40, 0, 20])
    #expect((0..<3).map { controller.position(inSection: $0, of: grid).index } == [5, 0, 3])
  }

  @Test func `P7.2 only a banner that sections share moves them together`() {
    for (linkage, areTogether) in [
      (Linkage.hybrid, true), (.independent, false), (.shared, true),
    ] {
      var places = Places(linkage)
      places.collapsePoint = 3
      #expect(places.areTogether(0, 1, seenAt: 1) == areTogether)
      #expect(places.areTogether(0, 1, seenAt: 3) == (linkage == .shared))
    }
  }

  @Test func `P6.4 a section that was not visited starts at its first item`() {
    var controller = went(.independent, [.at(0, 5)], shelves)
    controller.step(.section, by: 2, in: grid)
    controller.align(on: Ground(shelves, grid))
    #expect(controller.position(in: grid) == .at(2, 0))
    #expect(itemOffsets(controller, shelves) == [40, 0, 0])
  }

  @Test func `P1.1 with shared linkage all sections have one index and one offset`() {
    let shared = Pagers(
      section: shelves.section,
      item: Pager(track: Track(count: 8, pitch: 10), view: 20, focus: .roam))
    let controller = went(.shared, [.at(0, 5), .at(2, 3)], shared)
    #expect(itemOffsets(controller, shared) == [30, 30, 30])
    #expect((0..<3).map { controller.position(inSection: $0, of: grid).index } == [3, 0, 3])
  }

  @Test func `P6.3 a stored position is clamped when it is read`() {
    var controller = went(.independent, [.at(0, 7)], shelves)
    let fewer = Grid(TestGrid([["a", "b", "c"], ["i"], ["j"]]))
    let pagers = Pagers(section: shelves.section) { section in
      Pager(
        track: Track(count: fewer.itemCount(inSection: section), pitch: 10), view: 20, focus: .roam)
    }
    let offsets = controller.offsets(at: .zero, on: Ground(pagers, fewer))
    #expect(offsets.item(in: 0) == 10)
    #expect(controller.position(in: fewer) == .at(0, 2))
    controller.step(.section, by: 1, in: fewer)
    #expect(controller.position(in: fewer) == .at(1, 0))
  }

  @Test func `P6.3 places follow their sections, and are forgotten with them`() {
    var places = Places(.independent)
    for (section, index) in [(0, 4), (1, 5), (2, 6)] { places[section].index = index }
    let moved = places.moved { [2: 0, 0: 7][$0] }
    #expect([0, 1, 2, 7].map { moved[$0].index } == [6, 0, 0, 4])
    #expect(moved.visitedSections == [0, 7])
  }

  @Test(
    arguments: [
      // The banner takes 6: above that all go together, below it each is where it was left.
      ([(0, 3)], [3, 3, 3]), ([(0, 30)], [30, 6, 6]), ([(0, 30), (2, 9)], [30, 6, 9]),
      ([(0, 30), (2, 9), (1, 2)], [2, 2, 2]), ([(0, 30), (2, 9), (1, 2), (1, 6)], [30, 6, 9]),
      ([(2, 6)], [6, 6, 6]),
    ] as [([(section: Int, offset: Int)], [Int])])
  func `P7.2 P7.3 sections scroll together until the banner is gone`(
    settings: [(section: Int, offset: Int)], offsets: [Int]
  ) {
    var places = Places(.hybrid)
    places.collapsePoint = 6
    for setting in settings { places.setOffset(setting.offset, in: setting.section) }
    #expect((0..<3).map { places.offset(in: $0) } == offsets)
  }

  @Test func `L5.1 a short list can be scrolled by the length of the banner`() {
    let pagers = pagers(linkedBanner: 6)
    var controller = went(.hybrid, [.at(0, 7)], pagers)
    #expect(itemOffsets(controller, pagers) == [66, 6, 6])
    controller.step(.section, by: 1, in: grid)
    controller.align(on: Ground(pagers, grid))
    #expect(itemOffsets(controller, pagers) == [66, 6, 6])
  }

  @Test(arguments: Linkage.allCases, Linkage.allCases)
  func `P9.1 a change of the linkage keeps the current item`(from: Linkage, to: Linkage) {
    var controller = went(from, [.at(0, 2), .at(2, 5)], shelves)
    controller.link(to)
    controller.align(on: Ground(shelves, grid))
    #expect(controller.position(in: grid) == .at(2, 5))
    #expect(itemOffsets(controller, shelves)[2] == 40)
    #expect(
      controller.position(inSection: 0, of: grid).index == (to == .shared ? 5 : from == to ? 2 : 0))
  }

  @Test func `L4.4 in center focus the first page stays below the banner`() {
    let pager = pagers(linkedBanner: 6, focus: .center).item(in: 0)
    #expect(pager.restingOffset(showing: 0, from: 50) == 0)
    #expect(pager.restingOffset(showing: 1, from: 0) == 11)
    let large = pagers(linkedBanner: 14, focus: .center).item(in: 0)
    #expect(large.restingOffset(showing: 0, from: 50) == 9)
  }

  @Test func `G8.4 a jump to a far page does not show the pages between`() {
    var controller = went(.independent, [.at(0, 0)], pagers(linkedBanner: 0, focus: .center))
    controller.move(to: .at(0, 7))
    let pagers = pagers(linkedBanner: 0, focus: .center)
    controller.align(on: Ground(pagers, grid), .gliding(from: .zero))
    #expect(itemOffsets(controller, pagers)[0] == 45)
    #expect(controller.offsets(at: .seconds(1), on: Ground(pagers, grid)).item(in: 0) == 65)
  }
}
