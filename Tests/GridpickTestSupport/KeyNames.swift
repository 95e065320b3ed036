import GridpickProtocol

/// The keys of a picker by the names that tests give them: `down`, `ctrl-right`, `G`.
enum KeyNames {
  private static let codes: [String: GridpickProtocol.Key.Code] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "pageup": .pageUp,
    "pagedown": .pageDown, "home": .home, "end": .end, "enter": .enter, "escape": .escape,
    "tab": .tab, "space": .character(" "), "backspace": .backspace, "delete": .delete,
  ]

  static func key(_ name: String) -> GridpickProtocol.Key? {
    let isControl = name.hasPrefix("ctrl-")
    let isAlt = name.hasPrefix("alt-")
    let plain = String(name.dropFirst(isControl ? 5 : isAlt ? 4 : 0))
    let letter = plain.count == 1 ? plain.first : nil
    let code = codes[plain] ?? letter.map { .character($0) }
    return code.map { GridpickProtocol.Key($0, isControl ? .control : isAlt ? .alt : []) }
  }
}
