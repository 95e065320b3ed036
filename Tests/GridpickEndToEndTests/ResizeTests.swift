import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// L6: any size is survived at any moment, and what is seen afterwards is as if it had always been so.
struct ResizeTests {
  /// From one cell to more than any screen has.
  static let sizes = [
    ScreenSize(lines: 1, columns: 1), ScreenSize(lines: 2, columns: 5),
    ScreenSize(lines: 1, columns: 80), ScreenSize(lines: 24, columns: 1),
    ScreenSize(lines: 3, columns: 3), .usual, ScreenSize(lines: 200, columns: 500),
  ]

  private static let table = Sample.table(rows: 100, columns: 30)

  @Test(arguments: sizes, ["grid", "cards"])
  func `L6.1 L6.3 a resize gives the frame of a start at that size`(
    size: ScreenSize, layout: String
  )
    throws
  {
    let options = ["-l", layout, "--title", "Title"]
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(options, reading: Self.table).on(.usual))
    terminal.send("jl")
    terminal.resize(to: size)
    try terminal.waitForRest()
    try expectSameScreen(terminal, options + ["--start", "1,1"])
    terminal.send("jl")
    try terminal.waitForRest()
    try expectSameScreen(terminal, options + ["--start", "2,2"])
    try expect("r3c3\n", pickedFrom: terminal)
  }

  @Test(arguments: ["grid", "cards"])
  func `L6.1 L6.3 many resizes while keys arrive lose no key`(layout: String) throws {
    let options = ["-l", layout]
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(options, reading: Self.table).on(.usual))
    var random = 1
    for _ in 1...60 {
      random = (random * 1_103_515_245 + 12_345) & 0x7fff_ffff
      terminal.resize(to: Self.sizes[random >> 8 % Self.sizes.count])
      terminal.send("j")
      if random & 0x30 == 0 { terminal.send("l") }
      // Sometimes the program is given the time to draw, sometimes it is not.
      if random & 0x40 == 0 { terminal.watch(for: 0.01) }
    }
    terminal.send("j\u{1b}OH")
    // Everything fits here, so no view is left to remember.
    terminal.resize(to: ScreenSize(lines: 200, columns: 500))
    try terminal.waitForPlace("row 62/100 · column 1/30")
    terminal.resize(to: .usual)
    try terminal.waitForRest()
    try expectSameScreen(terminal, options + ["--start", "61,0"])
    try expect("r62c1\n", pickedFrom: terminal)
  }

  /// Titles of three lengths, so that one cuts the frame within one of its lines' characters.
  @Test(arguments: ["T", "Ti", "Tit"])
  func `L6.6 a resize in the middle of a frame is applied`(title: String) throws {
    let folder = try TemporaryFolder()
    let row = "[\"\(String(repeating: "世", count: 240))\"]"
    let table = "[" + Array(repeating: row, count: 300).joined(separator: ",") + "]"
    try TextFile.write(table, to: folder.file("table.json"))
    let options = ["--cell", "490x1", "--title", title]
    let launch = Launch([Gridpick.path] + options, input: .file(folder.file("table.json")))
    let terminal = try PseudoTerminal.start(launch.on(ScreenSize(lines: 200, columns: 500)))
    try terminal.waitUntilBlocked()
    terminal.signal(SIGWINCH)
    try terminal.waitUntil("all of the table") { $0.contains("1/300") }
    try terminal.waitForRest()
    try expectSameScreen(terminal, options, reading: table)
  }

  @Test func `L6.1 a resize to the same size changes nothing`() throws {
    let terminal = try PseudoTerminal.show(Self.table)
    try terminal.waitUntilComplete()
    let before = terminal.screen.described
    terminal.signal(SIGWINCH)
    try terminal.waitForRest()
    #expect(terminal.screen.described == before)
  }

  @Test func `a terminal without a known size gets the usual one`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(reading: Self.table).through(#"stty rows 0 cols 0 </dev/tty; exec "$@""#))
    try terminal.waitForPlace("row 1/100 · column 1/30")
  }

  private func expectSameScreen(
    _ terminal: PseudoTerminal, _ options: [String], reading text: String = table,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let fresh = try PseudoTerminal.show(
      Gridpick.launch(options, reading: text).on(terminal.screen.size))
    // A large table may still be read when nothing else is drawn.
    for each in [terminal, fresh] { try each.waitUntilComplete() }
    let lines = terminal.screen.described.split(separator: "\n", omittingEmptySubsequences: false)
    let others = fresh.screen.described.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == others.count, sourceLocation: location)
    // One pair tells enough of a large screen.
    let difference = zip(lines, others).enumerated().first { $1.0 != $1.1 }
    #expect(difference == nil, sourceLocation: location)
  }
}

extension PseudoTerminal {
  /// Reads until all of the data is shown.
  fileprivate func waitUntilComplete() throws {
    try waitUntil("all of the data") { !$0.contains("loading") }
    try waitForRest()
  }
}
