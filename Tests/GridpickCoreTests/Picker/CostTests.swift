import GridpickTestSupport
import Testing

@testable import GridpickCore

struct CostTests {
  private static let small = 1_000
  private static let huge = 100_000_000

  /// In the middle of the grid, so that what walks from an end is seen to.
  private func run(sections: Int, layout: Layout) -> (run: PickerRun, counter: HugeGrid.Counter) {
    let grid = HugeGrid(sectionCount: sections, columnCount: 50)
    let settings = PickerSettings(
      layout: layout, look: Look(theme: Theme(colorCount: 256), signs: .unicode))
    let run = PickerRun(
      Grid(grid), settings: settings, size: ScreenSize(lines: 24, columns: 80),
      start: Position(section: sections / 2, index: 20))
    return (run, grid.counter)
  }

  /// The questions of one frame for a grid of so many sections.
  private func questionsOfFrame(sections: Int, layout: Layout) -> HugeGrid.Questions {
    let (run, counter) = run(sections: sections, layout: layout)
    _ = counter.take()
    _ = run.state.frame()
    return counter.take()
  }

  @Test(arguments: Layout.all.map(\.name))
  func `L1.2 a frame reads as much of a huge grid as of a small grid`(name: String) throws {
    let layout = try #require(Layout.named(name))
    let small = questionsOfFrame(sections: Self.small, layout: layout)
    #expect(questionsOfFrame(sections: Self.huge, layout: layout) == small)
    #expect(small.items > 0)
  }

  @Test func `L1.1 a frame reads each item in view once`() {
    let questions = questionsOfFrame(sections: Self.huge, layout: .grid)
    // 23 lines of 6 columns each; 77 of 80 columns show 13 of them, the last or first in part.
    #expect(questions.items == 23 * 13)
  }

  @Test(arguments: [
    "down", "up", "left", "right", "pagedown", "pageup", "ctrl-left", "ctrl-right", "home", "end",
    "g", "G", "enter",
  ])
  func `L1.2 a key reads as much of a huge grid as of a small grid`(key: String) throws {
    var questions: [HugeGrid.Questions] = []
    for sections in [Self.small, Self.huge] {
      var (run, counter) = run(sections: sections, layout: .grid)
      _ = counter.take()
      try run.press(key)
      questions.append(counter.take())
    }
    #expect(questions[0] == questions[1])
    // One view of columns at most, each asked whether it is a gap.
    #expect(questions[1].items <= 13)
  }

  /// A wrapped sheet or list, in the middle of its rows.
  private func wrappedRun(
    sections: Int, columns: Int
  ) -> (run: PickerRun, counter: HugeGrid.Counter) {
    let grid = HugeGrid(
      sectionCount: sections, columnCount: columns,
      label: String(repeating: "a text of several words ", count: 10))
    let run = PickerRun.over(
      Grid(grid), layout: .sheet, size: ScreenSize(lines: 24, columns: 80),
      start: Position(section: sections / 2, index: 0)
    ) { $0.options.wraps = true }
    return (run, grid.counter)
  }

  @Test(arguments: [1, 5])
  func `L1.2 S4.1 a wrapped frame reads as much of a huge grid as of a small grid`(columns: Int) {
    let questions = [Self.small, Self.huge].map { sections in
      let (run, counter) = wrappedRun(sections: sections, columns: columns)
      _ = counter.take()
      _ = run.state.frame()
      return counter.take()
    }
    #expect(questions[0] == questions[1])
    // Rows take seven lines, so that few of them are in view.
    #expect(questions[1].items <= 8 * columns + 1)
  }

  @Test(arguments: ["down", "up", "pagedown", "pageup", "g", "G", ": 5 0 enter", "W W"])
  func `L1.2 S4.7 a key in wrapped rows reads as much of a huge grid as of a small grid`(
    keys: String
  ) throws {
    let questions = try [Self.small, Self.huge].map { sections in
      var (run, counter) = wrappedRun(sections: sections, columns: 5)
      _ = counter.take()
      try run.press(keys)
      return counter.take()
    }
    #expect(questions[0] == questions[1])
    #expect(keys == "W W" || questions[1].items <= 9 * 23 * 5)
  }

  /// The questions of a picker that marks, for a grid of so many sections, without background work.
  private func questionsOfMarking(
    sections: Int, _ act: (inout PickerRun, Grid) throws -> Void
  ) rethrows -> HugeGrid.Questions {
    let grid = HugeGrid(sectionCount: sections, columnCount: 50)
    var run = PickerRun.over(Grid(grid)) {
      $0.canReload = true
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
    }
    run.worksAtOnce = false
    _ = grid.counter.take()
    try act(&run, Grid(grid))
    return grid.counter.take()
  }

  @Test(arguments: ["space", "R", "C", "a", "i", "V G", "V pagedown C space", "C A"])
  func `L1.2 M1.18 a key that marks reads as much of a huge grid as of a large grid`(
    keys: String
  ) throws {
    let large = try questionsOfMarking(sections: 10_000) { run, _ in try run.press(keys) }
    let huge = try questionsOfMarking(sections: Self.huge) { run, _ in try run.press(keys) }
    #expect(huge == large)
  }

  @Test func `M1.18 the key that marks the current item looks it up at once`() throws {
    let grid = HugeGrid(sectionCount: 100, columnCount: 5)
    var run = PickerRun.over(Grid(grid)) {
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
      $0.mostAtOnce = 0
    }
    run.worksAtOnce = false
    try run.press("space")
    _ = grid.counter.take()
    run.work()
    #expect(run.state.marks.count == 1)
    #expect(grid.counter.take().items == 1, "its label, for the sum")
  }

  @Test func `L1.1 X3.12 the key a marks whole groups without reading a record`() throws {
    let grid = HugeGrid(sectionCount: 100, columnCount: 5)
    let groups = try Groups(Grid(grid), by: Grouping(by: [ColumnName("1")]))
    var run = PickerRun.over(Grid(Grid(grid), in: groups), layout: .tabs) {
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
    }
    run.worksAtOnce = false
    _ = grid.counter.take()
    try run.press("a")
    #expect(run.state.marks.count == 100)
    #expect(grid.counter.take().items == 0)
  }

  @Test func `L1.2 F6 F4.2 a far match in a section is reached without a walk`() throws {
    let count = 3 << 20
    let grid = HugeGrid(sectionCount: 1, columnCount: count)
    let last = UInt32(count - 1)
    let matches = Matches.cells(
      Cells(sections: [0], starts: [0, 3], indexes: [1, 2, last]))
    let offered = Grid(grid).offering(matches, of: Grid(grid))
    _ = grid.counter.take()
    func index(from index: Int, _ steps: Int, wraps: Bool = false) -> Int? {
      offered.itemIndex(from: Position(section: 0, index: index), steps: steps, wraps: wraps)
    }
    #expect(index(from: 2, 1) == count - 1)
    #expect(index(from: count - 1, -1) == 2)
    #expect(index(from: count - 1, -5) == 1)
    #expect(index(from: count - 1, 1) == nil)
    #expect(index(from: count - 1, 1, wraps: true) == 1)
    #expect(index(from: 1, -1, wraps: true) == count - 1)
    #expect(index(from: 1, 7, wraps: true) == 1)
    #expect(grid.counter.take().items < 100)
  }

  @Test func `M2.5 M2.6 newer data with marks costs the same reads, however large it is`() throws {
    func questions(_ sections: Int) throws -> HugeGrid.Questions {
      try questionsOfMarking(sections: sections) { run, newer in
        try run.press("space r")
        run.answer(.data(ContentUpdate(newer, isComplete: true)))
        #expect(run.state.running(.reload) != nil)
      }
    }
    #expect(try questions(Self.huge) == questions(10_000))
  }

  @Test(arguments: [100, 1_000], [1, -1])
  func `P2.6 a drag over gaps goes on to the item behind them`(gaps: Int, direction: Int) {
    let last = gaps + 1
    let grid = HugeGrid(sectionCount: 1, columnCount: last + 1, gaps: 1..<last)
    var run = PickerRun.over(
      Grid(grid), size: ScreenSize(lines: 5, columns: 80),
      start: Position(section: 0, index: direction > 0 ? 0 : last)
    ) {
      $0.options.layout.snap = PerAxis(section: .nearest, item: .nearest)
    }
    run.press(at: 0, 40)
    run.drag(to: 0, 40 - direction * 9)
    for distance in [15, 30, 21, 40, 12] {
      run.drag(to: 0, 40 - direction * distance)
      #expect(run.state.frame().text.contains("column \(direction > 0 ? last + 1 : 1)/"))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `L1.2 a step in a row of very many items reads only the items it passes`() throws {
    let grid = HugeGrid(sectionCount: 1, columnCount: 1 << 36)
    var run = PickerRun.over(Grid(grid), start: Position(section: 0, index: 0))
    try run.press("right")
    #expect(run.state.position == Position(section: 0, index: 1))
  }

  @Test func `L1.6 measuring reads at most a sample`() {
    let (_, counter) = run(sections: Self.huge, layout: .grid)
    let questions = counter.take()
    #expect(questions.items <= 1_000)
    #expect(questions.sections <= 1_010)
  }
}
