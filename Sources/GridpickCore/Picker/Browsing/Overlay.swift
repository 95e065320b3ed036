/// A menu: a picker over the picker that gets its keys and its pointer, such as the help.
struct Overlay {
  var picker: PickerState
  /// The number that each row stands for; empty if rows cannot be moved.
  var rows: [Int]
  /// Makes the data; its look and widths may depend on the picker below.
  let data: (PickerState, _ rows: [Int]) -> Grid
  let pick: (inout PickerState, Pick.Things, _ rows: [Int]) -> Void
}

/// The rows and words that only a menu has.
package struct Menu: Sendable {
  /// The rows that are headings: never current, found or counted, and hidden while find is on.
  var headings = NumberRuns()
  var toRead = NumberRuns()
  /// The row that is the best match of each text, whatever else matches.
  var numbersByName: [String: Int] = [:]
  let emptyNote: String
  let verb: String
}

/// The rows of a menu.
struct MenuRows: Source {
  let items: [GridItem]
  /// The words of the status line for each row; empty if the labels are shown there.
  var statuses: [String] = []

  var rowKind: RowKind { .item }
  var sectionCount: Int { items.count }
  var columnCount: Int { 1 }
  func itemCount(inSection section: Int) -> Int { 1 }
  func item(at id: ItemID, _ extent: TextExtent) -> GridItem? { items[id.section] }
  func value(at id: ItemID) -> [UInt8] { Array(items[id.section].label.utf8) }

  func words(at id: ItemID, for purpose: ItemWords) -> String? {
    purpose == .status && !statuses.isEmpty ? statuses[id.section] : nil
  }
}

extension PickerState {
  /// Opens a menu; letters search from the start, unless `adapt` changes that.
  mutating func open(
    _ data: @escaping (PickerState, _ rows: [Int]) -> Grid, of rows: [Int] = [], as menu: Menu,
    at row: Int? = nil, with adapt: (inout PickerSettings) -> Void = { _ in },
    marking marked: NumberRuns = NumberRuns(),
    pick: @escaping (inout PickerState, Pick.Things, _ rows: [Int]) -> Void
  ) {
    // The menu gets the pointer from now on.
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
    adapt(&settings)
    var picker = PickerState(
      data(self, rows), settings: settings, size: screen,
      start: row.map { Position(section: 0, index: $0) }, at: now)
    picker.marked.adopt(Marks(of: .section, marked))
    browsing.mode = .overlaid(Overlay(picker: picker, rows: rows, data: data, pick: pick))
    passUp(.begun)
  }

  mutating func passUp(_ event: PickerEvent) {
    guard case .overlaid(var overlay) = browsing.mode else { return }
    for effect in overlay.effects(of: event, at: now) {
      switch effect {
      case .cancelled: return browsing.close()
      case .picked(let pick):
        if case .item(let id) = pick.things,
          overlay.picker.settings.menu?.toRead.contains(id.section) == true
        {
          _ = overlay.effects(of: .said("only to be read"), at: now)
          continue
        }
        browsing.close()
        return overlay.pick(&self, pick.things, overlay.rows)
      case .called(let steps, _, _, _): overlay.moveRow(by: steps, over: self, at: now)
      default: break
      }
    }
    browsing.mode = .overlaid(overlay)
  }

  mutating func refitOverlay(after event: PickerEvent) {
    passUp(event)
    guard let data = browsing.mode.overlay.map({ $0.data(self, $0.rows) }) else { return }
    passUp(.redrawn(ContentUpdate(data, isComplete: true)))
  }
}

extension Overlay {
  /// Handles an event; the list is short, so its jobs are done at once.
  fileprivate mutating func effects(
    of event: PickerEvent, at time: Duration
  ) -> [PickerEffect] {
    var effects = picker.handle(event, at: time)
    var place = 0
    while place < effects.count {
      if case .start(let job) = effects[place] {
        var finder = Finder()
        if let answer = job.answer(by: &finder) {
          effects += picker.handle(.answered(job.id, answer), at: time)
        }
      }
      place += 1
    }
    return effects
  }
}

extension PickerState {
  var headings: NumberRuns { settings.menu?.headings ?? NumberRuns() }
}

extension Keymap {
  /// The keys of a menu: Enter, Esc, and the keys that move or edit the query.
  fileprivate var ofMenu: Keymap {
    var keymap = self
    keymap.bindings =
      [Binding([Key(.enter)], "accept"), Binding([Key(.escape)], "cancel")]
      + bindings.filter { $0.occasion == nil && $0.actions.allSatisfy(\.row.kind.isOfMenu) }
    for place in keymap.bindings.indices {
      keymap.bindings[place].triggers.removeAll { $0.key?.typed != nil }
    }
    return keymap
  }
}
