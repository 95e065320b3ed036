import GridpickScreen
import GridpickTestSupport
import Testing

/// A terminal that terminfo does not know is taken for one like xterm.
struct UnknownTerminalTests {
  private static let usual = "xterm-256color"

  /// A picker of coloured items at its first frame, with what ncurses draws of it behind that.
  private func shown(_ launch: Launch) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForRest()
    return terminal
  }

  /// Expects it to draw what it draws on xterm, key by key, to say nothing of it, and to leave nothing.
  private func expectSame(
    _ type: String, _ options: [String] = [], with variables: [String: String?] = [:],
    by change: (Launch) -> Launch = { $0 }
  ) throws {
    let arguments = ["--no-animation"] + options + [Gridpick.demo("posters.json")]
    let launch = Launch([Gridpick.path] + arguments).with(variables).afterOtherText()
    let usual = try shown(launch.with(["TERM": Self.usual]))
    let terminal = try shown(change(launch.with(["TERM": type])))
    let hasSameStart = terminal.drawn == usual.drawn
    #expect(hasSameStart)
    let keys: [Key] = [.down, .right, .end, .up, .home, .pageDown, .pageUp, .left]
    for key in keys {
      let marks = (terminal.mark(), usual.mark())
      for one in [terminal, usual] {
        one.press(key)
        try one.waitForRest()
      }
      let isSame = terminal.bytes(since: marks.0) == usual.bytes(since: marks.1)
      #expect(isSame, "\(key)")
    }
    for one in [terminal, usual] {
      one.send("q")
      #expect(try one.waitForExit() == .exited(130))
    }
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
    #expect(terminal.complaints == "")
  }

  @Test(
    arguments: ["no-such-terminal", "xterm-ghostty", "\u{1b}[31m"], [nil, "truecolor"])
  func `it draws the same and takes the same keys, in all colours`(
    type: String, color: String?
  ) throws {
    try expectSame(type, with: ["COLORTERM": color])
  }

  @Test(arguments: [nil, "truecolor"]) func `I1 below a prompt too`(color: String?) throws {
    try expectSame("no-such-terminal", ["--height", "12"], with: ["COLORTERM": color])
  }

  @Test(
    .needs("strace"),
    arguments: [
      "xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "st-256color", "vt100",
    ])
  func `it needs no terminfo for that`(type: String) throws {
    try expectSame(type) { $0.withoutTerminfo() }
  }

  @Test func `R5 commands have TERM and TERMINFO as they were`() throws {
    let errands = try Errands()
    try errands.write("a\nb\n", to: "lines")
    let launch = errands.launch(
      ["--columns", "1", "--reload", #"echo "$TERM ${TERMINFO-none}""#, "lines"], reading: "")
    let terminal = try PseudoTerminal.show(
      launch.with(["TERM": "no-such-terminal", "COLORTERM": "truecolor"]))
    terminal.send("r")
    try terminal.waitUntil("what it printed") { $0.contains("no-such-terminal none") }
  }
}
