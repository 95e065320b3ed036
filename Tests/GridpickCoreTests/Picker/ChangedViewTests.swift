import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Changes by actions stay while data goes on to bring its own settings.
struct ChangedViewTests {
  private static let look = Look(theme: Theme(colorCount: 256), signs: .unicode)

  private func settings(_ layout: Layout, _ title: String?, _ binding: String) throws
    -> PickerSettings
  {
    var settings = PickerSettings(layout: layout, look: Self.look)
    settings.title = title
    for written in try BindingReader.bindings(in: Array(binding.utf8)) {
      settings.options.keymap.bind(written)
    }
    return settings
  }

  /// The lines above the status line.
  private func lines(of run: PickerRun) -> [Substring] {
    run.state.frame().text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func `B2.13 a chosen layout and title win over data that comes later`()
    throws
  {
    let data = Grid(TestGrid(rows: 3, columns: 3))
    let binding = "x:change-layout(tabs)+change-title(Mine)"
    var run = PickerRun(
      data, isComplete: false, settings: try settings(.grid, nil, binding),
      size: ScreenSize(lines: 8, columns: 60))
    try run.press("x")
    let before = lines(of: run)
    #expect(run.state.frame().text.contains("Mine"))
    #expect(run.state.frame().text.contains("tab 1/3"))
    let later = try settings(.sheet, "Theirs", binding)
    run.take(.content(ContentUpdate(data, isComplete: true, settings: { _ in later })))
    #expect(lines(of: run) == before)
  }

  /// Whatever is shown, and however it is linked, what one was at is what one is at.
  @Test(arguments: 0..<60)
  func `P9.1 B2.12 the current item stays current through any layouts and moves`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = ["grid", "cards", "sheet", "shelves", "tabs"]
    let binding = names.enumerated().map { "f\($0 + 1):change-layout(\($1))" }
      .joined(separator: ",")
    let grid = TestGrid(
      (0..<7).map { row in (0..<(row * 5 % 8)).map { $0 == 2 ? "·" : "r\(row)c\($0)" } })
    var run = PickerRun(
      Grid(grid), settings: try settings(.grid, nil, binding),
      size: ScreenSize(
        lines: .random(in: 3...20, using: &random), columns: .random(in: 8...60, using: &random)))
    for _ in 0..<60 {
      let moves = ["down", "up", "left", "right", "end", "G", "g", "s", "-", "_", "pgdn", "=", "/"]
      try run.press(moves[.random(in: moves.indices, using: &random)])
      if run.state.frame().text.contains("/ ") { try run.press("c 3") }
      let before = run.state.position.flatMap(run.state.content.id)
      let current = run.current
      try run.press("f\(Int.random(in: 1...5, using: &random))")
      // During find a match may be another thing, such as a record.
      if before != nil, run.state.find.finding == nil {
        #expect(run.current == current)
        #expect(run.state.position.flatMap(run.state.content.id) == before)
      }
      _ = run.state.frame()
      if run.state.find.finding != nil, Bool.random(using: &random) { try run.leaveFind() }
    }
  }
}
