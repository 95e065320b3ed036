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

  @Test func `H1.1 the file and the variable set options`() throws {
    try write("# mine\n--title 'What is it?'\n-o json\n")
    let terminal = try PseudoTerminal.show(launch(variable: "--bind x:last+accept"))
    #expect(terminal.screen.text.contains("What is it?"))
    terminal.send("x")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.contains(#""value":"two""#))
  }

  @Test(arguments: [
    ("--title 'a\n\nb' --layuot grid\n", 3, "--layuot: did you mean --layout?"),
    // Errors that appear only with the input, or with another file.
    ("\n--sort PID", 2, "--sort: no column 'PID'; lines have none, but -d blanks splits them"),
    ("\n--banner /missing", 2, "--banner: /missing: No such file or directory"),
    ("\n--history /", 2, "--history: /: is a directory, not a file"),
  ])
  func `H1.4 H3.1 H3.3 a broken file is reported in one line with its place, and no screen`(
    text: String, line: Int, complaint: String
  ) throws {
    try write(text)
    try expectRefusal(launch(), "\(folder.file("gridpick/options")):\(line): \(complaint)")
  }

  @Test func `H3.1 a later word for the same option is reported at its own place`() throws {
    try write("--sort PID\n")
    try expectRefusal(
      launch(variable: "--sort name"),
      "GRIDPICK_OPTS: --sort: no column 'name'; lines have none, but -d blanks splits them")
    try expectRefusal(
      launch("--sort", "size"),
      "--sort: no column 'size'; lines have none, but -d blanks splits them")
  }

  @Test func `H3.2 H3.4 a NUL is reported with its line, and a dangling link counts as no file`()
    throws
  {
    try write("--cycle\na\0b\n")
    try expectRefusal(
      launch(), "\(folder.file("gridpick/options")):2: contains a NUL")
    try Tool.run(["ln", "-sf", "/dev/null", folder.file("gridpick/options")])
    try expect("one\n", pickedFrom: try PseudoTerminal.show(launch()))
  }

  @Test func `H3.5 bytes of the variable that are not UTF-8 are replaced`() throws {
    let launch = launch("-1").through(
      #"GRIDPICK_OPTS=$(printf -- '--no-find --title a\377b') "$@""#)
    let terminal = try PseudoTerminal.show(launch)
    #expect(terminal.screen.lines[0].contains("a\u{fffd}b"))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }
}
