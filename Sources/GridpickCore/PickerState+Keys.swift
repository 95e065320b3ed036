import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickScreen

extension PickerState {
  mutating func press(_ key: Key) -> [PickerEffect] {
    notice = nil
    pointer.recognizer.forgetClick()
    if pointer.recognizer.isActive {
      // Esc ends the gesture, with the peek that it may be, and nothing else (rules G10, G11).
      guard key != Key(.escape) else {
        panel = nil
        return cancelGesture(thrown(at: 0))
      }
      return cancelGesture(.atOnce) + act(on: key)
    }
    return act(on: key)
  }

  private mutating func act(on key: Key) -> [PickerEffect] {
    let action = Binding.all.first { $0.keys.contains(key) }?.action
    if panel != nil {
      guard key != .control("c") else { return [.cancelled] }
      scrollOrClosePanel(action)
      return []
    }
    guard let action else { return [] }
    return settle() + perform(action)
  }

  private mutating func perform(_ action: Action) -> [PickerEffect] {
    switch action {
    case .move(let movement): return move(movement)
    case .pick: return position.map(pick) ?? []
    case .cancel: return [.cancelled]
    case .reload: return reload()
    case .peek:
      if let position { peek(at: position) }
      return []
    case .help:
      panel = Panel(
        title: "Keys", lines: Binding.helpLines(ascii: settings.look.signs.text == .ascii))
      return []
    }
  }

  /// Tells where it ends, and not what it passes (rule P10).
  mutating func move(_ movement: Movement, times: Int = 1) -> [PickerEffect] {
    let before = position
    let effects = move { [placement, content, settings, approach] controller in
      for _ in 0..<times {
        controller.perform(movement, on: placement, in: content, cycles: settings.cycles)
      }
      controller.align(placement.pagers, in: content, approach)
    }
    // A step down at the last page asks for more (rule R3).
    return movement == .step(.down) && position == before ? effects + loadMore() : effects
  }

  /// Nothing is picked in an empty section or an empty slot (rule P2).
  func pick(_ position: Position) -> [PickerEffect] {
    pickable(position).map { [.picked($0)] } ?? []
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

  private mutating func scrollOrClosePanel(_ action: Action?) {
    guard let panel else { return }
    switch action {
    case .move(.step(.down)): self.panel = panel.scrolled(by: 1, on: size)
    case .move(.step(.up)): self.panel = panel.scrolled(by: -1, on: size)
    case .move(.stepView(.down)): self.panel = panel.scrolled(by: panel.view(on: size), on: size)
    case .move(.stepView(.up)): self.panel = panel.scrolled(by: -panel.view(on: size), on: size)
    default: self.panel = nil
    }
  }
}
