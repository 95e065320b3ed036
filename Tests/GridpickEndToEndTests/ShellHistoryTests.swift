import GridpickTestSupport
import Testing

/// A line of the history by Ctrl-R, in the real shells.
@Suite(.needs("bash", "zsh", "fish"))
struct ShellHistoryTests {
  private func shell(_ kind: InteractiveShell.Kind) throws -> InteractiveShell {
    try InteractiveShell(kind, in: try TemporaryFolder())
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K3 the chosen entry replaces the line, and is not run`(
    kind: InteractiveShell.Kind
  ) throws {
    let shell = try shell(kind)
    for line in ["echo first two", "echo first one", "echo other", "echo first two"] {
      try shell.run(line)
    }
    try shell.type("first")
    // The newest first, each once, and what was typed is looked for.
    try shell.open(InteractiveShell.controlR, at: "row 1/2")
    let lines = shell.terminal.screen.lines
    let newest = try #require(lines.firstIndex { $0.hasPrefix("  echo first two") })
    #expect(lines[newest + 1].hasPrefix("  echo first one"))
    shell.terminal.send("\u{1b}[B\r")
    try shell.waitForLine("echo first one")
    try shell.enter()
    #expect(shell.terminal.screen.lines.count { $0 == "first one" } == 2)
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K3 an entry of several lines is inserted whole`(kind: InteractiveShell.Kind) throws {
    let shell = try shell(kind)
    shell.terminal.send("echo 'one\n  two' | cat >out\r")
    try shell.terminal.wait(for: "the first run") { _ in
      (try? shell.bytes(of: "out")) == Array("one\n  two\n".utf8)
    }
    try shell.waitForLine("")
    try shell.run("rm out")
    try shell.open(InteractiveShell.controlR, at: "row 1/")
    shell.terminal.send("'two")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.terminal.waitUntil("the entry") {
      $0.contains("two' | cat >out") && !$0.lines.contains { $0.place.hasPrefix("row ") }
    }
    shell.terminal.send("\r")
    try shell.terminal.wait(for: "the second run") { _ in
      (try? shell.bytes(of: "out")) == Array("one\n  two\n".utf8)
    }
  }

  @Test func `K3 an entry is one line in the posix mode of bash too`() throws {
    let shell = try InteractiveShell(.bash, in: try TemporaryFolder(), setUp: "set -o posix")
    for line in ["echo first one", "echo other", "echo first two"] { try shell.run(line) }
    try shell.type("first")
    try shell.open(InteractiveShell.controlR, at: "row 1/2")
    shell.terminal.send("\u{1b}[B\r")
    try shell.waitForLine("echo first one")
  }
}
