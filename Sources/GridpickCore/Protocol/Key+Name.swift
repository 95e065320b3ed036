extension Key {
  /// As the help writes it: `←`, `Ctrl-→`, `PgUp`, `h`; in ASCII `←` is `Left`.
  package func name(ascii: Bool = false) -> String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "Ctrl-" }
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "Shift-" }
    return prefix + code.name(ascii: ascii, isControl: modifiers.contains(.control))
  }
}

extension Key.Code {
  fileprivate func name(ascii: Bool, isControl: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): isControl ? character.uppercased() : String(character)
    case .left: ascii ? "Left" : "←"
    case .right: ascii ? "Right" : "→"
    case .up: ascii ? "Up" : "↑"
    case .down: ascii ? "Down" : "↓"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .insert: "Ins"
    case .delete: "Del"
    case .backspace: "Backspace"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .function(let number): "F\(number)"
    case .doubleClick: "Double-click"
    case .rightClick: "Right-click"
    case .wheelUp: "Wheel-up"
    case .wheelDown: "Wheel-down"
    case .wheelLeft: "Wheel-left"
    case .wheelRight: "Wheel-right"
    }
  }
}
