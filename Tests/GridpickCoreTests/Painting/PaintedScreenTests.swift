import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Whole screens with painted cells, on each kind of terminal.
struct PaintedScreenTests {
  private static let pods = PaintedTable(
    ["NAME", "NODE", "READY", "STATUS", "RESTARTS", "AGE"],
    [
      ["api", "ber", "1/1", "Running", "0", "12d"],
      ["billing", "fra", "0/1", "CrashLoopBackOff", "142", "2d"],
      ["cache", "fra", "1/1", "Running", "7", "212d"],
      ["ingest", "ber", "0/1", "Pending", "0", "40s"],
      ["migrate", "ber", "0/1", "Completed", "0", "9h"],
      ["search", "fra", "2/2", "Running", "18", "8d"],
      ["web", "ber", "1/1", "Terminating", "3", "22m"],
    ])
  private static let rules = ["RESTARTS=heat", "AGE=age"]

  private func run(
    _ theme: Theme, _ rules: [String] = rules, over data: Grid = pods.data,
    layout: Layout = .sheet, configure: (inout PickerSettings) -> Void = { _ in }
  ) -> PickerRun {
    .over(data, layout: layout, size: ScreenSize(lines: 10, columns: 60)) {
      $0.look.theme = theme
      $0.options.paint = PaintOptions(rules)
      configure(&$0)
    }
  }

  /// Compares a screen with its snapshot: its text and its styles.
  private func verify(_ run: PickerRun, _ name: String) throws {
    let frame = run.state.frame()
    try Snapshot(name).verify(frame.text + "\n---\n" + frame.styleNotes.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("dark", 1 << 24, RGB(0x15171c)), ("light", 1 << 24, RGB(0xfcfcfa)),
    ("256", 256, RGB(0x15171c)), ("light-256", 256, RGB(0xfcfcfa)), ("16", 16, .black),
    ("light-16", 16, .white), ("8", 8, .black), ("untold", 1 << 24, nil), ("untold-256", 256, nil),
    ("untold-16", 16, nil), ("none", 0, nil),
  ])
  func `Q4.1 Q4.2 Q4.4 Q4.6 a sheet is painted as each terminal can show it`(
    name: String, colorCount: Int, background: RGB?
  ) throws {
    var run = run(Theme(colorCount: colorCount, background: background))
    try run.press("down down right right right")
    try verify(run, "painted-" + name)
  }

  private let dark = Theme(colorCount: 1 << 24, background: RGB(0x15171c))

  @Test
  func `Q4.2 Q4.3 the current cell shows no paint, but other cells in its band do`()
    throws
  {
    var run = run(dark)
    func style(_ line: Int, of text: String) throws -> Style {
      let frame = run.state.frame()
      let labels = frame.text.split(separator: "\n", omittingEmptySubsequences: false)[line]
      let range = try #require(labels.firstRange(of: text))
      return frame.line(line)[labels.distance(from: labels.startIndex, to: range.lowerBound)].style
    }
    try run.press("down right right right")
    #expect(try style(2, of: "CrashLoop") == dark[.current])
    #expect(try style(2, of: "0/1") == dark.inRow(dark[.wait]))
    #expect(try style(2, of: "142") == dark.inRow(dark[.heat3]))
    try run.press("left")
    #expect(try style(2, of: "CrashLoop") == dark.inRow(dark[.bad]))
    #expect(try style(2, of: "0/1") == dark[.current])
  }

  @Test func `Q4.5 without colours no painted cell is reversed`() {
    let run = run(Theme(colorCount: 0), ["STATUS:Running=red:reverse", "NAME:a=bad:row"])
    let frame = run.state.frame()
    for line in 2..<9 {
      #expect(frame.line(line).allSatisfy { !$0.style.attributes.contains(.reverse) })
    }
  }

  @Test func `Q4.3 matched letters are shown on painted cells as on others`() throws {
    var run = run(dark)
    try run.press("/")
    run.type("unning")
    try verify(run, "painted-find")
    var dimmed = self.run(dark) { $0.options.find.dims = true }
    try dimmed.press("/")
    dimmed.type("web")
    try verify(dimmed, "painted-dimmed")
  }

  @Test func `Q4.3 marks tint painted cells`() throws {
    var run = run(dark) {
      $0.options.marking = MarkSettings(unit: .section)
      $0.options.picks = .section
      $0.options.keymap = $0.options.keymap.marking()
    }
    try run.press("down space")
    try verify(run, "painted-marks")
  }

  @Test(arguments: [("list", 1 << 24), ("list-none", 0)])
  func `Q4.1 a rule paints the lines of a list`(name: String, colorCount: Int) throws {
    let lines = ["10:02__INFO_up", "10:03__ERROR_disk", "10:04__WARN_slow", "10:05__ERROR_net"]
    let theme = Theme(colorCount: colorCount, background: RGB(0x15171c))
    let run = run(
      theme, ["'ERROR=bad:row", "'WARN=wait"], over: Grid(TestList(lines))
    ) { $0.options.columns = .fixed(1) }
    try verify(run, "painted-" + name)
    var settings = PickerSettings(layout: .tabs, look: Look(theme: theme, signs: .unicode))
    settings.options.paint = PaintOptions(["'ERROR=bad:row", "'WARN=wait"])
    let tab = PickerRun(
      Grid(TestGrid([lines.map { $0 + "/detail" }]).titled(sections: ["log"])),
      settings: settings, size: ScreenSize(lines: 8, columns: 60))
    try verify(tab, "painted-tab-" + name)
  }

  @Test(arguments: [("groups", 1 << 24), ("groups-none", 0)])
  func `Q4.1 the fields of records in groups are painted`(name: String, colorCount: Int) throws {
    let pods = Grid(Self.pods)
    let groups = try Groups(pods, by: Grouping(by: [ColumnName("NODE")]))
    let theme = Theme(colorCount: colorCount, background: RGB(0x15171c))
    let run = run(
      theme, Self.rules + ["NAME:web=blue:row"], over: Grid(pods, in: groups), layout: .tabs)
    try verify(run, "painted-" + name)
  }

  @Test func `Q4.1 a grid with a column of states is painted`() throws {
    let grid = TestGrid([["web1", "Running"], ["web2", "failed"], ["web3", "ok"]])
      .titled(sections: ["a", "b", "c"], columns: ["HOST", "HEALTH"])
    for (name, layout) in [("grid", Layout.grid), ("cards", .cards), ("shelves", .shelves)] {
      try verify(run(dark, [], over: Grid(grid), layout: layout), "painted-" + name)
    }
  }

  @Test func `Q1.6 a hidden column paints rows, and columns that moved keep their rules`() throws {
    var run = run(dark, ["STATUS:Back=bad:row"]) {
      $0.options.only = ["AGE", "NAME"].map { ColumnName($0) }
    }
    try run.press("down down")
    let notes = run.state.frame().styleNotes
    #expect(notes.contains { $0.hasPrefix("2:") && $0.contains("#f7768e") })
    #expect(!notes.contains { !$0.hasPrefix("2:") && $0.contains("#f7768e") })
  }

  @Test func `Q2.2 a date grows older while the picker is open`() {
    let table = PaintedTable(["NAME", "SEEN"], [["a", "x"], ["b", "2026-11-25T11:30:00Z"]])
    var run = run(dark, ["SEEN=age"], over: table.data) {
      $0.options.paint.clock = PaintClock(.seconds(1_795_608_000), at: .seconds(1_000))
    }
    #expect(run.state.frame().styleNotes.contains { $0.contains("#7fc8c2") })
    run.wait(.seconds(1_801))
    #expect(run.state.frame().styleNotes.contains { $0.contains("#86a9bd") })
  }
}
