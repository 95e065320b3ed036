import GridpickTerminal
import GridpickTestSupport
import Testing

/// Commands in the background, of keys (rules B2, R5), and what keys print.
struct ExecuteSilentTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  private func show(
    _ bound: String..., reading text: String = "one\ntwo\nthree\n"
  ) throws -> PseudoTerminal {
    let options = ["--columns", "1"] + bound.flatMap { ["--bind", $0] }
    return try PseudoTerminal.show(errands.launch(options, reading: text))
  }

  /// After a key kills a process, the newer list is without it.
  @Test func `B2.4 a key kills a process, and the list is then read again`() throws {
    let list = "while read p; do kill -0 $p 2>/dev/null && echo $p; done <processes"
    let start = try PseudoTerminal.start(
      errands.launch([], reading: "").through(
        """
        for i in 1 2 3; do sleep 1000 & echo $!; done >processes; cat processes | "$@" --columns 1 \
        --bind 'x:execute-silent(kill {}; while kill -0 {}; do :; done 2>/dev/null)+reload(\(list))'; \
        kill $(cat processes) 2>/dev/null
        """))
    try start.waitForPlace("row 1/3 · column 1/1")
    let processes = errands.text("processes").split(separator: "\n").compactMap { Int32($0) }
    start.send("jx")
    try start.waitForPlace("row 2/2 · column 1/1")
    #expect(
      start.screen.lines.prefix(2).map { $0.filter(\.isNumber) } == [
        "\(processes[0])", "\(processes[2])",
      ])
    start.send("q")
    try start.waitForExit()
  }

  @Test func `B2.4 B2.6 B2.17 keys stay live, and actions after the command wait`() throws {
    errands.makeFIFO("go")
    let terminal = try show(
      "x:execute-silent(read go <go; echo {} >>ran)+last", "z:execute-silent(echo {} >>ran)")
    terminal.send("xjz")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    #expect(errands.text("ran") == "")
    try errands.write("\n", to: "go")
    try terminal.waitForPlace("row 3/3 · column 1/1")
    // Each for the item that it was pressed at.
    try terminal.wait(for: "the other") { _ in errands.text("ran") == "one\ntwo\n" }
  }

  @Test func `B2.6 B2.17 a waiting command refers to the item that was current at its key`() throws
  {
    // Each command waits for its own FIFO: one that opened the other's would read its end.
    errands.makeFIFO("one")
    errands.makeFIFO("two")
    let terminal = try show("x:execute-silent(read go <{}; echo {} >>ran)+reload(seq 21 28)")
    terminal.send("xjx")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    try errands.write("\n", to: "one")
    try terminal.waitForStatus("refreshed")
    try errands.write("\n", to: "two")
    try terminal.wait(for: "the other") { _ in errands.text("ran") == "one\ntwo\n" }
  }

  @Test func `B2.16 a failure is reported, and the actions after it run`() throws {
    let terminal = try show("x:execute-silent(echo shown; echo 'no such thing' >&2; exit 3)+down")
    terminal.send("x")
    try terminal.waitForStatus("execute-silent: status 3: no such thing")
    terminal.send("j")
    try terminal.waitForPlace("row 3/3 · column 1/1")
    #expect(!terminal.screen.contains("shown"))
  }

  @Test func `R5.1 R5.3 a command has no terminal or input, and endless errors do not block it`()
    throws
  {
    let terminal = try show(
      "x:execute-silent(cat >input; (: </dev/tty) 2>/dev/null || echo none >tty; head -c 1000000 /dev/zero >&2; echo >done)"
    )
    terminal.send("x")
    try terminal.wait(for: "the command") { _ in errands.text("done") == "\n" }
    #expect(errands.text("tty") == "none\n" && errands.text("input") == "")
  }

  @Test func `R5.4 R5.7 a command ends with the picker, its background processes do not`() throws {
    let terminal = try show(
      "x:execute-silent(sleep 1000 & echo $! >left),y:execute-silent(echo $$ >number; sleep 1000; :)"
    )
    terminal.send("xy")
    try terminal.wait(for: "the command") { _ in errands.text("number").hasSuffix("\n") }
    let left = try #require(Int32(errands.text("left").dropLast()))
    let process = try #require(Int32(errands.text("number").dropLast()))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    ProcessList.expectEnd(of: [process])
    #expect(ProcessList.isRunning(left))
    kill(left, SIGKILL)
  }

  @Test func `V3.2 V3.3 all marks are passed, in the order of the grid, or in a file`() throws {
    let launch = errands.launch(
      [
        "--columns", "1", "--multi", "--bind",
        "x:execute-silent(printf '%s|' {} {+} {+index} >words; cat {+f} >file; echo >done)",
      ], reading: "one\n$(two)\nthree\n")
    let terminal = try PseudoTerminal.show(launch)
    terminal.send("G kk x")
    try terminal.wait(for: "the command") { _ in errands.text("done") == "\n" }
    #expect(errands.text("words") == "one|one|three|0|2|")
    #expect(errands.text("file") == "one\nthree\n")
    terminal.send("Ajx")
    try terminal.wait(for: "the current one") { _ in errands.text("words") == "$(two)|$(two)|1|" }
  }

  @Test func `V3.7 V3.9 more values than a command can get are refused in one line`() throws {
    let launch = errands.launch(
      [
        "--columns", "1", "--multi", "--bind",
        "x:execute-silent(echo {+} >ran),f:execute-silent(wc -l <{+f} >file)",
      ],
      reading: Sample.numbers(100_000))
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForAll(rows: 100_000)
    terminal.send("ax")
    try terminal.waitForStatus("{+}: too long for an argument; use {+f}, a file")
    let writes = try ProcessActivity(of: terminal.processID).writeCalls
    terminal.send("f")
    try terminal.wait(for: "the file") { _ in errands.text("file") == "100000\n" }
    #expect(try ProcessActivity(of: terminal.processID).writeCalls - writes < 1_000)
    #expect(errands.text("ran") == "")
  }

  @Test func `B2.10 output of keys comes before the pick`() throws {
    let terminal = try show("p:print({index}:{value})")
    terminal.send("pjpj\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "0:one\n1:two\nthree\n")
  }

  @Test func `B2.10 without a pick nothing is printed`() throws {
    let terminal = try show("p:print({value})")
    terminal.send("pq")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
  }

  @Test func `B2.9 R2.3 a key's own command can bring newer data and more of it`() throws {
    let terminal = try show("x:reload(printf '%s\\n' {} {}{q} $GRIDPICK_COUNT)", "b:reload(exit 4)")
    terminal.send("jx")
    try terminal.waitUntil("the newer data") {
      $0.lines[0].contains("two") && $0.lines[2].contains("3")
    }
    terminal.send("b")
    try terminal.waitForStatus("reload: status 4")
  }

  @Test func `B2.9 R2.4 a newer command replaces one that still runs`() throws {
    errands.makeFIFO("go")
    let terminal = try show("x:reload(read go <go; echo late)", "y:reload(echo newer)")
    terminal.send("x")
    try terminal.waitForStatus("reloading")
    terminal.send("y")
    try terminal.waitUntil("the newer data") { $0.lines[0].contains("newer") }
  }

  @Test func `B2.9 R1.4 newer data waits while data arrives`() throws {
    var launch = errands.launch(
      ["--columns", "1", "--bind", "x:reload(echo newer)"], reading: "")
    launch.input = .pipe
    let terminal = try PseudoTerminal.start(launch)
    terminal.feedInput(Array("one\ntwo\n".utf8))
    try terminal.waitUntil("the beginning") { $0.lines[0].contains("one") }
    terminal.send("xj")
    try terminal.waitUntil("the step") { $0.place.hasPrefix("row 2/2") }
    terminal.closeInput()
    try terminal.waitUntil("the newer data") { $0.lines[0].contains("newer") }
  }
}
