import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Systems that lack what a picker usually has: it works without, or says in one line what is missing.
struct ScarceSystemTests {
  @Test func `too few descriptors are reported, or are enough`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write("a\nb\n", to: folder.file("lines"))
    let launch = Launch([Gridpick.path, folder.file("lines")])
    var toldCount = 0
    for count in 4...14 {
      let terminal = try PseudoTerminal.start(
        launch.through("ulimit -n \(count); exec \"$@\""))
      // Taken for the key once there is a picker.
      terminal.send("q")
      guard try terminal.waitForExit() != .exited(130) else { continue }
      #expect(terminal.complaints.hasSuffix(": Too many open files\n"))
      #expect(!terminal.drawn.contains(0x1b))
      toldCount += 1
    }
    #expect(toldCount > 3 && toldCount < 11)
  }

  @Test(arguments: [("--version", "gridpick "), ("--wrong", "gridpick: --wrong: no such option")])
  func `without any descriptor an error is still reported`(option: String, words: String) throws {
    let launch = Gridpick.launch([option], reading: "").through("ulimit -n 0; exec \"$@\"")
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitForExit()
    #expect((terminal.printed + terminal.complaints).hasPrefix(words))
  }

  @Test func `a limit on file sizes does not matter`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["--columns", "1"], reading: "a\nb\n")
        .through("ulimit -f 0; exec \"$@\""))
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    try expect("b\n", pickedFrom: terminal)
  }

  @Test(.needs("strace"), arguments: ["xterm-256color", "tmux-256color", "linux"])
  func `the most common terminals need no terminfo`(type: String) throws {
    let options = ["--columns", "2", Gridpick.demo("posters.json")]
    for color in [nil, "truecolor"] {
      let usual = try PseudoTerminal.show(
        Launch([Gridpick.path] + options).with(["TERM": type, "COLORTERM": color]))
      try usual.waitForRest()
      let terminal = try PseudoTerminal.show(
        Launch([Gridpick.path] + options).withoutTerminfo()
          .with(["TERM": type, "COLORTERM": color]))
      try terminal.waitForRest()
      #expect(terminal.screen.described == usual.screen.described)
      terminal.send("\u{1b}[B")
      try terminal.waitUntil("the second row") { $0.place.hasPrefix("row 2/") }
      terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(130))
      #expect(!terminal.screen.isAlternateScreen && terminal.screen.isCursorVisible)
    }
  }

  @Test(
    .needs("tic", "infocmp"),
    arguments: [
      ["cuf", "cuu"], ["il", "dl"], ["dch", "ich"], ["ech", "el"], ["bce"],
      ["cuf", "cuu", "il", "dl", "dch", "ich", "ech", "el", "bce", "rev", "smkx", "rmkx"],
    ])
  func `missing capabilities of a terminal are replaced`(lacking: [String]) throws {
    let folder = try TemporaryFolder()
    let start = Launch([Gridpick.path, "-l", "grid", Gridpick.demo("emoji.json")])
    let usual = try PseudoTerminal.show(start.with(["TERM": "xterm-256color"]))
    let terminal = try PseudoTerminal.show(
      start.with(try Gridpick.terminal(lacking: lacking, in: folder)))
    for (keys, place) in [("jjj", "row 4/10"), ("llllll", "column 7/"), ("G", "row 10/10")] {
      for one in [usual, terminal] {
        one.send(keys)
        try one.waitUntil("the place") { $0.place.contains(place) }
        try one.waitForRest()
      }
      #expect(terminal.screen.lines == usual.screen.lines)
    }
  }
}
