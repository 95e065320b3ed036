/// A session with a picker, written in a file beside the test: `Scenarios/NAME.scenario`.
///
/// ```
/// # P1 a short row keeps the column asked for
/// grid
///   a b c
///   d
/// size 20x6
/// keys right right down
/// current d
/// told moved 0,1>0,2; settled; moved 0,2>1,0; settled
/// screen
/// | a  b  c
/// ```
package struct Scenario {
  /// An unmet expectation, or a step that the harness does not know.
  package struct Failure: Equatable, Sendable {
    package let line: Int
    package let message: String
  }

  package let path: String
  private let isRecording: Bool

  package init(
    _ name: String, besideFile file: String = #filePath,
    isRecording: Bool = TestEnvironment.variable("GRIDPICK_RECORD") == "1"
  ) {
    path = "\(Self.folder(besideFile: file))/\(name).scenario"
    self.isRecording = isRecording
  }

  /// Returns the names of all scenarios beside a test.
  package static func names(besideFile file: String = #filePath) throws(HarnessError) -> [String] {
    try FileNames.inFolder(folder(besideFile: file)).filter { $0.hasSuffix(".scenario") }
      .map { String($0.dropLast(".scenario".count)) }.sorted()
  }

  /// Plays the file to its end; if recording, it updates the pictures in the file.
  package func failures() throws(HarnessError) -> [Failure] {
    let lines = try TextFile.read(path)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var recorded: [(step: ScenarioStep, seen: [String])] = []
    var player = ScenarioPlayer()
    var failures: [Failure] = []
    for step in ScenarioStep.steps(of: lines) {
      do throws(HarnessError) {
        guard let seen = try player.play(step), seen != step.expected else { continue }
        if isRecording, step.isPicture {
          recorded.append((step, seen))
        } else {
          failures.append(Failure(line: step.line, message: step.difference(from: seen)))
        }
      } catch {
        failures.append(Failure(line: step.line, message: error.description))
      }
    }
    if !recorded.isEmpty { try record(recorded, in: lines) }
    return failures
  }

  /// Replaces the pictures from last to first, so that the line numbers before them stay valid.
  private func record(
    _ pictures: [(step: ScenarioStep, seen: [String])], in lines: [String]
  ) throws(HarnessError) {
    var lines = lines
    for (step, seen) in pictures.reversed() {
      lines.replaceSubrange(step.line..<step.line + step.block.count, with: seen)
    }
    try TextFile.write(lines.joined(separator: "\n"), to: path)
    print("recorded \(path)")
  }

  private static func folder(besideFile file: String) -> String {
    file.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Scenarios"
  }
}

extension ScenarioStep {
  fileprivate func difference(from seen: [String]) -> String {
    let expected = expected.joined(separator: "\n")
    let seen = seen.joined(separator: "\n")
    guard isPicture else { return "\(verb): expected `\(expected)`, got `\(seen)`" }
    return "the \(verb) differs:\n" + Snapshot.compared(expected: expected, actual: seen)
  }
}
