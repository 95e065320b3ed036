/// The table of hints: the keys that matter at the moment, the most useful first (rule S1).
///
/// Each function is a row of the table. A hint whose key is bound to nothing is left out.
extension PickerState {
  var hints: Hints {
    guard settings.options.hasHints else { return Hints() }
    switch browsing.mode {
    case .goingTo: return hintsOfPlace
    case .jumping(let jump): return hints(of: jump)
    case .reading(let panel): return hints(of: panel)
    // The help has a status line of its own.
    case .helping: return Hints()
    case .browsing: break
    }
    if pull?.isFarEnough == true { return hintsOfPull }
    if marked.rectangle?.isHeld == true { return hintsOfRectangle }
    if let run = toldErrand, run.errand.cause == .hand || find.step != .typing {
      return hintsOfErrand
    }
    if browsing.isAtPreview, division.preview != nil { return hintsOfPreview }
    switch find.step {
    case .typing: return hintsOfTyping
    case .narrowed: return hintsOfNarrowed
    case .off: return marks.isEmpty ? hintsOfBrowsing : hintsOfMarks
    }
  }

  private var hintsOfBrowsing: Hints {
    hints { hints in
      hints.add(key(.find), "search", signs)
      if settings.options.marking != nil, position != nil {
        hints.add(key(.mark(.toggle)), "mark", signs)
      }
      if has(.preview) { hints.add(key(.togglePreview), "preview", signs) }
      if settings.layout.hasRecords, settings.linkage == .shared, !data.isList {
        hints.add(key(.sort(.section)), "sort", signs)
      }
      hints.add(key(.peek), "whole value", if: .isCut, signs)
      if settings.canReload { hints.add(key(.reload()), "refresh", signs) }
    }
  }

  private var hintsOfMarks: Hints {
    hints {
      $0.add(key(.mark(.deselectAll)), "clear marks", signs)
      $0.add(key(.find), "search", signs)
    }
  }

  private var hintsOfTyping: Hints {
    hints {
      if settings.options.marking != nil, position != nil {
        $0.add(key(.mark(.toggle), .move(.step(.down))), "mark", signs)
      }
      addEscape("keys", to: &$0)
    }
  }

  private var hintsOfNarrowed: Hints {
    hints {
      $0.add(key(.find), "search", signs)
      addEscape("show all", to: &$0)
    }
  }

  /// Returns hints between what Enter does and the help.
  private func hints(_ add: (inout Hints) -> Void) -> Hints {
    var hints = Hints()
    addPick(to: &hints)
    add(&hints)
    hints.addLast(key(.help), "help", signs)
    return hints
  }

  /// Adds what Esc does: it goes back one step, unless it is bound to something else.
  private func addEscape(_ word: String, to hints: inout Hints) {
    switch settings.options.keymap.row(of: .key(Key(.escape)))?.actions {
    case [.cancel]: hints.add(Key(.escape), word, signs)
    case [.leave]: hints.add(Key(.escape), "cancel", signs)
    default: break
    }
  }

  private var hintsOfRectangle: Hints {
    var hints = Hints()
    hints.add(key(.mark(.toggleRectangle)), "end rectangle", signs)
    addPick(to: &hints)
    hints.add(key(.mark(.deselectAll)), "clear marks", signs)
    return hints
  }

  private func hints(of panel: Panel) -> Hints {
    var hints = Hints()
    hints.add(Key(.escape), "close", signs)
    guard panel.subject != nil else { return hints }
    hints.add(key(.copy), "copy", signs)
    hints.addLast(key(.help), "help", signs)
    return hints
  }

  private var hintsOfPreview: Hints {
    var hints = Hints()
    let down = key(.scrollPreview(.lines(1)))
    let areArrows = down == Key(.down, .alt) && key(.scrollPreview(.lines(-1))) == Key(.up, .alt)
    hints.add(
      down, "scroll", signs, named: areArrows && signs.text == .unicode ? "Alt-↑↓" : nil)
    hints.add(key(.togglePreview), "hide", signs)
    return hints
  }

  private var hintsOfPlace: Hints {
    var hints = Hints()
    hints.say("go to \(data.isList ? "number" : "row") or row,column")
    hints.add(Key(.enter), "go", signs)
    hints.add(Key(.escape), "cancel", signs)
    return hints
  }

  private func hints(of jump: Jump) -> Hints {
    var hints = Hints()
    let letters = jumpLabels.letters
    let isRowTyped = jump.typed.count >= letters.row
    let axes = [
      letters.row == 0 || isRowTyped ? nil : ScreenAxis.vertical,
      letters.column == 0 ? nil : .horizontal,
    ]
    let words = axes.compactMap(\.self).map { settings.layout.words[placement.gridAxis(along: $0)] }
    let rest = words.joined(separator: ", then ")
    hints.say(jump.typed.isEmpty ? rest : "\(jump.typed) + \(rest)")
    hints.add(Key(.escape), "cancel", signs)
    return hints
  }

  private var hintsOfPull: Hints {
    var hints = Hints()
    hints.say(pull?.errand == .more ? "release to load more" : "release to refresh")
    hints.add(Key(.escape), "cancel", signs)
    return hints
  }

  private var hintsOfErrand: Hints {
    var hints = Hints()
    if let runNote {
      hints.say(runNote, orShortly: String(runNote.prefix { $0 != " " }))
      hints.tellsRun = true
    }
    if toldErrand?.errand.cause == .hand { hints.add(Key(.escape), "stop", signs) }
    hints.addLast(key(.help), "help", signs)
    return hints
  }

  // MARK: - What Enter takes (rule X2)

  /// Adds what Enter does: what it picks, or if it is bound to something else, a word for that.
  private func addPick(to hints: inout Hints) {
    guard position != nil || !marks.isEmpty else { return }
    guard let word = settings.options.keymap.row(of: .key(Key(.enter)))?.actions.first?.word else {
      return
    }
    let picksAny = !marks.isEmpty || pickUnit == .section && content.shape.sectionsAreRecords
    guard word.isEmpty else { return hints.add(Key(.enter), word, signs) }
    hints.add(Key(.enter), pickWords, if: picksAny ? .none : .hasItem, signs)
    guard !picksAny, content.shape.sectionsAreRecords else { return }
    hints.add(key(.pickAs(nil)), "pick record", if: .isEmpty, signs)
  }

  private var pickWords: String {
    if !marks.isEmpty {
      return "pick \(marks.count) marked" + (soleMarkedSection.map { " in \($0)" } ?? "")
    }
    guard !settings.options.printsByForm else { return "pick" }
    switch pickUnit {
    case .column: return "pick column"
    case .item where content.hasRecords: return "pick cell"
    case _ where content.store.recordsAreLines: return "pick line"
    case .section: return content.hasRecords ? "pick record" : "pick row"
    case .item: return data.groups == nil ? "pick" : "pick record"
    }
  }

  /// The title of the section that has all marks, if it is another one than the current.
  private var soleMarkedSection: String? {
    guard settings.linkage != .shared, marks.unit == .item, marks.places.runCount > 0 else {
      return nil
    }
    let first = Marks.id(ofKey: marks.places.run(at: 0).lowerBound)
    let last = Marks.id(ofKey: marks.places.run(at: marks.places.runCount - 1).lowerBound)
    guard first.section == last.section, first.section != currentID?.section,
      let place = content.position(of: first)
    else { return nil }
    return content.sectionTitle(place.section)
  }

  // MARK: - Keys

  var signs: Signs { settings.look.signs }

  /// Returns the key for these actions in the current mode; nil if they are bound to no key.
  ///
  /// While a query is typed, a key that would be typed acts with Alt.
  func key(_ actions: Action...) -> Key? {
    let isTyping = find.step == .typing && browsing.mode == .browsing
    return settings.options.keymap.key(for: actions, whileTyping: isTyping)
  }

  func keyName(_ action: Action) -> String? { key(action)?.name(ascii: signs.text == .ascii) }
}

extension Keymap {
  /// Returns the key of these actions; the table's own row comes before that of the user.
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

extension Action {
  /// The word for the action of Enter, empty if what is picked says it; nil if there is none.
  fileprivate var word: String? {
    switch self {
    case .pick, .pickIfAny, .pickOrTakeQuery: ""
    case .pickAs(.section?): "pick row"
    case .pickAs(.item?): "pick cell"
    case .execute, .executeSilently, .become: "run"
    case .mark(.toggle): "mark"
    case .peek: "whole value"
    case .reload: "refresh"
    case .find: "search"
    default: nil
    }
  }
}
