import GridpickScreen
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

  @Test(arguments: claims, ["xterm-256color", "linux"])
  func `LINES and COLUMNS in the environment are not asked`(
    claim: [String: String], type: String
  ) throws {
    let launch = Gridpick.launch(["--columns", "1"], reading: Sample.numbers(100))
    let terminal = try PseudoTerminal.show(launch.with(["TERM": type]).with(claim))
    for size in [ScreenSize.usual, ScreenSize(lines: 12, columns: 50), .large] {
      terminal.resize(to: size)
      try terminal.waitUntil("a whole screen") { screen in
        screen.place == "row 1/100 · column 1/1"
          && screen.lines[size.lines - 2].contains("\(size.lines - 1)")
      }
    }
    try expect("1\n", pickedFrom: terminal)
  }

  @Test func `R5 a command still gets them as they are`() throws {
    let errands = try Errands()
    try errands.write("a\nb\n", to: "lines")
    let launch = errands.launch(
      ["--columns", "1", "--reload", #"echo "$LINES" "$COLUMNS""#, "lines"], reading: "")
    let terminal = try PseudoTerminal.show(launch.with(["LINES": "10", "COLUMNS": "wide"]))
    terminal.send("r")
    try terminal.waitUntil("what it printed") { $0.contains("10 wide") }
  }

  @Test(arguments: ["rows 65535 cols 65535", "rows 2 cols 65535", "rows 65535 cols 2"])
  func `L6 a terminal that claims more than it can have`(size: String) throws {
    let launch = Gridpick.launch(reading: Sample.numbers(100))
    let terminal = try PseudoTerminal.show(
      launch.through("stty \(size) </dev/tty; exec \"$@\""))
    try expect("1\n", pickedFrom: terminal)
  }
}
