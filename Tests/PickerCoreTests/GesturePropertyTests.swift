import GridLayout
import GridModel
import GridPaging
import Screen
import TestSupport
import Testing

@testable import PickerCore

struct GesturePropertyTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `whatever happens, the position is inside and the view at rest where it belongs`(
    seed: UInt64
  ) {
    var random = RandomPicker(seed: seed)
    var run = random.run()
    expectSound(run.state)
    for _ in 0..<70 {
      run.skip(random.pause())
      let before = run.state.position
      let event = random.event()
      run.take(event)
      expectSound(run.state)
      expectTrue(run.told, from: before, of: run.state, after: event)
    }
  }

  private func expectSound(_ state: PickerState) {
    #expect(state.frame().size == state.size)
    #expect(state.controller.isHeld || !state.pointer.recognizer.isDragging)
    guard let position = state.position else {
      #expect(state.content.sectionCount == 0)
      return
    }
    #expect(0..<state.content.sectionCount ~= position.section)
    let count = state.content.itemCount(inSection: position.section)
    let last = max(0, (count > 0 ? count : state.content.columnCount) - 1)
    #expect(position.index == state.controller.asked.index.clamped(to: 0...last))
    guard state.controller.settlesAt == nil, !state.controller.isHeld else { return }
    for axis in GridAxis.allCases { expectRest(of: state, axis, at: position) }
  }

  /// Rules T2 and T3.
  private func expectRest(of state: PickerState, _ axis: GridAxis, at position: Position) {
    let pager = state.placement.pagers[axis, at: position]
    let offset = axis == .section ? state.offsets.section : state.offsets.item(in: position.section)
    guard pager.track.count > 0 else {
      #expect(offset == 0)
      return
    }
    let page = pager.track.span(of: position[axis])
    switch pager.focus {
    case .center:
      #expect(offset == page.lowerBound - (pager.view - page.count) >> 1)
    case .roam:
      let last = pager.track.span(of: pager.track.count - 1)
      let furthest = pager.end == .flush ? max(0, last.upperBound - pager.view) : last.lowerBound
      #expect(0...furthest ~= offset)
      guard pager.snap != .free else {
        #expect(pager.shows(position[axis], at: offset))
        return
      }
      #expect(offset <= page.lowerBound)
      #expect(page.upperBound <= offset + max(pager.view, page.count))
    }
  }

  /// What is told is what happened (rule P10), and only what has an item is picked (rule P2).
  private func expectTrue(
    _ told: [PickerEffect], from before: Position?, of state: PickerState, after event: PickerEvent
  ) {
    var place = before
    for effect in told {
      switch effect {
      case .moved(let from, let to):
        #expect(from == place && from != to)
        place = to
      case .picked(let position):
        #expect(state.content.item(at: position) != nil)
      case .settled, .run, .cancelled: break
      }
    }
    // A list that is flowed anew keeps its item, not its place, and tells nothing.
    guard case .resized = event else {
      #expect(place == state.position)
      return
    }
  }
}
