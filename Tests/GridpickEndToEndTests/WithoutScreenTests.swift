import GridpickTestSupport
import Testing

/// When `--select-1` or `--exit-0` decides, no terminal is needed.
struct WithoutScreenTests {
  @Test(arguments: [
    ("-1", "only\n", "only\n"), ("--select-1", "only", "only\n"), ("-01", "only\n", "only\n"),
    ("-1", #"[[null],["x",null]]"#, "x\n"), ("-1", #"[null,"x"]"#, "x\n"),
    ("-1 -o index", #"[[null],[null,"x"]]"#, "1,1\n"), ("-1 --print0", "only\n", "only\0"),
    ("-1 --pivot k,v", #"[{"k":"a","v":"b"}]"#, #"{"k":"a","v":"b"}"# + "\n"),
  ])
  func `P2.1 -1 picks a single item`(options: String, input: String, output: String) throws {
    let terminal = try run(options, reading: input)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output)
  }

  @Test(arguments: ["", "[[null,null],[]]"])
  func `P3 with -0 an empty input prints nothing, and the status is 1`(input: String) throws {
    for options in ["-0", "--exit-0", "-10"] {
      let terminal = try run(options, reading: input)
      #expect(try terminal.waitForExit() == .exited(1))
      #expect(terminal.printed == "")
    }
  }

  @Test(arguments: [("-1", "a\nb\n"), ("-0", "a\n"), ("-10", "a\nb\n"), ("-1", "[[null]]")])
  func `in all other cases the picker is shown`(option: String, input: String) throws {
    let terminal = try PseudoTerminal.show(input, option)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
  }

  @Test func `a pick that cannot be printed is an error`() throws {
    let launch = Gridpick.launch(["-1"], reading: "only\n").printing(to: .file("/dev/full"))
    try expectRefusal(launch, "cannot write to standard output: No space left on device")
  }

  @Test func `input that cannot be read is an error, not empty`() throws {
    let launch = Gridpick.launch(["-0", "-F", "json"], reading: "[1")
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.complaints.hasPrefix("gridpick: standard input:1:3: expected"))
  }

  @Test func `an input larger than the memory is reported as that, not as bad JSON`() throws {
    let endless = #"printf '['; yes "$(printf '[%4000s],' null)""#
    let script = #"ulimit -v 150000; { \#(endless); } 2>/dev/null | "$@""#
    let launch = Launch([Gridpick.path, "-10", "-F", "json"]).through(script)
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(2))
    let told = "gridpick: standard input: too large for memory; stopped at byte 16777216\n"
    #expect(terminal.complaints == told)
  }

  @Test(arguments: [("-1", #"["a""#), ("-10", #"["a""#), ("-1", "["), ("-0", "[")])
  func `an input that breaks off decides nothing, however late`(
    option: String, begun: String
  ) throws {
    let launch = Launch([Gridpick.path, option, "-F", "json"], input: .pipe)
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array(begun.utf8))
    try terminal.waitUntilAsleep()
    terminal.closeInput()
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.printed == "")
    #expect(terminal.complaints.hasPrefix("gridpick: standard input:1:"))
    #expect(terminal.drawn == [])
  }

  @Test(arguments: [
    ("ndjson", "oops\n[\"a\"]\n", "a\n", "standard input:1:1: expected"),
    ("csv", "t\n\"a", "\"a\n", "standard input:2:1: expected a closing quote"),
  ])
  func `-1 picks a single item of the remaining data, and reports the omitted rest`(
    format: String, input: String, output: String, complaint: String
  ) throws {
    let launch = Gridpick.launch(["-1", "-F", format], reading: input)
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == output)
    #expect(terminal.complaints.hasPrefix("gridpick: \(complaint)"))
  }

  /// Runs it where there is no terminal at all, not even one that could be opened.
  private func run(_ options: String, reading input: String) throws -> PseudoTerminal {
    let options = options.split(separator: " ").map(String.init)
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(options, reading: input).through(#"exec setsid -w "$@""#))
    _ = try terminal.waitForExit()
    #expect(terminal.complaints == "")
    #expect(terminal.drawn == [])
    return terminal
  }
}
