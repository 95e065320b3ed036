import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Stopped by Ctrl-Z as a job of a shell's: until its screen is entered again, the terminal is the shell's.
struct StopTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Titles of three lengths, so that one cuts the frame within one of its lines' characters.
  @Test(arguments: ["T", "Ti", "Tit"])
  func `an unsent frame does not reach the screen that is entered again`(
    title: String
  ) throws {
    let row = "[\"\(String(repeating: "世", count: 240))\"]"
    let table = "[" + Array(repeating: row, count: 300).joined(separator: ",") + "]"
    let size = ScreenSize(lines: 200, columns: 500)
    let terminal = try started(["--cell", "490x1", "--title", title], table, on: size)
    // So slow that the first frame is far from being sent whole.
    terminal.bytesPerSecond = 1_000
    try terminal.wait(for: "the beginning of a frame") { $0.screen.isAlternateScreen }
    terminal.bytesPerSecond = 0
    try stop(terminal)
    terminal.bytesPerSecond = nil
    let mark = try markAfterLeaving(terminal)
    terminal.feedInput(Array("\n".utf8))
    try terminal.waitUntil("all of the table") { $0.contains("1/300") }
    let sequences = EscapeReader.sequences(in: terminal.bytes(since: mark))
    #expect(terminal.bytes(since: mark).first == 0x1b)
    #expect(sequences.prefix(2).map(\.text) == ["[?2026h", "[?1049h"])
  }

  @Test func `a screen that is not entered again is not left again`() throws {
    let terminal = try started([], Sample.table(rows: 3, columns: 3), on: .usual)
    try terminal.waitForPlace("row 1/3 · column 1/3")
    try stop(terminal)
    let mark = try markAfterLeaving(terminal)
    terminal.send("q\n")
    // The terminal shows what is typed once it has it, and keeps it for the picker.
    try terminal.wait(for: "the key") { $0.bytes(since: mark).contains(UInt8(ascii: "q")) }
    terminal.feedInput(Array("\n".utf8))
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(EscapeReader.sequences(in: terminal.bytes(since: mark)) == [])
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test func `B3 Ctrl-Z stops nothing once something is bound to it`() throws {
    let terminal = try started(
      ["--bind", "ctrl-z:last"], Sample.table(rows: 3, columns: 3), on: .usual)
    try terminal.waitForPlace("row 1/3 · column 1/3")
    terminal.send("\u{1a}")
    try terminal.waitForPlace("row 3/3 · column 1/3")
    #expect(!terminal.printed.contains("stopped"))
  }

  /// A picker as the job of a shell, which wakes it again once it is fed a line.
  private func started(
    _ options: [String], _ table: String, on size: ScreenSize
  ) throws -> PseudoTerminal {
    try TextFile.write(table, to: folder.file("table.json"))
    let launch = Launch(
      [Gridpick.path] + options + [folder.file("table.json")], size: size, input: .pipe)
    return try PseudoTerminal.start(
      launch.through(#"set -m; "$@"; echo stopped; read line; fg >/dev/null"#))
  }

  private func stop(_ terminal: PseudoTerminal) throws {
    terminal.send("\u{1a}")
    try terminal.wait(for: "the stop") { $0.printed.contains("stopped") }
  }

  /// The place behind all that the stop has sent, of which xterm's old title comes last.
  private func markAfterLeaving(_ terminal: PseudoTerminal) throws -> PseudoTerminal.Mark {
    try terminal.wait(for: "the shell's screen") {
      EscapeReader.sequences(in: $0.drawn).last?.text == "[23;0;0t"
    }
    return terminal.mark()
  }
}
