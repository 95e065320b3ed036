import GridpickTestSupport
import Testing

/// Records that are picked, found and marked as what they are, whatever they lack.
struct RecordTests {
  private static let phones = "name,phone\nAnn,1\nBob,\nCid\n"
  private static let nulls = #"[{"name":"a","x":null},{"name":"b","x":"2"},{"y":null}]"#

  @Test(
    arguments: [
      // Options, input, keys, and what is printed.
      (["-F", "csv"], phones, "jj", "Cid\n"), (["-F", "csv"], phones, "jjl", "Cid\n"),
      (["-F", "csv", "--pick", "row"], phones, "jl", "Bob,\n"),
      (["-F", "csv"], phones, "/Cid", "Cid\n"),
      (["-F", "csv", "-l", "grid"], phones, "jjo", "Cid\n"),
      (["-F", "csv", "-m"], phones, "jjR", "Cid\n"),
      (["-F", "csv", "-m"], phones, "R j R", "Bob,\n"),
      (["-F", "csv", "-m"], phones, "Rjjl ", "Ann,1\nCid\n"),
      (["-F", "csv", "-m"], phones, "lR jR", "Bob,\n"),
      (["-F", "csv", "-m"], phones, "lRi", "Bob,\nCid\n"),
      (["-F", "csv", "-m"], phones, "RjlRjo", "1\n\n"),
      (["-F", "csv", "-m", "--sort", "name:desc"], phones, "RjjR", "Cid\nAnn,1\n"),
      ([], nulls, "", #"{"name":"a","x":null}"# + "\n"), ([], nulls, "jjl", #"{"y":null}"# + "\n"),
      (["-m"], nulls, "RjR", #"{"name":"a","x":null}"# + "\n" + #"{"name":"b","x":"2"}"# + "\n"),
      (["-d", ","], "a,b\n\n,c\n", "jl", "\n"),
      (["-F", "tsv"], "h\tk\na\tb\n\tc\n", "j", "\tc\n"),
    ] as [([String], String, String, String)])
  func `P11.6 M3.3 X2.4 a record can be picked, found and marked, whatever it lacks`(
    options: [String], input: String, keys: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: input))
    try terminal.waitForRest()
    terminal.send(keys)
    if keys.hasSuffix("o") {
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.printed == output)
    } else {
      try expect(output, pickedFrom: terminal)
    }
  }

  @Test func `P11.4 P11.5 an empty field is current but not picked, and the status says so`() throws
  {
    let terminal = try PseudoTerminal.show(Self.phones, "-F", "csv", "--pick", "cell")
    terminal.send("jl\r")
    try terminal.waitUntil("the words") {
      $0.contains("empty: nothing to pick · o picks the record")
    }
    try terminal.waitUntil("the place") { $0.contains("row 2/3") }
    terminal.send("o")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "Bob,\n")
  }

  @Test(arguments: [
    (phones, ["-F", "csv"], "Ann,1\nBob,\nCid\n"),
    (nulls, [], #"{"name":"a","x":null}"# + "\n" + #"{"name":"b","x":"2"}"# + "\n{\"y\":null}\n"),
    ("{}\n{\"a\":1}\n", [], "{}\n{\"a\":1}\n"), ("a,b\n,\n\nx\n", ["-d", ","], "a,b\n,\n\nx\n"),
  ])
  func `P11.6 -f with an empty query prints each record`(
    input: String, options: [String], output: String
  ) throws {
    let terminal = try PseudoTerminal.start(Gridpick.launch(options + ["-f", ""], reading: input))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output)
  }

  @Test(arguments: [
    (["--pick", "row"], "", "Ann 1 0\n"), (["--pick", "row"], "lj", "Bob  1\n"),
    ([], "l", "Ann 1 0\n"), (["-m"], "lRjjlR", "Ann 1 0\nCid  2\n"),
    (["--pick", "row", "-m"], " jl ", "Ann 1 0\nBob  1\n"), (["-f", "B"], "", "Bob  1\n"),
  ])
  func `X2.7 a template prints once for each record`(
    options: [String], keys: String, output: String
  ) throws {
    let launch = Gridpick.launch(
      ["-F", "csv", "--print", "{name} {phone} {n}"] + options, reading: Self.phones)
    let terminal = try PseudoTerminal.start(launch)
    if options.first != "-f" {
      try terminal.waitForRest()
      terminal.send(keys + (keys.hasSuffix("o") ? "" : "\r"))
    }
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output)
  }

  @Test func `P12.1 P12.3 P12.4 P12.5 the file's first field is an item, counted like the others`()
    throws
  {
    let terminal = try PseudoTerminal.show(
      "a,b,c\nA,1,x\nB,2,y\n", "-F", "csv", "--pick", "cell", "-o", "index")
    try terminal.waitForPlace("row 1/2 · column 1/3")
    terminal.send("l")
    try terminal.waitForPlace("row 1/2 · column 2/3")
    terminal.send(":2,3\r")
    try terminal.waitForPlace("row 2/2 · column 3/3")
    try expect("1,2\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    (["--only", "3,1"], "l", "A\n"), (["--sort", "2:desc"], "", "B\n"),
    (["--only", "2"], "", "1\n"),
    (["--no-row-titles", "--print", "[{row}]{value}"], "", "[]A\n"),
    (["--frozen", "0"], "", "A\n"),
    (["--pivot", "1,3,2"], "", "1\n"), (["--start", "1,2"], "", "y\n"),
    (["--field", "id=2", "-o", "index"], "G", "1,0\n"),
  ])
  func `P12.3 P12.5 columns are counted from 1, places from 0`(
    options: [String], keys: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["-F", "csv", "--pick", "cell"] + options, reading: "a,b,c\nA,1,x\nB,2,y\n"))
    try terminal.waitForRest()
    terminal.send(keys)
    try expect(output, pickedFrom: terminal)
  }

  @Test(arguments: ["1", "3"])
  func `P4.4 P12.5 X4 the place of a line is its number, whatever the columns`(columns: String)
    throws
  {
    let terminal = try PseudoTerminal.show(
      Sample.numbers(9), "-F", "lines", "--columns", columns, "-o", "index", "--start", "0,5")
    try expect("0,5\n", pickedFrom: terminal)
  }
}
