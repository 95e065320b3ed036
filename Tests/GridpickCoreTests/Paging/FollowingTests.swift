import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Pages that are measured otherwise while a view shows them (rule S4).
struct FollowingTests {
  private let grid = Grid(TestGrid(rows: 40, columns: 1))

  private func pager(_ pitches: [Int], view: Int = 10) -> Pager {
    Pager(track: Track(pitches: pitches), view: view, focus: .roam)
  }

  private func randomPager(_ numbers: inout SeededGenerator) -> Pager {
    pager((0..<40).map { _ in Int.random(in: 1...4, using: &numbers) })
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `S4.9 the first line in view stays the same line of the same page`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let old = randomPager(&numbers)
    let new = randomPager(&numbers)
    for offset in 0..<old.furthestOffset {
      let there = new.offset(showing: offset, of: old)
      guard let page = old.track.page(at: offset) else { continue }
      let line = offset - old.track.span(of: page).lowerBound
      let span = new.track.span(of: page)
      #expect(there == span.lowerBound + min(line, span.count - 1))
    }
  }

  @Test func `S4.9 a view at the end, or pulled beyond an end, stays there`() {
    let old = pager(Array(repeating: 1, count: 40))
    let new = pager(Array(repeating: 2, count: 40))
    #expect(new.offset(showing: 30, of: old) == 70)
    #expect(new.offset(showing: 33, of: old) == 73)
    #expect(new.offset(showing: -3, of: old) == -3)
    #expect(new.offset(showing: 29, of: old) == 58)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `S4.9 G8 a glide continues at its speed from the visible offset to the new one`(
    seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let old = pager(Array(repeating: 2, count: 40))
    let new = pager(
      Array(repeating: 2, count: 20) + (0..<20).map { _ in Int.random(in: 1...4, using: &numbers) })
    func controller() -> PagingController {
      var controller = PagingController(start: Position(section: 25, index: 0))
      controller.sectionOffset = 46
      controller.settle(
        .section, in: 25, from: 6, .thrown(from: .zero, speed: 400))
      return controller
    }
    var controller = controller()
    let time = Duration.milliseconds(Int.random(in: 0...250, using: &numbers))
    let before = try #require(controller.sectionGlide)
    controller.follow(old, to: new, section: 25, at: time)
    let after = try #require(controller.sectionGlide)
    #expect(after.finish == before.finish)
    #expect(after.to == controller.sectionOffset)
    #expect(new.shows(25, at: controller.sectionOffset))
    let seen = before.offset(at: time)
    #expect(after.offset(at: time) == new.offset(showing: seen, of: old))
  }

  @Test(arguments: [0, 1, 50, 130, 250, 299])
  func `S4.9 G8 a glide between new offsets keeps its speed`(milliseconds: Int) throws {
    // Three pages before all that is seen take a line more.
    let old = pager(Array(repeating: 2, count: 40))
    let new = pager([3, 3, 3] + Array(repeating: 2, count: 37))
    var controller = PagingController(start: Position(section: 25, index: 0))
    controller.sectionOffset = 46
    controller.settle(.section, in: 25, from: 6, .thrown(from: .zero, speed: 400))
    let before = try #require(controller.sectionGlide)
    controller.follow(old, to: new, section: 25, at: .milliseconds(milliseconds))
    let after = try #require(controller.sectionGlide)
    for later in stride(from: milliseconds, through: 320, by: 5) {
      let time = Duration.milliseconds(later)
      #expect(abs(after.offset(at: time) - 3 - before.offset(at: time)) <= 1)
    }
  }

  @Test func `S4.9 a drag continues from where the pointer holds the view`() {
    let old = pager(Array(repeating: 1, count: 40))
    let new = pager(Array(repeating: 3, count: 5) + Array(repeating: 1, count: 35))
    var controller = PagingController(start: Position(section: 22, index: 0))
    controller.sectionOffset = 20
    controller.touch(at: .zero, on: Ground(Pagers(section: old, item: pager([9])), grid))
    controller.drag(.section, by: 4, on: Ground(Pagers(section: old, item: pager([9])), grid))
    controller.follow(old, to: new, section: 22, at: .zero)
    #expect(controller.grip?.held.section == 34)
    #expect(controller.grip?.touched.section == 30)
    #expect(controller.sectionOffset == 30)
  }
}
