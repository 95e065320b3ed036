import GridpickCore
import GridpickTerminal

extension PseudoTerminal {
  package func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Presses a key; the terminal encodes it by the modes that the program has set.
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

  /// Presses at the first point, moves over all points, and releases at the last point.
  package func drag(_ button: TerminalButton = .left, through points: [ScreenPoint]) {
    guard let first = points.first, let last = points.last else { return }
    act { screen in
      screen.pressMouse(button, at: first)
      for point in points.dropFirst() { screen.moveMouse(to: point) }
      screen.releaseMouse(button, at: last)
    }
  }

  /// Presses without releasing; a wheel button makes one notch.
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
    // Bytes drawn for the old size must be read before the resize.
    exchange()
    screen.resize(to: size)
    terminal.resize(to: size)
  }

  package func signal(_ number: Int32) {
    child.signal(number)
  }

  /// Takes the terminal away like a closed window: SIGHUP, then errors from /dev/tty.
  package func hangUp() {
    exchange()
    terminal.hangUp()
  }

  package func activity() throws(HarnessError) -> ProcessActivity {
    try ProcessActivity(of: processID)
  }

  /// Reads first, because the program's latest output may change the modes for the act.
  private func act(_ body: (VirtualTerminal) -> Void) {
    exchange()
    body(screen)
    send(screen.takeAnswers())
  }
}
