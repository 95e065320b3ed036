import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The terminal tells where its cursor is, at once or late, or never (rules I1, L14).
struct InlineAnswerTests {
  private static let attributes = "\u{1b}[?62;22c"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 60, columns: 9), to: folder.file("table.json"))
  }

  private func launch(_ script: String = #"exec "$@""#) -> Launch {
    Launch(
      [Gridpick.path, "--height", "8", "table.json"], directory: folder.path, input: .terminal
    ).through(script)
  }

  /// On a terminal that says nothing by itself, once it has been asked.
  private func asked(_ script: String = #"exec "$@""#) throws -> Inline {
    let inline = try Inline(launch(script), below: Inline.text(linesAbove: 3))
    inline.terminal.screen.isMute = true
    try inline.terminal.wait(for: "the question") {
      String(decoding: $0.drawn, as: UTF8.self).contains("\u{1b}[6n")
    }
    return inline
  }

  @Test(arguments: [
    ["jl\u{1b}[4;7R\(attributes)"], ["j", "\u{1b}[4", ";7", "Rl\u{1b}[?6", "2c"],
    ["\u{1b}[4;7R\(attributes)jl"], ["\u{1b}[B\u{1b}[4;7R\u{1b}[C"],
  ])
  func `I1.13 keys typed before the answer are kept`(pieces: [String]) throws {
    let inline = try asked()
    #expect(!inline.terminal.screen.modes.contains(2004), "nothing is shown before it is known")
    for piece in pieces {
      inline.terminal.send(piece)
      try inline.terminal.waitUntilAsleep()
    }
    try inline.terminal.waitUntil("the place") {
      $0.lines[11].place == "row 2/60 · column 2/9"
    }
    #expect(inline.origin == 4)
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.12 a terminal that never answers is used whole, with a notice`() throws {
    let inline = try asked()
    inline.terminal.send("j")
    try inline.terminal.waitUntil("a word") {
      $0.isAlternateScreen && $0.place == "row 2/60 · column 1/9"
    }
    #expect(inline.terminal.screen.lines[0].contains("r1c1"))
    inline.terminal.send("\u{1b}[4;7R")
    try inline.terminal.waitForRest()
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.12 the notice about the whole screen stays until a key is pressed`() throws {
    let inline = try asked()
    try inline.terminal.waitUntil("a word") {
      $0.isAlternateScreen
        && $0.lines[23].contains("--height: no answer from the terminal; whole screen")
    }
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `L14.9 L14.10 a signal before the answer leaves none of it to the shell`(number: Int32)
    throws
  {
    let inline = try asked(
      #"sh -c 'echo $$ >pid; exec "$@"' sh "$@"; stty -icanon -echo min 0 time 3; cat >rest; echo kept"#
    )
    let process = try #require(Int32(TextFile.read(folder.file("pid")).filter(\.isNumber)))
    kill(process, number)
    inline.terminal.send("\u{1b}[4;7R\(Self.attributes)ls")
    try inline.terminal.wait(for: "the end") { $0.printed.contains("kept") }
    #expect(try TextFile.read(folder.file("rest")) == "ls")
    #expect(inline.terminal.screen.lines.prefix(4) == inline.before.lines.prefix(4))
  }

  @Test func `I1.13 a key that looks like an answer is a key if nothing was asked`() throws {
    let launch = Gridpick.launch(
      ["--height", "8", "--bind", "f15:down"], reading: Sample.table(rows: 60, columns: 9))
    let inline = try Inline(launch, below: Inline.text(linesAbove: 3))
    try inline.terminal.waitUntil("the first frame") { $0.modes.contains(2004) }
    try inline.terminal.waitForRest()
    inline.terminal.send("\u{1b}[1;2R")
    try inline.terminal.waitUntil("the next row") { $0.lines[11].place == "row 2/60 · column 1/9" }
    #expect(inline.origin == 4)
  }
}
