/// The table that leads from a key and a mode to actions.
package struct Keymap: Sendable {
  package var bindings: [Binding]

  package static let standard = Keymap(bindings: [
    Binding([Key(.left), "h"], .move(.step(.left)), "one step left"),
    Binding([Key(.right), "l"], .move(.step(.right)), "one step right"),
    Binding([Key(.up), "k", .control("p")], .move(.step(.up)), "one step up"),
    Binding([Key(.down), "j", .control("n")], .move(.step(.down)), "one step down"),
    Binding([Key(.enter), .control("j")], .pick(), "pick"),
    Binding(["o", Key(.enter, .alt)], .pickSection, "pick the whole row"),
    Binding(["/"], .find, "find: type to narrow, Esc leaves it"),
    Binding(["n"], .goToMatch(1), "next match"),
    Binding(["N"], .goToMatch(-1), "previous match"),
    Binding(
      [.control("/"), Key(.character("/"), .alt)], .dim, "find: show all, dim what does not match"),
    Binding(["v"], .peek, "peek at the whole value"),
    Binding([":"], .askWhere, "go to a row, or row and column: 12,3"),
    Binding(["s"], .sort(.section), "sort by this column, up, down, as it came"),
    Binding(["S"], .sort(.item), "sort a grid's columns by this row"),
    Binding(["_"], .fitColumn, "fit the column to what is in view, and back"),
    Binding(["-"], .hideColumn, "hide the column"),
    Binding(["="], .showAllColumns, "show all columns"),
    Binding(["W"], .toggleWrap, "wrap long cells, or no longer"),
    Binding(["r"], .reload(), "refresh", needing: .reload),
    Binding(["p"], .togglePreview, "preview on or off", needing: .preview),
    Binding(["y"], .copy, "copy the value, by way of the terminal"),
    Binding(["?"], .help, "this help"),
    Binding(["q", Key(.escape)], .cancel, "cancel"),
    Binding([.control("c")], .leave, "cancel, whatever one is at"),
    Binding([Key(.pageUp), .control("b")], .move(.stepView(.up)), "one view up"),
    Binding([Key(.pageDown), .control("f"), " "], .move(.stepView(.down)), "one view down"),
    Binding([.control("u")], .move(.stepHalfView(.up)), "half a view up"),
    Binding([.control("d")], .move(.stepHalfView(.down)), "half a view down"),
    Binding([.control(.left)], .move(.stepView(.left)), "one view left"),
    Binding([.control(.right)], .move(.stepView(.right)), "one view right"),
    Binding([Key(.home), "0"], .move(.first(.horizontal)), "first column or tab"),
    Binding([Key(.end), "$"], .move(.last(.horizontal)), "last column or tab"),
    Binding(["g"], .move(.first(.vertical)), "top"),
    Binding(["G"], .move(.last(.vertical)), "bottom"),
    Binding([.control(.home)], .move(.start), "first of all"),
    Binding([.control(.end)], .move(.end), "last of all"),
    Binding(
      [Key(.up, .alt)], .scrollPreview(.lines(-1)), "preview one line up", needing: .shownPreview),
    Binding(
      [Key(.down, .alt)], .scrollPreview(.lines(1)), "preview one line down", needing: .shownPreview
    ),
    Binding(
      [Key(.left, .alt)], .scrollPreview(.columns(-8)), "preview to the left",
      needing: .shownPreview),
    Binding(
      [Key(.right, .alt)], .scrollPreview(.columns(8)), "preview to the right",
      needing: .shownPreview),
    Binding(
      [Key(.pageUp, .alt)], .scrollPreview(.halfViews(-2)), "preview one view up",
      needing: .shownPreview),
    Binding(
      [Key(.pageDown, .alt)], .scrollPreview(.halfViews(2)), "preview one view down",
      needing: .shownPreview),
    Binding(
      [Key(.home, .alt)], .scrollPreview(.start), "top of the preview", needing: .shownPreview),
    Binding(
      [Key(.end, .alt)], .scrollPreview(.end), "end of the preview, and on", needing: .shownPreview),
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
    Binding([" "], .mark(.toggle), "mark, or no longer"),
    Binding([Key(.tab)], .mark(.toggle), .move(.step(.down)), help: "mark, and one step down"),
    Binding(
      [Key(.tab, .shift)], .mark(.toggle), .move(.step(.up)), help: "mark, and one step up"),
    Binding(["R"], .mark(.toggleSection), "mark the whole row"),
    Binding(["C"], .mark(.toggleColumn), "mark the whole column"),
    Binding(["a"], .mark(.selectAll), "mark all, or all that match"),
    Binding(["A"], .mark(.deselectAll), "mark none"),
    Binding(["i"], .mark(.invert), "mark what is not marked, and nothing else"),
    Binding(["V"], .mark(.toggleRectangle), "begin to mark a rectangle, or end it"),
    Binding([Key(.left, .shift)], .extendMarks(.left), "mark a rectangle, to the left"),
    Binding([Key(.right, .shift)], .extendMarks(.right), "mark a rectangle, to the right"),
    Binding([Key(.up, .shift)], .extendMarks(.up), "mark a rectangle, upwards"),
    Binding([Key(.down, .shift)], .extendMarks(.down), "mark a rectangle, downwards"),
  ]

  /// Returns the actions of a key in a mode, in their order.
  ///
  /// The user's binding of a key with Ctrl or Alt, or of a function key, works in every mode. The
  /// user's binding of any key that types nothing also works while find is typed (rule B1).
  func actions(
    for key: Key, in mode: Mode, isFinding: Bool, recallsQueries: Bool
  ) -> [Action] {
    let row = bindings.first { $0.keys.contains(key) }
    let bound = row?.actions ?? []
    let isOwn = row?.isOwn == true
    switch mode {
    case .browsing where isFinding && !(isOwn && key.typed == nil):
      if let action = Action(finding: key, recallsQueries) { return [action] }
      return bound.isEmpty ? key.withoutAlt.map(commands) ?? [] : bound
    case .browsing: return bound
    case .reading where isOwn && key.isCommand: return bound.map { $0.whileReading ?? $0 }
    // Any key that does not scroll ends reading (rule G10).
    case .reading: return [bound.first?.whileReading ?? .close]
    case .goingTo where isOwn && key.isCommand: return bound
    case .goingTo(let entry):
      if bound == [.leave] { return bound }
      return [Action(typing: key, after: entry)].compactMap(\.self)
    }
  }

  /// Returns the actions of a key that is held with Alt while find is typed.
  ///
  /// Here `cancel` becomes `leave`, which ends the picker and not only find.
  private func commands(of key: Key) -> [Action] {
    let bound = bindings.first { $0.keys.contains(key) }?.actions ?? []
    return bound == [.cancel] ? [.leave] : bound
  }

  /// Returns the rows of the help: the keys, and the mouse.
  ///
  /// If `isMet` is given, the help leaves out the rows whose feature the picker lacks.
  package func help(
    ascii: Bool, where isMet: ((Binding.Need) -> Bool)? = nil
  ) -> [PanelText.Row] {
    Self.help(of: bindings, ascii: ascii, where: isMet)
      + (Self.typing + Self.mouse).compactMap { gesture, help, need in
        need.help(help, where: isMet).map { PanelText.Row(left: gesture, right: $0) }
      }
  }

  package static func help(
    of bindings: [Binding], ascii: Bool, where isMet: ((Binding.Need) -> Bool)? = nil
  ) -> [PanelText.Row] {
    bindings.compactMap { binding in
      let left =
        binding.occasion?.rawValue
        ?? binding.keys.map { $0.name(ascii: ascii) }.joined(separator: " ")
      return binding.need.help(binding.help, where: isMet).map {
        PanelText.Row(left: left, right: $0)
      }
    }
  }

  private static let typing: [(String, String, Binding.Need?)] = [
    ("'x ^x x$ !x x | y", "in find: exact, begins, ends, not, either", nil),
    ("title:x", "in find: in that column alone", nil),
    ("Ctrl-P Ctrl-N", "in find: earlier and later queries", .history),
    ("Alt and a key", "in find: what the key does else", nil),
  ]

  private static let mouse: [(String, String, Binding.Need?)] = [
    ("drag", "slides the grid; let go, it snaps", nil),
    ("fling", "goes on by itself; a press catches it", nil),
    ("pull past an end", "refreshes, or loads more", .pull),
    ("click", "goes there, or to a title, tab or shelf", nil),
    ("double click", "picks; on a title it sorts; in cards a click picks", nil),
    ("right button", "marks", .marking),
    ("hold", "peeks at the whole value", nil),
    ("wheel", "scrolls; tilted or with Alt or Shift sideways", nil),
    ("bar, title's end", "dragged, they scroll, and size a column", nil),
    ("preview, its line", "dragged, it scrolls, and takes more room", .shownPreview),
  ]
}

extension Action {
  /// The action while a panel is read: moves up and down scroll the panel, and `leave` stays; nil
  /// for all other actions.
  fileprivate var whileReading: Action? {
    switch self {
    case .move(.step(.down)): .scroll(1)
    case .move(.step(.up)): .scroll(-1)
    case .move(.stepView(.down)): .scrollHalfViews(2)
    case .move(.stepView(.up)): .scrollHalfViews(-2)
    case .move(.stepHalfView(.down)): .scrollHalfViews(1)
    case .move(.stepHalfView(.up)): .scrollHalfViews(-1)
    case .leave: .leave
    default: nil
    }
  }

  /// Creates the action of a key while a place is typed: numbers with a comma between them, and
  /// nothing else.
  fileprivate init?(typing key: Key, after entry: TextEntry) {
    switch key {
    case Key(.enter), .control("j"): self = .goThere
    case Key(.escape): self = .close
    case Key(.backspace) where entry.isEmpty: self = .close
    default:
      guard let edit = TextEntry.Edit(key) else { return nil }
      switch edit {
      case .erase, .eraseToStart: break
      case .type(let character):
        guard "0"..."9" ~= character || character == "," && !entry.text.contains(",")
        else { return nil }
      // The text is too short to be edited inside.
      case .eraseNext, .eraseWord, .eraseToEnd, .left, .right, .start, .end, .paste: return nil
      }
      self = .edit(edit)
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
  /// Creates the edit that a key makes in a typed line; nil if the key makes none.
  fileprivate init?(_ key: Key) {
    switch key {
    case Key(.backspace): self = .erase
    case Key(.delete): self = .eraseNext
    case Key(.home), .control("a"): self = .start
    case Key(.end), .control("e"): self = .end
    case .control("b"): self = .left
    case .control("f"): self = .right
    case .control("w"): self = .eraseWord
    case .control("u"): self = .eraseToStart
    case .control("k"): self = .eraseToEnd
    default:
      guard let character = key.typed else { return nil }
      self = .type(character)
    }
  }
}

extension Key {
  /// The character that the key types; nil if the key types none.
  fileprivate var typed: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }

  /// True for function keys and for keys with Ctrl or Alt, which are never part of a text.
  fileprivate var isCommand: Bool {
    if case .function = code { return true }
    return !modifiers.isDisjoint(with: [.control, .alt])
  }

  /// The key without Alt; nil if Alt is not held.
  fileprivate var withoutAlt: Key? {
    modifiers.contains(.alt) ? Key(code, modifiers.subtracting(.alt)) : nil
  }
}
