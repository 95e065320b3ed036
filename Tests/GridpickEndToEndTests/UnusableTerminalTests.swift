import GridpickTestSupport
import Testing

/// Terminals that cannot be drawn on get nothing at all.
struct UnusableTerminalTests {
  private static let hint = "; --plain works on any terminal"
  private static let need = "a terminal that can place its cursor is needed" + hint

  @Test(arguments: [nil, ""])
  func `an unusable terminal is refused`(type: String?) throws {
    try expectRefusal(
      Gridpick.launch(reading: "a\nb\n").with(["TERM": type]), "TERM is not set: " + Self.need)
  }

  @Test(.needs("tic")) func `a printing terminal is refused`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("paper|made up, hc, os, cols#80, cr=\\r,\n", to: folder.file("in"))
    try Tool.run(["tic", "-o", folder.path, folder.file("in")])
    try expectRefusal(
      Gridpick.launch(reading: "a\nb\n").with(["TERM": "paper", "TERMINFO": folder.path]),
      "TERM=paper: " + Self.need)
  }

  @Test(.needs("setsid")) func `a missing terminal is refused`() throws {
    var launch = Gridpick.launch(reading: "a\nb\n")
    launch.arguments = ["setsid", "--wait"] + launch.arguments
    try expectRefusal(
      launch, "no terminal to draw on: /dev/tty: No such device or address")
  }

  @Test(.needs("setsid")) func `options that need no terminal work without one`() throws {
    for option in ["--help", "--version"] {
      let launch = Launch(["setsid", "--wait", Gridpick.path, option]).with(["TERM": nil])
      let terminal = try PseudoTerminal.start(launch)
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.complaints == "")
      #expect(terminal.printed.hasPrefix(option == "--help" ? "Usage: gridpick" : "gridpick "))
    }
  }
}
