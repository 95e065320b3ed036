import GridpickTestSupport
import Testing

/// Order and columns as somebody at a terminal has them.
struct SortTests {
  private static let hosts = "host,load,disk,seen\nzeus,9,1.5T,3d4h\nares,10,900G,2h\nhera,1,,5m\n"

  @Test(arguments: [
    (["--sort", "load"], "row 1/3 hera", "hera,1,,5m\n"),
    (["--sort", "disk:desc"], "row 1/3 zeus", "zeus,9,1.5T,3d4h\n"),
    (["--sort", "3:desc"], "row 1/3 zeus", "zeus,9,1.5T,3d4h\n"),
    (["--sort", "seen"], "row 1/3 hera", "hera,1,,5m\n"),
    (["--sort", "load", "-o", "index"], "row 1/3 hera", "2,0\n"),
    (["--sort", "load", "--pick", "column"], "row 1/3 hera", "hera\nzeus\nares\n"),
    (["--sort", "load", "--pick", "row"], "row 1/3 hera", "hera,1,,5m\n"),
    (["--only", "seen,disk", "--pick", "cell"], "row 1/3 zeus · column 4/4", "3d4h\n"),
    (
      ["--only", "seen", "--pick", "row", "-o", "tsv"], "row 1/3 zeus",
      "zeus\t\tzeus,9,1.5T,3d4h\n"
    ),
    (["--only", "disk", "--pick", "cell", "-o", "index"], "row 1/3 zeus", "0,2\n"),
  ])
  func `L13.4 L13.24 a requested order and columns apply from the start`(
    options: [String], place: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-F", "csv"] + options, reading: Self.hosts))
    try terminal.waitToSee(place)
    try expect(output, pickedFrom: terminal)
  }

  @Test func `Alt-Enter picks the cell of a record`() throws {
    let terminal = try PseudoTerminal.show(Self.hosts, "-F", "csv")
    terminal.send("l\u{1b}\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "9\n")
  }

  @Test(arguments: [
    (["--sort", "laod"], "--sort: no column 'laod'; did you mean 'load'?"),
    (["--only", "seen,x"], "--only: no column 'x'; columns: host, load, disk, seen"),
    (["--field", "id=hots"], "--field: no column 'hots'; did you mean 'host'?"),
    (["--frozen", "dsik"], "--frozen: no column 'dsik'; did you mean 'disk'?"),
  ])
  func `a missing column is reported before the screen changes`(
    options: [String], line: String
  ) throws {
    try expectRefusal(Gridpick.launch(["-F", "csv"] + options, reading: Self.hosts), line)
  }

  @Test
  func `L13.1 L13.4 L13.6 much data is sorted in the background, from the start and by a key`()
    throws
  {
    let lines = (0..<20_000).map { "n\($0),\($0 * 7919 % 20_000)" }.joined(separator: "\n")
    let terminal = try PseudoTerminal.show(
      "name,number\n\(lines)\n", "-F", "csv", "--sort", "number")
    try terminal.waitToSee("▲number")
    try terminal.waitToSee("row 1/20000 n0")
    terminal.send("j")
    // 17679 times 7919 is 1 of 20,000.
    try terminal.waitToSee("row 2/20000 n17679")
    terminal.send("ls")
    try terminal.waitUntil("the other way round") { $0.contains("▼number") }
    try terminal.waitToSee("19999/20000 n17679")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }
}

extension PseudoTerminal {
  fileprivate func waitToSee(_ text: String) throws {
    try waitUntil(text) { $0.contains(text) }
  }
}
