/// One step of a scenario: a verb, its argument, and the block of lines below it.
///
/// A line that begins with a space or a bar belongs to the step above; `#` begins a comment.
struct ScenarioStep {
  /// The line number, from 1.
  let line: Int
  let verb: String
  let rest: String
  var block: [String] = []

  static func steps(of lines: [String]) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for (ordinal, text) in lines.enumerated() {
      guard let first = text.first, first != "#" else { continue }
      guard first != " ", first != "|" else {
        if !steps.isEmpty { steps[steps.count - 1].block.append(text) }
        continue
      }
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      steps.append(
        ScenarioStep(line: ordinal + 1, verb: words[0], rest: words.count > 1 ? words[1] : ""))
    }
    return steps
  }

  var words: [String] { rest.split(separator: " ").map(String.init) }

  /// Returns two numbers separated by a character: `20x6`, `1,2`.
  func pair(_ separator: Character) throws(HarnessError) -> (first: Int, second: Int) {
    let numbers = rest.split(separator: separator).map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else {
      throw .unknownWord(rest)
    }
    return (first, second)
  }

  var number: Int {
    get throws(HarnessError) {
      guard let number = Int(rest) else { throw .unknownWord(rest) }
      return number
    }
  }
}
