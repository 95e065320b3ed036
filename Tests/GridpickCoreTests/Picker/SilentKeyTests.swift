import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Keys that do nothing say so, and what was done is said (rule S2).
struct SilentKeyTests {
  private let records: Grid = {
    var grid = TestGrid([["alpha", "10"], ["bravo", "9"], ["delta", "11"]])
      .titled(columns: ["Name", "Size"])
    grid.rowKind = .record
    return Grid(grid)
  }()

  private func run(
    _ data: Grid = Grid(TestList(count: 50)), layout: Layout = .grid, columns: Int = 120,
    _ configure: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    .over(data, layout: layout, size: ScreenSize(lines: 12, columns: columns), configure: configure)
  }

  private func said(_ run: PickerRun) -> String? {
    run.state.browsing.doneNote.map {
      $0.words(fitting: 200, run.state.settings.look).texts.joined()
    }
  }

  @Test func `S2.1 a key without an action shows a remark that names another key`() throws {
    var run = run()
    try run.press("b")
    #expect(said(run) == "b is not bound · / to search")
    #expect(run.state.frame().text.contains("b is not bound · / to search"))
    try run.press("f5")
    #expect(said(run) == "F5 is not bound · ? for keys")
    try run.press("down")
    #expect(said(run) == nil)
  }

  @Test func `S2.4 remarks in a program name no options`() throws {
    var run = run { $0.options.namesOptions = false }
    try run.press("b")
    #expect(said(run) == "b is not bound · / to search")
    try run.press("p")
    #expect(said(run) == "nothing to preview")
  }

  @Test func `S2.3 steps at an end are silent`() throws {
    var run = run()
    for keys in ["up", "left", "home", "pageup", "g", "G", "down", "end", "right", "pagedown"] {
      try run.press(keys)
      #expect(said(run) == nil, "\(keys)")
    }
  }

  @Test func `S2.3 a key that is switched off is silent`() throws {
    let bindings = try BindingReader.bindings(in: Array("b:ignore".utf8))
    var run = run { settings in
      for written in bindings { settings.options.keymap.bind(written) }
    }
    try run.press("b")
    #expect(said(run) == nil)
  }

  @Test(arguments: [
    ("-", "columns cannot be hidden here"), ("=", "no hidden columns"),
    ("_", "columns cannot be fitted here"), ("S", "columns cannot be sorted here"),
    ("W", "only sheets and one-column lists wrap"),
    ("p", "nothing to preview · needs --preview"),
    ("alt-down", "nothing to preview · needs --preview"), ("n", "no search yet · / to search"),
    ("ctrl-/", "no search yet · / to search"), ("r", "r: nothing to reload from a pipe"),
    ("tab", "Tab marks only with --multi"),
    ("R", "R marks only with --multi"),
    ("y", "asked the terminal to copy"),
  ])
  func `S2.2 a key without an effect on a list shows a remark`(key: String, words: String) throws {
    var run = run()
    try run.press(key)
    #expect(said(run) == words)
  }

  @Test(arguments: [
    ("enter", "empty: nothing to pick"), ("v", "empty: nothing to show"),
    ("y", "nothing to copy"),
  ])
  func `S2.2 keys at an empty slot show that it is empty`(key: String, words: String) throws {
    var run = run(Grid(TestGrid([["a", "b"], [nil, "d"]])))
    try run.press("down \(key)")
    #expect(said(run) == words)
    #expect(run.tale == "nothing" || !run.tale.contains("picked"))
  }

  @Test func `S2.2 a remark at an empty field names the key that picks its record`() throws {
    var grid = TestGrid([["alpha", nil], ["bravo", "9"]]).titled(columns: ["Name", "Size"])
    grid.rowKind = .record
    var run = run(Grid(grid), layout: .sheet) { $0.options.picks = .item }
    try run.press("right enter")
    #expect(said(run) == "empty: nothing to pick · o picks the record")
  }

  @Test func `S2.5 a remark says what was hidden, and which key shows it`() throws {
    var run = run(records, layout: .sheet)
    try run.press("right -")
    #expect(said(run) == "Size hidden · = shows all")
    try run.press("-")
    #expect(said(run) == "this is the last column · = shows all")
    try run.press("= =")
    #expect(said(run) == "no hidden columns")
  }

  @Test func `S2.5 S4.6 a remark says what W did, and which key undoes it`() throws {
    var run = run(records, layout: .sheet)
    try run.press("W")
    #expect(said(run) == "wrapping on · W turns it off")
    try run.press("W")
    #expect(said(run) == "wrapping off · W turns it on")
  }

  @Test func `S2.5 L13.1 a remark names the order, and the key that reverses it`() throws {
    var run = run(records, layout: .sheet)
    try run.press("right s")
    run.sort()
    #expect(said(run) == "sorted by Size ▲ · s reverses")
    try run.press("s")
    run.sort()
    #expect(said(run) == "sorted by Size ▼ · s resets order")
    try run.press("s")
    #expect(said(run) == "original order")
  }

  @Test func `L13.5 L13.6 a sort by a key shows the top if the user never left it`() throws {
    var run = run(records, layout: .sheet)
    try run.press("right s")
    run.sort()
    #expect(run.current == "9")
    try run.press("s")
    run.sort()
    #expect(run.current == "11")
    try run.press("s")
    #expect(run.current == "10")
    // Who has been elsewhere stays at the item.
    try run.press("down up s")
    run.sort()
    #expect(run.current == "10")
    #expect(run.state.position?.section == 1)
  }

  @Test func `L13.3 L13.5 a list sorted by a key shows its top`() throws {
    var run = run(Grid(TestList(["c", "b", "a"])), columns: 20)
    try run.press("s")
    run.sort()
    #expect(run.current == "a")
    #expect(said(run) == "sorted ▲ · s reverses")
  }

  @Test func `R2.1 Esc stops a reload, and the next Esc cancels`() throws {
    var run = run { $0.canReload = true }
    try run.press("r escape")
    #expect(said(run) == "stopped")
    #expect(!run.tale.contains("cancelled"))
    run.answer(.failed("too late"))
    #expect(run.state.notice == nil)
    try run.press("escape")
    #expect(run.tale.contains("cancelled"))
  }
}
