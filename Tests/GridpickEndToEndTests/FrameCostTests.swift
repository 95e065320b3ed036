import GridpickCore
import GridpickTestSupport
import Testing

/// The cost of a key; a picker at rest costs nothing.
struct FrameCostTests {
  @Test(.needs("strace"), arguments: ["grid", "cards"])
  func `a frame is one write to the terminal`(layout: String) throws {
    let folder = try TemporaryFolder()
    // A file is there at once. What comes by a pipe may come late, which is frames of its own.
    try TextFile.write(Sample.table(rows: 200, columns: 40), to: folder.file("table"))
    var launch = Launch(
      [Gridpick.path, "--start", "50,5", "--no-animation", "-l", layout, folder.file("table")])
    let tracing = ["strace", "-o", folder.file("log"), "-e", "trace=write", "-P", "/dev/tty"]
    launch.arguments = tracing + launch.arguments
    let terminal = try PseudoTerminal.show(launch)
    // Steps, views and jumps: from a few bytes to a whole screen.
    let keys = ["l", "j", "h", "k", "\u{1b}[6~", "\u{1b}[5~", "\u{1b}[1;5C", "g", "G"]
    for key in keys {
      let place = terminal.screen.place
      terminal.send(key)
      try terminal.waitUntil("a frame") { $0.place != place }
    }
    terminal.send("q")
    try terminal.waitForExit()
    let writes = try TextFile.read(folder.file("log")).split(separator: "\n")
      // A NUL asks whether the terminal has been read.
      .filter { $0.hasPrefix("write(") && !$0.contains(#", "\0", 1)"#) }
    #expect(writes.count == keys.count + 2, "the first frame, one for each key, and leaving")
  }

  @Test func `L10.1 keys that come together make one frame`() throws {
    let terminal = try shown([], on: .usual)
    let before = try terminal.activity().writeCalls
    terminal.send(String(repeating: "jl", count: 20))
    try terminal.waitForPlace("row 21/200 · column 21/40")
    try terminal.waitUntilAsleep()
    #expect(try terminal.activity().writeCalls - before == 1)
  }

  @Test func `a key that changes nothing draws nothing`() throws {
    let terminal = try shown([], on: .usual)
    let before = try terminal.activity().writeCalls
    let mark = terminal.mark()
    for key in ["k", "h", "0", "\u{1b}[1;5D"] {
      terminal.send(key)
      try terminal.waitUntilAsleep()
      #expect(terminal.bytes(since: mark) == [], "\(key.debugDescription)")
    }
    #expect(try terminal.activity().writeCalls == before)
  }

  @Test(arguments: [ScreenSize.usual, .large])
  func `a step in a grid is at most 80 bytes`(size: ScreenSize) throws {
    let terminal = try shown(["--start", "5,5"], on: size)
    for key in ["h", "j", "l", "k"] {
      #expect(try cost(of: key, on: terminal) <= 80, "\(key)")
    }
  }

  @Test(arguments: [ScreenSize.usual, .large], [true, false])
  func `a step that scrolls costs mostly the new row and 130 bytes at most`(
    size: ScreenSize, isWide: Bool
  ) throws {
    let table = Sample.table(rows: 200, columns: isWide ? 40 : 5)
    // One below the first view: the sign of more above is there already.
    let terminal = try shown(["--start", "\(size.lines - 2),0"], table, on: size)
    var costs: [Int] = []
    for _ in 1...5 {
      let top = terminal.screen.lines[0]
      let cost = try cost(of: "j", on: terminal)
      #expect(terminal.screen.lines[0] != top, "the view has moved")
      costs.append(cost - terminal.screen.lines[size.lines - 2].utf8.count)
    }
    // A step that moves both ends of the thumb costs some more.
    #expect(costs.sorted()[2] <= 130)
  }

  @Test(arguments: ["grid", "cards"])
  func `a picker at rest is never woken`(layout: String) throws {
    let terminal = try shown(["-l", layout], on: .usual)
    terminal.send("jjl")
    try terminal.waitForPlace("row 3/200 · column 2/40")
    try terminal.waitUntilAsleep(forAtLeast: 0.2)
    let before = try terminal.activity()
    terminal.watch(for: 1)
    #expect(try terminal.activity() == before)
  }

  @Test func `G8.3 a glide paints frames on its way, and ends`() throws {
    let terminal = try shown(["-l", "cards"], on: .usual)
    let before = try terminal.activity().writeCalls
    terminal.send("j")
    try terminal.waitUntilAsleep(forAtLeast: 0.2)
    let writes = try terminal.activity().writeCalls - before
    #expect(writes > 1)
    // 400 ms at most, 60 frames a second at most.
    #expect(writes <= 26)
  }

  @Test func `G8.7 without animation a step lands at once`() throws {
    let terminal = try shown(["-l", "cards", "--no-animation"], on: .usual)
    let before = try terminal.activity().writeCalls
    terminal.send("j")
    try terminal.waitUntilAsleep(forAtLeast: 0.2)
    #expect(try terminal.activity().writeCalls - before == 1)
    #expect(terminal.screen.current == ["r2c1"])
  }

  private func shown(
    _ options: [String], _ table: String = Sample.table(rows: 200, columns: 40),
    on size: ScreenSize
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: table).on(size))
    // The end of the input is a frame of its own.
    try terminal.waitUntil("all rows") { $0.place != "" && !$0.lines.joined().contains("loading") }
    try terminal.waitUntilAsleep()
    return terminal
  }

  /// The bytes that a key brings to the terminal.
  private func cost(of key: String, on terminal: PseudoTerminal) throws -> Int {
    let mark = terminal.mark()
    let place = terminal.screen.place
    terminal.send(key)
    try terminal.waitUntil("another place") { $0.place != place }
    try terminal.waitForRest()
    return terminal.bytes(since: mark).count
  }
}
