import GridpickTestSupport
import Testing

/// A line of the history by Ctrl-R, in the real shells.
@Suite(.needs("bash", "zsh", "fish"))
struct ShellHistoryTests {
  private func shell(_ kind: InteractiveShell.Kind) throws -> InteractiveShell {
    try InteractiveShell(kind, in: try TemporaryFolder())
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K3.1 K3.4 the chosen entry replaces the line, and is not run`(
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
  func `K3.4 an entry of several lines is inserted whole`(kind: InteractiveShell.Kind) throws {
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

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K3.1 K3.2 the best and newest entry is first, and Ctrl-R again sorts by time`(
    kind: InteractiveShell.Kind
  ) throws {
    let shell = try shell(kind)
    for line in ["echo ab cd", "echo ab cd more", "echo cd ab", "echo ax bx"] {
      try shell.run(line)
    }
    try shell.type("ab cd")
    try shell.open(InteractiveShell.controlR, at: "row 1/3")
    func expect(_ entries: [String], _ note: String) throws {
      try shell.terminal.waitUntil(note) { screen in
        let first = screen.lines.lastIndex { $0.dropFirst(2).hasPrefix(entries[0] + " ") }
        return first.map { first in
          entries.indices.allSatisfy {
            screen.lines[first + $0].dropFirst(2).hasPrefix(entries[$0] + " ")
          }
        } == true && screen.lines.contains { $0.contains(note) }
      }
    }
    try expect(["echo ab cd more", "echo ab cd", "echo cd ab"], "pick")
    shell.terminal.send(InteractiveShell.controlR)
    try expect(["echo cd ab", "echo ab cd more", "echo ab cd"], "original order")
    shell.terminal.send("\r")
    try shell.waitForLine("echo cd ab")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K3.5 Shift-Delete forgets an entry, also in the file of the history`(
    kind: InteractiveShell.Kind
  ) throws {
    let file = "HISTFILE=$HOME/history"
    let setUp =
      switch kind {
      case .bash: file
      case .zsh: "\(file) HISTSIZE=20 SAVEHIST=100 HISTORY_IGNORE='(true*)'"
      case .fish: ""
      }
    let shell = try InteractiveShell(kind, in: try TemporaryFolder(), setUp: setUp)
    // The file has more than zsh keeps in its memory, and the memory has what zsh is not to write.
    let early = kind == .zsh ? (1...30).map { "early \($0)\n" } : []
    try TextFile.write(early.joined(), to: shell.home.file("history"))
    if kind == .zsh { try shell.run("true") }
    for line in ["echo one", "echo secret", "echo two", "echo secret"] { try shell.run(line) }
    shell.terminal.send("echo 'a\n secret'\r")
    try shell.terminal.waitUntil("what it prints") { $0.lines.contains(" secret") }
    try shell.waitForLine("")
    try shell.forget("echo secret", foundBy: "^echo\\ secret$")
    try shell.openHistory(at: "secret")
    shell.terminal.send("\u{1b}")
    try shell.waitForLine("")
    try shell.run("echo three")
    if kind == .fish { return }
    // At its end bash writes what is new; a zsh without files of its own does not.
    shell.terminal.send("exit\r")
    _ = try shell.terminal.waitForExit()
    let kept = try TextFile.read(shell.home.file("history"))
    #expect(!kept.contains("echo secret"))
    #expect(!kept.contains("true"))
    for line in early { #expect(kept.contains(line)) }
    for line in ["echo one", "echo two"] + (kind == .bash ? ["echo three"] : []) {
      #expect(kept.contains(line))
    }
  }

  @Test func `K3.5 in bash an entry is forgotten with its time, and no other entry`() throws {
    let shell = try InteractiveShell(
      .bash, in: try TemporaryFolder(), setUp: "HISTFILE=$HOME/history HISTTIMEFORMAT=x; set -o vi")
    let times = "#1\necho one\n#2\nsecret\n#3\necho 'a\nsecret\n'\n#4\nsecret\n"
    try TextFile.write(times, to: shell.home.file("history"))
    try shell.run("history -c; history -r")
    try shell.forget("secret", foundBy: "^secret$")
    let kept = try TextFile.read(shell.home.file("history"))
    #expect(kept.hasPrefix("#1\necho one\n#3\necho 'a\nsecret\n'\n"))
    #expect(!kept.contains("#4"))
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K3.3 all lines of the current entry are shown`(kind: InteractiveShell.Kind) throws {
    let shell = try shell(kind)
    shell.terminal.send("echo 'one\n  and two'\r")
    try shell.terminal.waitUntil("what it prints") { $0.lines.contains("  and two") }
    try shell.waitForLine("")
    shell.terminal.send(InteractiveShell.controlR)
    try shell.terminal.waitUntil("a line each") { screen in
      screen.lines.contains { $0.hasSuffix("│ echo 'one") }
        && screen.lines.contains { $0.hasSuffix("│   and two'") }
    }
  }

  @Test func `K3.1 an entry is one line in the posix mode of bash too`() throws {
    let shell = try InteractiveShell(.bash, in: try TemporaryFolder(), setUp: "set -o posix")
    for line in ["echo first one", "echo other", "echo first two"] { try shell.run(line) }
    try shell.type("first")
    try shell.open(InteractiveShell.controlR, at: "row 1/2")
    shell.terminal.send("\u{1b}[B\r")
    try shell.waitForLine("echo first one")
  }

  @Test func `K3.5 bash without times splits entries of several lines once one is forgotten`()
    throws
  {
    let shell = try InteractiveShell(
      .bash, in: try TemporaryFolder(), setUp: "HISTFILE=$HOME/history")
    try shell.run("echo secret")
    shell.terminal.send("echo 'one\n  and two'\r")
    try shell.terminal.waitUntil("what it prints") { $0.lines.contains("  and two") }
    try shell.waitForLine("")
    try shell.forget("echo secret", foundBy: "^echo\\ secret$")
    try shell.openHistory(at: "^echo\\ 'one$")
    shell.terminal.send("\r")
    try shell.waitForLine("echo 'one")
  }
}

extension InteractiveShell {
  /// Opens the history at the only entry that a query finds.
  fileprivate func openHistory(at query: String) throws {
    try open(Self.controlR, at: "row 1/")
    terminal.send(query)
    try waitForPlace("row 1/1")
  }

  /// Forgets an entry by Shift-Delete, and leaves the history.
  fileprivate func forget(_ entry: String, foundBy query: String) throws {
    try openHistory(at: query)
    terminal.send("\u{1b}[3;2~")
    try terminal.waitUntil("the word") { $0.contains("deleted from history: \(entry)") }
    terminal.send("\u{1b}")
    try waitForLine("")
  }
}
