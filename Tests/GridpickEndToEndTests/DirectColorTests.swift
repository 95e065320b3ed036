import GridpickCore
import GridpickTestSupport
import Testing

/// Colours of 24 bits, where the terminal says that it has them.
struct DirectColorTests {
  private static let red = "48;2;229;72;77m"
  private static let document = """
    {"sections":[{"items":[{"label":"one","color":"#e5484d"},{"label":"two","color":"#3e63dd"}]}],
    "style":"swatch"}
    """

  private func shown(
    _ variables: [String: String?], _ text: String = document
  ) throws -> PseudoTerminal {
    try PseudoTerminal.show(Gridpick.launch(["-l", "grid"], reading: text).inColor.with(variables))
  }

  private func drawsRed(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(Self.red)
  }

  @Test(arguments: ["truecolor", "24bit"])
  func `with COLORTERM an item's exact colour is shown, in first and later frames`(
    value: String
  ) throws {
    let terminal = try shown(["COLORTERM": value])
    #expect(drawsRed(terminal.drawn))
    // At another size all is drawn again, and then no more than what changes.
    let mark = terminal.mark()
    terminal.resize(to: ScreenSize(lines: 20, columns: 70))
    try terminal.waitUntil("the other size") { $0.lines[19].hasPrefix("  row 1/1") }
    try terminal.waitForRest()
    #expect(drawsRed(terminal.bytes(since: mark)))
    let step = terminal.mark()
    terminal.send("l")
    try terminal.waitForPlace("row 1/1 · column 2/2")
    #expect(!String(decoding: terminal.bytes(since: step), as: UTF8.self).contains("\u{1b}[2J"))
    try expect("two\n", pickedFrom: terminal)
  }

  @Test(arguments: [nil, "", "yes", "256"])
  func `without COLORTERM the nearest numbered colour is shown`(value: String?) throws {
    let terminal = try shown(["COLORTERM": value])
    let drawn = String(decoding: terminal.drawn, as: UTF8.self)
    #expect(!drawn.contains("8;2;") && drawn.contains("48;5;"))
  }

  @Test func `NO_COLOR wins, and a terminal without colours gets none`() throws {
    for variables in [["NO_COLOR": "1"], ["TERM": "vt100"]] {
      let terminal = try shown(variables.merging(["COLORTERM": "truecolor"]) { $1 })
      #expect(EscapeReader.sequences(in: terminal.drawn).filter(\.setsColor) == [])
    }
  }
}
