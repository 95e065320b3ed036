import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The modes that the mouse needs: on while the picker is there, off whenever it is not.
struct MouseModeTests {
  private static let ours: Set<Int> = [1000, 1002, 1006, 2004]
  private static let middle = ScreenPoint(line: 10, column: 40)

  @Test func `G1.1 drags, focus and pastes are reported; motion without a button is not`() throws {
    let terminal = try started()
    #expect(terminal.screen.modes.isSuperset(of: Self.ours))
    #expect(terminal.screen.modes.isDisjoint(with: [1003, 1005, 1015, 1016]))
    #expect(terminal.screen.mouseReports == .drags)
    let asked = EscapeReader.sequences(in: terminal.drawn).map(\.text)
    #expect(!asked.contains("[?1003h") && !asked.contains("[?1016h"))
  }

  @Test func `G1.2 --no-mouse leaves the mouse to the terminal`() throws {
    let terminal = try started("--no-mouse")
    #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1004, 1006]))
    #expect(terminal.screen.modes.contains(2004))
    terminal.click(at: ScreenPoint(line: 3, column: 3))
    try terminal.waitForRest()
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    let touched = EscapeReader.sequences(in: terminal.drawn).map(\.text)
      .filter { $0.hasPrefix("[?1") && !$0.hasPrefix("[?1049") }
    #expect(touched.allSatisfy { !$0.contains("100") })
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test(arguments: ["\r", "q", "\u{3}", "\u{1c}"])
  func `G1.1 after a pick, a cancel and the quit keys all mouse modes are off`(key: String) throws {
    let terminal = try started()
    terminal.send(key)
    try terminal.waitForExit()
    expectLeft(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGABRT, SIGILL])
  func `G1.1 after a signal during a drag all mouse modes are off`(number: Int32) throws {
    let terminal = try started()
    terminal.beginDrag(from: Self.middle, toColumn: 25)
    try terminal.waitUntil("the content to follow") { $0.row != nil && $0.column != 1 }
    #expect(terminal.screen.modes.isSuperset(of: Self.ours))
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    expectLeft(terminal)
  }

  @Test(arguments: ["xterm", "linux", "screen-256color", "tmux-256color", "rxvt-unicode-256color"])
  func `G1.1 other types of terminals get all mouse modes turned on and off`(type: String) throws {
    let launch = Gridpick.launch(reading: Sample.table(rows: 60, columns: 40))
    let terminal = try PseudoTerminal.show(launch.with(["TERM": type]))
    try terminal.waitUntil("the modes") { $0.modes.isSuperset(of: Self.ours) }
    terminal.send("q")
    try terminal.waitForExit()
    #expect(terminal.screen.modes.isDisjoint(with: Self.ours.union([1003, 1016, 2026])))
  }

  @Test func `G1.1 a resize keeps the mouse modes on`() throws {
    let terminal = try started()
    terminal.resize(to: ScreenSize(lines: 30, columns: 90))
    try terminal.waitForRest()
    #expect(terminal.screen.modes.isSuperset(of: Self.ours))
    #expect(terminal.screen.mouseReports == .drags)
  }

  @Test(.needs("tmux", "bash"))
  func `G1.1 the mouse modes are off during a stop, and drags work after fg`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 9, columns: 9), to: folder.file("table.json"))
    let session = try TmuxSession.start(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> "])
    try session.waitUntil("the prompt") { $0[0] == "ready>" }
    try session.type("clear; \(Gridpick.path) -l cards \(folder.file("table.json"))\n")
    try session.waitUntil("the picker") { $0.last?.contains("row 1/9 · column 1/9") == true }
    for column in 2...4 {
      #expect(try session.value(of: "mouse_button_flag") == "1")
      #expect(try session.value(of: "mouse_sgr_flag") == "1")
      #expect(try session.value(of: "mouse_all_flag") == "0")
      try session.type(Self.dragLeft)
      try session.waitUntil("the next card") {
        $0.last?.contains("row 1/9 · column \(column)/9") == true
      }
      try session.press("C-z")
      try session.waitUntil("the shell") { $0.last { $0 != "" } == "ready>" }
      #expect(try session.value(of: "mouse_any_flag") == "0")
      #expect(try session.value(of: "mouse_sgr_flag") == "0")
      try session.type("fg\n")
      try session.waitUntil("the picker") { $0.last?.contains("column \(column)/9") == true }
    }
    try session.press("Enter")
    try session.waitUntil("the pick") { $0.contains("r1c4") && $0.last { $0 != "" } == "ready>" }
    #expect(try session.value(of: "mouse_any_flag") == "0")
  }

  private static let dragLeft =
    MouseReport.press(at: middle) + MouseReport.motion(to: middle.moved(columns: -20))
    + MouseReport.release(at: middle.moved(columns: -20))

  private func started(_ options: String...) throws -> PseudoTerminal {
    let launch = Gridpick.launch(options, reading: Sample.table(rows: 60, columns: 40))
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    try terminal.waitForPlace("row 1/60 · column 1/40")
    return terminal
  }

  private func expectLeft(
    _ terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) {
    let left = LeftTerminal(terminal)
    #expect(
      left.modes.isDisjoint(with: Self.ours.union([1003, 1016, 2026])), sourceLocation: location)
    #expect(left == LeftTerminal(before: terminal), sourceLocation: location)
    #expect(terminal.screen.mouseReports == .off, sourceLocation: location)
  }
}
