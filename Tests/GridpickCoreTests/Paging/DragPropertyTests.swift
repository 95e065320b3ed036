import GridpickTestSupport
import Testing

@testable import GridpickCore

struct DragPropertyTests {
  private static let rules: [SnapKind?] = [.half, .nearest, .step, nil]

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `G4.4 P2.6 any drag ends on the predicted item, which is in view`(
    seed: UInt64
  ) {
    var numbers = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
      (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        Int.random(in: 1...6, using: &numbers) == 1 ? "a" : nil
      }
    }
    let grid = Grid(TestGrid(rows))
    let pagers = Pagers(
      section: pager(count: grid.sectionCount, Self.rules + [.free], &numbers),
      item: pager(count: grid.columnCount, Self.rules + [.free], &numbers))
    var controller = PagingController(start: .at(0, 0))
    controller.align(on: Ground(pagers, grid))
    for _ in 0..<12 {
      let axis = Bool.random(using: &numbers) ? GridAxis.section : .item
      let throwing = anyThrow(&numbers)
      let before = controller.position(in: grid)
      let drawn = controller.landing(axis, throwing, on: Ground(pagers, grid))
      controller.touch(at: .zero)
      controller.drag(axis, by: throwing.distance, on: Ground(pagers, grid))
      controller.release(axis, throwing, on: Ground(pagers, grid), .atOnce)
      expect(controller, isAt: drawn, from: before, axis, pagers, grid)
    }
  }

  private func expect(
    _ controller: PagingController, isAt drawn: Position?, from before: Position?, _ axis: GridAxis,
    _ pagers: Pagers, _ grid: Grid
  ) {
    let position = controller.position(in: grid)
    #expect(position == drawn)
    guard let position else { return }
    if axis == .item, position != before { #expect(grid.item(at: position) != nil) }
    for axis in GridAxis.allCases where pagers[axis].track.count > 0 {
      let offset = controller.offset(axis, at: .zero)
      #expect(pagers[axis].focus == .center || pagers[axis].shows(position[axis], at: offset))
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `G7.1 any drag leaves the position where as many steps would`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
      [String?](repeating: "a", count: Int.random(in: 1...9, using: &numbers))
    }
    let grid = Grid(TestGrid(rows))
    let pagers = Pagers(
      section: pager(count: grid.sectionCount, Self.rules, &numbers),
      item: pager(count: grid.columnCount, Self.rules, &numbers))
    let start = Position(
      section: Int.random(in: 0..<grid.sectionCount, using: &numbers),
      index: Int.random(in: 0..<grid.columnCount, using: &numbers))
    var controller = PagingController(start: start)
    controller.align(on: Ground(pagers, grid))
    for _ in 0..<12 {
      let axis = Bool.random(using: &numbers) ? GridAxis.section : .item
      let throwing = anyThrow(&numbers)
      let stepped = stepped(controller, axis, throwing, pagers, grid)
      controller.touch(at: .zero)
      controller.drag(axis, by: throwing.distance, on: Ground(pagers, grid))
      controller.release(axis, throwing, on: Ground(pagers, grid), .atOnce)
      #expect(controller.asked == stepped.asked)
      #expect(controller.position(in: grid) == stepped.position(in: grid))
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `G7.2 in roam focus the view rests within a page of where it was released`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...30, using: &numbers)
    let pitch = Int.random(in: 1...6, using: &numbers)
    let pager = Pager(
      track: Track(count: count, pitch: pitch),
      view: Int.random(in: 2 * pitch...40, using: &numbers),
      focus: .roam, end: Bool.random(using: &numbers) ? .flush : .spacer, snap: .nearest)
    let ground = Ground(
      Pagers(section: pager, item: pager), Grid(TestGrid(rows: count, columns: count)))
    var controller = PagingController(start: .at(0, 0))
    controller.align(on: ground)
    for _ in 0..<12 {
      let axis = Bool.random(using: &numbers) ? GridAxis.section : .item
      let throwing = Throw(distance: Int.random(in: -60...60, using: &numbers))
      let page = controller.position(in: ground.grid)?[axis] ?? 0
      let before = controller.offset(axis, at: .zero)
      controller.touch(at: .zero)
      controller.drag(axis, by: throwing.distance, on: ground)
      let left = controller.offset(axis, at: .zero).clamped(to: 0...pager.furthestOffset)
      controller.release(axis, throwing, on: ground, .atOnce)
      let rest = controller.offset(axis, at: .zero)
      let landed = controller.position(in: ground.grid)?[axis] ?? 0
      // To where as many pages bring it, and where the item would then be cut, by less than one more.
      #expect(abs(rest - left) <= pitch, "\(throwing), from \(before)")
      #expect((0...pager.furthestOffset).contains(rest) && pager.shows(landed, at: rest))
      if landed == page { #expect(rest == before || left != before) }
    }
  }

  /// The controller after as many steps as the rule says.
  private func stepped(
    _ controller: PagingController, _ axis: GridAxis, _ throwing: Throw, _ pagers: Pagers,
    _ grid: Grid
  ) -> PagingController {
    guard let position = controller.position(in: grid) else { return controller }
    let page = position[axis]
    let count = axis == .section ? grid.sectionCount : grid.itemCount(inSection: position.section)
    let pages = pagers[axis].pages(
      for: throwing, from: page, at: controller.offset(axis, at: .zero), pages: 0..<count)
    return controller.stepped(
      axis, Array(repeating: pages.signum(), count: abs(pages)), in: grid)
  }

  private func anyThrow(_ numbers: inout SeededGenerator) -> Throw {
    Throw(
      distance: Int.random(in: -40...40, using: &numbers),
      velocity: Double(Int.random(in: -90...90, using: &numbers)))
  }

  private func pager(
    count: Int, _ rules: [SnapKind?], _ numbers: inout SeededGenerator
  ) -> Pager {
    let pitches = (0..<max(1, count)).map { _ in Int.random(in: 1...12, using: &numbers) }
    let track =
      Bool.random(using: &numbers)
      ? Track(pitches: Array(pitches.prefix(count))) : Track(count: count, pitch: pitches[0])
    return Pager(
      track: track, view: Int.random(in: 0...40, using: &numbers),
      focus: Bool.random(using: &numbers) ? .roam : .center,
      end: Bool.random(using: &numbers) ? .flush : .spacer,
      snap: rules.randomElement(using: &numbers) ?? nil,
      deceleration: [nil, .fast, .normal].randomElement(using: &numbers) ?? nil)
  }
}
