import Testing

@testable import GridpickTestSupport

struct ScenarioReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Tool.run(["mkdir", folder.file("Scenarios")])
  }

  private func scenario(_ text: String, isRecording: Bool = false) throws -> Scenario {
    let scenario = Scenario(
      "some", besideFile: folder.file("SomeTests.swift"), isRecording: isRecording)
    try TextFile.write(text, to: scenario.path)
    return scenario
  }

  @Test func `a scenario that passes has no failures`() throws {
    let text = """
      # a remark
      grid
        a b
        ()
        ·
      size 20x6
      keys right
      told moved 0,0>0,1; settled
      current b
      keys down
      current empty section
      keys down
      current gap

      """
    #expect(try scenario(text).failures().isEmpty)
  }

  @Test(arguments: [
    ("grid\n  a b\nkeys right\ncurrent a\n", 4, "current: expected `a`, got `b`"),
    ("grid\n  a\nkeys down\ntold cancelled\n", 4, "told: expected `cancelled`, got `nothing`"),
    ("\nfrown\n", 2, "`frown` has no meaning here"),
    ("keys sideways\n", 1, "`sideways` has no meaning here"),
    ("grid\n  a\nsize many\n", 3, "`many` has no meaning here"),
    ("current nothing\nsize 20x6\n", 2, "`size` has no meaning here"),
    ("grid\n  a\nsize 3x1\nscreen\n| b\n", 4, "the screen differs:\n-0|| b|\n+0|| a|"),
  ])
  func `a scenario that differs fails with its line`(text: String, line: Int, message: String)
    throws
  {
    #expect(
      try scenario(text).failures() == [Scenario.Failure(line: line, message: message)])
  }

  @Test func `recording updates every picture and changes nothing else`() throws {
    let start = "grid\n  a b\nsize 3x1\n"
    let scenario = try scenario(
      start + "screen\n# here\nkeys right\nscreen\n|old\n|older\ncurrent b\n",
      isRecording: true)
    #expect(try scenario.failures().isEmpty)
    let recorded = try TextFile.read(scenario.path)
    #expect(
      recorded == start + "screen\n| a\n# here\nkeys right\nscreen\n| b\ncurrent b\n")
  }
}
