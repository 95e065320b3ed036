import GridpickCVTerm
import GridpickCore

/// Sends keys and the mouse through libvterm, which encodes them by the program's modes.
extension VirtualTerminal {
  package func press(_ key: TerminalKey, _ modifiers: KeyModifiers = []) {
    guard case .character(let scalar) = key else {
      act { vterm_keyboard_key($0, key.code, modifiers.code) }
      return
    }
    // libvterm sends Ctrl+I and others as `CSI u`, which xterm does only on request.
    if modifiers.contains(.control) {
      let escape: [UInt8] = modifiers.contains(.alt) ? [0x1b] : []
      answer(escape + [UInt8(truncatingIfNeeded: scalar.value) & 0x1f])
    } else {
      act { vterm_keyboard_unichar($0, scalar.value, modifiers.code) }
    }
  }

  /// Pastes a text, bracketed if the program has asked for this.
  package func paste(_ text: String) {
    act { vterm_keyboard_start_paste($0) }
    answer(Array(text.utf8))
    act { vterm_keyboard_end_paste($0) }
  }

  package func moveMouse(to point: ScreenPoint, _ modifiers: KeyModifiers = []) {
    actWithMouse { vterm_mouse_move($0, Int32(point.line), Int32(point.column), modifiers.code) }
  }

  package func pressMouse(
    _ button: TerminalButton, at point: ScreenPoint, _ modifiers: KeyModifiers = []
  ) {
    moveMouse(to: point, modifiers)
    switch button {
    case .left, .middle, .right, .wheelUp, .wheelDown:
      actWithMouse { vterm_mouse_button($0, button.rawValue, true, modifiers.code) }
    case .wheelLeft, .wheelRight:
      // libvterm 0.1.4 has no tilt wheel: buttons 66 and 67 in xterm's mode 1006.
      guard mouseReports != .off, modes.contains(1006) else { return }
      let code = button == .wheelLeft ? 66 : 67
      answer(Array("\u{1b}[<\(code);\(point.column + 1);\(point.line + 1)M".utf8))
    }
  }

  package func releaseMouse(
    _ button: TerminalButton, at point: ScreenPoint, _ modifiers: KeyModifiers = []
  ) {
    moveMouse(to: point, modifiers)
    actWithMouse { vterm_mouse_button($0, button.rawValue, false, modifiers.code) }
  }

  /// Sends mouse events only on request; libvterm 0.1.4 would report buttons in any case.
  private func actWithMouse(_ body: (OpaquePointer) -> Void) {
    if mouseReports != .off { act(body) }
  }
}
