import GridpickCore
import GridpickTestSupport
import Testing

/// Reports as terminals send them, and what is none.
struct MouseReportTests {
  private static let middle = ScreenPoint(line: 10, column: 40)
  private static let table = Sample.table(rows: 60, columns: 60)

  @Test(arguments: [
    "xterm-256color", "tmux-256color", "screen-256color", "rxvt-unicode-256color", "linux",
  ])
  func `G6.2 G6.11 a drag works on terminals of every type`(type: String) throws {
    let terminal = try started(["-l", "cards"], ["TERM": type])
    for point in [Self.middle] + Self.middle.path(to: Self.middle.moved(columns: -20)) {
      let isFirst = point == Self.middle
      terminal.send(isFirst ? MouseReport.press(at: point) : MouseReport.motion(to: point))
    }
    terminal.send(MouseReport.release(at: Self.middle.moved(columns: -20)))
    try terminal.waitForPlace("row 6/60 · column 7/60")
    try terminal.waitForRest()
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "r6c7\n")
  }

  @Test func `G9.2 places beyond 223 columns can be clicked`() throws {
    let launch = Gridpick.launch(reading: Self.table).on(ScreenSize(lines: 24, columns: 300))
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForRest()
    let point = ScreenPoint(line: 4, column: 280)
    terminal.click(at: point)
    try terminal.waitUntil("a column far right") { ($0.column ?? 0) > 30 && $0.row == 5 }
    let place = terminal.screen.cursor
    #expect(place.line == 4 && (270...280).contains(place.column))
  }

  @Test func `G4.1 a drag begins and ends beyond 223 columns`() throws {
    let launch = Gridpick.launch(["-l", "cards", "--start", "5,5"], reading: Self.table)
      .on(ScreenSize(lines: 24, columns: 300))
    let terminal = try PseudoTerminal.show(launch)
    let before = try #require(terminal.screen.point(of: "r6c6"))
    terminal.beginDrag(from: ScreenPoint(line: 4, column: 295), toColumn: 265)
    try terminal.waitUntil("the content to follow") {
      $0.point(of: "r6c6") == before.moved(columns: -30)
    }
  }

  private static let invalid = [
    "\u{1b}[<", "\u{1b}[<0", "\u{1b}[<0;5", "\u{1b}[<0;5;", "\u{1b}[<0;5;5",
    "\u{1b}[<M", "\u{1b}[<;;M", "\u{1b}[<0;5M", "\u{1b}[<0;5;5;5M", "\u{1b}[<0;0;0M",
    "\u{1b}[<-5;5;5M", "\u{1b}[<0;-5;-5M", "\u{1b}[<0;1000000000;1000000000M",
    "\u{1b}[<99999999999999999999;5;5M", "\u{1b}[<0;99999999999999999999;5M",
    "\u{1b}[<4;5;5~", "\u{1b}[<3;5;5M", "\u{1b}[<128;5;5M", "\u{1b}[<32;9;9M", "\u{1b}[<0;9;9m",
    "\u{1b}[<0:5:5M", "\u{1b}[<?0;5;5M", "\u{1b}[<0;5;5\u{7f}", "\u{1b}[<0;5\u{1b}[<0;5",
    "\u{1b}[<" + String(repeating: "1;", count: 34) + "1M",
    "\u{1b}[<" + String(repeating: "9", count: 10_000) + "M",
  ]

  @Test func `G1.3 an invalid report does nothing, and the key after it acts`() throws {
    let terminal = try started()
    for garbage in Self.invalid {
      terminal.send(garbage + "l")
      try terminal.waitForPlace("row 6/60 · column 7/60")
      terminal.send("h")
      try terminal.waitForPlace("row 6/60 · column 6/60")
    }
    try expect("r6c6\n", pickedFrom: terminal)
  }

  @Test func `G1.3 a report in pieces is one report, and no key`() throws {
    let terminal = try started([], ["ESCDELAY": "5000"])
    for pieces in [
      ["\u{1b}", "[<65;9;9M"], ["\u{1b}[", "<65;9;9M"], ["\u{1b}[<", "65;9;9M"],
      ["\u{1b}[<6", "5;9;9M"], ["\u{1b}[<65;9;", "9", "M"], ["\u{1b}[<65;9;9", "M"],
    ] {
      for piece in pieces {
        terminal.send(piece)
        try terminal.waitUntilAsleep()
      }
      try terminal.waitForPlace("row 7/60 · column 6/60")
      terminal.send("l")
      try terminal.waitForPlace("row 7/60 · column 7/60")
      terminal.send("kh")
      try terminal.waitForPlace("row 6/60 · column 6/60")
    }
  }

  @Test func `G1.3 an unfinished report does not delay keys for ever`() throws {
    let terminal = try started()
    terminal.send("\u{1b}[<0;5")
    terminal.watch(for: 0.4)
    terminal.send("l")
    try terminal.waitForPlace("row 6/60 · column 7/60")
  }

  @Test func `G1.3 pasted text is neither keys nor mouse reports`() throws {
    let terminal = try started()
    for text in ["jjq\r", "\u{1b}[B\u{1b}[<65;9;9M", "\u{3}", "", "é世\n\n"] {
      terminal.send("\u{1b}[200~\(text)\u{1b}[201~")
      try terminal.waitForRest()
      #expect(terminal.screen.place == "row 6/60 · column 6/60")
      terminal.send("l")
      try terminal.waitForPlace("row 6/60 · column 7/60")
      terminal.send("h")
      try terminal.waitForPlace("row 6/60 · column 6/60")
    }
    try expect("r6c6\n", pickedFrom: terminal)
  }

  @Test func `G1.3 a terminal pastes in brackets, and the paste is ignored`() throws {
    let terminal = try started()
    terminal.paste(String(repeating: "jq\r", count: 2_000))
    try terminal.waitForRest()
    #expect(terminal.screen.place == "row 6/60 · column 6/60")
    try expect("r6c6\n", pickedFrom: terminal)
  }

  private func started(
    _ options: [String] = [], _ variables: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let launch = Gridpick.launch(["--start", "5,5"] + options, reading: Self.table)
    let terminal = try PseudoTerminal.show(launch.with(variables))
    try terminal.waitForRest()
    return terminal
  }
}
