import GridpickCore
import GridpickTestSupport
import Testing

/// The real program on a terminal that it talks to in lines.
struct PlainTests {
  private static let table = "name,size,kind\npear,3,fruit\nfig,1,fruit\nleek,2,root\n"
  private static let nested = #"[{"name":"a","tags":["x", "y"]},{"name":"b","tags":[]}]"#

  @Test(
    arguments: [
      // Options, input, keys on a screen, lines without one, and what is printed.
      (["--columns", "1"], "pear\nfig\nleek\n", "j\r", ["2"], "fig\n"),
      ([], "pear\nfig\nleek\n", "/le\r", ["le", "1"], "leek\n"),
      (["-l", "grid"], Sample.titled, "jl\r", ["2", "2"], "r2c2\n"),
      (["-l", "tabs"], Sample.titled, "lj\r", ["2", "2"], "r2c2\n"),
      (["-F", "csv"], table, "jjll\r", ["3"], "leek,2,root\n"),
      (["-F", "csv", "--pick", "cell"], table, "jjll\r", ["3", "3"], "root\n"),
      (["-F", "csv", "--sort", "size"], table, "/leek\r", ["leek", "1"], "leek,2,root\n"),
      (["-F", "csv", "--only", "kind"], table, "j\r", ["2"], "fig,1,fruit\n"),
      (["-F", "csv", "--only", "kind", "--pick", "cell"], table, "j\r", ["2"], "fruit\n"),
      (["-F", "csv", "--pick", "row"], table, "j\r", ["2"], "fig,1,fruit\n"),
      (["-F", "csv", "--pick", "column"], table, "ll\r", ["1", "3"], "fruit\nfruit\nroot\n"),
      (
        ["-F", "csv", "-o", "json"], table, "jl\r", ["2"],
        "{\"name\":\"fig\",\"size\":\"1\",\"kind\":\"fruit\"}\n"
      ),
      (
        ["-F", "csv", "-o", "tsv", "--pick", "cell"], table, "jl\r", ["2", "2"],
        "fig\tsize\t1\n"
      ),
      (["-F", "csv", "--pick", "cell"], table, "jo", ["2", "o"], "fig,1,fruit\n"),
      (
        ["-F", "json"], nested, "l\r", ["1"],
        "{\"name\":\"a\",\"tags\":[\"x\", \"y\"]}\n"
      ),
      (["-F", "json", "--pick", "cell"], nested, "l\r", ["1", "2"], "[\"x\", \"y\"]\n"),
      (["-m", "--columns", "1"], "a\nb\nc\nd\n", " jjj \r", ["1 4", "."], "a\nd\n"),
      (["-m", "-F", "csv"], table, " jjl \r", ["1 3", "."], "pear,3,fruit\nleek,2,root\n"),
      (
        ["-m", "-F", "csv", "--pick", "cell"], table, " jl \r",
        ["1", "1", "b", "2", "2", "."], "pear\n1\n"
      ),
      (
        ["-m", "-F", "csv", "--pick", "row", "--print0"], table, " jj \r", ["1 3", "."],
        "pear,3,fruit\0leek,2,root\0"
      ),
      (["--expect", "ctrl-x", "--columns", "1"], "a\nb\n", "j\r", ["2"], "\nb\n"),
      (
        ["--print", "{section},{index}:{label}", "--columns", "1"], "a\nb\n", "j\r", ["2"],
        "0,1:b\n"
      ),
      (["--start", "1,1", "-l", "grid"], Sample.titled, "\r", ["2", "2"], "r2c2\n"),
    ] as [([String], String, String, [String], String)])
  func `Y1.1 Y5.1 a pick is the same as on a screen`(
    options: [String], input: String, keys: String, typed: [String], printed: String
  ) throws {
    let screen = try PseudoTerminal.show(Gridpick.launch(options, reading: input))
    screen.send(keys)
    #expect(try screen.waitForExit() == .exited(0))
    #expect(screen.printed == printed)
    try expectTalk(Gridpick.launch(["--plain"] + options, reading: input), typed, printed)
  }

  @Test func `Y1.1 on a dumb terminal the picker is plain even without the option`() throws {
    let launch = Gridpick.launch(["--columns", "1"], reading: "pear\nfig\nleek\n")
    try expectTalk(launch.with(["TERM": "dumb"]), ["2"], "fig\n")
  }

  private func expectTalk(
    _ launch: Launch, _ typed: [String], _ printed: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let terminal = try PseudoTerminal.talk(launch, typed)
    let status = try terminal.waitForExit()
    #expect(status == .exited(0), sourceLocation: location)
    #expect(terminal.printed == printed, sourceLocation: location)
    #expect(terminal.complaints == "", sourceLocation: location)
    #expect(!terminal.drawn.contains(0x1b), sourceLocation: location)
  }

  @Test(arguments: [
    ["--preview", "echo x", "--find"], ["--bind", "start:last,load:accept,j:cancel"],
    ["--height", "5", "--color", "dark", "--dim", "--border", "--no-mouse", "--margin", "2"],
  ])
  func `Y1.3 options that need a screen have no effect`(options: [String]) throws {
    let launch = Gridpick.launch(["--plain"] + options, reading: "a\nb\n")
    let terminal = try PseudoTerminal.talk(launch, ["2"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "b\n")
    #expect(
      terminal.said.hasPrefix("2 items\n1. a\n2. b\nItem, or text; ?: help, q: leave > 2\n"))
    #expect(terminal.complaints == "")
    #expect(!terminal.drawn.contains(0x1b))
  }

  @Test(arguments: [nil, "", "unknown", "linux"])
  func `Y1.1 --plain asks for no kind of terminal`(type: String?) throws {
    let launch = Gridpick.launch(["--plain"], reading: "a\nb\n").with(["TERM": type])
    let terminal = try PseudoTerminal.talk(launch, ["2"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "b\n")
  }

  @Test func `Y1.1 the modes of the terminal are left alone`() throws {
    let terminal = try PseudoTerminal.talk(Gridpick.launch(["--plain"], reading: "a\nb\n"), [])
    #expect(terminal.terminalModes == terminal.initialModes)
    terminal.send("q\n")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.terminalModes == terminal.initialModes)
    #expect(terminal.printed == "")
  }

  @Test func `Y2.6 a page has the length of the terminal, even after a resize`() throws {
    let launch = Gridpick.launch(["--plain"], reading: Sample.numbers(50))
    let terminal = try PseudoTerminal.talk(launch.on(ScreenSize(lines: 10, columns: 80)), [])
    #expect(terminal.said.contains("50 items\n1 to 7:\n1. 1\n"))
    terminal.resize(to: ScreenSize(lines: 7, columns: 20))
    terminal.send("\n")
    try terminal.wait(for: "the next page") { $0.said.contains("8 to 9 of 50:\n8. 8\n9. 9\n") }
  }

  @Test func `Y6.1 a wait of more than a second for data is reported`() throws {
    var launch = Gridpick.launch(["--plain"], reading: "")
    launch.input = .pipe
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array("a\n".utf8))
    try terminal.wait(for: "a word") { $0.said == "Reading ...\n" }
    terminal.feedInput(Array("b\n".utf8))
    terminal.closeInput()
    try terminal.wait(for: "a prompt") {
      $0.said.hasSuffix("2. b\nItem, or text; ?: help, q: leave > ")
    }
    terminal.send("2\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "b\n")
  }

  @Test func `Y6.2 an error is reported, and again after the pick`() throws {
    let launch = Gridpick.launch(["--plain", "-F", "ndjson"], reading: "{\"a\":1}\nx\n{\"a\":2}\n")
    let terminal = try PseudoTerminal.talk(launch, ["2"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "{\"a\":2}\n")
    let fault = "standard input:2:1: expected"
    #expect(terminal.said.hasPrefix(fault))
    #expect(terminal.complaints.hasPrefix("gridpick: " + fault))
  }

  @Test func `R1.3 Y3.1 the command r loads newer data`() throws {
    let launch = Gridpick.launch(["--plain", "--reload", "echo newer"], reading: "older\n")
    let terminal = try PseudoTerminal.talk(launch, ["r", "1"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "newer\n")
  }

  @Test(arguments: [(["-1"], "a\n", "a\n", 0), (["-0"], "", "", 1)])
  func `Y5.1 -1 and -0 decide before anything is shown in lines too`(
    options: [String], input: String, printed: String, status: Int32
  ) throws {
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(["--plain"] + options, reading: input))
    #expect(try terminal.waitForExit() == .exited(status))
    #expect(terminal.printed == printed)
    #expect(terminal.drawn == [])
  }

  @Test func `Y4.3 a locale that is not UTF-8 gets ASCII alone`() throws {
    let launch = Gridpick.launch(["--plain"], reading: "世\nb\n").with(["LANG": "C"])
    let terminal = try PseudoTerminal.talk(launch, ["1"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.drawn.allSatisfy { $0 < 0x80 })
    #expect(terminal.printed == "世\n")
  }

  @Test(.needs("setsid"), arguments: [["--plain"], []])
  func `Y1.2 without a terminal the picker fails`(options: [String]) throws {
    var launch = Gridpick.launch(options, reading: "a\nb\n").with(["TERM": "dumb"])
    launch.arguments = ["setsid", "--wait"] + launch.arguments
    try expectRefusal(
      launch, "no terminal to draw on: /dev/tty: No such device or address")
  }

  @Test(.needs("script")) func `Y1.1 it works under script(1), and the log is legible`() throws {
    let folder = try TemporaryFolder()
    let command = "\(Gridpick.path) --plain \(Gridpick.demo("posters.json"))"
    var launch = Launch(["script", "-qc", command, "log"], input: .terminal, output: .terminal)
    launch.directory = folder.path
    let terminal = try PseudoTerminal.talk(launch, ["1", "2"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.said.contains("1. Red"))
    #expect(terminal.said.hasSuffix("orange-30x40\n"))
    #expect(!terminal.drawn.contains(0x1b))
  }
}

extension PseudoTerminal {
  /// Types lines, once there is a prompt.
  static func talk(_ launch: Launch, _ typed: [String]) throws -> PseudoTerminal {
    let terminal = try start(launch)
    try terminal.wait(for: "a prompt") { $0.said.hasSuffix("leave > ") }
    for line in typed { terminal.send(line + "\n") }
    return terminal
  }

  /// The readable text on the terminal, line by line.
  var said: String {
    String(decoding: drawn, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
