/// Going to an item in view by the letters before it (rules J1 and J2).
extension PickerState {
  /// The labels of the view, made again on each call, so that only typed letters are stored.
  var jumpLabels: JumpLabels { JumpLabels(of: content, placement, at: offsets) }

  var jumpNote: Scene.Jump? {
    browsing.mode.jump.map { Scene.Jump(labels: jumpLabels, typed: $0.typed) }
  }

  mutating func beginJump(picks: Bool) {
    guard place(labelled: "") != nil else { return say("nothing in view to go to") }
    browsing.mode = .jumping(Jump(picks: picks))
  }

  /// Types or erases a letter; goes to the item of a whole label, ends at an unknown label.
  mutating func edit(_ jump: Jump, by edit: TextEntry.Edit) {
    var jump = jump
    switch edit {
    case .type(let letter): jump.typed.append(letter)
    case .erase(.left): jump.typed = String(jump.typed.dropLast())
    default: return browsing.close()
    }
    guard let (target, label) = place(labelled: jump.typed) else { return browsing.close() }
    browsing.mode = label == jump.typed ? .browsing : .jumping(jump)
    guard label == jump.typed else { return }
    // An item that is partly in view becomes current too, even in another tab (rule P7).
    move(Change.Alignment(approach: approach, ahead: [])) { $0.reach(target) }
    toDo.raise(.jump)
    if jump.picks { pickByHand(pickable(target)) }
  }

  private func place(labelled beginning: String) -> [Position: String].Element? {
    jumpLabels.places.first { position, label in
      label.hasPrefix(beginning) && content.hasItem(at: position)
    }
  }

  var labelledItems: [String: ItemID] {
    var items: [String: ItemID] = [:]
    for (position, label) in jumpLabels.places where content.hasItem(at: position) {
      items[label] = content.id(at: position)
    }
    return items
  }

  /// Ends the jump if an event has given a label to another item (rule J2).
  mutating func leaveJump() {
    guard var jump = browsing.mode.jump else { return }
    let items = controller.isAtRest ? labelledItems : [:]
    if let before = jump.items, !before.allSatisfy({ items[$0.key] == $0.value }) {
      return browsing.close()
    }
    jump.items = items
    browsing.mode = .jumping(jump)
  }
}
