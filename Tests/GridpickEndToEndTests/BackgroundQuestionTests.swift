import GridpickCore
import GridpickTestSupport
import Testing

/// The terminal is asked for its background, and what it answers is no key.
struct BackgroundQuestionTests {
  private static let attributes = "\u{1b}[?62;22c"
  private static let dark = "\u{1b}]11;rgb:1c1c/1c1c/1c1c\u{1b}\\"
  private static let light = "\u{1b}]11;rgb:ffff/ffff/ffff\u{7}"
  private static let rubbish = "\u{1b}]11;rgb:rrrr/rrrr/rrrr\u{1b}\\"

  @Test(.needs("strace"))
  func `L14.1 the question is sent with the first frame, and nothing waits for it`()
    throws
  {
    let folder = try TemporaryFolder()
    let calls = try calls(of: ["q"], loggedIn: folder)
    let first = try #require(calls.first { $0.hasPrefix("write(") || $0.hasPrefix("poll(") })
    #expect(first.hasPrefix("write(") && first.contains(#"\33[?1049h"#))
    #expect(first.contains(#"\33]11;?\33\\\33[c", "#))
  }

  @Test(.needs("strace"), arguments: ["q", "\u{1c}"])
  func `L14.1 after the answer leaving does not wait`(key: String) throws {
    let folder = try TemporaryFolder()
    let calls = try calls(of: ["l", key], loggedIn: folder)
    let leaving = try #require(calls.lastIndex { $0.hasPrefix("write(") })
    #expect(!calls[leaving...].contains { $0.hasPrefix("poll(") || $0.hasPrefix("read(") })
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], 1), (["TERM": "tmux-256color"], 1), (["TERM": "linux"], 0),
    (["TERM": "linux-16color"], 0), (["TERM": "vt100"], 0), (["NO_COLOR": "1"], 0),
    (["COLORTERM": "truecolor"], 1), (["GRIDPICK_OPTS": "--color=dark"], 0),
  ])
  func `L14.1 L14.2 L14.3 the question is sent once, with colours, unless the terminal prints it`(
    variables: [String: String], count: Int
  ) throws {
    let terminal = try started(variables: variables, saying: Self.dark)
    terminal.resize(to: ScreenSize(lines: 20, columns: 70))
    try terminal.waitUntil("the new size") { $0.lines.count == 20 && $0.place != "" }
    #expect(terminal.screen.backgroundQuestions == count)
    try expect("r3c3\n", pickedFrom: terminal)
  }

  @Test(arguments: [dark, light, rubbish, "", "\u{1b}]11;qqq\u{7}", "\u{1b}P1+r71\u{1b}\\"])
  func `L14.4 no part of an answer is a key`(answer: String) throws {
    let terminal = try started(saying: answer)
    try terminal.waitForRest()
    #expect(terminal.screen.place == "row 3/5 · column 3/5")
    terminal.send("l")
    try terminal.waitForPlace("row 3/5 · column 4/5")
    try expect("r3c4\n", pickedFrom: terminal)
  }

  @Test func `L14.4 a key right after the answer acts`() throws {
    let terminal = try started(saying: nil)
    terminal.send(Self.dark + Self.attributes + "l")
    try terminal.waitForPlace("row 3/5 · column 4/5")
  }

  @Test(arguments: [
    ["\u{1b}]", "11;rgb:rrrr/rrrr/rrrr\u{1b}\\"], ["\u{1b}]1", "1;rgb:qqqq", "/q/q\u{7}"],
    ["\u{1b}]11;rgb:1c1c/1c1c/1c1c\u{1b}\\\u{1b}[?62", ";22c"], ["\u{1b}[", "?62;22c"],
  ])
  func `L14.4 an answer in pieces is no key either`(pieces: [String]) throws {
    let terminal = try started(variables: ["ESCDELAY": "1000"], saying: nil)
    for piece in pieces {
      terminal.send(piece)
      try terminal.waitUntilAsleep()
    }
    terminal.send("l")
    try terminal.waitForPlace("row 3/5 · column 4/5")
  }

  @Test func `L14.4 a late invalid answer reloads nothing`() throws {
    let errands = try Errands()
    let launch = errands.launch(["--reload", "echo run >>runs; seq 3"], reading: "1\n2\n")
    let terminal = try PseudoTerminal.start(launch)
    terminal.screen.isMute = true
    try terminal.waitForPlace("row 1/2 · column 1/1")
    // Longer than an answer is due.
    terminal.watch(for: 1.1)
    terminal.send("\u{1b}]11;rgb:rrr")
    terminal.watch(for: 0.4)
    terminal.send("r/rrrr/rrrr\u{1b}\\\u{1b}[?6")
    terminal.watch(for: 0.4)
    terminal.send("2;22cj")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    #expect(errands.text("runs") == "")
  }

  @Test func `L14.10 a terminal that never answers can be left`() throws {
    let terminal = try started(saying: nil)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  /// In the middle of a grid; a terminal that says nil says nothing at all by itself.
  private func started(
    variables: [String: String] = [:], saying answer: String?
  ) throws -> PseudoTerminal {
    let launch = Gridpick.launch(["--start", "2,2"], reading: Sample.table(rows: 5, columns: 5))
    let terminal = try PseudoTerminal.start(launch.inColor.with(variables))
    terminal.screen.backgroundAnswer = answer
    terminal.screen.isMute = answer == nil
    try terminal.waitForPlace("row 3/5 · column 3/5")
    return terminal
  }

  /// The system calls on the terminal of a picker that gets these keys one by one.
  private func calls(
    of keys: [String], loggedIn folder: TemporaryFolder
  ) throws -> [Substring] {
    var launch = Gridpick.launch(reading: Sample.table(rows: 5, columns: 5)).inColor
    launch.arguments =
      [
        "strace", "-o", folder.file("log"), "-s", "100000", "-P", "/dev/tty",
        "-e", "trace=write,read,poll",
      ] + launch.arguments
    let terminal = try PseudoTerminal.show(launch)
    for key in keys {
      try terminal.waitUntilAsleep()
      terminal.send(key)
    }
    try terminal.waitForExit()
    return try TextFile.read(folder.file("log")).split(separator: "\n")
  }
}
