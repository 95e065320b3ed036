import GridpickTestSupport
import Testing

/// Records of any tabular format by groups, as somebody at a terminal has them (rule X3).
struct GroupTests {
  private static let csv =
    "name,team,load\nann,red,7\nbob,blue,12\n\"cid, jr\",red,1.5\neve,blue,40\n"
  private static let json = """
    [{"name":"ann","team":"red","load":7},
     {"name":"bob","team":"blue","load":12.50},
     {"name":"cid","team":"red"}]
    """
  private static let ndjson =
    "{\"name\":\"ann\",\"team\":\"red\"}\n{\"name\":\"bob\",\"team\":\"blue\"}\n"
  private static let table = "USER   PID  COMMAND\nann     10  vi\nbob    200  ed\nann   3000  ex\n"

  @Test(arguments: [
    (["-F", "csv"], csv, "tab 1/2 red · record 1/2 ann", "ann,red,7\n"),
    (["-F", "tsv"], "name\tteam\nann\tred\n", "tab 1/1 red · record 1/1 ann", "ann\tred\n"),
    (["-d", ":", "--header"], "name:team\nann:red\n", "tab 1/1 red · record 1/1 ann", "ann:red\n"),
    ([], ndjson, "tab 1/2 red · record 1/1 ann", "{\"name\":\"ann\",\"team\":\"red\"}\n"),
    (
      ["-o", "json"], json, "tab 1/2 red · record 1/2 ann",
      #"{"name":"ann","team":"red","load":7}"#
        + "\n"
    ),
  ])
  func `X3.5 X2.7 any tabular format is grouped, and a pick is the record as it came in`(
    options: [String], input: String, place: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(options + ["--group-by", "team"], reading: input))
    try terminal.waitToSee(place)
    try expect(output, pickedFrom: terminal)
  }

  @Test
  func `X3.7 X2.7 a detected table is grouped, with numbers at the right, and a pick is a line`()
    throws
  {
    let terminal = try PseudoTerminal.show(Self.table, "--group-by", "USER")
    terminal.send("j")
    try terminal.waitToSee("tab 1/2 ann · record 2/2 3000")
    let lines = terminal.screen.lines.prefix(4)
    let seen = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    #expect(seen == ["  ann 2  bob 1", "   PID  COMMAND", "    10  vi", "  3000  ex"])
    try expect("ann   3000  ex\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    (["-f", "jr"], "\"cid, jr\",red,1.5\n"), (["-f", "team:blue"], "bob,blue,12\neve,blue,40\n"),
    (["-f", "blue 4"], "eve,blue,40\n"), (["-f", "e", "-o", "index"], "0,0\n2,0\n1,0\n3,0\n"),
    (["-f", "e", "--sort", "load:desc", "-o", "index"], "0,0\n2,0\n3,0\n1,0\n"),
    (["-f", "e", "--group-sort=title", "-o", "index"], "1,0\n3,0\n0,0\n2,0\n"),
    (["-f", "ann", "--pick", "row"], "ann,red,7\n"),
    (["-f", "ann", "--print", "{row}/{label}/{value}"], "ann//ann,red,7\n"),
  ])
  func `X3.2 X3.4 X3.10 X3.11 X3.15 -f prints records by group, in the requested order`(
    options: [String], output: String
  ) throws {
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(["-F", "csv", "--group-by", "2"] + options, reading: Self.csv))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output)
  }

  @Test(arguments: [
    (["--group-by", "taem"], "--group-by: no column 'taem'; did you mean 'team'?"),
    (["--group-by", "4"], "--group-by: no column '4'; columns: name, team, load"),
    (
      ["--group-by", "team", "-l", "sheet"],
      "--layout: groups are shown as tabs, shelves, cards or grid, not as sheet"
    ),
    (
      ["--group-by", "team", "--pick", "column"],
      "--pick: records in groups have no columns to pick"
    ),
    (
      ["--group-by", "team", "--sort", "laod"], "--sort: no column 'laod'; did you mean 'load'?"
    ),
  ])
  func `X3.2 X2.7 ungroupable data is refused in one line`(options: [String], line: String)
    throws
  {
    try expectRefusal(Gridpick.launch(["-F", "csv"] + options, reading: Self.csv), line)
  }

  @Test func `X3.5 lines are refused, however they arrive`() throws {
    for text in ["a b\n", String(repeating: "a b\n", count: 1_000)] {
      try expectRefusal(
        Gridpick.launch(["--group-by", "1"], reading: text),
        "--group-by: no column '1'; lines have none, but -d blanks splits them")
    }
  }

  @Test func `X3.9 --field sets the label and the detail of items on shelves`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["-F", "csv", "--group-by", "team", "-l", "shelves", "--field", "label=load,detail=name"],
        reading: Self.csv))
    try terminal.waitToSee("shelf 1/2 red · record 1/2 7, ann")
  }

  @Test
  func `X3.20 X3.22 more records join the shown groups, and a reload replaces all groups`()
    throws
  {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        [
          "-F", "csv", "--group-by", "team", "--more", "printf 'fay,blue,1\\ngil,grey,2\\n'",
          "--reload", "printf 'name,team,load\\nzed,pink,1\\nbob,blue,12\\n'", "--bind", "m:more",
        ], reading: Self.csv + (0..<30).map { "n\($0),red,1\n" }.joined()))
    // Before all has arrived there is nothing more to ask for.
    try terminal.waitForRest()
    terminal.send("lm")
    try terminal.waitToSee("tab 2/3 blue · record 1/3 bob")
    terminal.send("r")
    try terminal.waitToSee("tab 2/2 blue · record 1/1 bob")
    terminal.send("q")
  }

  @Test func `X3.19 many records are grouped in the background, and found in their groups`() throws
  {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["-F", "csv", "--group-by", "team"],
        reading: "name,team\n" + (0..<50_000).map { "n\($0),t\($0 % 500)\n" }.joined()))
    try terminal.waitToSee("tab 1/500 t0 · record 1/100 n0")
    terminal.send("G")
    try terminal.waitToSee("tab 1/500 t0 · record 100/100 n49500")
    terminal.send("/^n777$\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "n777,t277\n")
  }

  @Test func `X3.23 more gets the number of all records, and no section`() throws {
    let errands = try Errands()
    let command = "echo $GRIDPICK_COUNT ${GRIDPICK_SECTION-none} >>told"
    let terminal = try PseudoTerminal.show(
      errands.launch(
        ["-F", "csv", "--group-by", "team", "--more", command, "--bind", "m:more"],
        reading: Self.csv + (0..<30).map { "n\($0),red,1\n" }.joined()))
    try terminal.waitForRest()
    terminal.send("lm")
    try terminal.wait(for: "the command") { _ in errands.text("told") == "34 none\n" }
    terminal.send("q")
  }
}

extension PseudoTerminal {
  fileprivate func waitToSee(_ text: String) throws {
    try waitUntil(text) { $0.contains(text) }
  }
}
