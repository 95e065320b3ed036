import GridLayout
import GridModel
import GridPaging
import GridRendering
import Screen
import TerminalProtocol

/// A picker without a terminal: events go in, a frame and a few effects come out.
///
/// Time is an argument of every event and counts from any fixed moment, so that no test ever waits.
package struct PickerState {
  private let data: GridData
  private let settings: PickerSettings
  private var arrangement: Arrangement
  private var controller: PagingController
  private var size: ScreenSize
  private var now = Duration.zero
  private var help: Panel?
  /// Where the position was before what is now gliding began to move.
  private var settlingFrom: Position?

  /// Without a start the position is on the first item that is not an empty slot.
  package init(
    _ data: GridData, settings: PickerSettings, size: ScreenSize, start: Position? = nil
  ) {
    self.data = data
    self.settings = settings
    self.size = size
    arrangement = Arrangement(data, settings: settings, size: size)
    controller = PagingController(start: start ?? Position(section: 0, index: 0))
    if start == nil { controller.jump(.item, toLast: false, in: arrangement.content) }
    controller.align(arrangement.placement.pagers, in: arrangement.content)
  }

  package var content: any GridContent { arrangement.content }

  /// The current item; nil in an empty grid (rule P3).
  package var position: Position? { controller.position(in: content) }

  /// When a tick is due, so that what moves is seen to move; nil while all is at rest.
  package var nextTick: Duration? {
    // At most 60 frames a second (rule G8).
    controller.settlesAt.map { min($0, now + .microseconds(16_667)) }
  }

  package mutating func handle(_ event: PickerEvent, at time: Duration) -> [PickerEffect] {
    now = time
    switch event {
    case .key(let key): return press(key)
    case .resized(let size):
      // Before the list is flowed anew: afterwards the same place may hold another item.
      let effects = settle()
      resize(to: size)
      return effects
    case .tick:
      guard let end = controller.settlesAt, end <= time else { return [] }
      return settle()
    }
  }

  package func frame() -> Frame {
    Scene(
      content: content, placement: arrangement.placement,
      offsets: PerAxis(
        section: controller.offset(.section, at: now), item: controller.offset(.item, at: now)),
      position: position, title: settings.title, look: settings.look, panel: help
    ).frame()
  }

  // MARK: - Keys

  private mutating func press(_ key: Key) -> [PickerEffect] {
    let action = Binding.all.first { $0.keys.contains(key) }?.action
    if help != nil {
      guard key != .control("c") else { return [.cancelled] }
      scrollOrCloseHelp(action)
      return []
    }
    guard let action else { return [] }
    return settle() + perform(action)
  }

  private mutating func perform(_ action: Action) -> [PickerEffect] {
    switch action {
    case .pick: return pick()
    case .cancel: return [.cancelled]
    case .help:
      help = Panel(
        title: "Keys", lines: Binding.helpLines(ascii: settings.look.signs.text == .ascii))
      return []
    case .move(let movement): return move(movement)
    }
  }

  /// Nothing is picked in an empty grid, an empty section or an empty slot (rules P2, P3).
  private func pick() -> [PickerEffect] {
    guard let position, position.index < content.itemCount(inSection: position.section),
      content.item(at: position) != nil
    else { return [] }
    return [.picked(position)]
  }

  private mutating func scrollOrCloseHelp(_ action: Action?) {
    guard let panel = help, panel.furthestLine(on: size) > 0 else {
      help = nil
      return
    }
    switch action {
    case .move(.step(.down)): help = panel.scrolled(by: 1, on: size)
    case .move(.step(.up)): help = panel.scrolled(by: -1, on: size)
    case .move(.stepView(.down)): help = panel.scrolled(by: panel.view(on: size), on: size)
    case .move(.stepView(.up)): help = panel.scrolled(by: -panel.view(on: size), on: size)
    default: help = nil
    }
  }

  // MARK: - Moving

  /// Moves, aligns the view, and tells what changed, once (rule P10).
  private mutating func move(_ movement: Movement) -> [PickerEffect] {
    let before = position
    let placement = arrangement.placement
    controller.perform(movement, on: placement, in: content, cycles: settings.cycles)
    let glides = settings.animates && placement.pagers.section.focus == .center
    controller.align(placement.pagers, in: content, glidingFrom: glides ? now : nil)
    guard let before, let after = position, before != after else { return [] }
    settlingFrom = before
    return [.moved(from: before, to: after)] + (controller.settlesAt == nil ? settle() : [])
  }

  /// Ends what is moving where it was going.
  private mutating func settle() -> [PickerEffect] {
    controller.finishSettling()
    guard let from = settlingFrom else { return [] }
    settlingFrom = nil
    return [.settled(changed: from != position)]
  }

  private mutating func resize(to size: ScreenSize) {
    let before = arrangement
    let current = position
    self.size = size
    arrangement = Arrangement(data, settings: settings, size: size)
    if let current {
      let there = arrangement.position(of: current, in: before)
      // A row asked for beyond its end stays asked for (rule P1).
      if there != current { controller.move(to: there) }
    }
    controller.align(arrangement.placement.pagers, in: content)
  }
}
