import GridpickCore
import GridpickTestSupport
import Testing

/// From marks to what is printed.
struct MarkTests {
  private static let table = """
    name,size,kind
    pear,3,fruit
    fig,1,fruit
    leek,2,root

    """

  @Test(arguments: [
    // Options, keys, and what is printed.
    (["-m"], "G g ", "pear\nleek\n"),
    (["-m"], "j\u{1b}[1;2B", "fig\nleek\n"),
    (["-m3"], "a", "pear\nfig\nleek\n"),
    (["--multi=2"], "a", "pear\n"),
  ])
  func `M1.3 M1.7 M1.13 M2.9 M3.1 marks are printed in the order of the list`(
    options: [String], keys: String, printed: String
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(options + ["--columns", "1"], reading: "pear\nfig\nleek\n"))
    terminal.send(keys)
    try expect(printed, pickedFrom: terminal)
  }

  @Test(arguments: [
    (["--pick", "cell"], "ll jh ", "fruit\n1\n"),
    ([], " Gl ", "pear,3,fruit\nleek,2,root\n"), (["-o", "index"], "G ", "2,0\n"),
    (["--pick", "column"], "ll ", "fruit\nfruit\nroot\n"),
    (["--pick", "cell", "-o", "tsv"], "l j ", "pear\tsize\t3\nfig\tsize\t1\n"),
  ])
  func `M1.1 M3.1 M3.2 marks of a table are printed in its order`(
    options: [String], keys: String, printed: String
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-m", "-F", "csv"] + options, reading: Self.table))
    terminal.send(keys)
    try expect(printed, pickedFrom: terminal)
  }

  @Test func `M3.1 marks of sorted data are printed in its order`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-m", "-F", "csv", "--pick", "cell", "--sort", "size"], reading: Self.table))
    try terminal.waitUntil("the order") { $0.contains("▲") }
    terminal.send("lG g ")
    try expect("1\n3\n", pickedFrom: terminal)
  }

  @Test func `M3.2 o prints the row of each mark once`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-m", "-F", "csv", "--pick", "cell"], reading: Self.table))
    terminal.send(" l jj o")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "pear,3,fruit\nleek,2,root\n")
  }

  @Test func `M1.7 M1.9 M3.1 find, marking all matches and Enter work in one piece of input`()
    throws
  {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-m", "--columns", "1"], reading: "ax\nb\nxa\nc\n"))
    terminal.send("/x\u{1b}a\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "ax\nxa\n")
  }

  @Test func `M1.2 M1.5 M1.19 M3.1 Enter waits for a column of very many lines`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-m", "--columns", "2"], reading: Sample.numbers(200_000)))
    try terminal.waitForAll(rows: 200_000)
    terminal.send("C\r")
    #expect(try terminal.waitForExit() == .exited(0))
    let printed = terminal.printed.split(separator: "\n")
    #expect(printed.count == 100_000)
    #expect(printed.first == "1" && printed.last == "199999")
  }

  @Test func `M2.2 very many marked lines remain marked if they still exist after a reload`() throws
  {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["-m", "--columns", "1", "--reload", "seq 200000 -1 2"], reading: Sample.numbers(200_000)))
    try terminal.waitForAll(rows: 200_000)
    terminal.send("ar")
    try terminal.waitUntil("newer data") { $0.contains("199999 marked") }
    try terminal.waitForPlace("row 1/199999 · column 1/1")
    terminal.send("j \r")
    #expect(try terminal.waitForExit() == .exited(0))
    let printed = terminal.printed.split(separator: "\n")
    #expect(printed.count == 199_998)
    #expect(printed.first == "200000" && printed.last == "2")
  }

  @Test func `V3.3 V3.9 previews and newer data can use very many marks`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        [
          "-m", "--columns", "1", "--preview", "wc -l <{+f}", "--bind",
          "x:reload(tail -n 2 {+f})",
        ], reading: Sample.numbers(200_000)))
    try terminal.waitForAll(rows: 200_000)
    terminal.send("a")
    try terminal.waitUntil("the preview") { $0.lines.contains { $0.hasPrefix(" 200000") } }
    terminal.send("x")
    try terminal.waitUntil("newer data") {
      $0.contains("2 marked") && $0.contains("199998 marks are gone")
    }
    terminal.send("A\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "199999\n")
  }

  @Test(arguments: [[], ["--field", "id=PID"]])
  func `M2.2 P8 a mark never moves to another process after a reload`(options: [String]) throws {
    let before = """
      USER       PID %CPU COMMAND
      root       101  1.0 alpha
      root       102  2.0 beta
      root       103  3.0 gamma
      root       104  0.0 same

      """
    // Among the marked processes 101 has ended, 102 works more, 103 is unchanged; 105 took a place.
    let after = """
      USER       PID %CPU COMMAND
      root       105  1.0 alpha
      root       102  7.0 beta
      root       103  3.0 gamma
      root       106  0.0 same

      """
    let text = after.replacing("\n", with: "\\n").replacing("%", with: "%%")
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["-m"] + options + ["--reload", "printf '\(text)'"], reading: before))
    terminal.send("a")
    try terminal.waitUntil("marks") { $0.contains("4 marked") }
    terminal.send("r")
    try terminal.waitUntil("newer data") { $0.contains(" gone") && $0.contains("7.0") }
    let byID = "root       102  7.0 beta\n"
    try expect((options.isEmpty ? "" : byID) + "root       103  3.0 gamma\n", pickedFrom: terminal)
  }

  @Test func `M2.2 P8 B2.4 B2.9 marks stay with their processes while a key ends another one`()
    throws
  {
    let errands = try Errands()
    let list =
      "echo PID NAME; while read p n; do kill -0 $p 2>/dev/null && echo $p $n; done <processes"
    let terminal = try PseudoTerminal.start(
      errands.launch([], reading: "").through(
        """
        for n in one two three four; do sleep 1000 & echo $! $n; done >processes; \
        (\(list)) | "$@" -m -d blanks --header --row-titles --pick row --reload '\(list)' \
        --bind 'x:execute-silent(kill {row}; while kill -0 {row}; do :; done 2>/dev/null)+reload'; \
        status=$?; kill $(cut -d' ' -f1 processes) 2>/dev/null; exit $status
        """))
    try terminal.waitUntil("the processes") { $0.contains("four") }
    let processes = errands.text("processes").split(separator: "\n").map(String.init)
    // The first and the last are marked, and the second one is ended.
    terminal.send(" jjj kkx")
    try terminal.waitUntil("the newer list") { $0.contains("refreshed") && !$0.contains("two") }
    #expect(terminal.screen.contains("2 marked"))
    try expect("\(processes[0])\n\(processes[3])\n", pickedFrom: terminal)
  }
}
