import GridpickCore

/// Acts a scenario out, and answers what its expectations are compared with.
package struct ScenarioPlayer {
  private var setup = ScenarioSetup()
  /// The picker, once the first act has begun it.
  package private(set) var run: PickerRun?

  package init() {}

  /// Acts on sentences that expect nothing.
  package mutating func play(_ lines: [String]) throws(HarnessError) {
    for step in ScenarioStep.steps(of: lines) { _ = try play(step) }
  }

  /// Acts on the step; gives what is seen where the step is an expectation.
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

  /// `answer data` is the data that the sentences before it say anew, `answer part` is a part of
  /// newer data that comes, `answer records` is that data before it is grouped.
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
  /// The text that the step expects, in the form in which it is seen.
  var expected: [String] { isPicture ? block : [rest] }

  /// True if the step expects a picture, which recording may draw anew.
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
