import GridpickTestSupport
import Testing

/// The options that somebody has said once and for all, in the program itself.
struct DefaultOptionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func launch(_ arguments: String..., variable: String? = nil) -> Launch {
    Gridpick.launch(arguments, reading: "one\ntwo\n").with([
      "XDG_CONFIG_HOME": folder.path, "GRIDPICK_OPTS": variable,
    ])
  }

  private func write(_ text: String) throws {
    try Tool.run(["mkdir", "-p", folder.file("gridpick")])
    try TextFile.write(text, to: folder.file("gridpick/options"))
  }

  @Test func `H1 a start goes by the file and by the variable`() throws {
    try write("# mine\n--title 'What is it?'\n-o json\n")
    let terminal = try PseudoTerminal.show(launch(variable: "--bind x:last+accept"))
    #expect(terminal.screen.text.contains("What is it?"))
    terminal.send("x")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.contains(#""value":"two""#))
  }

  @Test func `H3 a broken file is one line with its place, and nothing is shown`() throws {
    try write("--cycle\n--layuot grid\n")
    try expectRefusal(
      launch(), "\(folder.file("gridpick/options")):2: --layuot: did you mean --layout?")
  }

  @Test func `H4 what runs itself by its own variable ends`() throws {
    let own = "'\(Gridpick.path)'"
    let terminal = try PseudoTerminal.start(
      launch(variable: #"--bind "start:become(echo $GRIDPICK_LEVEL >&2; echo x | \#(own))""#))
    #expect(try terminal.waitForExit() == .exited(2))
    let levels = (1...16).map { "\($0)\n" }.joined()
    #expect(
      terminal.complaints
        == levels
        + "gridpick: GRIDPICK_OPTS: runs gridpick in gridpick, 16 deep; see gridpick --help\n")
    #expect(terminal.terminalModes == terminal.initialModes)
  }
}
