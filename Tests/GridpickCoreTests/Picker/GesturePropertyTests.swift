import GridpickTestSupport
import Testing

@testable import GridpickCore

struct GesturePropertyTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `P2.1 P7.2 P10.1 T2.2 T2.3 T3.1 T3.2 T3.4 after any events the view is where it may rest`(
    seed: UInt64
  ) {
    var random = RandomPicker(seed: seed)
    var run = random.run()
    expectSound(run.state)
    for _ in 0..<70 {
      run.skip(random.pause())
      let before = run.state.currentID
      let event = random.event()
      run.take(event)
      expectSound(run.state)
      expectTrue(run.told, from: before, of: run.state, after: event)
      run.sort()
      expectSound(run.state)
    }
  }

  private func expectSound(_ state: PickerState) {
    let frame = state.frame()
    #expect(frame.size == state.size)
    #expect(state.controller.isHeld || !state.pointer.recognizer.isDragging)
    guard let position = state.position else {
      #expect(state.content.sectionCount == 0 || !state.content.offersAnything)
      return
    }
    #expect(0..<state.content.sectionCount ~= position.section)
    let asked = state.controller.places[position.section].index
    #expect(position.index == state.content.index(nearest: asked, inSection: position.section))
    expectBanner(of: state)
    guard state.controller.settlesAt == nil, !state.controller.isHeld else { return }
    expectRest(of: state.placement.pagers.section, at: state.offsets.section, position.section)
    for section in 0..<state.content.sectionCount {
      // Linked sections are where the current section is (rule P1).
      let shown = state.controller.linkage == .shared ? position.section : section
      let place = state.controller.position(inSection: shown, of: state.content)
      expectRest(
        of: state.placement.pagers.item(in: section), at: state.offsets.item(in: section),
        place.index, isCurrent: shown == position.section)
    }
  }

  /// While the banner is in view all sections show the same offset, also on the way (rule P7).
  private func expectBanner(of state: PickerState) {
    let offsets = state.offsets
    let start = state.placement.pagers.item(in: 0).track.start
    let isOpen = start > 0 && offsets.item(in: offsets.current) < start
    guard state.controller.linkage == .hybrid, state.placement.pagers.section.focus == .roam,
      isOpen
    else { return }
    for section in 0..<state.content.sectionCount {
      #expect(offsets.item(in: section) == offsets.item(in: offsets.current))
    }
  }

  /// Rules T2 and T3, also of sections that are scrolled by themselves.
  ///
  /// Sections other than the current one rest where they were left: what they show need not be their
  /// current item, where the banner moves them all (rule P7).
  private func expectRest(of pager: Pager, at offset: Int, _ current: Int, isCurrent: Bool = true) {
    // An empty section has no pages to rest at, unless all sections' items lie alike.
    guard current < pager.track.count else {
      #expect(0...pager.leastReach ~= offset)
      return
    }
    let page = pager.track.span(of: current)
    switch pager.focus {
    case .center: #expect(offset == pager.centered(page, isFirst: current == 0))
    case .roam:
      #expect(0...pager.furthest ~= offset)
      if isCurrent { #expect(pager.shows(current, at: offset)) }
    }
  }

  /// The effects are what happened (rule P10), and only an item is picked (rule P2).
  private func expectTrue(
    _ told: [PickerEffect], from before: ItemID?, of state: PickerState, after event: PickerEvent
  ) {
    var current = before
    for effect in told {
      switch effect {
      case .moved(let from, let to):
        #expect(from == current && from != to)
        current = to
      case .picked(let pick):
        guard case .item(let id) = pick.things else { break }
        #expect(state.content.source.item(at: id) != nil)
      case .settled, .called, .start, .end, .execute, .become, .print, .copy, .copyPick,
        .inputReplaced, .unreadable, .tookQuery, .ringBell, .cancelled:
        break
      }
    }
    // A requested place beyond the end of a list may exist once it is flowed anew (rules P1, P4).
    guard case .resized = event else {
      #expect(current == state.currentID)
      return
    }
  }
}

extension Pager {
  /// The range of the view if all content fits (rule L5).
  fileprivate var leastReach: Int { max(0, reach) }

  fileprivate var furthest: Int {
    let last = track.span(of: track.count - 1)
    if restsAtStarts, end == .flush, last.upperBound > view {
      let starts = (0..<track.count).map { track.span(of: $0).lowerBound - lead }
      return starts.first { $0 >= last.upperBound - view } ?? last.lowerBound - lead
    }
    return max(leastReach, end == .flush ? last.upperBound - view : last.lowerBound - lead)
  }

  /// In the middle of what is not frozen; the first page stays below the banner where both have room.
  fileprivate func centered(_ page: Range<Int>, isFirst: Bool) -> Int {
    let middle = page.lowerBound - lead - (view - lead - page.count) >> 1
    return isFirst && page.upperBound <= view ? min(middle, 0) : middle
  }
}
