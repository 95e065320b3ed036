import GridpickTerminal
import GridpickTestSupport
import Testing

/// Input that is still arriving, never ends, or changes while it is open.
struct ArrivalTests {
  private func started(_ options: String...) throws -> PseudoTerminal {
    let launch = Launch([Gridpick.path, "--columns", "1"] + options, input: .pipe)
    return try PseudoTerminal.start(launch)
  }

  @Test func `P8.1 the first lines are shown, and can be picked, while the producer runs`() throws {
    let terminal = try started()
    terminal.feedInput(Array("one\ntwo\nthree\nfo".utf8))
    try terminal.waitForPlace("row 1/3 · column 1/1")
    try terminal.waitUntil("loading") { $0.text.contains("loading") }
    terminal.send("j")
    try terminal.waitForPlace("row 2/3 · column 1/1")
    terminal.feedInput(Array("ur\nfive\n".utf8))
    try terminal.waitForPlace("row 2/5 · column 1/1")
    terminal.send("G")
    try terminal.waitForPlace("row 5/5 · column 1/1")
    try expect("five\n", pickedFrom: terminal)
  }

  @Test func `P8 while a producer pauses the picker sleeps`() throws {
    let terminal = try started()
    terminal.feedInput(Array("one\n".utf8))
    try terminal.waitForPlace("row 1/1 · column 1/1")
    try terminal.waitUntilAsleep()
    let before = try terminal.activity()
    terminal.watch(for: 0.5)
    #expect(try terminal.activity() == before)
  }

  @Test func `P8 the end is shown, and so is a last line without a newline`() throws {
    let terminal = try started()
    terminal.feedInput(Array("one\ntwo".utf8))
    try terminal.waitForPlace("row 1/1 · column 1/1")
    terminal.closeInput()
    try terminal.waitForPlace("row 1/2 · column 1/1")
    try terminal.waitUntil("no loading") { !$0.text.contains("loading") }
  }

  @Test func `P3.2 an input without data yet does not end the picker`() throws {
    let terminal = try started()
    try terminal.waitUntil("loading") { $0.text.contains("loading") }
    terminal.send("\r")
    terminal.feedInput(Array("one\n".utf8))
    try terminal.waitForPlace("row 1/1 · column 1/1")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `P8.5 JSON that turns out to be bad keeps the data before, with an error`() throws {
    let terminal = try started("-F", "json")
    terminal.feedInput(Array(#"[["a","b"],["c"],"#.utf8))
    try terminal.waitForPlace("row 1/2 · column 1/2")
    terminal.feedInput(Array("oops".utf8))
    terminal.closeInput()
    try terminal.waitUntil("the error") { $0.text.contains("standard input:1:18: expected") }
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "a\n")
  }

  @Test(arguments: [("\r", 0), ("q", 130)] as [(String, Int32)])
  func `an error in the input is reported again at the end`(key: String, status: Int32) throws {
    let terminal = try started("-F", "json")
    terminal.feedInput(Array(#"[["a","b"],["c"],"#.utf8))
    try terminal.waitForPlace("row 1/2 · column 1/2")
    terminal.closeInput()
    try terminal.waitUntil("the error") { $0.text.contains("standard input:1:18: expected") }
    terminal.send("j")
    try terminal.waitForPlace("row 2/2 · column 1/1")
    terminal.send(key)
    #expect(try terminal.waitForExit() == .exited(status))
    let told = terminal.complaints.split(separator: "\n")
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("gridpick: standard input:1:18: expected") == true)
  }

  @Test func `P8.5 shown JSON stays JSON when it turns out to be bad`() throws {
    let terminal = try started()
    terminal.feedInput(Array(#"[["a","b"],["c"],"#.utf8))
    try terminal.waitForPlace("row 1/2 · column 1/2")
    terminal.feedInput(Array("oops".utf8))
    terminal.closeInput()
    try terminal.waitUntil("the error") { $0.text.contains("standard input:1:18: expected") }
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "a\n")
  }

  @Test func `a line that only began like JSON is a line`() throws {
    let terminal = try started()
    terminal.feedInput(Array("[0.1]".utf8))
    try terminal.waitForPlace("row 1/1 · column 1/1")
    terminal.feedInput(Array(" usb 1-1\n[0.2] usb 1-2\n".utf8))
    try terminal.waitForPlace("row 1/2 · column 1/1")
    try expect("[0.1] usb 1-1\n", pickedFrom: terminal)
  }

  @Test(arguments: [#"{"style":"nope","sections":[S]}"#, #"{"sections":[S],"layout":"nope"}"#])
  func `P8.6 a late document with an unknown style or layout is shown all the same`(
    document: String
  ) throws {
    let terminal = try started("-l", "shelves")
    try terminal.waitUntil("loading") { $0.text.contains("loading") }
    let sections = (0..<200).map { #"{"items":["a\#($0)","b"]}"# }.joined(separator: ",")
    let parts = document.split(separator: "S").map(String.init)
    terminal.feedInput(Array((parts[0] + sections + parts[1]).utf8))
    terminal.closeInput()
    try terminal.waitUntil("the error") { $0.text.contains(": expected") }
    terminal.send("j\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "a1\n")
    #expect(terminal.complaints.contains("found 'nope'"))
  }

  @Test(arguments: [#"{"style":"card","sections":[S]}"#, #"{"sections":[S],"style":"card"}"#])
  func `P8.15 a document's style applies wherever the document sets it`(document: String) throws {
    let terminal = try started("-l", "shelves")
    let sections = (0..<40).map { #"{"title":"t\#($0)","items":["a"]}"# }.joined(separator: ",")
    let parts = document.split(separator: "S").map(String.init)
    terminal.feedInput(Array((parts[0] + sections).utf8))
    try terminal.waitUntil("loading") { $0.text.contains("loading") }
    terminal.feedInput(Array(parts[1].utf8))
    terminal.closeInput()
    try terminal.waitForPlace("shelf 1/40 · item 1/1")
    try terminal.waitUntil("cards") { $0.text.filter { $0 == "╭" }.count == 4 }
  }

  @Test func `P8.5 JSON that is bad before anything is shown is an error`() throws {
    let terminal = try started("-F", "json")
    try terminal.waitUntil("loading") { $0.text.contains("loading") }
    terminal.feedInput(Array("oops".utf8))
    terminal.closeInput()
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.complaints.hasPrefix("gridpick: standard input:1:1: expected"))
  }

  @Test func `a file that is truncated while open causes no crash`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("lines")
    let text = (1...200_000).map { "line \($0)\n" }.joined()
    try TextFile.write(text, to: path)
    let terminal = try PseudoTerminal.show(Launch([Gridpick.path, "--columns", "1", path]))
    try terminal.waitForPlace("row 1/200000 · column 1/1")
    #expect(truncate(path, 4_096) == 0)
    terminal.send("G")
    try terminal.waitForPlace("row 200000/200000 · column 1/1")
    #expect(terminal.screen.text.contains("input changed, cannot pick"))
    terminal.send("g")
    try terminal.waitForPlace("row 1/200000 · column 1/1")
    #expect(terminal.screen.text.contains("input changed, cannot pick"))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func `one JSON value per line is detected, however slowly it arrives`() throws {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path], input: .pipe))
    try terminal.waitUntil("loading") { $0.text.contains("loading") }
    terminal.feedInput(Array("{\"id\":1,\"name\":\"one\"}\n".utf8))
    terminal.watch(for: 0.1)
    terminal.feedInput(Array("{\"id\":2,\"name\":\"two\"}\n".utf8))
    try terminal.waitForPlace("row 1/2 · column 1/2")
    terminal.send("jl")
    try terminal.waitForPlace("row 2/2 · column 2/2")
    try expect("{\"id\":2,\"name\":\"two\"}\n", pickedFrom: terminal)
  }

  @Test func `records that turn out to be one line of several cause no crash`() throws {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path], input: .pipe))
    terminal.feedInput(Array("[{\"a\":1,\"b\":2},{\"a\":2,\"b\":3},{\"a\":3}]\n".utf8))
    try terminal.waitForPlace("row 1/3 · column 1/2")
    terminal.send("G")
    try terminal.waitForPlace("row 3/3 · column 1/2")
    terminal.feedInput(Array("[1]\n".utf8))
    try terminal.waitForPlace("row 2/2 · column 1/1")
    try expect("1\n", pickedFrom: terminal)
  }

  @Test func `leading blanks decide no format`() throws {
    let terminal = try PseudoTerminal.start(Launch([Gridpick.path], input: .pipe))
    terminal.feedInput(Array("\n".utf8))
    try terminal.waitUntil("loading") { $0.text.contains("loading") }
    terminal.feedInput(Array("[[\"a\",\"b\"]]".utf8))
    terminal.closeInput()
    try terminal.waitForPlace("row 1/1 · column 1/2")
  }

  @Test(arguments: [300_000, 1_500_000, 8_000_000])
  func `a limit of memory causes no crash`(kilobytes: Int) throws {
    let launch = Gridpick.launch(reading: "one\ntwo\n")
      .through("ulimit -v \(kilobytes); exec \"$@\"")
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitForPlace("row 1/2 · column 1/1")
  }

  @Test func `a pivot grows with its records`() throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "-F", "csv", "--pivot", "a,b,c"], input: .pipe))
    terminal.feedInput(Array("a,b,c\n1,x,one\n2,x,two\n".utf8))
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.feedInput(Array("1,y,three\n".utf8))
    try terminal.waitForPlace("row 1/2 · column 1/2")
    terminal.send("l")
    try expect("three\n", pickedFrom: terminal)
  }

  @Test func `an endless producer is shown, and ends with the picker`() throws {
    let launch = Launch([Gridpick.path, "--columns", "1"])
      .through("while echo y; do :; done 2>/dev/null | \"$@\"")
    let terminal = try PseudoTerminal.show(launch)
    try terminal.waitUntil("a screenful") { $0.lines.dropLast().allSatisfy { $0.contains("y") } }
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "y\n")
  }
}
