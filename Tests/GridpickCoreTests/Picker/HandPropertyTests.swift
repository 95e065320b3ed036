import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Properties of any gesture in any layout.
struct HandPropertyTests {
  /// A picker that something may have happened to.
  private func run(_ random: inout RandomPicker) -> PickerRun {
    var run = random.run()
    for _ in 0..<8 {
      run.skip(random.pause())
      run.take(random.event())
    }
    // A query in the help is emptied first.
    for _ in 0..<2 where run.state.browsing.mode.overlay != nil { run.take(.key(Key(.escape))) }
    run.point(.press(.other, ScreenPoint(line: 0, column: 0)))
    run.wait(.seconds(2))
    return run
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `G4.4 G7.4 a release at rest chooses the drawn item, and leaves the rest in view`(
    seed: UInt64
  ) {
    var random = RandomPicker(seed: seed)
    var run = run(&random)
    for _ in 0..<6 {
      let from = random.point()
      run.press(at: from.line, from.column)
      let to = random.point()
      run.drag(to: to.line, to.column)
      guard let drag = run.state.pointer.drag else {
        run.release()
        continue
      }
      let drawn = run.state.landing(drag)
      run.wait(.milliseconds(150))
      run.release()
      // In tabs whose banner is in view an item that is out of view gives way (rule P7).
      if run.state.controller.linkage != .hybrid { #expect(run.state.position == drawn) }
      run.wait(.seconds(2))
      guard let position = run.state.position else { continue }
      let pager = run.state.ground.pagers[drag.axis, at: position]
      let offsets = run.state.offsets
      let offset = drag.axis == .section ? offsets.section : offsets.item(in: position.section)
      guard pager.focus == .roam, position[drag.axis] < pager.track.count else { continue }
      #expect(pager.shows(position[drag.axis], at: offset))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `G15.1 a caught glide does not move until the release`(seed: UInt64) {
    var random = RandomPicker(seed: seed)
    var run = run(&random)
    let from = random.point()
    run.press(at: from.line, from.column)
    run.wait(.milliseconds(30))
    let to = random.point()
    run.drag(to: to.line, to.column)
    run.release()
    run.wait(.milliseconds(40))
    guard run.state.controller.settlesAt != nil else { return }
    run.press(at: to.line, to.column)
    guard let section = run.state.controller.grip?.section else { return }
    let seen = seen(run, section)
    for pause in [1, 16, 400, 1_500] {
      run.wait(.milliseconds(pause))
      #expect(self.seen(run, section) == seen)
      #expect(run.told.isEmpty)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `G16.8 a drag of the bar keeps its view, makes its drawn item current, and Esc undoes it`(
    seed: UInt64
  ) throws {
    var random = RandomPicker(seed: seed)
    var run = run(&random)
    let state = run.state
    guard let bar = state.placement.scrollBar(at: state.offsets) else { return }
    let axis = state.placement.gridAxis(along: .vertical)
    let section = state.position?.section ?? 0
    let before = (position: state.position, seen: seen(run, section))
    for isTaken in [true, false] {
      run.press(at: random.line(of: bar), bar.pane.columns.lowerBound)
      run.drag(to: random.line(of: bar), random.point().column)
      #expect(run.told.isEmpty)
      let drag = try #require(run.state.pointer.drag)
      let drawn = run.state.landing(drag)
      let held = seen(run, section)
      if isTaken {
        try run.press("escape")
        run.wait(.seconds(2))
        #expect(run.state.position == before.position)
        #expect(seen(run, section) == before.seen)
      } else {
        run.wait(.milliseconds(200))
        run.release()
        if run.state.controller.linkage != .hybrid { #expect(run.state.position == drawn) }
        run.wait(.seconds(2))
        guard let position = run.state.position else { continue }
        let pager = run.state.ground.pagers[axis, at: position]
        guard pager.focus == .roam, position[axis] < pager.track.count else { continue }
        let seen = run.state.placement.offset(along: .vertical, run.state.offsets)
        #expect(pager.shows(position[axis], at: seen))
        let page = pager.track.span(of: position[axis]).count
        // An empty slot gives way to an item, which may be further off.
        if run.state.item(at: position) != nil, drawn == before.position {
          #expect(abs(seen - held[axis == .section ? 0 : 1]) <= page)
        }
      }
    }
  }

  private func seen(_ run: PickerRun, _ section: Int) -> [Int] {
    [run.state.offsets.section, run.state.offsets.item(in: section)]
  }
}
