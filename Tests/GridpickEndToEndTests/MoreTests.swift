import GridpickCore
import GridpickTestSupport
import Testing

/// More data by a command: `--more` (rules R3, R4).
struct MoreTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  @Test func `R3.1 R3.2 R3.6 a step down at the end loads more, and picks come from both parts`()
    throws
  {
    for (keys, place, picked) in [
      ("k", "60", "60"), ("", "61", "a"), ("j", "62", "b"), ("g", "1", "1"),
    ] {
      let terminal = try errands.show("--more", "printf 'a\\nb\\n'")
      terminal.askForMore()
      try terminal.waitForPlace("row 61/62 · column 1/1")
      terminal.send(keys)
      try terminal.waitForPlace("row \(place)/62 · column 1/1")
      try expect(picked + "\n", pickedFrom: terminal)
    }
  }

  @Test func `R3.5 R3.9 R3.10 empty output means no more, and is reported once`() throws {
    let terminal = try errands.show("--more", "echo $GRIDPICK_COUNT >>runs")
    terminal.askForMore()
    try terminal.waitForStatus("no more")
    terminal.send("j")
    try terminal.waitForNoStatus("no more")
    terminal.send("jj")
    try terminal.waitUntilAsleep()
    #expect(errands.text("runs") == "60\n")
  }

  @Test func `R3.5 R3.11 after a failure more can be requested again, and the count is shown`()
    throws
  {
    let terminal = try errands.show(
      "--more", "echo $GRIDPICK_COUNT >>runs; test -e ready || { echo offline >&2; exit 4; }; seq 5"
    )
    terminal.askForMore()
    try terminal.waitForStatus("--more: status 4: offline")
    try errands.write("", to: "ready")
    terminal.send("j")
    try terminal.waitForPlace("row 61/65 · column 1/1")
    terminal.send("G")
    terminal.send("j")
    try terminal.waitForPlace("row 66/70 · column 1/1")
    #expect(errands.text("runs") == "60\n60\n65\n")
  }

  @Test func `R2.4 a refresh replaces a running request for more`() throws {
    errands.makeFIFO("never")
    let terminal = try errands.show(
      "--more", "echo $$ >number; cat never", "--reload", "seq 3")
    terminal.askForMore()
    try terminal.wait(for: "the command") { _ in errands.text("number").hasSuffix("\n") }
    terminal.send("r")
    try terminal.waitForPlace("row 3/3 · column 1/1")
    let number = try #require(Int32(errands.text("number").dropLast()))
    try terminal.wait(for: "its end") { _ in !ProcessList.isRunning(number) }
  }

  @Test func `R3.6 further rows of a csv have no titles`() throws {
    let rows = (1...40).map { "\($0),x\($0)\n" }.joined()
    let terminal = try errands.show(
      "-F", "csv", "--no-row-titles", "--more", "echo 41,new", reading: "n,x\n" + rows)
    terminal.askForMore()
    try terminal.waitForPlace("row 41/41 · column 1/2")
    terminal.send("l")
    try terminal.waitForPlace("row 41/41 · column 2/2")
    try expect("41,new\n", pickedFrom: terminal)
  }

  @Test(arguments: ["json", "ndjson"])
  func `R3.7 records with their keys in another order appear below the same titles`(
    format: String
  ) throws {
    let records = (1...40).map { #"{"id":\#($0),"name":"n\#($0)","age":\#($0)}"# }
    let text =
      format == "json" ? "[\(records.joined(separator: ","))]" : records.joined(separator: "\n")
    let more = #"{"age":7,"extra":"E","id":41,"name":"new"}"#
    try errands.write(format == "json" ? "[\(more)]" : more, to: "more")
    let terminal = try errands.show(
      "-F", format, "--pick", "cell", "--more", "cat more", reading: text)
    terminal.askForMore()
    try terminal.waitForPlace("row 41/41 · column 1/4")
    try terminal.waitUntil("the title") { $0.current == ["new"] }
    terminal.send("l")
    try terminal.waitUntil("the id") { $0.current == ["41"] }
    terminal.send("l")
    try terminal.waitUntil("the age") { $0.current == ["7"] }
    terminal.send("l")
    try terminal.waitForPlace("row 41/41 · column 4/4")
    try expect("E\n", pickedFrom: terminal)
  }

  @Test func `R3.9 an empty list too means that there is no more`() throws {
    let list = "[" + (1...60).map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let terminal = try errands.show("-F", "json", "--more", "echo '[]'", reading: list)
    terminal.askForMore()
    try terminal.waitForStatus("no more")
    try expect("60\n", pickedFrom: terminal)
  }

  @Test func `R3.6 further aligned lines are appended`() throws {
    let rows = (1...40).map { "n\($0)" + ($0 < 10 ? " " : "") + "  x\n" }.joined()
    let terminal = try errands.show(
      "-d", "aligned", "--pick", "cell", "--more", "echo 'n41  new'", reading: "N    X\n" + rows)
    terminal.askForMore()
    try terminal.waitForPlace("row 41/41 · column 1/2")
    terminal.send("l")
    try expect("new\n", pickedFrom: terminal)
  }

  @Test func `R3.5 R4.1 R4.2 in tabs each list loads more, and ends, by itself`() throws {
    errands.makeFIFO("go")
    let lists = ["one", "two"].map { name in
      "\"\(name)\":[" + (1...40).map { "\"\(name)\($0)\"" }.joined(separator: ",") + "]"
    }
    let command =
      #"echo $GRIDPICK_SECTION $GRIDPICK_TITLE $GRIDPICK_COUNT >told; cat go; echo '["new"]'"#
    let terminal = try PseudoTerminal.show(
      errands.launch(
        ["-l", "tabs", "-F", "json", "--more", command, "--reload", command],
        reading: "{\(lists.joined(separator: ","))}"))
    terminal.send("l")
    try terminal.waitUntil("the second list") { $0.current.contains("two1") }
    terminal.send("G")
    terminal.send("j")
    try terminal.wait(for: "the command") { _ in errands.text("told") == "1 two 40\n" }
    terminal.send("h")
    try terminal.waitUntil("the first list") { $0.current.contains("one1") }
    try errands.write("", to: "go")
    try terminal.waitForNoStatus("loading more")
    #expect(!terminal.screen.contains("new"))
    terminal.send("r")
    try terminal.wait(for: "the command") { _ in errands.text("told") == "0 one 40\n" }
    try errands.write("", to: "go")
    try terminal.waitUntil("the newer list") { $0.contains("new") && !$0.contains("one2") }
    terminal.send("l")
    terminal.send("G")
    try expect("new\n", pickedFrom: terminal)
  }

  @Test func `R3.4 a pivot cannot load more`() throws {
    let terminal = try PseudoTerminal.start(
      errands.launch(["--pivot", "a,b", "--more", "seq 5"], reading: "a,b\n"))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.complaints.contains("--more: cannot be combined with --pivot"))
  }
}
