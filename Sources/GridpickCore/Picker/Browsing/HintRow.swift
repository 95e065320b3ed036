/// A row of the table of hints (rule S1): an action, a word, and when both are shown.
struct HintRow {
  /// The state that decides which keys matter.
  enum Situation {
    case keys, marked, typing, narrowed, rectangle
    case pivotRow
    /// A panel with the value of an item, and one with anything else.
    case value, panel
    case place, jump, pull, errand
    case menu, narrowedMenu, chooser
  }

  let key: Key?
  /// The actions that the hint names; empty for whatever `key` is bound to.
  let actions: [Action]
  /// The word for the actions; empty if the action has a word of its own.
  let word: String
  let situations: Set<Situation>
  let need: Need?
  let least: Scene.CurrentCell
  let stays: Bool

  private init(
    _ actions: Action..., word: String, in situations: Situation..., on key: Key? = nil,
    needing need: Need? = nil, from least: Scene.CurrentCell = .empty, stays: Bool = false
  ) {
    self.actions = actions
    self.word = word
    self.situations = Set(situations)
    self.key = key
    self.need = need
    self.least = least
    self.stays = stays
  }

  static let all = [
    HintRow("toggle-rectangle", word: "end rectangle", in: .rectangle),
    HintRow(
      word: "", in: .keys, .marked, .typing, .narrowed, .rectangle, .menu, .narrowedMenu,
      .chooser, on: Key(.enter)),
    HintRow("toggle", word: "show or hide", in: .chooser),
    HintRow(.moveRow(by: 1), word: "move", in: .chooser),
    HintRow("cancel", word: "cancel", in: .chooser, on: Key(.escape)),
    HintRow("go-there", word: "go", in: .place, on: Key(.enter)),
    HintRow("peek", word: "show records", in: .keys, needing: .pivot, from: .whole),
    HintRow("pivot", word: "back", in: .keys, needing: .pivot),
    HintRow("cancel", word: "back", in: .keys, on: Key(.escape), needing: .level),
    HintRow("group", word: "back", in: .keys, needing: .regrouped),
    HintRow("deselect-all", word: "clear marks", in: .marked, .rectangle),
    HintRow("find", word: "search", in: .keys, .marked, .narrowed, .chooser),
    HintRow("toggle", word: "mark", in: .keys, needing: .markable),
    HintRow(
      "toggle", "down", word: "mark", in: .typing, needing: .markable),
    HintRow("toggle-preview", word: "preview", in: .keys, needing: .preview),
    HintRow("sort", word: "sort", in: .keys, needing: .sheet),
    HintRow("peek", word: "whole value", in: .keys, needing: .values, from: .cut),
    HintRow("pivot", word: "on another column: pivot", in: .pivotRow),
    HintRow("cancel", word: "cancel", in: .pivotRow, on: Key(.escape)),
    HintRow("reload", word: "refresh", in: .keys, needing: .reload),
    HintRow("cancel", word: "keys", in: .typing, on: Key(.escape)),
    HintRow("cancel", word: "show all", in: .narrowed, .narrowedMenu, on: Key(.escape)),
    HintRow("cancel", word: "close", in: .menu, on: Key(.escape)),
    HintRow("cancel", word: "cancel", in: .pull, on: Key(.escape)),
    HintRow("cancel", word: "stop", in: .errand, on: Key(.escape), needing: .ownErrand),
    HintRow("abort", word: "cancel", in: .typing, .narrowed, .pull, on: Key(.escape)),
    HintRow("abort", word: "stop", in: .errand, on: Key(.escape), needing: .ownErrand),
    HintRow("close", word: "close", in: .value, .panel, on: Key(.escape)),
    HintRow("close", word: "cancel", in: .place, .jump, on: Key(.escape)),
    HintRow("copy", word: "copy", in: .value),
    HintRow(
      "help", word: "help", in: .keys, .marked, .typing, .narrowed, .value, .errand, stays: true),
  ]
}

extension PickerState {
  var hints: Hints {
    guard settings.options.hasHints else { return Hints() }
    let situation = hintSituation
    var hints = Hints()
    let (prompt, short) = prompt(in: situation)
    hints.say(prompt, orShortly: short)
    hints.tellsRun = situation == .errand && runNote != nil
    for row in HintRow.all where row.situations.contains(situation) {
      if let need = row.need, !has(need) { continue }
      guard let key = key(of: row) else { continue }
      let (word, least) = row.word.isEmpty ? wordOfEnter : (row.word, row.least)
      guard !word.isEmpty else { continue }
      hints.add(
        Hints.Hint(
          key: key, name: key.name(ascii: signs.text == .ascii), word: word,
          least: least, isLast: row.stays))
    }
    return hints
  }

  private var hintSituation: HintRow.Situation {
    switch browsing.mode {
    case .goingTo: return .place
    case .jumping: return .jump
    case .reading(let panel): return panel.subject == nil ? .panel : .value
    case .browsing, .overlaid: break
    }
    if pull?.isFarEnough == true { return .pull }
    if marked.rectangle?.isHeld == true { return .rectangle }
    if view.pivotRow != nil { return .pivotRow }
    if settings.menu != nil {
      return isNarrowed ? .narrowedMenu : settings.options.marking == nil ? .menu : .chooser
    }
    if let run = visibleErrand, run.errand.cause == .hand || find.step != .typing { return .errand }
    return switch find.step {
    case .typing: .typing
    case .narrowed: .narrowed
    case .off: marks.isEmpty ? .keys : .marked
    }
  }

  private func key(of row: HintRow) -> Key? {
    guard let key = row.key else { return self.key(row.actions) }
    guard !row.actions.isEmpty else { return key }
    return actions(for: key) == row.actions ? key : nil
  }

  // MARK: - The words before the hints

  /// Returns words for what the user is doing, and shorter words for a narrow screen.
  private func prompt(in situation: HintRow.Situation) -> (String, String) {
    switch situation {
    case .place: ("go to \(content.flow != nil ? "number" : "row") or row,column", "")
    case .jump where browsing.mode.jump?.typed == "": ("type the letters", "letters")
    case .pull: (pull?.errand == .more ? "release to load more" : "release to refresh", "")
    case .errand: (runNote ?? "", runNote.map { String($0.prefix { $0 != " " }) } ?? "")
    default: ("", "")
    }
  }

  // MARK: - The pick of Enter (rule X2)

  /// True if Enter picks something whatever the current cell holds.
  var picksAny: Bool { !marks.isEmpty || pickUnit == .section && content.hasRecords }

  private var wordOfEnter: (String, Scene.CurrentCell) {
    if let menu = settings.menu {
      return (currentID.map { menu.toRead.contains($0.section) } == false ? menu.verb : "", .empty)
    }
    guard position != nil || !marks.isEmpty,
      let word = settings.options.keymap.row(of: .key(Key(.enter)))?.actions.first?.word
    else { return ("", .empty) }
    return word.isEmpty ? (pickWords, picksAny ? .empty : .whole) : (word, .empty)
  }

  private var pickWords: String {
    if !marks.isEmpty { return "pick \(marks.count) marked" }
    guard !settings.options.printsByForm else { return "pick" }
    switch pickUnit {
    case .column: return "pick column"
    case .item where data.pivot?.totals != nil:
      let shown = shownPosition.flatMap { content.id(at: $0) }
      let count = shown.flatMap { data.pivot?.records(of: $0).count } ?? 0
      return count == 1 ? "pick 1 record" : "pick \(count) records"
    case .item where content.hasRecords: return "pick cell"
    case _ where content.recordsAreLines: return "pick line"
    case .section where content.hasRecords: return "pick record"
    case .section where picksRows: return "pick row"
    case .section, .item: return "pick"
    }
  }
}

extension Action {
  /// The word for the action of Enter; empty: the picked thing is named; nil: no word.
  fileprivate var word: String? {
    switch name {
    case "accept", "accept-by", "accept-non-empty", "accept-or-print-query": ""
    default: template == nil ? nil : "run"
    }
  }
}

// MARK: - The keys of actions

extension PickerState {
  var signs: Signs { settings.look.signs }

  /// Returns the key for actions in the current mode, with Alt if it would be typed; nil if none.
  func key(_ actions: [Action]) -> Key? {
    let isTyping = find.step == .typing && browsing.mode.isBrowsing
    return settings.options.keymap.key(for: actions, whileTyping: isTyping)
  }

  func keyName(_ action: Action) -> String? { key([action])?.name(ascii: signs.text == .ascii) }
}

extension Keymap {
  /// Returns the key for actions; a key of the table comes before a key that the user has bound.
  func key(for actions: [Action], whileTyping isTyping: Bool = false) -> Key? {
    var own: Key?
    // Rows are compared without a copy, because hints are drawn with each frame.
    for row in bindings.indices where bindings[row].actions == actions {
      let binding = bindings[row]
      // A hint names what can be pressed, and no gesture of the mouse.
      let keys = binding.keys.lazy.filter { !$0.code.isOfMouse }
      guard isTyping else {
        if !binding.isOwn { return keys.first }
        own = own ?? keys.first
        continue
      }
      if let key = keys.first(where: { $0.typed == nil }) { return key }
      if let key = keys.first { own = binding.isOwn ? key : Key(key.code, .alt) }
    }
    return own
  }
}
