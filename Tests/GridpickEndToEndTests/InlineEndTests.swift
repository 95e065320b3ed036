import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Whatever ends or interrupts it, the lines below the prompt are blank again (rule I1).
struct InlineEndTests {
  private static let table = Sample.table(rows: 60, columns: 9)

  private func started(above: Int = 30) throws -> Inline {
    let inline = try Inline(
      ["--height", "8"], reading: Self.table, below: Inline.text(linesAbove: above))
    inline.terminal.send("jl")
    try inline.waitForPlace("row 2/60 · column 2/9")
    return inline
  }

  @Test(arguments: ["q", "\u{3}", "\u{1b}"]) func `I1.3 a cancel does not change the lines above`(
    key: String
  )
    throws
  {
    let inline = try started()
    inline.terminal.send(key)
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func `I1.3 a signal does not change the lines above`(number: Int32) throws {
    let inline = try started()
    inline.terminal.signal(number)
    try inline.expectLeft(.signalled(number))
  }

  @Test(arguments: [3, 30])
  func `I1.4 SIGCONT without a stop leaves the picker in place`(above: Int) throws {
    let inline = try started(above: above)
    try inline.terminal.waitForRest()
    let shown = inline.terminal.screen.lines
    for row in 3...5 {
      inline.terminal.signal(SIGCONT)
      inline.terminal.send("j")
      try inline.waitForPlace("row \(row)/60 · column 2/9")
    }
    inline.terminal.send("kkk")
    try inline.waitForPlace("row 2/60 · column 2/9")
    try inline.terminal.waitForRest()
    #expect(inline.terminal.screen.lines == shown)
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.3 I1.5 a key right after a resize erases nothing`() throws {
    let inline = try started(above: 3)
    inline.terminal.resize(to: ScreenSize(lines: 20, columns: 80))
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.5 a signal right after a resize erases nothing`() throws {
    let inline = try started(above: 3)
    inline.terminal.screen.isMute = true
    inline.terminal.resize(to: ScreenSize(lines: 20, columns: 80))
    try inline.terminal.waitUntilAsleep()
    inline.terminal.signal(SIGTERM)
    try inline.expectLeft(.signalled(SIGTERM))
  }

  @Test(arguments: [
    (24, 60), (12, 80), (9, 80), (40, 100), (1, 1),
  ])
  func `I1.3 I1.9 a resize keeps the lines above`(lines: Int, columns: Int) throws {
    let inline = try Inline(
      ["--height", "8"], reading: Self.table, below: Inline.text(linesAbove: 10))
    // A frame that is on its way is painted for the size before.
    try inline.terminal.waitForRest()
    let size = ScreenSize(lines: lines, columns: columns)
    inline.terminal.resize(to: size)
    let count = max(1, min(8, lines - 1))
    try inline.terminal.waitForRest()
    if lines > 1 {
      try inline.expectShown(count, like: [], reading: Self.table)
      #expect(inline.linesAbove.map { String($0) } == inline.before.history(upTo: 11))
    }
    inline.terminal.send("jl\r")
    #expect(try inline.terminal.waitForExit() == .exited(0))
    #expect(inline.terminal.printed == "r2c2\n")
    let left = inline.terminal.screen
    if lines > 1 {
      #expect(left.history(upTo: left.cursor.line + 1) == inline.before.history(upTo: 11))
      #expect(left.cursor.column == 6)
      #expect(left.lines[(left.cursor.line + 1)...].joined().isEmpty)
    }
    #expect(inline.terminal.terminalModes == inline.terminal.initialModes)
  }

  @Test(arguments: 1...3) func `I1.9 many fast resizes lose no line above`(seed: Int) throws {
    let inline = try Inline(
      ["--height", "8"], reading: Self.table, below: Inline.text(linesAbove: 10))
    var random = seed
    for _ in 1...30 {
      random = (random * 1_103_515_245 + 12_345) & 0x7fff_ffff
      inline.terminal.resize(to: ScreenSize(lines: 10 + random >> 8 % 30, columns: 80))
      inline.terminal.send("j")
      if random & 0x40 == 0 { inline.terminal.watch(for: 0.01) }
    }
    inline.terminal.resize(to: .usual)
    try inline.waitForPlace("row 31/60 · column 1/9")
    try inline.terminal.waitForRest()
    for line in inline.before.lines.prefix(11) {
      #expect(inline.linesAbove.contains(line), "\(line)")
    }
    inline.terminal.send("q")
    #expect(try inline.terminal.waitForExit() == .exited(130))
  }

  @Test func `B2.1 a command uses the other screen, and the picker returns to its place`()
    throws
  {
    let inline = try Inline(
      ["--height", "8", "--bind", "x:execute(echo ready; read line)"], reading: Self.table)
    let (origin, lines) = (inline.origin, inline.terminal.screen.lines)
    inline.terminal.send("x")
    try inline.terminal.waitUntil("the command") { $0.lines.first == "ready" }
    #expect(inline.terminal.screen.isAlternateScreen)
    inline.terminal.send("\n")
    try inline.terminal.waitUntil("the picker") { !$0.isAlternateScreen && $0.modes.contains(2004) }
    try inline.terminal.waitForRest()
    #expect(inline.origin == origin && inline.terminal.screen.lines == lines)
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `B2.1 a resize during a command, and a second command, keep the lines above`()
    throws
  {
    let inline = try Inline(
      [
        "--height", "8", "--bind",
        "x:execute(printf '\\\\033[?1049h'; echo ready; read line; printf '\\\\033[?1049l')",
      ],
      reading: Self.table)
    for lines in [24, 16] {
      inline.terminal.send("x")
      try inline.terminal.waitUntil("the command") { $0.contains("ready") }
      inline.terminal.resize(to: ScreenSize(lines: lines, columns: 80))
      inline.terminal.send("\n")
      try inline.terminal.waitUntil("the picker") {
        !$0.isAlternateScreen && $0.modes.contains(2004)
      }
      try inline.terminal.waitForRest()
      #expect(inline.linesAbove == inline.before.history(upTo: 4))
    }
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.3 a signal during a command leaves both screens`() throws {
    let inline = try Inline(
      ["--height", "8", "--bind", "x:execute(echo ready; read line)"], reading: Self.table)
    inline.terminal.send("x")
    try inline.terminal.waitUntil("the command") { $0.contains("ready") }
    inline.terminal.signal(SIGTERM)
    try inline.expectLeft(.signalled(SIGTERM))
  }

  @Test func `B2.8 the command that replaces the picker begins below the prompt`() throws {
    let inline = try Inline(
      ["--height", "8", "--bind", "x:become(echo became >/dev/tty)"], reading: Self.table,
      below: Inline.text(linesAbove: 3, prompt: ""))
    inline.terminal.send("x")
    #expect(try inline.terminal.waitForExit() == .exited(0))
    #expect(inline.terminal.screen.lines[3] == "became")
    #expect(inline.terminal.screen.lines[4...].joined().isEmpty)
  }
}
