import GridpickCore
import Testing

@testable import GridpickTestSupport

struct PseudoTerminalTests {
  @Test func `the screen shows what a program draws, and its output is captured`() throws {
    let terminal = try PseudoTerminal.startShell(
      #"""
      printf '\033[?1049h\033[H世界 \033[7mhere\033[m' >/dev/tty
      read key; echo "$key"; echo no >&2
      """#)
    try terminal.waitUntil("the word") { $0.contains("here") }
    #expect(terminal.screen.isAlternateScreen)
    #expect(terminal.screen.texts { $0.attributes == .reverse } == ["here"])
    terminal.send("picked\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output == Array("picked\n".utf8))
    #expect(terminal.errors == Array("no\n".utf8))
  }

  @Test func `a new size reaches the program and the screen`() throws {
    let terminal = try PseudoTerminal.startShell(
      "trap 'stty size </dev/tty >/dev/tty' WINCH; printf ready >/dev/tty; while :; do read x; done"
    )
    try terminal.waitUntil("the trap") { $0.contains("ready") }
    terminal.resize(to: ScreenSize(lines: 30, columns: 50))
    try terminal.waitUntil("the new size") { $0.contains("30 50") }
    #expect(terminal.screen.lines.count == 30)
  }

  @Test func `standard input is a pipe while keys come from the terminal`() throws {
    let terminal = try PseudoTerminal.startShell(
      #"read first; printf "got $first" >/dev/tty; read key </dev/tty; echo "$first $key"; cat"#,
      input: .bytes(Array("row\nrest\n".utf8)))
    try terminal.waitUntil("the row") { $0.contains("got row") }
    terminal.send("key\n")
    try terminal.waitForExit()
    #expect(terminal.output == Array("row key\nrest\n".utf8))
  }

  @Test func `a large standard input is written while output is read`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    let terminal = try PseudoTerminal.start(Launch(["cat"], input: .bytes(bytes)))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output == bytes)
  }

  @Test func `an open pipe is fed piece by piece`() throws {
    let terminal = try PseudoTerminal.start(Launch(["cat"], input: .pipe))
    terminal.feedInput(Array("one\n".utf8))
    try terminal.wait(for: "the first piece") { $0.output == Array("one\n".utf8) }
    terminal.closeInput()
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `a failed wait reports the screen`() throws {
    let terminal = try PseudoTerminal.startShell("printf 'only this' >/dev/tty; read key")
    try terminal.waitUntil("the text") { $0.contains("only this") }
    let error = #expect(throws: HarnessError.self) {
      try terminal.waitUntil("something else", within: 0.05) { $0.contains("else") }
    }
    #expect(error?.description.contains("waiting for something else") == true)
    #expect(error?.description.contains("0|only this\n1|\n") == true)
  }

  @Test func `an incomplete frame is not examined`() throws {
    let terminal = try PseudoTerminal.startShell(
      #"""
      stty raw -echo
      printf '\033[?2026hhalf\033[6n' >/dev/tty
      dd bs=1 count=6 2>/dev/null
      printf ' whole\033[?2026l' >/dev/tty
      read key
      """#)
    var seen = ""
    try terminal.waitUntil("a frame") { screen in
      seen = screen.lines[0]
      return screen.contains("half")
    }
    #expect(seen == "half whole")
    #expect(terminal.output == Array("\u{1b}[1;5R".utf8))
  }

  @Test func `a mark separates later drawing from earlier`() throws {
    let terminal = try PseudoTerminal.startShell(
      "stty -echo; printf one; read x; printf two >/dev/tty; read x")
    try terminal.wait(for: "the first word") { $0.output == Array("one".utf8) }
    let mark = terminal.mark()
    terminal.send("\n")
    try terminal.waitUntil("the second word") { $0.contains("two") }
    #expect(String(decoding: terminal.bytes(since: mark), as: UTF8.self).hasSuffix("two"))
  }

  @Test func `a sleeping program is never woken`() throws {
    let terminal = try PseudoTerminal.startShell("printf ready >/dev/tty; read key")
    try terminal.waitUntil("the text") { $0.contains("ready") }
    try terminal.waitUntilAsleep()
    let before = try terminal.activity()
    terminal.watch(for: 0.2)
    #expect(try terminal.activity() == before)
  }

  @Test func `a program that wakes by itself is noticed`() throws {
    let terminal = try PseudoTerminal.startShell("while :; do sleep 0.02; done")
    let before = try terminal.activity()
    terminal.watch(for: 0.2)
    #expect(try terminal.activity().voluntarySwitches > before.voluntarySwitches)
  }

  @Test func `writes are counted exactly, in reads of any size`() throws {
    let terminal = try PseudoTerminal.startShell(
      "printf ready >/dev/tty; read x; printf a >/dev/tty; printf b >/dev/tty; read x")
    try terminal.waitUntil("the text") { $0.contains("ready") }
    let before = try terminal.activity()
    terminal.send("\n")
    try terminal.waitUntil("both letters") { $0.contains("ab") }
    #expect(try terminal.activity().writeCalls - before.writeCalls == 2)
  }

  @Test(.needs("fzy")) func `a real picker works`() throws {
    let terminal = try PseudoTerminal.start(
      Launch(["fzy"], input: .bytes(Array("apple\nbanana\ncherry\n".utf8))))
    try terminal.waitUntil("the list") { $0.contains("cherry") }
    terminal.press(.down)
    try terminal.waitUntil("the second row in reverse") { screen in
      screen.texts { $0.attributes.contains(.reverse) } == ["banana"]
    }
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output == Array("banana\n".utf8))
    #expect(terminal.terminalModes == terminal.initialModes)
  }
}

extension PseudoTerminal {
  /// A script of the shell, on a terminal of the usual size.
  static func startShell(
    _ script: String, input: Launch.Input = .terminal
  ) throws(HarnessError) -> PseudoTerminal {
    try start(Launch(["sh", "-c", script], input: input))
  }
}
