import GridpickTerminal
import GridpickTestSupport
import Testing

/// An answer that comes when the picker has been left is not typed into the shell.
struct LateAnswerTests {
  private static let answer = "\u{1b}]11;rgb:1c1c/1c1c/1c1c\u{1b}\\\u{1b}[?62;22c"
  /// Afterwards: what the shell would have got as typed text, to a file.
  private static let keepRest = "stty -icanon -echo min 0 time 3; cat >rest; echo kept"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 5, columns: 5), to: folder.file("table.json"))
  }

  @Test(
    .needs("strace"),
    arguments: [
      (#""$@" 2>errors"#, "q"), (#"trap : QUIT; "$@""#, "\u{1c}"),
      (#"set -m; "$@"; trap 'kill -9 %1' EXIT"#, "\u{1a}"),
    ])
  func `L14.9 L14.10 a late answer does not reach the shell after a cancel, signal or stop`(
    script: String, key: String
  ) throws {
    let terminal = try started(script)
    terminal.send(key)
    try terminal.wait(for: "the shell's screen") { !$0.screen.isAlternateScreen }
    let mark = terminal.mark()
    terminal.send(Self.answer)
    try terminal.wait(for: "the end") { $0.printed.contains("kept") }
    #expect(try TextFile.read(folder.file("rest")) == "")
    #expect(!String(decoding: terminal.bytes(since: mark), as: UTF8.self).contains("rgb"))
  }

  @Test(.needs("strace")) func `L14.9 L14.10 keys typed after the answer reach the shell`() throws {
    let terminal = try started(#""$@""#)
    terminal.send("q")
    try terminal.wait(for: "the shell's screen") { !$0.screen.isAlternateScreen }
    terminal.send(Self.answer + "ls")
    try terminal.wait(for: "the end") { $0.printed.contains("kept") }
    #expect(try TextFile.read(folder.file("rest")) == "ls")
  }

  /// strace holds up the return of what reads the answer.
  @Test(.needs("strace"))
  func `L14.9 L14.10 a signal takes no key for an answer that has been read`() throws {
    let terminal = try started(#"trap : QUIT; "$@""#, slowed: "read:delay_exit=500000")
    terminal.send(Self.answer)
    try terminal.wait(for: "the answer to be read") { _ in
      (try? TextFile.read(folder.file("log")))?.contains("rgb:1c1c") == true
    }
    terminal.send("\u{1c}ls")
    try terminal.wait(for: "the end") { $0.printed.contains("kept") }
    #expect(try TextFile.read(folder.file("rest")) == "ls")
  }

  @Test(.needs("strace"))
  func `L14.9 L14.10 a signal takes no key for an answer that has been read below a prompt`() throws
  {
    let terminal = try PseudoTerminal.start(
      traced(#"trap : QUIT; "$@""#, options: ["--height", "5"], slowed: "read:delay_exit=500000"))
    try terminal.wait(for: "the answers to be read") { _ in
      (try? TextFile.read(folder.file("log")))?.contains("[?1;2c") == true
    }
    terminal.send("\u{1c}ls")
    try terminal.wait(for: "the end") { $0.printed.contains("kept") }
    #expect(try TextFile.read(folder.file("rest")) == "ls")
  }

  @Test(arguments: [("STY", "1.pts-0.host"), ("TERM", "screen-256color")])
  func `L14.3 GNU screen, whose answer may come too late, is not asked`(
    variable: String, value: String
  ) throws {
    let launch = Launch([Gridpick.path, "table.json"], directory: folder.path, input: .terminal)
    let terminal = try PseudoTerminal.start(launch.inColor.with([variable: value]))
    try terminal.waitForPlace("row 1/5 · column 1/5")
    #expect(terminal.screen.backgroundQuestions == 0)
  }

  @Test func `L14.12 a stopped picker reads the answer when it continues`() throws {
    let terminal = try resumed(behind: "")
    terminal.send(Self.answer + "l")
    try terminal.waitForPlace("row 1/5 · column 2/5")
  }

  @Test(arguments: ["\u{1b}]11;rgb:1c1c", "\u{1b}]1", "\u{1b}["])
  func `L14.12 a stop inside an answer costs no key, and the question is sent again`(
    begun: String
  ) throws {
    let terminal = try resumed(behind: begun)
    terminal.send("l")
    try terminal.waitForPlace("row 1/5 · column 2/5")
    #expect(terminal.screen.backgroundQuestions == 2)
  }

  @Test func `L14.12 a reported background is not asked for again after a stop`() throws {
    let terminal = try resumed(behind: Self.answer)
    terminal.send("l")
    try terminal.waitForPlace("row 1/5 · column 2/5")
    #expect(terminal.screen.backgroundQuestions == 1)
  }

  @Test func `L14.8 an answer that never comes is not awaited for ever`() throws {
    let terminal = try PseudoTerminal.start(launch(#"trap : QUIT; "$@"; \#(Self.keepRest)"#))
    try show(terminal)
    // Longer than an answer is due.
    terminal.watch(for: 1.1)
    terminal.send("\u{1c}ls")
    try terminal.wait(for: "the end") { $0.printed.contains("kept") }
    #expect(try TextFile.read(folder.file("rest")) == "ls")
  }

  @Test(.needs("strace")) func `L14.11 a crash does not wait for the answer`() throws {
    let terminal = try started(#"sh -c 'echo $$ >pid; exec "$@"' sh "$@""#)
    let process = try TextFile.read(folder.file("pid")).split(separator: "\n")
    kill(try #require(process.first.flatMap { pid_t($0) }), SIGSEGV)
    try terminal.wait(for: "the end") { $0.printed.contains("kept") }
    let calls = try TextFile.read(folder.file("log")).split(separator: "\n")
    let crash = try #require(calls.firstIndex { $0.contains("--- SIGSEGV") })
    #expect(!calls[crash...].contains { $0.contains("poll(") })
  }

  /// A picker that was sent this, stopped, and taken up again.
  private func resumed(behind text: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.start(
      launch(#"set -m; "$@"; echo stopped; read line <go; fg >/dev/null"#))
    try show(terminal)
    terminal.send(text)
    try terminal.waitUntilAsleep()
    terminal.send("\u{1a}")
    try terminal.wait(for: "the stop") { $0.printed.contains("stopped") }
    try TextFile.write("\n", to: folder.file("go"))
    try terminal.waitUntil("the picker again") { $0.place == "row 1/5 · column 1/5" }
    return terminal
  }

  private func launch(_ script: String) -> Launch {
    Launch([Gridpick.path, "table.json"], directory: folder.path, input: .terminal)
      .inColor.through(script)
  }

  /// A terminal that says nothing by itself, at the first frame of a picker.
  private func show(_ terminal: PseudoTerminal) throws {
    terminal.screen.isMute = true
    try terminal.waitForPlace("row 1/5 · column 1/5")
  }

  /// A picker in a shell.
  ///
  /// strace slows its waits for the terminal, so that the answer comes in time, or another of its calls.
  private func started(
    _ script: String, slowed: String = "poll:delay_enter=200000"
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.start(traced(script, slowed: slowed))
    try show(terminal)
    return terminal
  }

  private func traced(
    _ script: String, options: [String] = [], slowed: String
  ) -> Launch {
    var launch = Launch([Gridpick.path, "table.json"] + options, directory: folder.path).inColor
    launch.arguments =
      [
        "strace", "-D", "-o", folder.file("log"), "-P", "/dev/tty",
        "-e", "trace=\(slowed.prefix { $0 != ":" })", "-e", "inject=\(slowed)",
      ] + launch.arguments
    return launch.through("\(script); \(Self.keepRest)")
  }
}
