extension Key {
  /// Reads `ctrl-a` or `PgUp`; case counts only in characters; nil if no terminal sends the key.
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
    let named = Self.codes.first { $0.names.contains(name.lowercased()) }
    let character = name.count == 1 ? name.first.map(Code.character) : nil
    guard let code = named?.code ?? Self.function(name) ?? character else { return nil }
    self.init(sent: code, modifiers.union(named?.modifiers ?? []))
  }

  /// The names of all keys, with other names for the same key.
  package static var writtenNames: [String] {
    codes.flatMap(\.names) + (1...12).map { "f\($0)" }
  }

  package static var names: [String] {
    ownNames(ofMouse: false) + (1...12).map { "f\($0)" } + mouseNames
  }

  /// The keys of the keyboard as they are listed, with the function keys as one entry.
  package static var listedNames: [String] { ownNames(ofMouse: false) + ["f1 to f12"] }

  /// The names of clicks and notches, which have no modifiers.
  package static var mouseNames: [String] { ownNames(ofMouse: true) }

  private static func ownNames(ofMouse isOfMouse: Bool) -> [String] {
    codes.filter { $0.code.isOfMouse == isOfMouse }.map { $0.names[0] }
  }

  package static var modifierNames: [String] { writtenModifiers.map(\.prefix) }

  /// Returns true if a key must follow a text: the text is empty, or ends in a modifier.
  package static func isWanted(behind text: String) -> Bool {
    text.isEmpty || writtenModifiers.contains { text.lowercased().hasSuffix($0.prefix) }
  }

  private static let writtenModifiers: [(prefix: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  /// The keys by their names, of which lists show the first.
  private static let codes: [(names: [String], code: Code, modifiers: Modifiers)] = [
    (["enter", "return"], .enter, []), (["space"], .character(" "), []), (["tab"], .tab, []),
    (["btab"], .tab, .shift), (["esc", "escape"], .escape, []),
    (["backspace", "bspace", "bs"], .backspace, []), (["delete", "del"], .delete, []),
    (["insert", "ins"], .insert, []), (["up", "↑"], .up, []), (["down", "↓"], .down, []),
    (["left", "←"], .left, []), (["right", "→"], .right, []), (["home"], .home, []),
    (["end"], .end, []), (["page-up", "pgup", "pageup"], .pageUp, []),
    (["page-down", "pgdn", "pagedown"], .pageDown, []), (["double-click"], .doubleClick, []),
    (["right-click"], .rightClick, []), (["wheel-up", "scroll-up"], .wheelUp, []),
    (["wheel-down", "scroll-down"], .wheelDown, []), (["wheel-left"], .wheelLeft, []),
    (["wheel-right"], .wheelRight, []),
  ]

  private static func function(_ name: Substring) -> Code? {
    guard name.first == "f" || name.first == "F", let number = Int(name.dropFirst()),
      (1...63).contains(number), name.dropFirst().first != "0", name.dropFirst().first != "+"
    else { return nil }
    return .function(number)
  }

  /// The modifiers of function keys above 12, as terminfo counts them: F13 is Shift-F1, F25 is
  /// Ctrl-F1, and so on by twelves.
  private static let groups: [Modifiers] = [.shift, .control, [.control, .shift], .alt]

  /// Creates the key that a terminal sends for a key and its modifiers: Ctrl-M is Enter.
  private init?(sent code: Code, _ modifiers: Modifiers) {
    if case .function(let number) = code, !modifiers.isEmpty {
      guard let group = Self.groups.firstIndex(of: modifiers), number <= 12 else { return nil }
      self.init(.function(number + 12 * (group + 1)))
      return
    }
    // The wheel with Alt or Shift counts as tilted (rule G12), and a click has no modifiers.
    guard !code.isOfMouse || modifiers.isEmpty else { return nil }
    guard case .character(let character) = code else {
      self.init(code, modifiers)
      return
    }
    // A key held with Shift types another character.
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

extension Key.Code {
  var isOfMouse: Bool {
    switch self {
    case .doubleClick, .rightClick, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: true
    default: false
    }
  }

  init(notch direction: Direction) {
    switch direction {
    case .up: self = .wheelUp
    case .down: self = .wheelDown
    case .left: self = .wheelLeft
    case .right: self = .wheelRight
    }
  }
}
