import GridpickCore
import GridpickTestSupport
import Testing

/// Tables from the command line: rows and columns with their titles, and the field that was picked.
struct TableTests {
  private static let pods = """
    NAMESPACE   NAME        STATUS
    default     web-1       Running
    kube        coredns     Crash Loop Back

    """

  @Test func `a file named csv is read as a table with titles`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write(
      "size,Red,\"Blue, dark\"\r\nlarge,r1,\"a \"\"b\"\"\"\r\n", to: folder.file("a.csv"))
    let terminal = try PseudoTerminal.show(
      Launch([Gridpick.path, "--pick", "cell", "a.csv"], directory: folder.path))
    let item = try #require(terminal.screen.point(of: "r1"))
    #expect(terminal.screen.point(of: "large")?.line == item.line)
    #expect(terminal.screen.point(of: "Red")?.column == item.column)
    terminal.send("ll")
    try terminal.waitUntil("the third") { $0.current == ["a \"b\""] }
    try expect("a \"b\"\n", pickedFrom: terminal)
  }

  @Test func `UTF-16 is refused, with the command that converts it`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write([0xff, 0xfe, 0x61, 0, 0x0a, 0], to: folder.file("a.csv"))
    try expectRefusal(
      Launch([Gridpick.path, "a.csv"], directory: folder.path),
      "a.csv: is UTF-16; iconv -f UTF-16 -t UTF-8 makes it readable")
  }

  @Test func `--delimiter aligned reads what kubectl prints`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-d", "aligned", "--pick", "cell", "--start", "1,2"], reading: Self.pods))
    let item = try #require(terminal.screen.point(of: "Crash Loop Back"))
    #expect(terminal.screen.point(of: "STATUS")?.column == item.column)
    try expect("Crash Loop Back\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    (["-F", "csv", "--no-header"], "a,b\nc,d\n", "a\n"),
    (["-F", "csv", "--no-row-titles"], "a,b\nc,d\n", "c\n"),
    (["-F", "csv", "--no-header", "--no-row-titles"], "a,b\nc,d\n", "a\n"),
    (["-F", "csv", "-d", ";"], "a;b\nc,e;d\n", "c,e\n"),
    (["-F", "tsv"], "a\tb\n\"c\"\td\n", "\"c\"\n"),
    (["-d", #"\t"#], "a\tb\nc\td\n", "a\n"),
    (["-d", #"\x7c\\"#, "--header", "--row-titles"], "a|\\b\nc|\\d\n", "c\n"),
    (["-d", "blanks", "--header"], "a  b\n c d\n", "c\n"),
    (["-d", "aligned", "--no-header"], "a  b\nc  d\n", "a\n"),
    (["--read0"], "a\nb\0c\0", "a\nb\n"),
    (["--read0", "-d", #"\n"#, "--row-titles"], "a\nb\0c\nd\0", "a\n"),
  ])
  func `the first items show how the table was read`(
    arguments: [String], text: String, value: String
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(arguments + ["--pick", "cell"], reading: text))
    try expect(value, pickedFrom: terminal)
  }
}

/// Tables that are found among lines, from the command line.
struct FoundTableTests {
  @Test(arguments: [
    ([], "mara      1204 pts/0    bash\n"), (["-o", "index"], "1,0\n"),
    (["--print", "{USER}{label}"], "mara\n"),
    (
      ["-o", "json"],
      #"{"USER":"mara","PID":"1204","TTY":"pts/0","COMMAND":"bash"}"# + "\n"
    ),
    (["-F", "lines"], "root         1 ?        init\n"),
    (["--no-header"], "root         1 ?        init\n"),
    (["--columns", "1"], "root         1 ?        init\n"),
  ])
  func `a pick from a detected table is its line; --format lines gives lines`(
    options: [String], output: String
  ) throws {
    let text =
      "USER       PID TTY      COMMAND\nroot         1 ?        init\nmara      1204 pts/0    bash\n"
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: text))
    terminal.send("j")
    try terminal.waitForRest()
    try expect(output, pickedFrom: terminal)
  }
}
