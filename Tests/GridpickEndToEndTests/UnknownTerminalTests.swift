import GridpickCore
import GridpickTestSupport
import Testing

/// A terminal that terminfo does not know is taken for one like xterm.
struct UnknownTerminalTests {
  private static let usual = "xterm-256color"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Sample.repeatingColors(rows: 60, columns: 12), to: folder.file("colors"))
  }

  /// The output of a picker of colours after each of these keys has moved it.
  private func drawn(_ launch: Launch) throws -> [UInt8] {
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    var place = ""
    for key in [nil, TerminalKey.down, .right, .end, .up, .home, .pageDown, .pageUp] {
      if let key { terminal.press(key) }
      try terminal.waitUntil("another place than \(place)") { screen in
        let shown = screen.lines.map(\.place).first { $0.hasPrefix("row ") } ?? place
        defer { place = shown }
        return shown != place
      }
    }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
    #expect(terminal.complaints == "")
    // The amount sent to fill depends on how fast it is read.
    return terminal.drawn.filter { $0 != 0 }
  }

  /// Expects it to draw what it draws on xterm, to take the same keys, and to say nothing of it.
  private func expectSame(
    _ type: String, _ options: [String] = [], with variables: [String: String?] = [:],
    by change: (Launch) -> Launch = { $0 }
  ) throws {
    let launch = Launch([Gridpick.path, "--cell", "8x1"] + options + [folder.file("colors")])
      .with(variables)
    let isSame =
      try drawn(change(launch.with(["TERM": type]))) == drawn(launch.with(["TERM": Self.usual]))
    #expect(isSame)
  }

  @Test(
    arguments: ["no-such-terminal", "xterm-ghostty", "\u{1b}[31m"], [nil, "truecolor"])
  func `an unknown terminal has the same drawing and keys, in all colours`(
    type: String, color: String?
  ) throws {
    try expectSame(type, with: ["COLORTERM": color])
  }

  @Test(arguments: [nil, "truecolor"]) func `I1 an unknown terminal works below a prompt too`(
    color: String?
  ) throws {
    try expectSame("no-such-terminal", ["--height", "12"], with: ["COLORTERM": color])
  }

  @Test(
    .needs("strace"),
    arguments: [
      "xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "st-256color", "vt100",
    ])
  func `an unknown terminal needs no terminfo`(type: String) throws {
    try expectSame(type) { $0.withoutTerminfo() }
  }

  @Test func `R5.9 commands get TERM and TERMINFO unchanged`() throws {
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
