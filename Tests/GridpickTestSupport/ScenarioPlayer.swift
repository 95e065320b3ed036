import GridpickCore

/// Plays a scenario, and returns the values for its expectations.
package struct ScenarioPlayer {
  private var setup = ScenarioSetup()
  /// The picker; nil before the first act.
  package private(set) var run: PickerRun?

  package init() {}

  /// Plays steps without expectations.
  package mutating func play(_ lines: [String]) throws(HarnessError) {
    for step in ScenarioStep.steps(of: lines) { _ = try play(step) }
  }

  /// Plays a step; returns the actual value if the step is an expectation.
  mutating func play(_ step: ScenarioStep) throws(HarnessError) -> [String]? {
    if run == nil, try setup.take(step) { return nil }
    if run != nil, try setup.takeData(step) { return nil }
    var run = run ?? setup.started()
    defer { self.run = run }
    switch step.verb {
    case "keys": try run.press(step.rest)
    case "type": run.type(step.rest)
    case "paste": run.take(.pasted(step.rest))
    case "finds-slowly": run.findsAtOnce = false
    case "found": run.find()
    case "works": run.work()
    case "more": run.take(.content(ContentUpdate(setup.data, isComplete: true)))
    case "newer": run.take(.replaced(ContentUpdate(setup.data, isComplete: true)))
    case "wait": run.wait(try step.milliseconds)
    case "press", "drag", "release", "click", "right-press", "wheel", "window":
      try run.point(step)
    case "answer": run.answer(try answer(step))
    case "begin": run.take(.begun)
    case "executed": run.endCommand(step.rest.isEmpty ? nil : step.rest)
    case "sorted": run.sort()
    case "prints": run.print(step.block)
    case "ends": run.endPreview(step.rest)
    case "resize": run.resize(to: try step.size)
    case "current": return [run.current]
    case "told": return [run.tale]
    case "marked": return [run.marked]
    case "screen":
      return run.state.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "|" + $0 }
    case "styles": return run.state.frame().styleNotes.map { "| " + $0 }
    default: throw .unknownWord(step.verb)
    }
    return nil
  }

  /// Returns an answer: `answer data` brings the data of the steps before, `answer part` a part of
  /// newer data, and `answer records` ungrouped data.
  private func answer(_ step: ScenarioStep) throws(HarnessError) -> ErrandAnswer {
    switch step.words.first {
    case "data": return .data(ContentUpdate(setup.data, isComplete: true))
    case "part": return .data(ContentUpdate(setup.data, isComplete: false))
    case "records": return .data(ContentUpdate(setup.records, isComplete: true))
    case "nothing": return .nothing
    case "failed": return .failed(step.words.dropFirst().joined(separator: " "))
    default: throw .unknownWord(step.rest)
    }
  }
}

extension ScenarioStep {
  /// The text that the step expects, in the same form as the actual text.
  var expected: [String] { isPicture ? block : [rest] }

  /// True if the step expects a picture, which recording can update.
  var isPicture: Bool { verb == "screen" || verb == "styles" }

  fileprivate var milliseconds: Duration {
    get throws(HarnessError) {
      guard rest.hasSuffix("ms"), let count = Int(rest.dropLast(2)) else {
        throw .unknownWord(rest)
      }
      return .milliseconds(count)
    }
  }
}
