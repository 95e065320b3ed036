import GridpickCore

extension PickerRun {
  private static let wheel: [String: Direction] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
  ]

  /// Performs a scenario's mouse act: `press 3,10`, `drag to 3,4`, `release`, `wheel down`.
  mutating func point(_ step: ScenarioStep) throws(HarnessError) {
    switch (step.verb, step.words.first) {
    case ("press", _):
      let place = try step.pair(",")
      press(at: place.first, place.second)
    case ("drag", "to"):
      let place = try step.dropFirstWord.pair(",")
      drag(to: place.first, place.second)
    case ("click", _):
      let place = try step.pair(",")
      click(at: place.first, place.second)
    case ("right-press", _):
      let place = try step.pair(",")
      point(.press(.secondary, ScreenPoint(line: place.first, column: place.second)))
    case ("release", nil): release()
    case ("wheel", let name?):
      guard let direction = Self.wheel[name] else { throw .unknownWord(step.rest) }
      point(.wheel(direction))
    default: throw .unknownWord("\(step.verb) \(step.rest)")
    }
  }
}

extension ScenarioStep {
  /// The step without its first word: `3,4` for `to 3,4`.
  fileprivate var dropFirstWord: ScenarioStep {
    ScenarioStep(line: line, verb: verb, rest: words.dropFirst().joined(separator: " "))
  }
}

/// Simulates the command of the last requested preview.
extension PickerRun {
  /// Prints lines; each line is written after a bar.
  mutating func print(_ lines: [String]) {
    var reader = StyledTextReader()
    var text = lines.map { $0.dropFirst() + "\n" }.joined()
    text.withUTF8 { reader.read($0) }
    printed = reader.text
    bringPreview(PreviewNews(text: printed, end: nil))
  }

  /// Ends the command: `well`, `cut`, or with another text as the reason of a failure.
  mutating func endPreview(_ reason: String) {
    let end: PreviewNews.End =
      switch reason {
      case "well": .succeeded
      case "cut": .cut
      default: .failed(reason)
      }
    bringPreview(PreviewNews(text: printed, end: end))
    printed = StyledText()
  }
}

extension MouseEvent {
  /// Returns one notch of the wheel over the first cell.
  package static func wheel(_ direction: Direction) -> MouseEvent {
    .wheel(direction, at: ScreenPoint(line: 0, column: 0))
  }
}
