import GridpickTestSupport
import Testing

/// The effects of a query without a screen.
struct FilterTests {
  private static let grid =
    #"{"north":["alpha","beta"],"south":["beta",null,{"label":"alps","value":"7"}]}"#
  private static let records = "name,size,city\nzeus,10,Rome\nares,9,Oslo\nhera,10,\"Oslo, N\"\n"

  @Test(arguments: [
    (["-f", "al"], grid, "alpha\n7\n"), (["--filter", "beta"], grid, "beta\nbeta\n"),
    (["-f", "al", "-o", "index"], grid, "0,0\n1,2\n"),
    (["-f", "al", "--print", "{row}:{label}"], grid, "north:alpha\nsouth:alps\n"),
    (["-f", "al", "--print0"], grid, "alpha\u{0}7\u{0}"),
    (
      ["-f", "beta", "--pick", "row", "-o", "tsv"], grid,
      "north\t\talpha\nnorth\t\tbeta\nsouth\t\tbeta\nsouth\t\t7\n"
    ),
    (["-f", "south"], grid, "beta\n7\n"), (["-f", "!al !north"], grid, "beta\n"),
    (["-f", "x"], #"{"a":"x1","b":{"c":"x2"},"d":"y"}"#, "x1\nx2\n"),
  ])
  func `F9.1 -f prints the matches, as the output options say`(
    options: [String], input: String, output: String
  ) throws {
    try expect(output, of: options, reading: input)
  }

  @Test(arguments: [
    (["-f", "ab"], "ab\nabxx\naxb\nxab\n"), (["-f", "ab", "--no-sort"], "axb\nabxx\nxab\nab\n"),
    (["-f", "ab", "--sort", "1"], "ab\nabxx\naxb\nxab\n"),
    (["-f", "ab", "--sort", "1:desc"], "xab\naxb\nabxx\nab\n"),
    (["-f", "ab", "-o", "index", "--columns", "2"], "0,4\n0,1\n0,0\n0,3\n"),
  ])
  func `F3.6 F9.1 F9.3 a flat list is printed best first, or in the requested order`(
    options: [String], output: String
  ) throws {
    try expect(output, of: options, reading: "axb\nabxx\nc\nxab\nab\n")
  }

  @Test(arguments: [
    (["-f", "beta | alp"], "alpha\nbeta\nbeta\n7\n"),
    (["-f", "e", "-o", "index"], "0,1\n1,0\n"),
  ])
  func `F9.1 a grid is printed in its order`(options: [String], output: String) throws {
    try expect(output, of: options, reading: Self.grid)
  }

  @Test(arguments: [
    (["-f", "oslo"], "ares,9,Oslo\nhera,10,\"Oslo, N\"\n"), (["-f", "10 rome"], "zeus,10,Rome\n"),
    (["-f", "zeus"], "zeus,10,Rome\n"), (["-f", "city:oslo size:9"], "ares,9,Oslo\n"),
    (["-f", "!oslo"], "zeus,10,Rome\n"),
    (["-f", "oslo", "--sort", "name:desc"], "hera,10,\"Oslo, N\"\nares,9,Oslo\n"),
    (["-f", "ares", "-o", "tsv"], "ares\t\tares,9,Oslo\n"),
    (["-f", "oslo", "-o", "index"], "1,0\n2,0\n"),
    (
      ["-f", "ares", "-o", "json"],
      #"{"name":"ares","size":"9","city":"Oslo"}"# + "\n"
    ),
    (["-f", "10", "--layout", "grid"], "10\n10\n"),
    (["-f", "siz:>9 !city:rome"], "hera,10,\"Oslo, N\"\n"),
    (["-f", "size:<10", "--only", "name"], "ares,9,Oslo\n"),
    (
      ["-f", "oslo", "--only", "city,name", "-o", "csv"], "city,name\nOslo,ares\n\"Oslo, N\",hera\n"
    ),
    (
      ["-f", "zeus", "-o", "md"],
      "| name | size | city |\n| --- | --- | --- |\n| zeus | 10 | Rome |\n"
    ),
    (["-q", "zeus", "-1", "--only", "name,city", "-o", "csv"], "name,city\nzeus,Rome\n"),
  ])
  func `F9.1 F9.3 for records the whole record is printed once`(
    options: [String], output: String
  ) throws {
    try expect(output, of: options + ["-F", "csv"], reading: Self.records)
  }

  @Test func `F9.1 for lines that form a table the whole line is printed`() throws {
    let table = "NAME   READY   STATUS\nweb-1  1/1     Running\ndb-1   0/1     Pending\n"
    try expect("db-1   0/1     Pending\n", of: ["-f", "pending"], reading: table)
  }

  @Test(arguments: [
    (["-f", "x"], "a\nb\n"), (["-f", "a"], ""), (["-f", "x"], grid),
    (["-f", "rome", "--only", "size", "-F", "csv"], records), (["-f", "a !b"], "ab\n"),
  ])
  func `F9.2 F9.3 without matches nothing is printed, and the status is 1`(
    options: [String], input: String
  ) throws {
    try expect(nil, of: options, reading: input, ending: 1)
  }

  @Test(arguments: [
    ("csv", "name\nzeus\n\"hera", "zeus\n", "3:1: expected a closing quote"),
    ("ndjson", "{\"a\":\"zeus\"}\noops\n", "{\"a\":\"zeus\"}\n", "2:1: expected a value"),
  ])
  func `F9.2 omitted input is reported with status 2, whatever the rest matches`(
    format: String, input: String, match: String, fault: String
  ) throws {
    for (query, output) in [("zeus", match), ("ares", "")] {
      let terminal = try PseudoTerminal.start(
        Gridpick.launch(["-F", format, "-f", query], reading: input))
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.printed == output)
      #expect(terminal.complaints.hasPrefix("gridpick: standard input:\(fault), found"))
    }
  }

  @Test func `F9.1 in an ndjson file, lines that are not JSON are printed`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("{\"a\":\"zeus\"}\noops\n", to: folder.file("log.ndjson"))
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "log.ndjson", "-f", "", "-o", "json"], directory: folder.path))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      terminal.printed
        == #"{"a":"zeus"}"# + "\n"
        + #"{"a":"oops"}"# + "\n")
    #expect(terminal.complaints == "")
  }

  @Test(arguments: [
    (["-1", "-q", "be"], "alpha\nbeta\n", "beta\n"),
    (["-1", "-q", "!al"], "alpha\nbeta\n", "beta\n"),
    (["-10", "--query", "rome", "-F", "csv"], records, "zeus,10,Rome\n"),
  ])
  func `F9.4 with -q -1 a single match is picked`(
    options: [String], input: String, output: String
  ) throws {
    try expect(output, of: options, reading: input)
  }

  @Test(arguments: [["-0", "-q", "x"], ["-10", "-q", "x"]])
  func `F9.4 with -q and -0 the status is 1 without matches`(options: [String]) throws {
    try expect(nil, of: options, reading: "alpha\nbeta\n", ending: 1)
  }

  @Test(arguments: [["-1", "-q", "a"], ["-0", "-q", "be"], ["-10", "-q", "a"]])
  func `F9.4 with -q and other match counts the picker is shown`(options: [String]) throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: "alpha\nbeta\n"))
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
  }

  @Test func `F9.3 -f waits for the whole input`() throws {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path, "-f", "b"], input: .pipe))
    terminal.feedInput(Array("axb\n".utf8))
    try terminal.waitUntilAsleep()
    terminal.feedInput(Array("b\n".utf8))
    terminal.closeInput()
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "b\naxb\n")
  }

  @Test(arguments: [("b\na\n", "b\na\n"), (grid, "alpha\nbeta\nbeta\n7\n")])
  func `F9.1 an empty query prints everything`(input: String, output: String) throws {
    try expect(output, of: ["-f", ""], reading: input)
  }

  @Test func `F1.5 with --literal a letter matches itself alone`() throws {
    try expect("café\ncafe\n", of: ["-f", "cafe", "--no-sort"], reading: "café\ncafe\n")
    try expect("cafe\n", of: ["-f", "cafe", "--literal"], reading: "café\ncafe\n")
  }

  @Test func `F9.5 a query is UTF-8`() throws {
    let launch = Gridpick.launch(reading: "a\n").through(#""$@" -f "$(printf '\377')""#)
    try expectRefusal(launch, "--filter: '\u{fffd}': expected text in UTF-8")
  }

  /// Runs it where there is no terminal at all, not even one that could be opened.
  func expect(
    _ output: String?, of options: [String], reading input: String, ending status: Int32 = 0
  ) throws {
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(options, reading: input).through(#"exec setsid -w "$@""#))
    #expect(try terminal.waitForExit() == .exited(status))
    #expect(terminal.printed == output ?? "")
    #expect(terminal.complaints == "")
    #expect(terminal.drawn == [])
  }
}
