import GridpickTestSupport
import Testing

/// Files to pick from, if nothing else is named, or with `--walk`.
struct WalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Tool.run([
      "sh", "-c",
      "cd \"$0\" && git init -q; mkdir -p src/deep out; touch .env read.me src/main.c src/deep/x out/a; echo out >.gitignore",
      folder.path,
    ])
  }

  private func launch(_ options: String...) -> Launch {
    Launch([Gridpick.path, "--columns", "1"] + options, directory: folder.path)
  }

  @Test(arguments: [
    ([], "row 1/5 · column 1/1", "", ".env\n"), ([], "row 1/5 · column 1/1", "G", "src/deep/x\n"),
    (["--walk"], "row 1/5 · column 1/1", "jjj", "src/main.c\n"),
    (["--walk="], "row 1/5 · column 1/1", "", ".env\n"),
    (["-F", "lines"], "row 1/5 · column 1/1", "", ".env\n"),
    (["--walk", "--ansi"], "row 1/5 · column 1/1", "", ".env\n"),
    (["src"], "row 1/2 · column 1/1", "", "src/main.c\n"),
    (["--walk=src"], "row 1/2 · column 1/1", "", "src/main.c\n"),
    (["--walk=src/"], "row 1/2 · column 1/1", "", "src/main.c\n"),
    (["--walk=out"], "row 1/1 · column 1/1", "", "out/a\n"),
    (["--walk", "--print0"], "row 1/5 · column 1/1", "", ".env\0"),
  ])
  func `B5.9 B5.10 B5.12 without an input files are listed, as they can be opened from here`(
    options: [String], place: String, keys: String, printed: String
  ) throws {
    var launch = launch()
    launch.arguments += options
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForPlace(place)
    terminal.send(keys + "\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == printed)
  }

  @Test func `B5.13 a name with a line break is one item, and is printed as it is`() throws {
    try TextFile.write("", to: folder.file("src/two\nlines"))
    let terminal = try PseudoTerminal.show(launch("--walk=src"))
    try terminal.waitForPlace("row 1/3 · column 1/1")
    #expect(terminal.screen.contains("src/two␊lines"))
    terminal.send("j")
    try expect("src/two\nlines\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    ["--walk=src", "-f", "main"], ["-f", "main"], ["--walk", "-f", "main"],
  ])
  func `B5.9 B5.10 F9.1 matching files are printed without a screen`(options: [String]) throws {
    var launch = launch()
    launch.arguments += options
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "src/main.c\n")
  }

  @Test func `B5.11 with --walk standard input is not read`() throws {
    var launch = launch("--walk=src")
    launch.input = .bytes(Array("other\n".utf8))
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForPlace("row 1/2 · column 1/1")
    try expect("src/main.c\n", pickedFrom: terminal)
  }

  @Test func `B5.26 a FILE on the command line takes the place of a --walk in the defaults`() throws
  {
    try TextFile.write("one\n", to: folder.file("list"))
    let terminal = try PseudoTerminal.show(launch("list").with(["GRIDPICK_OPTS": "--walk"]))
    try terminal.waitForPlace("row 1/1 · column 1/1")
    try expect("one\n", pickedFrom: terminal)
  }

  @Test func `B5.14 reloaded lines end with a line break, not with NUL`() throws {
    let terminal = try PseudoTerminal.show(launch("--walk=src", "--reload", "seq 3"))
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("r")
    try terminal.waitForPlace("row 1/3 · column 1/1")
    try expect("1\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    (["--walk=no"], "no: No such file or directory"),
    (["--walk=read.me"], "read.me: Not a directory"),
    (["--walk", "src"], "--walk: cannot be combined with FILE src; did you mean --walk=src?"),
    (["src", "--walk=out"], "--walk: cannot be combined with FILE src"),
    (["--walk", "-F", "json"], ".: files are listed as lines, not as json"),
  ])
  func `B5.25 a walk that makes no sense is refused`(options: [String], line: String) throws {
    var launch = launch()
    launch.arguments += options
    try expectRefusal(launch, line)
  }

  @Test func `B5.17 a picker ends without waiting for the walk`() throws {
    let terminal = try PseudoTerminal.show(launch("--walk=/"))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.complaints == "")
  }
}
