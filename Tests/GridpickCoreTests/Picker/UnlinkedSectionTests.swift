import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Sections that are not linked, where they might be taken for linked ones.
struct UnlinkedSectionTests {
  private static var grid: Grid { Grid(TestGrid(rows: 4, columns: 30)) }
  private static let beyond = Position(section: 99, index: 3)

  @Test(arguments: Layout.all.map(\.name), Linkage.allCases)
  func `P4.3 a start beyond the last section goes to the same item of the last one`(
    name: String, linkage: Linkage
  ) throws {
    let layout = try #require(Layout.named(name))
    let run = PickerRun.over(Self.grid, layout: layout, start: Self.beyond) {
      $0.options.layout.linkage = linkage
    }
    #expect(run.current == "r3c3")
  }

  @Test func `P4.2 P4.3 the start is the same after all data has arrived`() {
    let settings = PickerRun.over(layout: .shelves).state.settings
    var run = PickerRun(
      Grid(TestGrid(rows: 2, columns: 30)), isComplete: false, settings: settings,
      size: ScreenSize(lines: 10, columns: 40), start: Self.beyond)
    run.take(.content(ContentUpdate(Self.grid, isComplete: true)))
    #expect(run.current == "r3c3")
  }

  /// Three lists side by side, of which the first was scrolled until the banner was gone.
  private func tabs() throws -> PickerRun {
    var run = PickerRun.over(
      Self.grid, layout: .tabs, size: ScreenSize(lines: 16, columns: 40)
    ) {
      $0.options.layout.cell = ScreenSize(lines: 1, columns: 12)
      $0.banner = ["1", "2", "3", "4"]
    }
    try run.press("G")
    return run
  }

  @Test func `P5.5 in tabs Home and End go to another tab, and g and G to an end of a tab`() throws
  {
    var run = try tabs()
    for (key, item) in [("end", "r3c0"), ("home", "r0c29"), ("g", "r0c0"), ("G", "r0c29")] {
      try run.press(key)
      #expect(run.current == item)
    }
  }

  @Test func `P7.4 a change of tab keeps an open banner, and makes an item in view current`()
    throws
  {
    var run = try tabs()
    try run.press("right g")
    #expect(run.current == "r1c0")
    try run.press("left")
    #expect((0..<3).map { run.state.offsets.item(in: $0) } == [0, 0, 0])
    // Ten items are in view; at the last of them the view would look a page ahead.
    #expect(run.current == "r0c8")
  }

  @Test func `P7.3 while the banner is closed each list is dragged alone`() throws {
    var run = try tabs()
    let before = (0..<3).map { run.state.offsets.item(in: $0) }
    run.press(at: 5, 2)
    run.drag(to: 9, 2)
    #expect(
      (0..<3).map { run.state.offsets.item(in: $0) } == [before[0] - 4, before[1], before[2]])
  }

  @Test func `P7.2 a drag that opens the banner takes all lists along, even on the way`() throws {
    var run = try tabs()
    try run.press("right")
    run.press(at: 5, 14)
    for distance in 2...4 {
      run.drag(to: 5 + distance, 14)
      #expect(
        (0..<3).map { run.state.offsets.item(in: $0) } == [
          4 - distance, 4 - distance, 4 - distance,
        ])
      #expect(run.state.frame().text(ofLine: 0).contains("\(5 - distance)"))
    }
    run.wait(.milliseconds(100))
    run.release()
    run.wait(.milliseconds(500))
    #expect((0..<3).map { run.state.offsets.item(in: $0) } == [0, 0, 0])
  }
}
