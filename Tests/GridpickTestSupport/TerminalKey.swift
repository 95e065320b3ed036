import GridpickCVTerm

/// A key of the keyboard that a person presses.
package enum TerminalKey: Hashable, Sendable {
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  case delete
  case enter
  case escape
  case tab
  case backspace
  case function(Int)
  case character(Unicode.Scalar)

  var code: VTermKey {
    switch self {
    case .up: VTERM_KEY_UP
    case .down: VTERM_KEY_DOWN
    case .left: VTERM_KEY_LEFT
    case .right: VTERM_KEY_RIGHT
    case .home: VTERM_KEY_HOME
    case .end: VTERM_KEY_END
    case .pageUp: VTERM_KEY_PAGEUP
    case .pageDown: VTERM_KEY_PAGEDOWN
    case .insert: VTERM_KEY_INS
    case .delete: VTERM_KEY_DEL
    case .enter: VTERM_KEY_ENTER
    case .escape: VTERM_KEY_ESCAPE
    case .tab: VTERM_KEY_TAB
    case .backspace: VTERM_KEY_BACKSPACE
    case .function(let number): VTermKey(VTERM_KEY_FUNCTION_0.rawValue + UInt32(number))
    case .character: VTERM_KEY_NONE
    }
  }
}

/// The modifier keys held during another key.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let shift = KeyModifiers(rawValue: VTERM_MOD_SHIFT.rawValue)
  package static let alt = KeyModifiers(rawValue: VTERM_MOD_ALT.rawValue)
  package static let control = KeyModifiers(rawValue: VTERM_MOD_CTRL.rawValue)

  var code: VTermModifier { VTermModifier(rawValue: rawValue) }
}

/// A mouse button, or one of the four wheel directions, numbered as in X and libvterm.
package enum TerminalButton: Int32, Hashable, Sendable {
  case left = 1
  case middle
  case right
  case wheelUp
  case wheelDown
  case wheelLeft
  case wheelRight
}
