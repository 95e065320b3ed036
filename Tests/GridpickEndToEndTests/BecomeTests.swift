import GridpickTerminal
import GridpickTestSupport
import Testing

/// A command that takes the picker's place (rule B2).
struct BecomeTests {
  private let errands: Errands

  init() throws {
    errands = try Errands()
  }

  private func ended(
    _ command: String, _ status: Int32, reading text: String = "one\ntwo\n"
  ) throws -> PseudoTerminal {
    let launch = errands.launch(
      ["--columns", "1", "--bind", "x:become(\(command))", "--bind", "p:print({value})"],
      reading: text)
    let terminal = try PseudoTerminal.start(launch.afterOtherText())
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("pjx")
    #expect(try terminal.waitForExit() == .exited(status))
    return terminal
  }

  @Test func `B2.8 the new command prints, and the program ends with its status`() throws {
    let terminal = try ended("printf '%s|' {} {+} {q} {line}; echo why >&2; exit 7", 7)
    #expect(terminal.printed == "two|two||two|")
    #expect(terminal.complaints == "why\n")
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  @Test
  func `B2.8 the new command reads the terminal, and inherits nothing from the picker`() throws {
    let terminal = try ended(
      "test -t 0 && echo terminal; ls /proc/self/fd | tr '\\n' ' '; grep -E '^Sig(Blk|Ign)' /proc/self/status",
      0)
    let lines = terminal.printed.split(separator: "\n").map(String.init)
    // The last of the files is the folder's, that ls reads.
    #expect(lines.prefix(2) == ["terminal", "0 1 2 3 SigBlk:\t0000000000000000"])
    let ignored = try #require(UInt64(lines.last?.split(separator: "\t").last ?? "", radix: 16))
    // The C library's own two are not a program's to set.
    #expect(ignored & 0x7fff_ffff == 0)
  }

  @Test func `V3.3 a file of values exists for the new command`() throws {
    #expect(try ended("cat {f} {f}", 0).printed == "two\ntwo\n")
  }

  @Test func `V3.7 after a refused command the picker stays`() throws {
    let launch = errands.launch(["--bind", "x:become(echo {})"], reading: "a\u{0}b\ntwo\n")
    let terminal = try PseudoTerminal.show(launch)
    terminal.send("x")
    try terminal.waitForStatus("{}: contains a NUL")
    terminal.send("jx")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == "two\n")
  }

  @Test func `R5.4 running commands are stopped first`() throws {
    let launch = errands.launch(
      [
        "--columns", "1", "--bind", "x:become(echo done)", "--bind",
        "s:execute-silent(echo $$ >number; exec sleep 1000)",
      ], reading: "one\n")
    let terminal = try PseudoTerminal.show(launch)
    terminal.send("s")
    try terminal.wait(for: "the command") { _ in errands.text("number").hasSuffix("\n") }
    terminal.send("x")
    #expect(try terminal.waitForExit() == .exited(0))
    ProcessList.expectEnd(of: [try #require(Int32(errands.text("number").dropLast()))])
  }
}
