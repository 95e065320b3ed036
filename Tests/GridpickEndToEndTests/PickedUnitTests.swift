import GridpickTerminal
import GridpickTestSupport
import Testing

/// What is picked, by the kind of input and the layout: the table of rule X2.
struct PickedUnitTests {
  private static let csv = "name,qty\nfig,3\npear,5\n"
  private static let found = "NAME   QTY   AGE\nfig    3     2d\npear   5     4d\n"
  private static let json = #"[{"name":"fig","qty":3},{"name":"pear","qty":5}]"#
  private static let fig = #"{"name":"fig","qty":3}"#

  /// Options, input, keys without Enter, and what is printed.
  private static let picks: [([String], String, String, String)] = [
    (["-F", "csv"], csv, "jl", "pear,5"), (["-F", "tsv"], "a\tb\nc\td\n", "", "c\td"),
    (["-d", ","], "a,b\nc,d\n", "jl", "c,d"), ([], found, "jl", "pear   5     4d"),
    ([], json, "l", fig), (["-F", "csv", "-o", "tsv"], csv, "l", "fig\t\tfig,3"),
    (["-F", "csv", "-o", "index"], csv, "l", "0,0"),
    (["-F", "csv", "--pick", "cell"], csv, "l", "3"),
    (["-F", "csv", "--pick", "column"], csv, "l", "3\n5"),
    // A grid shows fields, all others whole records.
    (["-F", "csv", "-l", "grid"], csv, "", "3"), (["-l", "grid"], found, "jl", "5"),
    (["-F", "csv", "-l", "cards"], csv, "l", "pear,5"),
    (["-l", "tabs", "--group-by", "qty"], json, "", fig),
    (["-l", "shelves", "--group-by", "qty", "-o", "index"], json, "j", "1,0"),
    (["-F", "csv", "-l", "cards", "--pick", "cell"], csv, "", "fig"),
    (["-F", "csv", "-l", "grid", "-o", "index"], csv, "", "0,1"),
    (["-F", "csv", "-l", "grid", "--pick", "row"], csv, "", "fig,3"),
    // Everything else is its items.
    ([], #"{"name":"fig","qty":3}"#, "j", "3"), ([], #"[["a","b"],["c"]]"#, "l", "b"),
    ([], "a\nb\nc\n", "j", "b"), (["-F", "csv", "--group-by", "qty"], csv, "l", "pear,5"),
    (["-F", "csv", "--group-by", "qty", "--pick", "row"], csv, "l", "pear,5"),
    (["-F", "csv", "--pivot", "name,qty"], csv, "", "fig,3"),
    (["-F", "csv", "--pivot", "name,qty,qty"], csv, "", "3"),
    // Another layout changes nothing.
    (["-F", "csv", "--bind", "f2:change-layout(grid)"], csv, "\u{1b}OQ", "fig,3"),
    (["-F", "csv", "-l", "grid", "--bind", "f2:change-layout(sheet)"], csv, "\u{1b}OQl", "3"),
  ]

  @Test(arguments: picks)
  func `X2.1 X2.2 X2.5 X2.6 Enter picks the record or the cell, by data and options`(
    options: [String], input: String, keys: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: input))
    try terminal.waitForRest()
    terminal.send(keys)
    try expect(output + "\n", pickedFrom: terminal)
  }

  @Test(arguments: [
    (["-F", "csv"], csv, "jlo", "5"), ([], found, "lo", "3"), ([], json, "lo", "3"),
    (["-F", "csv", "-l", "grid"], csv, "jo", "pear,5"),
    (["-l", "grid"], found, "o", "fig    3     2d"),
    (["-F", "csv", "--group-by", "qty"], csv, "o", "fig"),
    ([], #"{"name":"fig","qty":3}"#, "jo", #"{"name":"fig","qty":3}"#),
    (["-F", "csv", "--pick", "cell"], csv, "lo", "fig,3"),
    (["-m", "-F", "csv"], csv, " jlo", "3"), (["-m", "-F", "csv"], csv, "a lo", "5"),
  ])
  func `X2.4 M3.3 o picks the unit that Enter does not pick`(
    options: [String], input: String, keys: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: input))
    try terminal.waitForRest()
    terminal.send(keys)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output + "\n")
  }

  @Test(arguments: [
    (["-1"], "name,qty\nfig,3\n", "fig,3"), (["-1", "--pick", "cell"], "name\nfig\n", "fig"),
    (["-f", "pear"], csv, "pear,5"), (["-f", "5", "--pick", "cell"], csv, "pear,5"),
    (["-f", "5", "-l", "grid"], csv, "5"),
  ])
  func `X2.3 without a screen the same is picked`(
    options: [String], input: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(["-F", "csv"] + options, reading: input))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output + "\n")
  }

  @Test func `X2.3 X2.8 commands get the record, and the label and column of the cell`() throws {
    let errands = try Errands()
    let terminal = try errands.show(
      "-F", "csv", "--bind",
      "f2:execute-silent(printf '<%s>' {} {value} {label} {column} {index} >out; cat {f} >>out)",
      reading: Self.csv)
    terminal.send("jl\u{1b}OQ")
    try terminal.wait(for: "the words") { _ in
      errands.text("out") == "<pear,5><pear,5><5><qty><1>pear,5\n"
    }
    terminal.send("q")
  }

  @Test func `R1.5 r reads a FILE again`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("people.csv")
    try TextFile.write(Self.csv, to: path)
    let terminal = try PseudoTerminal.show(Launch([Gridpick.path, path]))
    try terminal.waitForRest()
    try TextFile.write(Self.csv + "plum,7\n", to: path)
    terminal.send("jr")
    try terminal.waitUntil("the newer data") { $0.contains("plum") && $0.contains("refreshed") }
    try expect("pear,5\n", pickedFrom: terminal)
  }

  @Test func `R1.5 R1.6 a FILE that has gone is an error, and the data stays`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("people.csv")
    try TextFile.write(Self.csv, to: path)
    let terminal = try PseudoTerminal.show(Launch([Gridpick.path, path]))
    try terminal.waitForRest()
    #expect(unlink(path) == 0)
    terminal.send("r")
    try terminal.waitUntil("the error") { $0.contains("people.csv: ") && $0.contains("No such") }
    try expect("fig,3\n", pickedFrom: terminal)
  }

  @Test func `R1.5 r lists files again, but cannot read a pipe again`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("", to: folder.file("one"))
    let files = try PseudoTerminal.show(Launch([Gridpick.path, "--walk=\(folder.path)"]))
    try files.waitForRest()
    try TextFile.write("", to: folder.file("two"))
    files.send("r")
    try files.waitUntil("the new file") { $0.contains("/two") }
    files.send("q")
    let pipe = try PseudoTerminal.show("a\nb\n")
    pipe.send("r")
    try pipe.waitForStatus("r: nothing to reload from a pipe")
    pipe.send("q")
  }
}
