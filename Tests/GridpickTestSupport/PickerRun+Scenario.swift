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
    case ("window", "focused"): focus(true)
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
