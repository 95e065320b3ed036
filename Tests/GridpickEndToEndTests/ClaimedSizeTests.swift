import GridpickCore
import GridpickTestSupport
import Testing

/// The size of the screen is what the terminal says, whatever else names one.
struct ClaimedSizeTests {
  /// Smaller, larger, more than a short integer or memory holds, and no numbers at all.
  static let claims = [
    ["LINES": "10", "COLUMNS": "40"], ["LINES": "10"], ["COLUMNS": "200", "LINES": "60"],
    ["LINES": "32768"], ["LINES": "20000", "COLUMNS": "20000"],
    ["LINES": "99999999999", "COLUMNS": "-1"], ["LINES": "0", "COLUMNS": "wide"],
  ]

  @Test(
    arguments: claims,
    [["TERM": "xterm-256color"], ["TERM": "linux"], ["COLORTERM": "truecolor"]])
  func `LINES and COLUMNS of the environment are ignored`(
    claim: [String: String], variables: [String: String]
  ) throws {
    let launch = Gridpick.launch(["--columns", "1"], reading: Sample.numbers(100))
    let terminal = try PseudoTerminal.show(launch.with(variables).with(claim))
    for (row, size) in [ScreenSize.usual, ScreenSize(lines: 12, columns: 50), .large].enumerated() {
      terminal.resize(to: size)
      try terminal.waitUntil("a whole screen") { screen in
        screen.place == "row \(row + 1)/100 · column 1/1"
          && screen.lines[size.lines - 2].contains("\(size.lines - 1)")
      }
      terminal.send("j")
    }
    try expect("4\n", pickedFrom: terminal)
  }

  @Test(arguments: claims) func `I1.3 LINES and COLUMNS are ignored below a prompt too`(
    claim: [String: String]
  ) throws {
    let launch = Gridpick.launch(["--height", "8", "--columns", "1"], reading: Sample.numbers(100))
    let inline = try Inline(launch.with(claim), below: Inline.text(linesAbove: 3))
    try inline.waitForPlace("row 1/100 · column 1/1")
    inline.terminal.send("j")
    try inline.waitForPlace("row 2/100 · column 1/1")
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: [[], ["--height", "10"]])
  func `LINES and COLUMNS cause no screen of their size`(options: [String]) throws {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 60, columns: 9), to: folder.file("table.json"))
    let launch = Launch([Gridpick.path] + options + [folder.file("table.json")])
      .with(["LINES": "20000", "COLUMNS": "20000", "COLORTERM": "truecolor"])
      .through("ulimit -v 500000; exec \"$@\"")
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForRest()
    let mark = terminal.mark()
    terminal.send("j")
    try terminal.waitUntil("the second row") { screen in
      screen.lines.contains { $0.place == "row 2/60 · column 1/9" }
    }
    try terminal.waitForRest()
    #expect(terminal.bytes(since: mark).count < 300)
  }

  @Test func `R5.9 a command still gets LINES and COLUMNS unchanged`() throws {
    let errands = try Errands()
    try errands.write("a\nb\n", to: "lines")
    let launch = errands.launch(
      ["--columns", "1", "--reload", #"echo "$LINES" "$COLUMNS""#, "lines"], reading: "")
    let terminal = try PseudoTerminal.show(launch.with(["LINES": "10", "COLUMNS": "wide"]))
    terminal.send("r")
    try terminal.waitUntil("what it printed") { $0.contains("10 wide") }
  }

  @Test(arguments: ["rows 65535 cols 65535", "rows 2 cols 65535", "rows 65535 cols 2"])
  func `L6.3 a terminal that claims an impossible size is usable`(size: String) throws {
    let launch = Gridpick.launch(reading: Sample.numbers(100))
    let terminal = try PseudoTerminal.show(
      launch.through("stty \(size) </dev/tty; exec \"$@\""))
    try expect("1\n", pickedFrom: terminal)
  }
}
