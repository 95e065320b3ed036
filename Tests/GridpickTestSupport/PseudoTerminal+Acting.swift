import GridpickCore
import GridpickTerminal

extension PseudoTerminal {
  package func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// A key as this terminal sends it in the modes that the program has set until now.
  package func press(_ key: TerminalKey, _ modifiers: KeyModifiers = []) {
    act { $0.press(key, modifiers) }
  }

  package func paste(_ text: String) {
    act { $0.paste(text) }
  }

  package func click(_ button: TerminalButton = .left, at point: ScreenPoint) {
    act {
      $0.pressMouse(button, at: point)
      $0.releaseMouse(button, at: point)
    }
  }

  /// Presses at the first point, moves over all of them, and releases at the last.
  package func drag(_ button: TerminalButton = .left, through points: [ScreenPoint]) {
    guard let first = points.first, let last = points.last else { return }
    act { screen in
      screen.pressMouse(button, at: first)
      for point in points.dropFirst() { screen.moveMouse(to: point) }
      screen.releaseMouse(button, at: last)
    }
  }

  /// Presses without releasing; a notch where the button is one of the wheel's.
  package func pressMouse(_ button: TerminalButton, at point: ScreenPoint) {
    act { $0.pressMouse(button, at: point) }
  }

  package func moveMouse(to point: ScreenPoint) {
    act { $0.moveMouse(to: point) }
  }

  package func releaseMouse(_ button: TerminalButton, at point: ScreenPoint) {
    act { $0.releaseMouse(button, at: point) }
  }

  package func resize(to size: ScreenSize) {
    // Bytes drawn for the old size must be read at the old size.
    exchange()
    screen.resize(to: size)
    terminal.resize(to: size)
  }

  package func signal(_ number: Int32) {
    child.signal(number)
  }

  /// Takes the terminal away, as a closed window does: SIGHUP, then errors from /dev/tty.
  package func hangUp() {
    exchange()
    terminal.hangUp()
  }

  package func activity() throws(HarnessError) -> ProcessActivity {
    try ProcessActivity(of: processID)
  }

  /// Reads first, since what the program has just answered may matter for what is sent.
  private func act(_ body: (VirtualTerminal) -> Void) {
    exchange()
    body(screen)
    send(screen.takeAnswers())
  }
}
