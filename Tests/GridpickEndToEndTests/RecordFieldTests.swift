import GridpickTestSupport
import Testing

/// Fields of records, by their names and numbers, in what is printed and in commands.
struct RecordFieldTests {
  private static let csv = "NAME,size kg,a}b,row\nAnn,3,x,r1\nBob,,y,r2\n"
  private static let pods =
    #"{"metadata":{"name":"web","ns":"shop"},"n":1.50}"# + "\n"
    + #"{"metadata":{"name":"db","ns":"post"},"n":2,"last":null}"# + "\n"
  private static let processes =
    "USER   PID TTY    COMMAND\nroot     1 ?      init\nmara  1204 pts/0  sh\n"

  @Test(
    arguments: [
      // Options, input, keys, and what is printed.
      (["-F", "csv", "--print", "{NAME}: {size kg}"], csv, "l", "Ann: 3\n"),
      (["-F", "csv", "--print", "[{size kg}] {n}"], csv, "j", "[] 1\n"),
      (["-F", "csv", "--print", #"{field:a\}b} {field:row} {row}"#], csv, "j", "y r2 Bob\n"),
      (["-F", "csv", "--print", "{1}|{3}|{-1}|{-4}"], csv, "ll", "Ann|x|r1|Ann\n"),
      (["-F", "csv", "--only", "a}b", "--print", "{NAME} {2}"], csv, "", "Ann 3\n"),
      (["-F", "csv", "--sort", "NAME:desc", "--print", "{NAME} {n}"], csv, "", "Bob 1\n"),
      (["-F", "csv", "-l", "grid", "--print", "{NAME} {2} {value}"], csv, "", "Ann 3 3\n"),
      (["--print", "{metadata.name} {n}"], pods, "j", "db 1\n"),
      (["--print", "{field:n} {n} {2}"], pods, "", "1.50 0 1.50\n"),
      (["--print", "[{last}]"], pods, "j", "[]\n"),
      (["--print", "{PID} {COMMAND} {2}"], processes, "j", "1204 sh 1204\n"),
      (["--print", "{2}|{-1}|{9}|{n}"], "a\none  two\tthree\n", "j", "two|three||1\n"),
      (["--columns", "2", "--print", "{n} {index}"], "a\nb\nc\nd\n", "jl", "3 3\n"),
      (["--print", "{2}"], #"[["a","b"],["c"]]"#, "", "b\n"),
      (
        ["-d", ",", "--no-header", "--pivot", "1,2,4", "--print", "{3} {n} {-1}"],
        "a,x,1,A\na,y,2,B\nb,y,3,C\n", "jl", "3 2 C\n"
      ),
    ] as [([String], String, String, String)])
  func `X1.1 X1.2 X1.4 X1.5 --print knows fields by name and number`(
    options: [String], input: String, keys: String, output: String
  ) throws {
    let terminal = try PseudoTerminal.show(Gridpick.launch(options, reading: input))
    try terminal.waitForRest()
    terminal.send(keys)
    try expect(output, pickedFrom: terminal)
  }

  @Test(arguments: [
    (["-F", "csv", "--print", "{NMAE}"], "--print: no column 'NMAE'; did you mean 'NAME'?"),
    (["-F", "csv", "--print", "{vlaue}"], "--print: no column 'vlaue'; did you mean 'value'?"),
    (["-F", "csv", "--print", "{9}"], "--print: no column {9}; there are 4"),
    (
      ["-F", "csv", "--print", "{-9223372036854775808}"],
      "--print: no column {-9223372036854775808}; there are 4"
    ),
    (["-F", "csv", "--print", "{0}"], "--print: no column {0}; the first is {1}"),
    (
      ["-F", "csv", "--bind", "x:print({NMAE})"],
      "--bind: no column 'NMAE'; did you mean 'NAME'?"
    ),
    (
      ["-F", "csv", "--preview", "echo {NMAE}"],
      "--preview: no column 'NMAE'; did you mean 'NAME'?"
    ),
    (
      ["-F", "csv", "--bind", "x:execute(ls {+lien})"],
      "--bind: no column 'lien'; did you mean 'line'?"
    ),
    (
      ["-F", "csv", "--preview", "echo {field:length}"],
      "--preview: no column 'length'; columns: NAME, size kg, a}b, row"
    ),
    (
      ["-F", "csv", "--preview-window", "+{NMAE}"],
      "--preview-window: no column 'NMAE'; did you mean 'NAME'?"
    ),
    (
      ["-F", "lines", "--print", "{NAME}"], "--print: no column 'NAME'; lines have words, e.g. {1}"
    ),
  ])
  func `V2.23 X1.7 X1.8 X1.10 an unknown field is refused before the screen opens`(
    options: [String], line: String
  ) throws {
    try expectRefusal(Gridpick.launch(options, reading: Self.csv), line)
  }

  /// Shows records behind which more may come, so that no column is refused yet.
  private func arriving(_ options: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "-F", "csv"] + options, input: .pipe))
    terminal.feedInput(Array(Self.csv.utf8))
    try terminal.waitUntil("the records") { $0.contains("Ann") }
    return terminal
  }

  @Test(arguments: [true, false])
  func `X1.11 a pick by a template with a missing column is refused, and nothing is printed`(
    hasEnded: Bool
  ) throws {
    let terminal = try arriving("--print", "{nmae}")
    let line = "--print: no column 'nmae'; did you mean 'NAME'?"
    if hasEnded {
      terminal.closeInput()
      try terminal.waitUntil("the complaint") { $0.contains(line) }
    }
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.printed == "")
    #expect(terminal.complaints == "gridpick: \(line)\n")
  }

  @Test(arguments: ["execute-silent(touch {nmae})", "print({nmae})", "preview(echo {nmae})"])
  func `X1.11 a bound command with a missing column reports an error and does not run`(
    action: String
  ) throws {
    let terminal = try arriving("--bind", "x:\(action)")
    terminal.send("x")
    try terminal.waitUntil("the complaint") { $0.contains("no column 'nmae'") }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.printed == "")
  }

  @Test func `X1.7 for equal titles an error asks for a number`() throws {
    try expectRefusal(
      Gridpick.launch(["-F", "csv", "--print", "{b}"], reading: "a,b,c,b\n1,2,3,4\n"),
      "--print: several columns are called 'b'; use {2} or {4}")
  }

  @Test func `X1.1 V3.2 X1.8 V3.4 commands get fields as words, and other braces stay`() throws {
    let errands = try Errands()
    let terminal = try errands.show(
      "-F", "csv", "-m", "--bind",
      "x:execute-silent(printf '%s;' {NAME} {2} {+NAME} {+n} '{NAME}' {a,b} {x} >out)",
      reading: "NAME,size\n$(touch hacked),3\n'; touch hacked; ',4\nC,5\n")
    terminal.send("jl Gx")
    try terminal.wait(for: "the words") { _ in errands.text("out").contains("x};") }
    #expect(
      errands.text("out")
        == "C;5;'; touch hacked; ';1;{NAME};{a,b};{x};")
    #expect(errands.text("hacked") == "")
    terminal.send("q")
  }

  @Test func `P11.7 commands and templates about an empty field get an empty value`() throws {
    let errands = try Errands()
    let terminal = try errands.show(
      "-F", "csv", "--pick", "cell", "--print", "[{2}]", "--bind",
      "x:execute-silent(printf '<%s>' {} {2} {NAME} >out)", reading: "NAME,size\nAnn,3\nBob,\n")
    terminal.send("jlx")
    try terminal.wait(for: "the words") { _ in errands.text("out") == "<><><Bob>" }
    terminal.send("o")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "[]\n")
  }

  @Test func `X1.1 X1.6 the preview is about the record, whatever field is current`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["-F", "csv", "--preview", "echo it is {NAME}; false {NAME} || echo {size kg}."],
        reading: Self.csv))
    try terminal.waitUntil("the preview") { $0.contains("it is Ann") && $0.contains("3.") }
    terminal.send("jl")
    try terminal.waitUntil("the next record") { $0.contains("it is Bob") }
    terminal.send("q")
  }

  @Test func `X1.6 an empty field is an empty word of a command`() throws {
    let errands = try Errands()
    let terminal = try errands.show(
      "-F", "csv", "--bind", "x:execute-silent(printf '<%s>' a {size kg} b >out)",
      reading: Self.csv)
    terminal.send("jx")
    try terminal.wait(for: "the words") { _ in errands.text("out") == "<a><><b>" }
    terminal.send("q")
  }
}
