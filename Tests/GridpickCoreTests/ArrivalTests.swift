import GridpickCore
import GridpickLayout
import GridpickModel
import GridpickRendering
import GridpickScreen
import GridpickTestSupport
import Testing

/// Data that arrives while it is shown.
struct ArrivalTests {
  private func settings(_ change: (inout PickerSettings) -> Void = { _ in }) -> PickerSettings {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    change(&settings)
    return settings
  }

  private func list(
    _ count: Int, columns: Int = 44, start: Position? = nil,
    _ change: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    PickerRun(
      .list(TestList(count: count)), isComplete: false, settings: settings(change),
      size: ScreenSize(lines: 8, columns: columns), start: start)
  }

  private func more(_ count: Int, isComplete: Bool = false) -> PickerEvent {
    .content(ContentUpdate(.list(TestList(count: count)), isComplete: isComplete))
  }

  private func body(_ run: PickerRun) -> [String] {
    run.state.frame().lineTexts.dropLast().map(\.self)
  }

  @Test func `P8 nothing on the screen jumps while rows arrive`() {
    var run = list(70)
    let before = body(run)
    run.take(more(100_000))
    #expect(body(run) == before)
    run.take(more(1_000_000, isComplete: true))
    #expect(body(run) == before)
    #expect(run.told.isEmpty)
  }

  @Test func `P8 until there is a screenful, widths and columns are still measured`() throws {
    var run = list(1)
    #expect(run.state.content.columnCount == 1)
    run.take(more(100))
    #expect(run.state.content.columnCount == 10)
    try run.press("right right")
    #expect(run.current == "2")
  }

  @Test func `P8 filling by columns waits for the end, and keeps the item`() throws {
    var run = list(70) { $0.options.fill = .columns }
    try run.press("down right")
    #expect(run.current == "11")
    run.take(more(140))
    #expect(run.current == "11")
    #expect(run.state.position == Position(section: 1, index: 1))
    run.take(more(140, isComplete: true))
    #expect(run.current == "11")
    #expect(run.state.position == Position(section: 11, index: 0))
    #expect(run.told.isEmpty)
  }

  @Test func `P4 a start that is not there yet is kept until it is`() {
    var run = list(70, start: Position(section: 40, index: 3))
    #expect(run.current == "63")
    run.take(more(200))
    #expect(run.current == "193")
    run.take(more(900, isComplete: true))
    #expect(run.current == "403")
    #expect(run.told.count == 1)
  }

  @Test func `P4 a key takes the place of a start that is not there yet`() throws {
    var run = list(70, start: Position(section: 40, index: 3))
    try run.press("up")
    #expect(run.current == "53")
    run.take(more(900, isComplete: true))
    #expect(run.current == "53")
  }

  @Test func `G11 appended data cancels no drag`() {
    var run = list(700)
    run.press(at: 6, 10)
    run.drag(to: 4, 10)
    let held = body(run)
    run.take(more(900))
    #expect(body(run) == held)
    run.drag(to: 3, 10)
    run.wait(.milliseconds(150))
    run.release()
    run.wait(.milliseconds(500))
    // Eight columns fit, so three rows further.
    #expect(run.current == "24")
  }

  @Test func `G8 appended data leaves a glide to its end`() throws {
    var run = PickerRun(
      .grid(Grid(TestGrid(rows: 9, columns: 3))), isComplete: false,
      settings: PickerSettings(
        layout: .cards, look: Look(theme: Theme(colorCount: 0), signs: .unicode)),
      size: ScreenSize(lines: 24, columns: 80))
    try run.press("down")
    run.wait(.milliseconds(40))
    let seen = run.state.frame()
    run.take(
      .content(ContentUpdate(.grid(Grid(TestGrid(rows: 20, columns: 3))), isComplete: false)))
    #expect(run.state.nextTick != nil)
    #expect(run.state.frame().lineTexts.dropLast() == seen.lineTexts.dropLast())
  }

  @Test func `L8 the status says that data is still arriving, and stops saying so`() {
    var run = list(70, columns: 60)
    #expect(run.state.frame().lineTexts.last?.contains("loading") == true)
    run.take(more(90, isComplete: true))
    #expect(run.state.frame().lineTexts.last?.contains("loading") == false)
  }

  @Test func `what went wrong is told until the next key, which acts too`() throws {
    var run = list(70)
    run.take(
      .content(ContentUpdate(.list(TestList(count: 70)), isComplete: true, notice: "it broke")))
    #expect(run.state.frame().lineTexts.last?.contains("it broke") == true)
    try run.press("right")
    #expect(run.current == "1")
    #expect(run.state.frame().lineTexts.last?.contains("it broke") == false)
  }

  @Test func `P3 an empty beginning moves nowhere, and the first items are found`() throws {
    var run = list(0)
    try run.press("down right")
    #expect(run.current == "nothing")
    run.take(more(30))
    #expect(run.current == "0")
  }
}

extension Frame {
  /// What each line reads, without styles.
  fileprivate var lineTexts: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
