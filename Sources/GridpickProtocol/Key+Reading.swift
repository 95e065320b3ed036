extension Key {
  /// The key that people write so: `ctrl-a`, `alt-enter`, `PgUp`, `é`; nil where there is none, or no
  /// terminal sends it.
  ///
  /// Names are fzf's, and those of the help; in any case, but for single characters.
  package init?(written text: String) {
    var name = text[...]
    var modifiers: Modifiers = []
    while let (prefix, modifier) = Self.writtenModifiers.first(where: {
      !modifiers.contains($0.modifier) && name.count > $0.prefix.count
        && name.lowercased().hasPrefix($0.prefix)
    }) {
      modifiers.insert(modifier)
      name = name.dropFirst(prefix.count)
    }
    let named = Self.codes.first { $0.name == name.lowercased() }
    let code = named?.code ?? Self.function(name) ?? name.onlyCharacter.map(Code.character)
    guard let code else { return nil }
    self.init(sent: code, modifiers.union(named?.modifiers ?? []))
  }

  /// All that can be written by a name, with other names for the same.
  package static var writtenNames: [String] {
    codes.map(\.name) + (1...12).map { "f\($0)" }
  }

  /// One name each.
  package static var names: [String] { ownNames + (1...12).map { "f\($0)" } }

  /// The same for people who ask what there is.
  package static var listedNames: [String] { ownNames + ["f1 to f12"] }

  private static var ownNames: [String] {
    codes.enumerated().filter { place, row in
      !codes[..<place].contains { $0.code == row.code && $0.modifiers == row.modifiers }
    }.map(\.element.name)
  }

  /// What names of keys begin with that are held with another: `ctrl-`.
  package static var modifierNames: [String] { writtenModifiers.map(\.prefix) }

  /// Whether a key is yet to come behind what is written of its name: behind nothing, or modifiers.
  package static func isWanted(behind text: String) -> Bool {
    text.isEmpty || writtenModifiers.contains { text.lowercased().hasSuffix($0.prefix) }
  }

  private static let writtenModifiers: [(prefix: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  private static let codes: [(name: String, code: Code, modifiers: Modifiers)] = [
    ("enter", .enter, []), ("return", .enter, []), ("space", .character(" "), []),
    ("tab", .tab, []), ("btab", .tab, .shift), ("esc", .escape, []), ("escape", .escape, []),
    ("backspace", .backspace, []), ("bspace", .backspace, []), ("bs", .backspace, []),
    ("delete", .delete, []), ("del", .delete, []), ("insert", .insert, []), ("ins", .insert, []),
    ("up", .up, []), ("down", .down, []), ("left", .left, []), ("right", .right, []),
    ("home", .home, []), ("end", .end, []), ("page-up", .pageUp, []), ("pgup", .pageUp, []),
    ("pageup", .pageUp, []),
    ("page-down", .pageDown, []), ("pgdn", .pageDown, []),
    ("pagedown", .pageDown, []),
    ("↑", .up, []), ("↓", .down, []), ("←", .left, []), ("→", .right, []),
  ]

  /// As many as terminfo numbers.
  private static func function(_ name: Substring) -> Code? {
    guard name.first == "f" || name.first == "F", let number = Int(name.dropFirst()),
      (1...63).contains(number), name.dropFirst().first != "0", name.dropFirst().first != "+"
    else { return nil }
    return .function(number)
  }

  /// What is held with the twelve of a keyboard in terminfo's numbers beyond them, twelve by twelve.
  private static let groups: [Modifiers] = [.shift, .control, [.control, .shift], .alt]

  /// What a terminal sends for a key and what is held with it: Ctrl-M is Enter.
  private init?(sent code: Code, _ modifiers: Modifiers) {
    if case .function(let number) = code, !modifiers.isEmpty {
      guard let group = Self.groups.firstIndex(of: modifiers), number <= 12 else { return nil }
      self.init(.function(number + 12 * (group + 1)))
      return
    }
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
