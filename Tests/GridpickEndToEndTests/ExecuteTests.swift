import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// A command that has the terminal for a while (rules B2, R5).
struct ExecuteTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  /// A picker with other text above it, and `x` bound to a command.
  private func started(
    _ command: String, reading text: String = "one\ntwo\n"
  ) throws -> PseudoTerminal {
    let launch = errands.launch(
      ["--columns", "1", "--bind", "x:execute(\(command))"], reading: text)
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    try terminal.waitForPlace("row 1/2 · column 1/1")
    return terminal
  }

  /// The same, while the command is run that says `ready`.
  private func lent(_ command: String) throws -> PseudoTerminal {
    let terminal = try started("echo $$ >number; \(command)")
    terminal.send("x")
    try terminal.waitUntil("the command") { $0.lines.contains("ready") }
    return terminal
  }

  private func process() throws -> Int32 {
    try #require(Int32(errands.text("number").dropLast()))
  }

  private func expectLeft(
    _ terminal: PseudoTerminal, _ status: GridpickTestSupport.ExitStatus = .exited(130),
    at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try terminal.waitForExit() == status, sourceLocation: location)
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal), sourceLocation: location)
  }

  @Test func `B2.1 a command gets the restored terminal, reads it, and its output disappears`()
    throws
  {
    let terminal = try started(
      "stty -a >modes; tty >name; echo got {} `cat`; read line; echo $line >line")
    terminal.send("jx")
    try terminal.waitUntil("a blank screen") { $0.isBlank && $0.isCursorVisible }
    try terminal.waitForModes { $0 == terminal.initialModes }
    #expect(terminal.screen.isAlternateScreen)
    #expect(terminal.screen.modes == [7, 25, 1049], "neither mouse nor paste is reported")
    terminal.send("typed\n\u{4}")
    try terminal.waitUntil("the command") { $0.lines.contains("got two typed") }
    terminal.send("more\n")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    #expect(errands.text("modes").contains(" icanon") && errands.text("line") == "more\n")
    #expect(terminal.screen.lines[0].contains("one") && !terminal.screen.contains("got"))
    #expect(!terminal.terminalModes.echoes && !terminal.screen.isCursorVisible)
    #expect(terminal.screen.modes.isSuperset(of: [1000, 1002, 1006, 2004]))
    terminal.press(.up)
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("q")
    try expectLeft(terminal)
    #expect(terminal.complaints == "")
  }

  @Test func `B2.1 input that the command does not read goes to the picker`() throws {
    let terminal = try lent("echo ready; read line")
    terminal.send("\n")
    terminal.send("jq")
    try expectLeft(terminal)
  }

  @Test func `B2.2 Ctrl-C and Ctrl-Backslash go to the command`() throws {
    for key in ["\u{3}", "\u{1c}"] {
      let terminal = try lent("echo ready; exec sleep 1000")
      // A key that cannot begin there is put there a moment after the start.
      let command = try process()
      try terminal.wait(for: "the foreground") { $0.foregroundGroup == command }
      terminal.send(key)
      try terminal.waitForPlace("row 1/2 · column 1/1")
      ProcessList.expectEnd(of: [command])
      terminal.send("q")
      try expectLeft(terminal)
    }
  }

  @Test func `B2.16 a command's own failure is not reported by the picker`() throws {
    let terminal = try started("exit 3")
    terminal.send("xj")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    #expect(terminal.screen.lines.last?.contains("3") == false)
  }

  /// Another character set, the mouse reported, no cursor, margins, insertion, no wrapping,
  /// colours; and the other screen, left.
  @Test(arguments: [
    #"\033(0\033[?1003;1006;2004;1004h\033[?25l\033[5;9r\033[4h\033[?7l\033[31;44mMESS"#,
    #"\033[?1049l"#, #"\016\033)0x\033="#,
  ])
  func `B2.1 modes that a command leaves on are turned off`(mess: String) throws {
    let terminal = try started(#"stty -icanon -echo raw; printf '\#(mess)'"#)
    let before = try screen(of: terminal)
    terminal.send("x")
    try terminal.wait(for: "the command") { $0.drawn.count > before.count }
    try terminal.waitForModes { !$0.isByLine }
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    terminal.send("k")
    try terminal.waitForPlace("row 1/2 · column 1/1")
    #expect(terminal.screen.text == before.text)
    #expect(!terminal.screen.isCursorVisible && !terminal.screen.modes.contains(1003))
    terminal.send("q")
    try expectLeft(terminal)
  }

  private func screen(of terminal: PseudoTerminal) throws -> (text: String, count: Int) {
    try terminal.waitForRest()
    return (terminal.screen.text, terminal.drawn.count)
  }

  @Test func `L6.6 a resize during a command is applied`() throws {
    let terminal = try lent("echo ready; read line")
    terminal.resize(to: ScreenSize(lines: 10, columns: 40))
    terminal.send("\n")
    try terminal.waitUntil("the picker") {
      $0.lines.count == 10 && $0.place == "row 1/2 · column 1/1"
    }
    #expect(terminal.screen.lines[0].contains("one"))
  }

  @Test func `B2.3 without job control Ctrl-Z stops nothing for long`() throws {
    let terminal = try lent(
      "trap 'echo woken' CONT; echo ready; until read line; do :; done; echo $line >line")
    terminal.send("\u{1a}")
    try terminal.waitUntil("going on") { $0.lines.contains { $0.contains("woken") } }
    terminal.send("typed\n")
    try terminal.waitForPlace("row 1/2 · column 1/1")
    #expect(errands.text("line") == "typed\n")
    terminal.send("q")
    try expectLeft(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV], ["", "trap '' TERM HUP INT;"])
  func `R5.4 R5.5 a signal that ends the picker ends the command, and leaves the terminal`(
    number: Int32, beginning: String
  ) throws {
    let terminal = try lent(
      "\(beginning) stty raw; sleep 1000 & echo $! >child; printf 'ready\\r\\n'; sleep 1000")
    let child = try #require(Int32(errands.text("child").dropLast()))
    terminal.signal(number)
    try expectLeft(terminal, .signalled(number))
    ProcessList.expectEnd(of: [try process(), child])
  }

  @Test func `R5.4 a command ends with the terminal`() throws {
    let terminal = try lent("echo ready; exec sleep 1000")
    terminal.hangUp()
    try terminal.waitForExit()
    ProcessList.expectEnd(of: [try process()])
  }

  @Test func `V3.7 a value with NUL is refused in one line, and no command runs`() throws {
    let terminal = try started("echo {} >ran", reading: "a\u{0}b\ntwo\n")
    terminal.send("x")
    try terminal.waitForStatus("{}: contains a NUL; use {f}, a file that holds it")
    #expect(errands.text("ran") == "")
    terminal.send("jx")
    try terminal.wait(for: "the command") { _ in errands.text("ran") == "two\n" }
  }

  @Test
  func `V3.3 V3.7 a value too long for an argument is refused in one line, and a file holds it`()
    throws
  {
    let long = String(repeating: "x", count: 200_000)
    let terminal = try PseudoTerminal.show(
      errands.launch(
        ["--bind", "x:execute(echo {} >ran),f:execute(cat {f} {+f} >file)"],
        reading: "\(long)\ntwo\n"))
    try terminal.waitForRest()
    terminal.send("x")
    try terminal.waitForStatus("{}: too long for an argument; use {f}, a file")
    terminal.send("f")
    try terminal.wait(for: "the file") { _ in errands.text("file").utf8.count == 400_002 }
    #expect(errands.text("file") == "\(long)\n\(long)\n" && errands.text("ran") == "")
    #expect(errands.folder.names.sorted() == ["file"], "the files of values have no names")
  }

  @Test func `V3.7 more values than a program can get are refused in one line`() throws {
    // Each is short enough, and all of them are, which take 6 MB less 76 bytes with their names; with the other
    // variables no system takes as much, however large a stack may be.
    let lines =
      String(repeating: String(repeating: "x", count: 120_000) + "\n", count: 52)
      + String(repeating: "x", count: 50_700) + "\n"
    let terminal = try PseudoTerminal.show(
      errands.launch(
        ["--columns", "1", "--multi", "--bind", "x:execute(echo {+} >ran)"], reading: lines))
    try terminal.waitForPlace("row 1/53 · column 1/1")
    terminal.send("ax")
    try terminal.waitForStatus("execute: the command is too long; use {+f}, a file")
    #expect(errands.text("ran") == "")
    terminal.send("j")
    try terminal.waitForPlace("row 2/53 · column 1/1")
  }

  @Test
  func `B1.2 B2.1 B6.1 a command bound to the start gets the terminal before the picker is seen`()
    throws
  {
    let terminal = try PseudoTerminal.show(
      errands.launch(
        ["--columns", "1", "--bind", "start:execute(echo {} >ran; echo seen)+down"],
        reading: "one\ntwo\n"))
    try terminal.waitForPlace("row 2/2 · column 1/1")
    #expect(errands.text("ran") == "one\n" && !terminal.screen.contains("seen"))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test(arguments: [
    (#"x:become(echo "{+}")"#, "{+} is quoted automatically: remove the quotes"),
    (
      "x:reload(echo $(({index} + 1)))",
      "{index} cannot be used in ${...}, in ((...)) and after <<: assign it to a variable first"
    ),
    (
      "x:execute-silent(cat <<E\n{}\nE)",
      "{} cannot be used in ${...}, in ((...)) and after <<: assign it to a variable first"
    ),
  ])
  func `V3.5 a placeholder in quotes is an error of the command line`(text: String, line: String)
    throws
  {
    try expectRefusal(
      Gridpick.launch(["--bind", text], reading: "one\n"), "--bind: \(line)")
  }

  @Test func `P2.4 P3 V3.8 without an item no command about an item runs`() throws {
    let terminal = try PseudoTerminal.show(
      errands.launch(
        ["--bind", "x:execute(echo {} >ran),y:execute(echo q{q} >other)"], reading: "[[null]]"))
    terminal.send("xy")
    try terminal.wait(for: "the other") { _ in errands.text("other") == "q\n" }
    #expect(errands.text("ran") == "")
  }
}
