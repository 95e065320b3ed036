extension Key {
  /// The key that people write so: `ctrl-a`, `alt-enter`, `PgUp`, `é`; nil where there is none, or no
  /// terminal sends it.
  ///
  /// Names are fzf's, and those of the help; in any case, but for single characters.
  package init?(written text: String) {
    var name = text[...]
    var modifiers: Modifiers = []
    while let (prefix, modifier) = Self.written(modifiers).first(where: {
      name.count > $0.prefix.count && name.lowercased().hasPrefix($0.prefix)
    }) {
      modifiers.insert(modifier)
      name = name.dropFirst(prefix.count)
    }
    let named = Self.codes.first { $0.name == name.lowercased() }
    let code = named?.code ?? Self.function(name) ?? name.onlyCharacter.map(Code.character)
    guard let code else { return nil }
    self.init(sent: code, modifiers.union(named?.modifiers ?? []))
  }

  /// What can be written, as a list for people has it.
  package static var writtenNames: [String] {
    codes.map(\.name) + (1...12).map { "f\($0)" }
  }

  /// The prefixes that a key may still have.
  private static func written(
    _ modifiers: Modifiers
  ) -> [(prefix: String, modifier: Modifiers)] {
    [("ctrl-", .control), ("alt-", .alt), ("shift-", .shift)].filter {
      !modifiers.contains($0.1)
    }
  }

  private static let codes: [(name: String, code: Code, modifiers: Modifiers)] = [
    ("enter", .enter, []), ("return", .enter, []), ("space", .character(" "), []),
    ("tab", .tab, []), ("btab", .tab, .shift), ("esc", .escape, []), ("escape", .escape, []),
    ("backspace", .backspace, []), ("bspace", .backspace, []), ("bs", .backspace, []),
    ("delete", .delete, []), ("del", .delete, []), ("insert", .insert, []), ("ins", .insert, []),
    ("up", .up, []), ("down", .down, []), ("left", .left, []), ("right", .right, []),
    ("home", .home, []), ("end", .end, []), ("page-up", .pageUp, []), ("pgup", .pageUp, []),
    ("page-down", .pageDown, []), ("pgdn", .pageDown, []),
    ("↑", .up, []), ("↓", .down, []), ("←", .left, []), ("→", .right, []),
  ]

  /// As many as terminfo numbers.
  private static func function(_ name: Substring) -> Code? {
    guard name.first == "f" || name.first == "F", let number = Int(name.dropFirst()),
      (1...63).contains(number), name.dropFirst().first != "0", name.dropFirst().first != "+"
    else { return nil }
    return .function(number)
  }

  /// What a terminal sends for a key and what is held with it: Ctrl-M is Enter.
  private init?(sent code: Code, _ modifiers: Modifiers) {
    guard case .character(let character) = code else {
      self.init(code, modifiers)
      return
    }
    // Who holds Shift types another character.
    guard !modifiers.contains(.shift) else { return nil }
    guard modifiers.contains(.control) else {
      self.init(code, modifiers)
      return
    }
    let others = modifiers.subtracting(.control)
    switch character.lowercased().first ?? character {
    case "m": self.init(.enter, others)
    case "i": self.init(.tab, others)
    case "[": self.init(.escape, others)
    case "h", "?": self.init(.backspace, others)
    case "@": self.init(.character(" "), modifiers)
    case "_": self.init(.character("/"), modifiers)
    case "6": self.init(.character("^"), modifiers)
    case let held where "a"..."z" ~= held || " /\\]^".contains(held):
      self.init(.character(held), modifiers)
    default: return nil
    }
  }
}

extension Substring {
  fileprivate var onlyCharacter: Character? { count == 1 ? first : nil }
}
