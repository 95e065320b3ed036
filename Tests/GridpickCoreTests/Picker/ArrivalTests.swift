import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Data that arrives while it is shown.
struct ArrivalTests {
  func settings(_ change: (inout PickerSettings) -> Void = { _ in }) -> PickerSettings {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: 0), signs: .unicode))
    change(&settings)
    return settings
  }

  func list(
    _ count: Int, columns: Int = 44, start: Position? = nil,
    _ change: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    PickerRun(
      Grid(TestList(count: count)), isComplete: false, settings: settings(change),
      size: ScreenSize(lines: 8, columns: columns), start: start)
  }

  func more(_ count: Int, isComplete: Bool = false) -> PickerEvent {
    .content(ContentUpdate(Grid(TestList(count: count)), isComplete: isComplete))
  }

  /// The visible data, without its offset.
  func body(_ run: PickerRun) -> [String] {
    run.state.frame().lineTexts.dropLast().map {
      String($0.reversed().drop { " │┃".contains($0) }.reversed())
    }
  }

  @Test func `P8.2 arriving rows move nothing on the screen`() {
    // All items are as long as the first ones, but for fewer than one in a hundred.
    var run = list(2_000)
    run.wait(.milliseconds(300))
    let before = body(run)
    run.take(more(9_000))
    #expect(body(run) == before)
    run.take(more(10_050))
    #expect(body(run) == before)
    #expect(run.told.isEmpty)
  }

  @Test func `R1.4 a refresh while data arrives runs after all data has arrived`() throws {
    var run = list(80) { $0.canReload = true }
    try run.press("r")
    #expect(run.told.isEmpty)
    run.take(more(1_000))
    #expect(run.told.isEmpty)
    run.take(more(2_000, isComplete: true))
    let asked = run.told.compactMap { effect -> Job.Topic? in
      if case .start(let job) = effect { job.topic } else { nil }
    }
    #expect(asked == [.errand(.reload)])
  }

  @Test func `S1.8 F6.9 a timed reload that waited for data is not reported and not stopped`()
    throws
  {
    let bindings = try BindingReader.bindings(in: Array("every(2):reload".utf8))
    var run = list(80, columns: 60) { settings in
      settings.canReload = true
      for written in bindings { settings.options.keymap.bind(written) }
    }
    run.take(.begun)
    run.wait(.seconds(2))
    run.take(more(90, isComplete: true))
    #expect(run.state.running(.reload) != nil)
    #expect(run.state.frame().lineTexts.last?.contains("Esc stop") == false)
    try run.press("escape")
    #expect(run.state.running(.reload) != nil)
  }

  @Test func `R2.1 Esc during the search for marks in newer data drops the newer data`() throws {
    let settings = settings {
      $0.canReload = true
      $0.mostAtOnce = 0
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
    }
    var run = PickerRun(
      Grid(TestList(["a", "b", "c"])), settings: settings,
      size: ScreenSize(lines: 8, columns: 60))
    run.worksAtOnce = false
    try run.press("a")
    run.work()
    try run.press("r")
    run.answer(.data(ContentUpdate(Grid(TestList(["b", "d"])), isComplete: true)))
    #expect(run.state.arrival.newer != nil)
    try run.press("escape")
    run.work()
    #expect(run.state.dataNames == ["a", "b", "c"] && run.state.markedNames == ["a", "b", "c"])
    #expect(!run.state.awaitsMarks && !run.state.awaitsData)
    try run.press("r")
    run.answer(.data(ContentUpdate(Grid(TestList(["b", "d"])), isComplete: true)))
    run.work()
    #expect(run.state.dataNames == ["b", "d"] && run.state.markedNames == ["b"])
  }

  @Test func `L12.6 columns are measured again until there was time to read, then they only widen`()
    throws
  {
    var run = list(80)
    #expect(run.state.content.columnCount == 10)
    run.wait(.milliseconds(200))
    run.take(more(1_000))
    #expect(run.state.content.columnCount == 8)
    run = list(80)
    try run.press("right")
    run.take(more(1_000))
    #expect(run.state.content.columnCount == 8)
    run.take(more(1_100, isComplete: true))
    #expect(run.state.content.columnCount == 6)
  }

  @Test
  func `L12.3 L12.5 an arriving list has one column until it fills a view, then as many as fit`()
    throws
  {
    var run = list(3)
    #expect(run.state.content.columnCount == 1)
    run.take(more(7))
    #expect(run.state.content.columnCount == 1)
    run.take(more(8))
    #expect(run.state.content.sectionCount == 1)
    run.take(more(20, isComplete: true))
    #expect(run.state.content.columnCount == 3)
  }

  func sheet(_ titles: [String], _ records: [[String]]) -> Grid {
    Grid(TestGrid(records).titled(columns: titles))
  }

  @Test
  func `L9.13 columns that are cut differently are measured again, even after a user acts`() throws
  {
    let records = Array(repeating: ["1", "a long command"], count: 20)
    var run = PickerRun(
      sheet(["PID COMMAND"], records.map { [$0.joined(separator: " ")] }), isComplete: false,
      settings: settings { $0.layout = .sheet }, size: ScreenSize(lines: 8, columns: 44))
    try run.press("down")
    let cut = records.map { $0 + ["x"] }
    run.take(.content(ContentUpdate(sheet(["PID", "COMMAND", "X"], cut), isComplete: false)))
    #expect(run.state.frame().text(ofLine: 0).hasPrefix("  PID  COMMAND         X"))
    run.take(
      .content(
        ContentUpdate(sheet(["PID", "COMMAND", "X"], cut + cut + [["1234567"]]), isComplete: true)))
    #expect(run.state.frame().text(ofLine: 0).hasPrefix("  PID  COMMAND         X"))
  }

  @Test func `P8.9 the current line stays current when the lines turn out to be a table`()
    throws
  {
    let lines = ["PID COMMAND", "1 init", "2 bash", "3 vim"]
    var run = PickerRun(
      Grid(TestList(lines)), isComplete: false, settings: settings(),
      size: ScreenSize(lines: 8, columns: 44))
    try run.press("down down")
    #expect(run.current == "2 bash")
    let table = ContentUpdate(
      sheet(["PID COMMAND"], lines.dropFirst().map { [$0] }), isComplete: true)
    run.take(.content(table))
    #expect(run.current == "2 bash")
    #expect(run.told.isEmpty)
  }

  @Test func `P8.3 filling by columns waits for all data, and keeps the current item`() throws {
    var run = list(190) { $0.options.fill = .columns }
    try run.press("down right")
    #expect(run.current == "9")
    run.take(more(240))
    #expect(run.current == "9")
    #expect(run.state.position == Position(section: 1, index: 1))
    run.take(more(240, isComplete: true))
    #expect(run.current == "9")
    #expect(run.state.position == Position(section: 9, index: 0))
    #expect(run.told.isEmpty)
  }

  @Test func `P4.2 P4.4 a start that has not arrived yet is kept`() {
    var run = list(70, start: Position(section: 0, index: 403)) { $0.options.columns = .fixed(10) }
    #expect(run.current == "69")
    run.take(more(200))
    #expect(run.current == "199")
    run.take(more(900, isComplete: true))
    #expect(run.current == "403")
    #expect(run.told.count == 1)
  }

  @Test(arguments: [1, 4], [false, true])
  func `P4.2 P4.4 a start is kept even before any data has arrived`(columns: Int, isList: Bool) {
    var run = PickerRun(
      isList ? Grid(TestList(count: 0)) : .empty, isComplete: false,
      settings: settings { $0.options.columns = .fixed(columns) },
      size: ScreenSize(lines: 8, columns: 44), start: Position(section: 0, index: 6))
    run.take(more(5))
    #expect(run.current == "4")
    run.take(more(9))
    #expect(run.current == "6")
  }

  @Test func `P4.2 a key replaces a start that has not arrived yet`() throws {
    var run = list(70, start: Position(section: 0, index: 403))
    try run.press("up")
    #expect(run.current == "59")
    run.take(more(900, isComplete: true))
    #expect(run.current == "59")
  }

  @Test func `P4.2 a start that has not arrived yet is forgotten once a program has moved`() {
    var run = list(5, start: Position(section: 0, index: 17))
    run.take(.asked([Action("go", .place(Position(section: 0, index: 2)))]))
    run.take(more(20, isComplete: true))
    #expect(run.current == "2")
  }

  @Test func `P8.4 appended data cancels no drag`() {
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

  @Test(arguments: [false, true])
  func `P8.2 appended data does not move a dragged view`(isComplete: Bool) {
    var run = list(400) { $0.options.columns = .fixed(1) }
    run.press(at: 6, 3)
    run.drag(to: 2, 3)
    run.wait(.milliseconds(150))
    run.release()
    run.wait(.seconds(1))
    let before = body(run)
    #expect(before.first == "  4")
    run.take(more(800, isComplete: isComplete))
    #expect(body(run) == before)
  }

  @Test func `P8.4 appended data lets a glide run to its end`() throws {
    var run = PickerRun(
      Grid(TestGrid(rows: 9, columns: 3)), isComplete: false,
      settings: PickerSettings(
        layout: .cards, look: Look(theme: Theme(colorCount: 0), signs: .unicode)),
      size: ScreenSize(lines: 24, columns: 80))
    try run.press("down")
    run.wait(.milliseconds(40))
    let seen = body(run)
    run.take(
      .content(ContentUpdate(Grid(TestGrid(rows: 20, columns: 3)), isComplete: false)))
    #expect(run.state.nextTick != nil)
    #expect(body(run) == seen)
  }

  @Test func `L8.12 the status says that data is arriving, until the end`() {
    var run = list(70, columns: 60)
    #expect(run.state.frame().lineTexts.last?.contains("loading") == true)
    run.take(more(90, isComplete: true))
    #expect(run.state.frame().lineTexts.last?.contains("loading") == false)
  }

  @Test func `P8.15 a style that comes after its sections changes their layout`() {
    let grid = Grid(TestGrid(rows: 5, columns: 3).titled(styles: ["", "text"]))
    func settings(_ style: CellStyle, _ look: Look) -> PickerSettings {
      var settings = PickerSettings(layout: .shelves, look: look)
      settings.look.defaultStyle = style
      return settings
    }
    let look = Look(theme: Theme(colorCount: 0), signs: .unicode)
    let size = ScreenSize(lines: 12, columns: 60)
    var run = PickerRun(
      grid, isComplete: false, settings: settings(.text, look), size: size)
    run.take(
      .content(ContentUpdate(grid, isComplete: true) { settings(.card, $0) }))
    let styled = PickerRun(grid, settings: settings(.card, look), size: size)
    #expect(body(run) == body(styled))
  }

  @Test func `P8.5 an error message stays until the next key, and that key acts`() throws {
    var run = list(70)
    run.take(
      .content(ContentUpdate(Grid(TestList(count: 70)), isComplete: true, notice: "it broke")))
    #expect(run.state.frame().lineTexts.last?.contains("it broke") == true)
    try run.press("right")
    #expect(run.current == "1")
    #expect(run.state.frame().lineTexts.last?.contains("it broke") == false)
  }

  @Test func `P2.7 P3.1 P3.2 without items keys move nothing, and the first item becomes current`()
    throws
  {
    var run = list(0)
    try run.press("down right")
    #expect(run.current == "nothing")
    run.take(more(30))
    #expect(run.current == "0")
  }
}

extension Frame {
  /// The text of each line, without styles.
  fileprivate var lineTexts: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
