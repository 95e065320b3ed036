import GridpickTestSupport
import Testing

/// Unreadable input is reported in one line, with file, line, column and the offending text.
struct BadInputTests {
  private static let asLines = "; try -F lines"

  @Test(arguments: [
    ("missing.json", "missing.json: No such file or directory"),
    ("good.json/below", "good.json/below: Not a directory"),
    ("/proc/self/mem", "/proc/self/mem: Input/output error"),
    ("", ": No such file or directory"),
  ])
  func `a file that cannot be opened is reported`(path: String, line: String) throws {
    let folder = try TemporaryFolder()
    try TextFile.write("[]", to: folder.file("good.json"))
    try expectRefusal(Launch([Gridpick.path, path], directory: folder.path), line)
  }

  @Test(arguments: [
    ("{oops}", "1:2: expected a key in double quotes, found 'oops}'\(asLines)"),
    ("", "1:1: expected an array or an object, found the end of the input"),
    ("5", "1:1: expected an array or an object, found '5'\(asLines)"),
    ("{}\n5", "2:1: expected the end of the input, found '5'\(asLines)"),
    ("[[1],2]", "1:6: expected an array, like the first element, found '2]'"),
    (
      #"{"a":[{"x":1}],"b":{"c~":[{},{}]},"d":[{"x":1}]}"#,
      " several tables in this JSON; choose one: --pointer /b/c~0 (2 rows), /a (1 row) or /d (1 row)"
    ),
  ])
  func `a document that cannot be read is reported with its place`(text: String, line: String)
    throws
  {
    let folder = try TemporaryFolder()
    try TextFile.write(text, to: folder.file("bad.json"))
    try expectRefusal(
      Launch([Gridpick.path, "bad.json"], directory: folder.path), "bad.json:\(line)")
    try expectRefusal(
      Gridpick.launch(["-F", "json"], reading: text), "standard input:\(line)")
  }

  @Test func `truncated JSON is not read as lines`() throws {
    let line = "1:10: expected a comma or ], found the end of the input\(Self.asLines)"
    try expectRefusal(Gridpick.launch(reading: #"{"a":[1,2"#), "standard input:\(line)")
    let launch = Gridpick.launch(["-f", ""], reading: #"{"a":[1,2"#)
    try expectRefusal(launch, "standard input:\(line)")
  }

  @Test(arguments: [
    ("/b", #"1:1: expected a value at the pointer /b, found '{"a":[1]}'"#),
    ("/a/1", "1:6: expected a value at the pointer /a/1, found '[1]}'"),
  ])
  func `a pointer to nothing is reported`(pointer: String, line: String) throws {
    try expectRefusal(
      Gridpick.launch(["--pointer", pointer], reading: #"{"a":[1]}"#), "standard input:\(line)")
  }

  @Test(arguments: [
    ("[\"a\",\u{1b}[31m]", "1:6: expected a value, found '␛[31m]'\(asLines)")
  ])
  func `L7.8 the offending text is shown as safely as in a cell`(text: String, line: String) throws
  {
    try expectRefusal(Gridpick.launch(["-F", "json"], reading: text), "standard input:\(line)")
  }

  @Test(arguments: [
    ("two\nlines", "two␊lines"), ("\u{1b}[31mred", "␛[31mred"),
  ])
  func `L7.8 a file name is shown as safely as in a cell`(name: String, shown: String) throws {
    try expectRefusal(Launch([Gridpick.path, name]), "\(shown): No such file or directory")
  }

  @Test(arguments: [
    (["-"], "standard input"), (["-F", "csv"], "standard input"),
    (["/dev/tty"], "/dev/tty"),
    (["/dev/stdin"], "/dev/stdin"), (["/proc/self/fd/0"], "/proc/self/fd/0"),
  ])
  func `a terminal as input is refused`(arguments: [String], name: String) throws {
    let reason = "is a terminal; give a FILE or pipe data to standard input"
    try expectRefusal(Launch([Gridpick.path] + arguments), "\(name): \(reason)")
  }

  @Test(arguments: [(["/dev/zero"], "/dev/zero"), ([], "standard input")])
  func `an endless device is refused as input`(arguments: [String], name: String) throws {
    let launch = Launch([Gridpick.path, "-f", "x"] + arguments, input: .file("/dev/zero"))
    // It must not take the memory of the machine if it is read all the same.
    try expectRefusal(
      launch.through(#"ulimit -v 500000; exec "$@""#), "\(name): is a device, not a file")
  }

  @Test func `/dev/null is an empty input`() throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "-f", ""], input: .file("/dev/null")))
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.complaints == "")
  }

  @Test func `a closed standard input cannot be read`() throws {
    try expectRefusal(
      Launch([Gridpick.path]).through(#"exec "$@" <&-"#), "standard input: Bad file descriptor")
  }
}
