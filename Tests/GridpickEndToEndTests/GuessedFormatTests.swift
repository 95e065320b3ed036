import GridpickTestSupport
import Testing

/// The format of an input that nobody has named, in a file, in a pipe, and as it comes piece by piece.
struct GuessedFormatTests {
  /// Prints all of it without a screen.
  private static let all = ["-f", "", "--print", "{row}|{value}|{line}"]
  private static let (a, b, c) = (
    #"{"a":1,"b":2}"#, #"{"a":3,"b":4}"#, #"{"a":5,"b":6}"#
  )

  @Test(arguments: [
    ("{}\nfoo\n", "|{}|{}\n|foo|foo\n"), ("[1]\nfoo\n", "|[1]|[1]\n|foo|foo\n"),
    ("[\"a\"]\n2\n", "|[\"a\"]|[\"a\"]\n|2|2\n"),
    ("{\"a\":1}\n{oops\n", "|{\"a\":1}|{\"a\":1}\n|{oops|{oops\n"),
    ("{\n\"a\":1\n}\nfoo\n", "|{|{\n|\"a\":1|\"a\":1\n|}|}\n|foo|foo\n"),
    ("[1,\n2]\n3\n", "|[1,|[1,\n|2]|2]\n|3|3\n"),
    ("[\"a\",x]\n", "|[\"a\",x]|[\"a\",x]\n"),
    (
      "{\"a\":1,\"b\":2}\n{\"a\":3,\"b\":4}\nat x\\n\r\n{\"a\":5,\"b\":6}\n",
      "1|\(a)|\(a)\n3|\(b)|\(b)\nat x\\n|at x\\n\r|at x\\n\r\n5|\(c)|\(c)\n"
    ),
  ])
  func `bad JSON is read as lines, and after two JSON lines as a record of its own`(
    text: String, output: String
  ) throws {
    let folder = try TemporaryFolder()
    try TextFile.write(text, to: folder.file("log"))
    let starts = [
      try PseudoTerminal.start(Gridpick.launch(Self.all, reading: text)),
      try PseudoTerminal.start(
        Launch([Gridpick.path] + Self.all + ["log"], directory: folder.path)),
      try trickled(text),
    ]
    for terminal in starts {
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.printed == output)
      #expect(terminal.complaints == "")
    }
  }

  private func trickled(_ text: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path] + Self.all, input: .pipe))
    for byte in text.utf8 {
      terminal.feedInput([byte])
      terminal.watch(for: 0.002)
    }
    terminal.closeInput()
    return terminal
  }

  @Test func `a truncated last line is printed, and reported`() throws {
    let text = "{\"a\":1,\"b\":2}\n{\"a\":3,\"b\":4}\n{\"a\":[5"
    let terminal = try PseudoTerminal.start(Gridpick.launch(["-f", ""], reading: text))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.printed == text + "\n")
    let told = "gridpick: standard input:3:8: expected a comma or ], found the end of the input\n"
    #expect(terminal.complaints == told)
  }

  @Test func `P8.9 a shown JSON list becomes a line if the next line is not JSON`() throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "--columns", "1"], input: .pipe))
    terminal.feedInput(Array("[\"a\",\"b\",\"c\"]\n".utf8))
    try terminal.waitForPlace("row 1/3 · column 1/1")
    terminal.send("jj")
    try terminal.waitForPlace("row 3/3 · column 1/1")
    terminal.feedInput(Array("foo\nbar\n".utf8))
    try terminal.waitForPlace("row 1/3 · column 1/1")
    terminal.send("j")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    try expect("foo\n", pickedFrom: terminal)
  }

  @Test func `P8.2 a line that is not JSON joins the shown records`() throws {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path], input: .pipe))
    terminal.feedInput(Array("{\"id\":1,\"name\":\"one\"}\n{\"id\":2,\"name\":\"two\"}\n".utf8))
    try terminal.waitForPlace("row 1/2 · column 1/2")
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/2")
    terminal.feedInput(Array("Traceback (most recent call last):\n".utf8))
    try terminal.waitForPlace("row 2/3 · column 1/2")
    #expect(terminal.screen.current == ["two"])
    terminal.send("j")
    try terminal.waitForStatus("3/3 Traceback")
    try expect("Traceback (most recent call last):\n", pickedFrom: terminal)
  }
}
