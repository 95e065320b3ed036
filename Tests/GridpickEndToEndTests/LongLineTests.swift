import GridpickTestSupport
import Testing

/// One long line holds nothing up: a label costs what is seen of it (rule L1).
struct LongLineTests {
  @Test(arguments: ["🇦", "é", "\u{301}", "a"])
  func `L1.2 with long lines keys and Ctrl-C are answered as usual`(pattern: String) throws {
    let line = String(repeating: pattern, count: 1 << 20)
    let text = (1...4).map { "\($0) \(line)\n" }.joined()
    let terminal = try PseudoTerminal.show(text, "-F", "lines", "--columns", "1")
    try terminal.waitForPlace("row 1/4 · column 1/1")
    let ticks = try terminal.activity().cpuTicks
    for key in ["j", "j", "k", "v", "j", "v"] { terminal.send(key) }
    // The peek between has covered it.
    try terminal.waitUntil("the line again, of which there is more than fits") {
      $0.place == "row 2/4 · column 1/1" && $0.current.first?.hasSuffix("…") == true
    }
    #expect(try terminal.activity().cpuTicks - ticks < 100, "a second of work")
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `a long line is printed byte for byte`() throws {
    let line = String(repeating: "é", count: 1 << 20)
    let terminal = try PseudoTerminal.show(
      "a\n\(line)\n", "-F", "lines", "--columns", "1", "--print", "{label} {value}")
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("j\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "\(line) \(line)\n")
  }
}
