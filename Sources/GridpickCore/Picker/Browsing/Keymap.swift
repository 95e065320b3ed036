/// The table that leads from a key and a mode to actions.
package struct Keymap: Sendable {
  package var bindings: [Binding]
  /// The keys and events that are switched off (rule B7).
  private var off: Set<WrittenBinding.Trigger> = []

  package init(bindings: [Binding]) { self.bindings = bindings }

  mutating func turn(_ switching: Switching, _ triggers: [WrittenBinding.Trigger]) {
    switch switching {
    case .off: off.formUnion(triggers)
    case .on: off.subtract(triggers)
    case .over: off.formSymmetricDifference(triggers)
    }
  }

  /// Returns the row of a key or an event; nil if it has none, or is switched off.
  func row(of trigger: WrittenBinding.Trigger) -> Binding? {
    off.contains(trigger) ? nil : bindings.first { $0.hasTrigger(trigger) }
  }

  package func binds(_ key: Key) -> Bool { row(of: .key(key)) != nil }

  /// Returns true if a gesture of the mouse is bound or switched off (rule B6).
  ///
  /// The picker then does not do what it does with the gesture by itself.
  func replaces(_ gesture: Key.Code) -> Bool {
    let trigger = WrittenBinding.Trigger.key(Key(gesture))
    return off.contains(trigger) || row(of: trigger) != nil
  }

  package static let standard = Keymap(bindings: [
    Binding([Key(.left), "h"], .move(.step(.left))),
    Binding([Key(.right), "l"], .move(.step(.right))),
    Binding([Key(.up), "k", .control("p")], .move(.step(.up))),
    Binding([Key(.down), "j", .control("n")], .move(.step(.down))),
    Binding([Key(.enter), .control("j")], .pick()),
    Binding(["o", Key(.enter, .alt)], .pickAs(nil)),
    Binding(["/"], .find),
    Binding(["n"], .goToMatch(1)),
    Binding(["N"], .goToMatch(-1)),
    Binding([.control("/"), Key(.character("/"), .alt)], .dim),
    Binding(["v"], .peek),
    Binding([":"], .askWhere),
    Binding(["F"], .jump()),
    Binding(["s"], .sort(.section)),
    Binding(["S"], .sort(.item)),
    Binding(["_"], .fitColumn),
    Binding(["-"], .hideColumn),
    Binding(["="], .showAllColumns),
    Binding(["W"], .toggleWrap),
    Binding(["r"], .reload()),
    Binding(["p"], .togglePreview),
    Binding(["y"], .copy),
    Binding(["?", Key(.function(1))], .help),
    Binding(["q", Key(.escape)], .cancel),
    Binding([.control("c")], .leave),
    Binding([Key(.pageUp), .control("b")], .move(.stepView(.up))),
    Binding([Key(.pageDown), .control("f"), " "], .move(.stepView(.down))),
    Binding([.control("u")], .move(.stepHalfView(.up))),
    Binding([.control("d")], .move(.stepHalfView(.down))),
    Binding([.control(.left)], .move(.stepView(.left))),
    Binding([.control(.right)], .move(.stepView(.right))),
    Binding([Key(.home), "0"], .move(.first(.horizontal))),
    Binding([Key(.end), "$"], .move(.last(.horizontal))),
    Binding(["g"], .move(.first(.vertical))),
    Binding(["G"], .move(.last(.vertical))),
    Binding([.control(.home)], .move(.start)),
    Binding([.control(.end)], .move(.end)),
    Binding([Key(.up, .alt)], .scrollPreview(.lines(-1))),
    Binding([Key(.down, .alt)], .scrollPreview(.lines(1))),
    Binding([Key(.left, .alt)], .scrollPreview(.columns(-8))),
    Binding([Key(.right, .alt)], .scrollPreview(.columns(8))),
    Binding([Key(.pageUp, .alt)], .scrollPreview(.halfViews(-2))),
    Binding([Key(.pageDown, .alt)], .scrollPreview(.halfViews(2))),
    Binding([Key(.home, .alt)], .scrollPreview(.start)),
    Binding([Key(.end, .alt)], .scrollPreview(.end)),
  ])

  /// Returns the keymap with the keys that mark; the user's bindings come on top of them.
  package func marking() -> Keymap {
    var keymap = self
    for key in Self.marks.flatMap(\.keys) { keymap.free(.key(key)) }
    keymap.bindings += Self.marks
    return keymap
  }

  /// The keys that mark, for a picker in which items can be marked (rule M1).
  package static let marks = [
    Binding([" "], .mark(.toggle)),
    Binding([Key(.tab)], .mark(.toggle), .move(.step(.down))),
    Binding([Key(.tab, .shift)], .mark(.toggle), .move(.step(.up))),
    Binding(["R"], .mark(.toggleSection)),
    Binding(["C"], .mark(.toggleColumn)),
    Binding(["a"], .mark(.selectAll)),
    Binding(["A"], .mark(.deselectAll)),
    Binding(["i"], .mark(.invert)),
    Binding(["V"], .mark(.toggleRectangle)),
    Binding([Key(.left, .shift)], .extendMarks(.left)),
    Binding([Key(.right, .shift)], .extendMarks(.right)),
    Binding([Key(.up, .shift)], .extendMarks(.up)),
    Binding([Key(.down, .shift)], .extendMarks(.down)),
  ]

  /// Returns the actions of a key in a mode, in their order.
  ///
  /// The user's binding of a key with Ctrl or Alt, or of a function key, works in every mode. The
  /// user's binding of any key also works while a query is typed (rule B1). Esc closes what lies
  /// over the grid, whatever it is bound to.
  func actions(
    for key: Key, in mode: Mode, isTyping: Bool, recallsQueries: Bool
  ) -> [Action] {
    let row = key == Key(.escape) && !mode.isBrowsing ? nil : row(of: .key(key))
    let bound = row?.actions ?? []
    let isOwn = row?.isOwn == true
    switch mode {
    case .browsing where isTyping && !isOwn:
      if let action = Action(finding: key, recallsQueries) { return [action] }
      return bound.isEmpty ? key.withoutAlt.map(commands) ?? [] : bound
    case .browsing: return bound
    case .reading where isOwn && key.isCommand: return bound.map { $0.whileReading ?? $0 }
    // Any key that does not scroll ends reading (rule G10).
    case .reading: return [bound.first?.whileReading ?? .close]
    case .overlaid where isHelp(key): return [.close]
    case .overlaid where isOwn && key.isCommand && !bound.allSatisfy(\.isOfMenu): return bound
    // All other keys are those of the picker above.
    case .overlaid: return bound == [.leave] ? bound : []
    case .goingTo where isOwn && key.isCommand: return bound
    case .jumping where isOwn && key.isCommand: return [.close] + bound
    case .jumping(let jump): return bound == [.leave] ? bound : [Action(jumping: key, jump)]
    case .goingTo(let entry):
      if bound == [.leave] { return bound }
      return [Action(typing: key, after: entry)].compactMap(\.self)
    }
  }

  /// Returns true for a key of the help that is not typed, or is held with Alt.
  private func isHelp(_ key: Key) -> Bool {
    key.typed == nil
      && (row(of: .key(key)) ?? key.withoutAlt.flatMap { row(of: .key($0)) })?.actions == [.help]
  }

  /// Returns the actions of a key that is held with Alt while a query is typed.
  ///
  /// Here `cancel` becomes `leave`, which ends the picker and not only find.
  private func commands(of key: Key) -> [Action] {
    let bound = row(of: .key(key))?.actions ?? []
    return bound == [.cancel] ? [.leave] : bound
  }
}

extension Action {
  /// The action while a panel is read; nil if the action does nothing there.
  ///
  /// Moves up and down scroll the panel, and the actions that a peek offers stay the same.
  fileprivate var whileReading: Action? {
    switch self {
    case .move(.step(.down)): .scroll(1)
    case .move(.step(.up)): .scroll(-1)
    case .move(.stepView(.down)): .scrollHalfViews(2)
    case .move(.stepView(.up)): .scrollHalfViews(-2)
    case .move(.stepHalfView(.down)): .scrollHalfViews(1)
    case .move(.stepHalfView(.up)): .scrollHalfViews(-1)
    case .leave, .copy, .help: self
    default: nil
    }
  }

  /// Creates the action of a key while a place is typed: numbers with a comma, and nothing else.
  fileprivate init?(typing key: Key, after entry: TextEntry) {
    switch key {
    case Key(.enter), .control("j"): self = .goThere
    case Key(.escape): self = .close
    case Key(.backspace) where entry.isEmpty: self = .close
    default:
      guard let edit = TextEntry.Edit(key) else { return nil }
      switch edit {
      case .erase(.left), .erase(.start): break
      case .type(let character):
        guard "0"..."9" ~= character || character == "," && !entry.text.contains(",")
        else { return nil }
      // The text is too short to be edited inside.
      case .go, .erase, .yank, .paste: return nil
      }
      self = .edit(edit)
    }
  }

  /// Creates the action of a key while labels are shown; a key that types no label ends the jump.
  fileprivate init(jumping key: Key, _ jump: Jump) {
    if key == Key(.backspace), !jump.typed.isEmpty {
      self = .edit(.erase(.left))
    } else {
      self = key.typed.map { .edit(.type($0)) } ?? .close
    }
  }

  /// Creates the action of a key that does something else while find is on (rule F7).
  fileprivate init?(finding key: Key, _ recallsQueries: Bool) {
    switch key {
    case .control("j"): self = .move(.step(.down))
    case .control("p") where recallsQueries: self = .recallQuery(-1)
    case .control("n") where recallsQueries: self = .recallQuery(1)
    default:
      guard let edit = TextEntry.Edit(key) else { return nil }
      self = .edit(edit)
    }
  }
}

extension TextEntry.Edit {
  init?(_ key: Key) {
    switch key {
    case Key(.backspace): self = .erase(.left)
    case Key(.delete): self = .erase(.right)
    case Key(.home), .control("a"): self = .go(.start)
    case Key(.end), .control("e"): self = .go(.end)
    case .control("b"): self = .go(.left)
    case .control("f"): self = .go(.right)
    case .control("w"): self = .erase(.wordStart(.run))
    case .control("u"): self = .erase(.start)
    case .control("k"): self = .erase(.end)
    case .control("y"): self = .yank
    case Key(.character("b"), .alt): self = .go(.wordStart())
    case Key(.character("f"), .alt): self = .go(.wordEnd())
    case Key(.character("d"), .alt): self = .erase(.wordEnd())
    case Key(.backspace, .alt): self = .erase(.wordStart())
    default:
      guard let character = key.typed else { return nil }
      self = .type(character)
    }
  }
}

extension Key {
  var typed: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }

  /// True for function keys, keys with Ctrl or Alt and the mouse, which are never part of a text.
  fileprivate var isCommand: Bool {
    if case .function = code { return true }
    return code.isOfMouse || !modifiers.isDisjoint(with: [.control, .alt])
  }

  fileprivate var withoutAlt: Key? {
    modifiers.contains(.alt) ? Key(code, modifiers.subtracting(.alt)) : nil
  }
}
