import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickScreen

extension PickerState {
  mutating func press(_ key: Key) {
    notice = nil
    pointer.recognizer.forgetClick()
    if pointer.recognizer.isActive {
      // Esc ends the gesture, with the peek that it may be, and nothing else (rules G10, G11).
      guard key != Key(.escape) else {
        mode = .browsing
        return cancelGesture(thrown(at: 0))
      }
      cancelGesture(.atOnce)
    }
    guard let action = settings.options.keymap.action(for: key, in: mode) else { return }
    perform(action)
  }

  private mutating func perform(_ action: Action) {
    settle()
    switch action {
    case .move(let movement): move(movement)
    case .pick: if let position { pick(position) }
    case .reload: reload()
    case .peek: if let position { peek(at: position) }
    case .help:
      let isASCII = settings.look.signs.text == .ascii
      mode = .reading(
        Panel(title: "Keys", lines: settings.options.keymap.helpLines(ascii: isASCII)))
    case .scroll(let lines): scrollPanel(by: lines)
    case .scrollView(let views): scrollPanel(by: views * (mode.panel?.view(on: size) ?? 0))
    case .close: mode = .browsing
    case .cancel: tell(.cancelled)
    }
  }

  mutating func scrollPanel(by lines: Int) {
    if let panel = mode.panel { mode = .reading(panel.scrolled(by: lines, on: size)) }
  }

  /// Tells where it ends, and not what it passes (rule P10).
  mutating func move(_ movement: Movement) {
    let before = position
    let pagingMove = movement.move(on: placement)
    move { [ground, settings, approach] controller in
      controller.perform(pagingMove, wraps: settings.options.cycles, on: ground)
      controller.align(on: ground, approach)
    }
    // A step down at the last page asks for more (rule R3).
    if movement == .step(.down), position == before { loadMore() }
  }

  /// Nothing is picked in an empty section or an empty slot (rule P2).
  mutating func pick(_ position: Position) {
    if let id = pickable(position) { tell(.picked(id)) }
  }

  /// The item at a place, where there is one to be picked.
  func pickable(_ position: Position) -> ItemID? {
    item(at: position) == nil ? nil : content.id(at: position)
  }

  func item(at position: Position) -> GridItem? {
    guard position.section < content.sectionCount,
      position.index < content.itemCount(inSection: position.section)
    else { return nil }
    return content.item(at: position)
  }
}
