// MARK: - The help (rule S3)

extension PickerState {
  /// The time after Esc has closed the help in which Esc does nothing more.
  private static let calmTime = Duration.milliseconds(300)

  mutating func openHelp() {
    // The help has the pointer to itself.
    if isHeld { stop(.gesture(.atOnce)) }
    var help = Help(
      settings.options.keymap, ascii: settings.look.signs.text == .ascii, where: has)
    help.reveal(on: screen)
    browsing.mode = .helping(help)
  }

  /// True if Esc has closed the help just now, so that another Esc does nothing.
  var isCalm: Bool {
    guard browsing.mode == .browsing, let closed = browsing.helpClosedAt else { return false }
    return now - closed < Self.calmTime
  }

  mutating func close() {
    if browsing.mode.help != nil { browsing.helpClosedAt = now }
    browsing.close()
  }

  mutating func choose(_ movement: Movement) {
    guard var help = browsing.mode.help else { return }
    help.choose(movement, on: screen)
    browsing.mode = .helping(help)
  }

  /// Closes the help and does what the chosen row says, as its key would.
  mutating func doChosen() {
    guard let row = browsing.mode.help?.chosenRow else { return }
    browsing.close()
    follow(row.actions)
  }

  /// Handles the mouse over the help: a click and the wheel choose, and a double click does it.
  mutating func handleMouseInHelp(_ event: MouseEvent) {
    switch event {
    case .press(.primary, let point): recognizeInHelp(.press(point))
    case .motion(.primary, let point): recognizeInHelp(.motion(point))
    case .motion(nil, _): recognizeInHelp(.cancel)
    case .release(let point): recognizeInHelp(.release(point))
    case .wheel(let direction, _): choose(.step(direction))
    case .press(.secondary, _), .press(.other, _), .motion(.secondary, _), .motion(.other, _): break
    }
  }

  private mutating func recognizeInHelp(_ input: PointerInput) {
    guard var help = browsing.mode.help else { return }
    let gestures = help.recognizer.recognize(input, at: now)
    browsing.mode = .helping(help)
    for gesture in gestures {
      switch gesture {
      case .clicked(let point): _ = chooseInHelp(at: point)
      case .doublePressed(let point): if chooseInHelp(at: point) { doChosen() }
      case .touched, .dragging, .threw, .held, .lifted, .cancelled: break
      }
    }
  }

  private mutating func chooseInHelp(at point: ScreenPoint) -> Bool {
    guard var help = browsing.mode.help, help.choose(at: point, on: screen) else {
      return false
    }
    browsing.mode = .helping(help)
    return true
  }

  var helpPane: HelpPane? {
    guard let help = browsing.mode.help else { return nil }
    let sheet = HelpSheet(help, on: screen)
    let count = help.shown.count
    var pane = HelpPane(
      geometry: sheet.geometry, columns: sheet.columns,
      firstLine: min(help.firstLine, sheet.furthestLine), chosen: help.chosen,
      entry: TypedLine(text: help.entry.text, cursor: help.entry.cursor))
    pane.query = help.isNarrowed ? help.query : nil
    pane.total = help.isNarrowed ? "\(count) of \(help.rows.count)" : "\(count) actions"
    if let row = help.chosenRow {
      pane.place = "\(help.chosen + 1)/\(count)"
      pane.name = row.written
      pane.remarks =
        (help.isNarrowed ? [row.group.title] : [])
        + (row.texts.keys.isEmpty ? [] : [row.texts.keys.joined(separator: " ")])
    }
    pane.closing = help.entry.isEmpty ? "close" : "show all"
    return pane
  }
}
