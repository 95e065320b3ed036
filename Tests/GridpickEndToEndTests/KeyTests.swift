import GridpickTestSupport
import Testing

/// Bytes that are no key of ours, and keys that do not come in one piece.
struct KeyTests {
  private static let middle = "row 3/5 · column 3/5"

  private static let unbound = [
    "\u{1b}[1;3C", "\u{1b}[1;2B", "\u{1b}[1;6D", "\u{1b}[200;5u", "\u{1b}[27;5;106~", "\u{1b}[99~",
    "\u{1b}[?62;22c", "\u{1b}[3;4R", "\u{1b}[I", "\u{1b}[O",
    "\u{1b}[?2004h", "\u{1b}[3;5l", "\u{1b}[7j", "\u{1b}[>0;95q", "\u{1b}[2G", "\u{1b}Oq",
    "\u{1b}Oj",
    "\u{1b}OR", "\u{1b}[15~", "\u{1b}[Z", "\u{1b}x", "\u{1b}j", "\u{1b}q", "\u{1b}h",
    "\u{1b}_Gi=31;OK\u{1b}\\",
    "x", "\t", "\u{7f}", "\u{1}", "\u{12}", "世", "é", "👩‍👩‍👧", "1", "\u{9b}C",
  ]

  @Test func `unbound keys do nothing`() throws {
    let terminal = try started()
    for keys in Self.unbound {
      terminal.send(keys)
      try terminal.waitUntilAsleep()
      #expect(terminal.screen.place == Self.middle, "\(keys.debugDescription)")
    }
    terminal.send("l")
    try terminal.waitForPlace("row 3/5 · column 4/5")
    try expect("r3c4\n", pickedFrom: terminal)
  }

  @Test(arguments: ["\u{1b}[<0;5;5M", "\u{1b}[<0;5;5m"])
  func `half a click does nothing, and the key after it acts`(report: String) throws {
    let terminal = try started()
    terminal.send(report)
    try terminal.waitUntilAsleep()
    #expect(terminal.screen.place == Self.middle)
    terminal.send("l")
    try terminal.waitForPlace("row 3/5 · column 4/5")
    try expect("r3c4\n", pickedFrom: terminal)
  }

  @Test func `bytes that are no characters do nothing`() throws {
    let terminal = try started()
    for bytes in [[0xff], [0xc3, 0x28], [0x80, 0x80], [0xe4, 0xb8], [0x00], [0xf0, 0x9f]]
      as [[UInt8]]
    {
      terminal.send(bytes)
      try terminal.waitUntilAsleep()
      terminal.send("xl")
      try terminal.waitForPlace("row 3/5 · column 4/5")
      terminal.send("h")
      try terminal.waitForPlace(Self.middle)
    }
  }

  @Test(arguments: ["", "jq", "\u{3}\u{3}"])
  func `F7.8 one Ctrl-C leaves a paste without an end`(text: String) throws {
    let terminal = try started()
    terminal.send("\u{1b}[200~" + text + "\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `a single Esc cancels at once`() throws {
    // ncurses by itself waits a second.
    let isQuick = try isOnceQuick(within: .milliseconds(900)) {
      let terminal = try started()
      let start = ContinuousClock.now
      terminal.send("\u{1b}")
      #expect(try terminal.waitForExit() == .exited(130))
      return ContinuousClock.now - start
    }
    #expect(isQuick)
  }

  @Test func `a key in pieces is one key`() throws {
    let terminal = try started(["ESCDELAY": "5000"])
    for pieces in [
      ["\u{1b}", "[C"], ["\u{1b}[", "C"], ["\u{1b}", "O", "C"], ["\u{1b}", "[", "C"],
    ] {
      for piece in pieces {
        terminal.send(piece)
        try terminal.waitUntilAsleep()
      }
      try terminal.waitForPlace("row 3/5 · column 4/5")
      terminal.send("h")
      try terminal.waitForPlace(Self.middle)
    }
  }

  @Test(arguments: ["q", "l"])
  func `the late end of a sequence is no key`(final: String) throws {
    let terminal = try started(["ESCDELAY": "50"])
    terminal.send("\u{1b}[200;5")
    try terminal.waitUntilAsleep()
    terminal.send(final)
    try terminal.waitUntilAsleep()
    #expect(terminal.screen.place == Self.middle)
  }

  @Test func `an escape that waits for more than ESCDELAY is a key`() throws {
    let terminal = try started(["ESCDELAY": "50"])
    terminal.send("\u{1b}")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `keys and nonsense in one piece are separated`() throws {
    let terminal = try started()
    terminal.send("l\u{1b}[1;3Ck\u{1b}[200;5uh\u{1b}[A\u{1b}xj\u{1b}[99~l")
    try terminal.waitForPlace("row 2/5 · column 4/5")
  }

  @Test(arguments: ["\u{1b}[B", "\u{1b}OB", "j"])
  func `ten thousand keys at once end at the right item`(key: String) throws {
    let launch = Gridpick.launch(
      ["-F", "lines", "--columns", "1"], reading: Sample.numbers(20_000))
    // On a busy machine the sender may be held up within a key.
    let terminal = try PseudoTerminal.show(launch.with(["ESCDELAY": "1000"]))
    try terminal.waitForPlace("row 1/20000 · column 1/1")
    terminal.send(String(repeating: key, count: 10_000))
    try terminal.waitForPlace("row 10001/20000 · column 1/1")
    try expect("10001\n", pickedFrom: terminal)
  }

  @Test func `keys typed before the picker opens are kept`() throws {
    let launch = Gridpick.launch(reading: Sample.table(rows: 5, columns: 5))
    let terminal = try PseudoTerminal.start(launch)
    terminal.send("jjl\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "r3c2\n")
  }

  /// In the middle of a grid, so that a move in any direction would be seen.
  private func started(_ variables: [String: String?] = [:]) throws -> PseudoTerminal {
    let launch = Gridpick.launch(["--start", "2,2"], reading: Sample.table(rows: 5, columns: 5))
    let terminal = try PseudoTerminal.show(launch.with(variables))
    try terminal.waitForPlace(Self.middle)
    return terminal
  }
}
