import GridpickTestSupport
import Testing

@testable import GridpickCore

/// What the right of the status line says that keys do here (rule S1).
struct HintTests {
  private let records: Grid = {
    var grid = TestGrid([["alpha", "10K", "3d"], ["bravo", "9K", nil], ["delta", "1M", "1d"]])
      .titled(columns: ["Name", "Size", "Age"])
    grid.rowKind = .record
    return Grid(grid)
  }()

  private func run(
    _ data: Grid = Grid(TestList(count: 200)), layout: Layout = .grid, columns: Int = 80,
    _ configure: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    .over(data, layout: layout, size: ScreenSize(lines: 12, columns: columns), configure: configure)
  }

  /// The right of the last line: what stands behind the widest gap.
  private func hints(_ run: PickerRun) -> String {
    let last = line(run)
    guard let gap = last.ranges(of: "   ").last else { return last }
    return String(last[gap.upperBound...]).trimmed
  }

  private func line(_ run: PickerRun) -> String {
    let lines = run.state.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.last.map(String.init) ?? "").trimmed
  }

  @Test func `S1.1 the hints of a list name the most common actions`() {
    #expect(hints(run()) == "Enter pick  / search  ? help")
  }

  @Test func `S1.1 X2.10 hints name marking, preview and sorting if they have an effect`() throws {
    let marking = run(columns: 120) {
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
      $0.options.preview.command = try? CommandTemplate(Array("cat {}".utf8))
    }
    #expect(hints(marking) == "Enter pick  / search  Space mark  ? help")
    let previewing = run(columns: 120) {
      $0.options.preview.command = try? CommandTemplate(Array("cat {}".utf8))
    }
    #expect(hints(previewing) == "Enter pick  / search  p preview  ? help")
    let sheet = run(records, layout: .sheet, columns: 100)
    #expect(hints(sheet) == "Enter pick record  / search  s sort  ? help")
    let reloading = run { $0.canReload = true }
    #expect(hints(reloading) == "Enter pick  / search  r refresh  ? help")
  }

  @Test func `S1.6 without items, hints name neither Enter nor Space`() {
    #expect(hints(run(Grid(TestList(count: 0)))) == "/ search  ? help")
    let marking = run(Grid(TestList(count: 0))) {
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
    }
    #expect(hints(marking) == "/ search  ? help")
  }

  @Test func `S1.8 a remark gives way to the hints once a button is pressed`() throws {
    var run = run(records, layout: .sheet, columns: 100)
    let before = hints(run)
    try run.press("b")
    #expect(hints(run) != before)
    run.press(at: 2, 1)
    #expect(hints(run) == before)
  }

  @Test func `S1.8 a remark disappears after three seconds, and an error stays`() throws {
    var run = run(records, layout: .sheet, columns: 100)
    let before = hints(run)
    try run.press("b")
    #expect(run.state.nextTick == run.now + .seconds(3))
    run.wait(.milliseconds(2_999))
    #expect(hints(run) != before)
    run.wait(.milliseconds(1))
    #expect(hints(run) == before && run.state.nextTick == nil)
    run.take(.notice("broken"))
    run.wait(.seconds(9))
    #expect(line(run).contains("broken"))
  }

  @Test
  func `L8.14 a cut cell's text, if it fits whole, replaces hints beyond their third`()
    throws
  {
    let text = "a_text_of_forty_columns_that_no_cell_has"
    func line(columns: Int) -> String {
      self.line(
        run(Grid(TestGrid([[text, "b"]])), columns: columns) {
          $0.options.layout.cell = ScreenSize(lines: 1, columns: 10)
        })
    }
    let whole = TestItem.shown(text)
    let first = try #require((60...140).first { line(columns: $0).contains(whole) })
    #expect(line(columns: first - 1).contains("v whole value"))
    #expect(!line(columns: first).contains("v whole value"))
    #expect(line(columns: first).hasSuffix("? help"))
    #expect((first...140).allSatisfy { line(columns: $0).contains(whole) })
  }

  @Test func `S1.1 X2.10 hints do not name Enter at an empty field`() throws {
    var run = run(records, layout: .sheet, columns: 100) { $0.options.picks = .item }
    #expect(hints(run) == "Enter pick cell  / search  s sort  ? help")
    try run.press("down right right")
    #expect(hints(run) == "/ search  s sort  ? help")
    #expect(line(run).contains("column 3/3 Age · empty"))
  }

  @Test func `S1.1 each mode has its own hints`() throws {
    var run = run {
      $0.options.marking = MarkSettings()
      $0.options.keymap = $0.options.keymap.marking()
      $0.canReload = true
    }
    try run.press("space")
    #expect(hints(run) == "Enter pick 1 marked  A clear marks  / search  ? help")
    try run.press("V down")
    #expect(hints(run).hasPrefix("V end rectangle  Enter "))
    try run.press("escape A :")
    #expect(hints(run) == "go to number or row,column  Enter go  Esc cancel")
    try run.press("escape F")
    #expect(hints(run) == "type the letters  Esc cancel")
    try run.press("a")
    #expect(hints(run) == "Esc cancel")
    try run.press("escape v")
    #expect(hints(run) == "Esc close  y copy  ? help")
    try run.press("escape /")
    #expect(hints(run) == "Enter pick  Tab mark  Esc keys  F1 help")
    try run.press("escape r")
    #expect(hints(run).hasSuffix("reloading  Esc stop  ? help"))
  }

  @Test func `S1.2 a hint names the bound key, and an unbound action has no hint`() throws {
    let bindings = try BindingReader.bindings(in: Array("/:ignore,x:find,?:ignore".utf8))
    var run = run { settings in
      for written in bindings { settings.options.keymap.bind(written) }
    }
    #expect(hints(run) == "Enter pick  x search  F1 help")
    try run.press("x")
    #expect(run.state.find.finding != nil)
  }

  @Test func `S1.8 an error comes before a remark, then the hints`() throws {
    var run = run()
    var scene = run.state.scene
    scene.remark = "refreshed"
    #expect(scene.frame().text.contains("refreshed"))
    scene.notice = "no such host"
    #expect(scene.frame().text.contains("no such host"))
    #expect(!scene.frame().text.contains("refreshed"))
    run.take(.notice("no such host"))
    try run.press("down")
    #expect(hints(run) == "Enter pick  / search  ? help")
  }

  @Test func `S1.7 a click on a hint acts as its key, even over a peek and in find`() throws {
    var run = run()
    try click("search", in: &run)
    #expect(run.state.find.finding != nil)
    try click("keys", in: &run)
    #expect(run.state.find.finding == nil)
    try run.press("v")
    try click("copy", in: &run)
    #expect(run.tale.contains("copy 0"))
    #expect(run.state.browsing.mode.panel != nil)
    try run.press("escape down")
    try run.press(": 4")
    try click("go", in: &run)
    #expect(run.current == "3")
    try click("pick", in: &run)
    #expect(run.tale.contains("picked 0,3"))
  }

  private func click(_ word: String, in run: inout PickerRun) throws {
    let lines = run.state.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = try #require(lines.last)
    let place = try #require(last.ranges(of: " " + word).last)
    run.click(
      at: lines.count - 1, last.distance(from: last.startIndex, to: place.upperBound) - 1)
  }

  @Test(arguments: [80, 60, 40, 24])
  func `S1.3 the hints have a third of the line, even if names are cut for it`(columns: Int) {
    let grid = TestGrid(rows: 9, columns: 9)
      .titled(
        sections: (0..<9).map { "a long title of row \($0)" },
        columns: (0..<9).map { "a long title of column \($0)" })
    let run = run(Grid(grid), columns: columns)
    #expect(line(run).contains("Enter pick"))
    #expect(line(run).contains("1/9"))
    if columns >= 60 { #expect(line(run).hasSuffix("? help")) }
  }

  @Test(arguments: [21, 24, 30])
  func `S1.3 hints leave the number of the place whole`(columns: Int) {
    let run = run(Grid(TestList(count: 10_000_000)), columns: columns)
    #expect(line(run).hasPrefix("1/10000000"))
  }

  @Test func `L8.11 a list counts its items, in one column and in several`() throws {
    #expect(line(run()).hasPrefix("1/200  "))
    var run = run(Grid(TestList(count: 7)), columns: 24)
    try run.press("down right")
    let number = (Int(run.current) ?? 0) + 1
    #expect(line(run).hasPrefix("\(number)/7  "))
    try run.press(": 5 enter")
    #expect(run.current == "4")
    #expect(line(run).hasPrefix("5/7  "))
  }

  @Test func `L8.12 the status line names the origin of the data until the first key`() throws {
    var run = run { $0.origin = "/values/resources" }
    #expect(line(run).contains("from /values/resources"))
    try run.press("down")
    #expect(!line(run).contains("from"))
  }

  @Test func `F6.6 the screen says only once that nothing matches`() throws {
    var run = run()
    try run.press("/ x y")
    let text = run.state.frame().text
    #expect(text.components(of: "no matches") == 2)
    #expect(!text.contains("no items"))
    #expect(text.contains("0 of 200"))
    #expect(hints(run) == "Esc keys  F1 help")
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while let last = text.last, " ▾▴◂▸│┃".contains(last) { text.removeLast() }
    return String(text)
  }

  /// The number of parts between the occurrences of a text.
  fileprivate func components(of text: String) -> Int {
    var count = 1
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
