/// A picker that lies over the picker and has its keys and its pointer, such as the help.
struct Overlay {
  var picker: PickerState
  /// What the picker below does with a picked item; returns why nothing can be done with it.
  let pick: (inout PickerState, ItemID) -> String?
}

/// What a picker over a picker shows and says otherwise than one of data.
package struct Menu: Sendable {
  /// The rows of the list that head others: never current, found or counted, and gone in find.
  let headings: NumberRuns
  /// The rows that are the best matches of these texts, whatever else matches.
  let numbersByName: [String: Int]
  let emptyNote: String
  /// The word for what Enter does.
  let verb: String
}

extension PickerState {
  /// Lays a picker of some data over this one, in which letters search from the start.
  mutating func open(
    _ data: GridData, as menu: Menu,
    pick: @escaping (inout PickerState, ItemID) -> String?
  ) {
    // The picker above has the pointer to itself.
    if isHeld { stop(.gesture(.atOnce)) }
    var settings = PickerSettings(layout: .grid, look: self.settings.look)
    settings.look.chosenStyle = nil
    settings.menu = menu
    settings.options = PickerOptions(begins: true)
    settings.options.columns = .fixed(1)
    settings.options.find.prompt = "? "
    settings.options.cycles = self.settings.options.cycles
    settings.options.wheelSteps = self.settings.options.wheelSteps
    settings.options.animates = self.settings.options.animates
    settings.options.hasHints = self.settings.options.hasHints
    settings.options.namesOptions = false
    settings.options.keymap = self.settings.options.keymap.ofMenu
    let picker = PickerState(data, settings: settings, size: screen, at: now)
    browsing.mode = .under(Overlay(picker: picker, pick: pick))
    passUp(.begun)
  }

  /// Passes an event to the picker above, if there is one, and does what it asks for.
  mutating func passUp(_ event: PickerEvent) {
    guard case .under(var overlay) = browsing.mode else { return }
    var finder = Finder()
    var effects = overlay.picker.handle(event, at: now)[...]
    var picked: ItemID?
    var isClosed = false
    while let effect = effects.popFirst() {
      switch effect {
      case .start(let job):
        guard let answer = job.answer(by: &finder) else { continue }
        effects += overlay.picker.handle(.answered(job.id, answer), at: now)
      case .picked(let pick): if case .item(let id) = pick.things { picked = id }
      case .cancelled: isClosed = true
      default: break
      }
    }
    browsing.mode = .under(overlay)
    if isClosed { close() }
    guard let picked, let refusal = overlay.pick(&self, picked) else { return }
    overlay.picker.browsing.doneNote = Remark(Remark.Words(refusal))
    browsing.mode = .under(overlay)
  }
}

// MARK: - Closing it

extension PickerState {
  /// The time after Esc has closed the picker above in which Esc does nothing more.
  private static let calmTime = Duration.milliseconds(300)

  /// True if Esc has closed the picker above just now, so that another Esc does nothing.
  var isCalm: Bool {
    guard browsing.mode.isBrowsing, let closed = browsing.overlayClosedAt else { return false }
    return now - closed < Self.calmTime
  }

  mutating func close() {
    if browsing.mode.overlay != nil { browsing.overlayClosedAt = now }
    browsing.close()
  }

  /// The rows of a menu that head others.
  var headings: NumberRuns { settings.menu?.headings ?? NumberRuns() }
}

extension Keymap {
  /// The keys of a picker over the picker: those that move, Enter and Esc.
  fileprivate var ofMenu: Keymap {
    var moving = bindings.filter { !$0.keys.isEmpty && $0.actions.allSatisfy(\.isMove) }
    for place in moving.indices { moving[place].keys.removeAll { $0.typed != nil } }
    return Keymap(
      bindings: moving + [Binding([Key(.enter)], .pick()), Binding([Key(.escape)], .cancel)])
  }
}
