/// The table that gives the actions for a key in a mode.
package struct Keymap: Sendable {
  package var bindings: [Binding]
  /// The keys and events that `unbind` has switched off.
  var off: Set<Binding.Trigger> = []

  func row(of trigger: Binding.Trigger) -> Binding? {
    off.contains(trigger) ? nil : bindings.first { $0.triggers.contains(trigger) }
  }

  package func binds(_ key: Key) -> Bool { row(of: .key(key)) != nil }

  /// True if a gesture is bound or switched off, and so loses its own effect (rule B6).
  func replaces(_ gesture: Key.Code) -> Bool {
    let trigger = Binding.Trigger.key(Key(gesture))
    return off.contains(trigger) || row(of: trigger) != nil
  }

  package static let standard = Keymap(bindings: [
    Binding([Key(.left), "h"], "left"),
    Binding([Key(.right), "l"], "right"),
    Binding([Key(.up), "k", .control("p")], "up"),
    Binding([Key(.down), "j", .control("n")], "down"),
    Binding([Key(.enter), .control("j")], "accept"),
    Binding(["o", Key(.enter, .alt)], "accept-other"),
    Binding(["/"], "find"),
    Binding(["n"], "next-match"),
    Binding(["N"], "prev-match"),
    Binding([.control("/"), Key(.character("/"), .alt)], "toggle-dim"),
    Binding(["v"], "peek"),
    Binding([":"], "go-to"),
    Binding(["F"], "jump"),
    Binding(["s"], "sort"),
    Binding(["S"], "sort-columns"),
    Binding(["_"], "fit-column"),
    Binding(["-"], "hide-column"),
    Binding(["="], "show-columns"),
    Binding(["W"], "toggle-wrap"),
    Binding(["c"], "choose-columns"),
    Binding(["z"], "freeze-column"),
    Binding(["f"], "find-in-column"),
    Binding(["t"], "group"),
    Binding(["x"], "pivot"),
    Binding(["r"], "reload"),
    Binding(["p"], "toggle-preview"),
    Binding(["y"], "copy"),
    Binding(["?", Key(.function(1))], "help"),
    Binding(["q", Key(.escape)], "cancel"),
    Binding([.control("c")], "abort"),
    Binding([Key(.pageUp), .control("b")], "page-up"),
    Binding([Key(.pageDown), .control("f"), " "], "page-down"),
    Binding([.control("u")], "half-page-up"),
    Binding([.control("d")], "half-page-down"),
    Binding([.control(.left)], "page-left"),
    Binding([.control(.right)], "page-right"),
    Binding([Key(.home), "0"], "row-start"),
    Binding([Key(.end), "$"], "row-end"),
    Binding(["g"], "first"),
    Binding(["G"], "last"),
    Binding([.control(.home)], "first-of-all"),
    Binding([.control(.end)], "last-of-all"),
    Binding([Key(.up, .alt)], "preview-up"),
    Binding([Key(.down, .alt)], "preview-down"),
    Binding([Key(.left, .alt)], "preview-left"),
    Binding([Key(.right, .alt)], "preview-right"),
    Binding([Key(.pageUp, .alt)], "preview-page-up"),
    Binding([Key(.pageDown, .alt)], "preview-page-down"),
    Binding([Key(.home, .alt)], "preview-top"),
    Binding([Key(.end, .alt)], "preview-bottom"),
  ])

  package func marking() -> Keymap {
    var keymap = self
    for trigger in Self.marks.flatMap(\.triggers) { keymap.free(trigger) }
    keymap.bindings += Self.marks
    return keymap
  }

  package static let marks = [
    Binding([" "], "toggle"),
    Binding([Key(.tab)], "toggle", "down"),
    Binding([Key(.tab, .shift)], "toggle", "up"),
    Binding(["R"], "toggle-row"),
    Binding(["C"], "toggle-column"),
    Binding(["a"], "select-all"),
    Binding(["A"], "deselect-all"),
    Binding(["i"], "toggle-all"),
    Binding(["V"], "toggle-rectangle"),
    Binding([Key(.left, .shift)], "extend-left"),
    Binding([Key(.right, .shift)], "extend-right"),
    Binding([Key(.up, .shift)], "extend-up"),
    Binding([Key(.down, .shift)], "extend-down"),
  ]

  /// The actions of a key in a mode.
  ///
  /// The user's binding of a key with Ctrl or Alt, or of a function key, works in every mode; that
  /// of any other key while a query is typed too (rule B1). Esc always closes what covers the grid.
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
    case .reading: return [bound.first?.whileReading ?? "close"]
    case .overlaid where isHelp(key): return ["close"]
    case .overlaid where isOwn && key.isCommand && !bound.allSatisfy(\.row.kind.isOfMenu):
      return bound
    // All other keys go to the menu.
    case .overlaid: return bound == ["abort"] ? bound : []
    case .goingTo where isOwn && key.isCommand: return bound
    case .jumping where isOwn && key.isCommand: return ["close"] + bound
    case .jumping(let jump): return bound == ["abort"] ? bound : [Action(jumping: key, jump)]
    case .goingTo(let entry):
      if bound == ["abort"] { return bound }
      return [Action(typing: key, after: entry)].compactMap(\.self)
    }
  }

  /// Returns true for a key of the help, with or without Alt, that types nothing.
  private func isHelp(_ key: Key) -> Bool {
    key.typed == nil
      && (row(of: .key(key)) ?? key.withoutAlt.flatMap { row(of: .key($0)) })?.actions == ["help"]
  }

  /// Returns the actions of a key with Alt while a query is typed; a key that cancels aborts then.
  private func commands(of key: Key) -> [Action] {
    let bound = row(of: .key(key))?.actions ?? []
    return bound == ["cancel"] ? ["abort"] : bound
  }
}

extension Action {
  /// The action while a panel is read, where moves scroll the panel; nil if it does nothing there.
  fileprivate var whileReading: Action? {
    switch name {
    case "down": Action("scroll-panel", .number(1))
    case "up": Action("scroll-panel", .number(-1))
    case "page-down": Action("scroll-panel-halves", .number(2))
    case "page-up": Action("scroll-panel-halves", .number(-2))
    case "row-start", "first", "first-of-all": Action("scroll-panel", .number(-1 << 20))
    case "row-end", "last", "last-of-all": Action("scroll-panel", .number(1 << 20))
    case "half-page-down": Action("scroll-panel-halves", .number(1))
    case "half-page-up": Action("scroll-panel-halves", .number(-1))
    case "abort", "copy", "help": self
    default: nil
    }
  }

  /// Creates the action of a key while a place is typed: numbers with a comma, and nothing else.
  fileprivate init?(typing key: Key, after entry: TextEntry) {
    switch key {
    case Key(.enter), .control("j"): self = "go-there"
    case Key(.escape): self = "close"
    case Key(.backspace) where entry.isEmpty: self = "close"
    default:
      guard let edit = Action(editing: key) else { return nil }
      if let character = key.typed {
        let isWanted = "0"..."9" ~= character || character == "," && !entry.text.contains(",")
        guard isWanted else { return nil }
      } else if edit != "backward-delete-char", edit != "unix-line-discard" {
        // The text is so short that it is edited only at its end.
        return nil
      }
      self = edit
    }
  }

  fileprivate init(jumping key: Key, _ jump: Jump) {
    if key == Key(.backspace), !jump.typed.isEmpty {
      self = "backward-delete-char"
    } else {
      self = key.typed.map(Action.init(typing:)) ?? "close"
    }
  }

  /// Creates the action of a key that does something else while find is on (rule F7).
  fileprivate init?(finding key: Key, _ recallsQueries: Bool) {
    switch key {
    case .control("j"): self = "down"
    case .control("p") where recallsQueries: self = "prev-history"
    case .control("n") where recallsQueries: self = "next-history"
    default: self.init(editing: key)
    }
  }

  private init?(editing key: Key) {
    switch key {
    case Key(.backspace): self = "backward-delete-char"
    case Key(.delete): self = "delete-char"
    case Key(.home), .control("a"): self = "beginning-of-line"
    case Key(.end), .control("e"): self = "end-of-line"
    case .control("b"): self = "backward-char"
    case .control("f"): self = "forward-char"
    case .control("w"): self = "unix-word-rubout"
    case .control("u"): self = "unix-line-discard"
    case .control("k"): self = "kill-line"
    case .control("y"): self = "yank"
    case Key(.character("b"), .alt): self = "backward-word"
    case Key(.character("f"), .alt): self = "forward-word"
    case Key(.character("d"), .alt): self = "kill-word"
    case Key(.backspace, .alt): self = "backward-kill-word"
    default:
      guard let character = key.typed else { return nil }
      self.init(typing: character)
    }
  }

  private init(typing character: Character) { self.init("type", .text(String(character))) }
}

extension Key {
  var typed: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }

  /// True for keys that are never part of a text.
  fileprivate var isCommand: Bool {
    if case .function = code { return true }
    return code.isOfMouse || !modifiers.isDisjoint(with: [.control, .alt])
  }

  fileprivate var withoutAlt: Key? {
    modifiers.contains(.alt) ? Key(code, modifiers.subtracting(.alt)) : nil
  }
}
