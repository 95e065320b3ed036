import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// While it is not known where the picker's lines are, nothing is wiped but what is theirs (rule I1).
struct InlineLossTests {
  private static let table = Sample.table(rows: 60, columns: 9)
  /// The terminal has another size for who asks, without any line having moved.
  private static let otherSize = "stty rows 20 </dev/tty"

  private func inline(_ options: String..., above: Int = 3) throws -> Inline {
    try Inline(
      ["--height", "8"] + options, reading: Self.table, below: Inline.text(linesAbove: above))
  }

  @Test(
    arguments: [("accept", 0), ("abort", 130), ("become(true)", 0)] as [(String, Int32)],
    ["true", otherSize])
  func `I1.3 B2.1 a command and an end before the next frame leave the lines above`(
    end: (action: String, status: Int32), command: String
  ) throws {
    let inline = try inline("--bind", "enter:execute(\(command))+\(end.action)")
    inline.terminal.send("\r")
    try inline.expectLeft(.exited(end.status))
    #expect(!inline.terminal.screen.isAlternateScreen)
  }

  @Test(arguments: [3, 30]) func `I1.3 I1.5 a resize that ends the picker erases nothing`(
    above: Int
  )
    throws
  {
    let inline = try inline("--bind", "resize:abort", above: above)
    inline.terminal.resize(to: ScreenSize(lines: 20, columns: 70))
    try inline.expectLeft(.exited(130))
  }

  @Test func `I1.5 a signal after an unhandled resize moves the cursor to no line`() throws {
    let inline = try inline("--bind", "x:execute(echo ready; read line)")
    inline.terminal.send("x")
    try inline.terminal.waitUntil("the command") { $0.contains("ready") }
    let mark = inline.terminal.mark()
    inline.terminal.signal(SIGWINCH)
    inline.terminal.signal(SIGTERM)
    try inline.expectLeft(.signalled(SIGTERM))
    let bytes = String(decoding: inline.terminal.bytes(since: mark), as: UTF8.self)
    #expect(bytes.contains("\u{1b}[J") && !bytes.contains("H"))
  }

  @Test func `I1.12 after a resize without an answer both screens are left`()
    throws
  {
    let inline = try inline(above: 30)
    inline.terminal.screen.isMute = true
    inline.terminal.resize(to: ScreenSize(lines: 20, columns: 80))
    try inline.terminal.waitUntil("the whole screen") {
      $0.isAlternateScreen && $0.lines[19].contains("whole screen")
    }
    inline.terminal.send("jl")
    try inline.terminal.waitUntil("another item") {
      $0.lines[19].place == "row 2/60 · column 2/9"
    }
    #expect(inline.terminal.screen.lines[0].contains("r1c1"))
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
    #expect(!inline.terminal.screen.isAlternateScreen)
  }

  @Test(arguments: [("8", "true"), ("8", otherSize), ("100%", "true")])
  func `I1.9 B2.1 a command before the first frame leaves the prompt alone`(
    height: String, command: String
  ) throws {
    let inline = try inline("--height", height, "--bind", "start:execute(\(command))")
    try inline.waitForPlace("row 1/60 · column 1/9")
    #expect(inline.linesAbove == inline.before.history(upTo: 4))
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }

  @Test(arguments: ["xterm", "xterm-256color", "xterm-16color"])
  func `I1.9 a background reported late changes nothing above the picker`(
    type: String
  ) throws {
    let colors = (0..<400).map { number in
      let digits = String(number * 37 % 4_096, radix: 16)
      let color = String(repeating: "0", count: 3 - digits.count) + digits
      return ##"{"label":"i\##(number)","color":"#\##(color)"}"##
    }
    let rows = stride(from: 0, to: 400, by: 10).map {
      #"{"items":[\#(colors[$0..<$0 + 10].joined(separator: ","))]}"#
    }
    let text = #"{"sections":[\#(rows.joined(separator: ","))],"style":"swatch"}"#
    let launch = Gridpick.launch(["--height", "12"], reading: text).with(["TERM": type])
    let inline = try Inline(launch, below: Inline.text(linesAbove: 30))
    inline.terminal.screen.backgroundAnswer = "\u{1b}]11;rgb:1c1c/1c1c/1c1c\u{1b}\\"
    try inline.terminal.waitUntil("the first frame") { $0.modes.contains(2004) }
    for _ in 1...12 {
      inline.terminal.send("j")
      try inline.terminal.waitForRest()
      #expect(inline.origin == 12)
      #expect(inline.linesAbove == inline.before.history(upTo: inline.before.cursor.line + 1))
    }
    inline.terminal.send("q")
    try inline.expectLeft(.exited(130))
  }
}
