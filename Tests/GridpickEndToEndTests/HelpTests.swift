import GridpickCore
import GridpickTestSupport
import Testing

/// The program's texts about itself.
struct HelpTests {
  private static let options = [
    "-F, --format", "-d, --delimiter", "--read0", "--header", "--no-header", "--row-titles",
    "--no-row-titles", "--columns", "--fill", "--pointer", "--no-flatten", "--field",
    "-l, --layout", "--style", "--cell", "--focus", "--frozen",
    "--cycle", "--title", "--no-animation", "--ascii", "--start", "-h, --help", "-V, --version",
    "--link", "--banner", "grid, cards, sheet, shelves, tabs, auto", "text, card, swatch",
    "json, ndjson, lines, csv, tsv, auto",
    "roam, center",
    "rows, columns", "-o, --output", "--print TEMPLATE", "--print0", "--pick", "-1, --select-1",
    "-0, --exit-0", "--pivot ROW,COL[,VAL]", "text, json, tsv, index", "cell, row, column",
    "1 nothing to pick", "{line}", "--bind KEY:ACTION,…", "--expect KEY,…", "execute(…)",
    "page-down", "settle",
  ]

  @Test func `--help names every option with its values`() throws {
    let help = try output(of: "--help")
    for text in Self.options { #expect(help.contains(text), "\(text)") }
  }

  private static let keys = [
    "← h", "→ l", "↑ k", "↓ j", "PgUp", "PgDn", "Ctrl-←", "Ctrl-→", "Home", "End", "g", "G",
    "0", "$", "Space", ":", "Enter", "?", "q Esc", "Ctrl-C", "drag", "flick", "double click",
  ]

  @Test func `--help names every key, and so does the picker's help`() throws {
    let lines = try output(of: "-h").split(separator: "\n")
    let left = lines.map { $0.prefix(26).dropFirst(2) }
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(reading: Sample.table(rows: 3, columns: 3))
        .on(ScreenSize(lines: 90, columns: 100)))
    terminal.send("?")
    try terminal.waitUntil("the help") { $0.contains("To read") }
    for key in Self.keys {
      #expect(left.contains { "\($0) ".contains("\(key) ") }, "\(key)")
      // The hints of the status line name keys too.
      try terminal.waitUntil(key) { $0.contains(" \(key) ") }
    }
    terminal.send("\u{1B}")
    try terminal.waitUntil("no help") { !$0.contains("To read") }
    try expect("r1c1\n", pickedFrom: terminal)
  }

  @Test func `--help fits a terminal of 80 columns`() throws {
    let lines = try output(of: "--help").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `--version is one line`() throws {
    let text = try output(of: "--version")
    #expect(text.wholeMatch(of: /gridpick \d+\.\d+\.\d+\n/) != nil)
    #expect(try output(of: "-V") == text)
  }

  private func output(of option: String) throws -> String {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path, option]))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.complaints == "")
    #expect(terminal.drawn == [])
    return terminal.printed
  }
}
