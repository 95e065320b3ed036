import GridpickTestSupport
import Testing

/// The rules acted out: a file a rule, whose name begins with the rule's number.
struct ScenarioTests {
  @Test(arguments: try Scenario.names())
  func `every scenario passes as written`(name: String) throws {
    let scenario = Scenario(name)
    for failure in try scenario.failures() {
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: "GridpickCoreTests/\(name).scenario", filePath: scenario.path, line: failure.line,
          column: 1))
    }
  }

  @Test func `scenarios are found beside their test`() throws {
    #expect(try Scenario.names().isEmpty == false)
  }
}
