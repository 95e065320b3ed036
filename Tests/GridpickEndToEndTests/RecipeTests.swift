import GridpickCore
import GridpickTestSupport
import Testing

/// The recipes of docs/RECIPES.md, run as they stand there, with stand-ins for the commands that they are about.
@Suite(.needs("jq", "git"))
struct RecipeTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Tool.run([
      "sh", "-c", #"cp -R "$1/home/." "$0"; mkdir "$0/bin"; ln -s "$2" "$0/bin/gridpick""#,
      home.path, Self.standIns, Gridpick.path,
    ])
  }

  private static let standIns =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/RecipeStandIns"

  /// The commands under a heading of the paper.
  private static func recipe(_ title: String) throws -> String {
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let lines = try TextFile.read(folder + "/docs/RECIPES.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let heading = try #require(lines.firstIndex { $0 == "## " + title })
    let start = try #require(lines[heading...].firstIndex { $0 == "```sh" })
    let end = try #require(lines[start...].firstIndex { $0 == "```" })
    return lines[(start + 1)..<end].joined(separator: "\n") + "\n"
  }

  /// The recipe at its first frame, which has this text.
  func open(_ title: String, at text: String, in folder: String? = nil) throws
    -> PseudoTerminal
  {
    try TextFile.write(try Self.recipe(title), to: home.file("recipe"))
    let path = TestEnvironment.basic["PATH"] ?? ""
    let launch = Launch(
      ["sh", home.file("recipe")],
      environment: [
        "HOME": home.path, "PATH": "\(Self.standIns)/bin:\(home.path)/bin:\(path)",
        "EMOJI_TEST": Self.standIns + "/emoji-test.txt",
      ], directory: folder ?? home.path, size: .init(lines: 30, columns: 110))
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitUntil(text) { $0.contains(text) }
    return terminal
  }

  /// Picks, and nothing of what items hold has been run.
  func expectPick(_ printed: String, on terminal: PseudoTerminal) throws {
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed == printed)
    #expect(!home.names.contains("pwned"))
  }

  @Test func `every recipe has a test`() throws {
    let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let titles = try TextFile.read(folder + "/docs/RECIPES.md").split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    let tests =
      try TextFile.read(#filePath)
      + TextFile.read(folder + "/Tests/GridpickEndToEndTests/RecipeTests+Programs.swift")
    #expect(titles.filter { !tests.contains("\"\($0)\"") } == [])
  }

  @Test func `the recipe for commits of any branch works`() throws {
    try Tool.run([
      "sh", "-c",
      """
      cd "$0" && git init -q -b main repository && cd repository && git config user.name Ada \
      && git config user.email ada@example.org && git config commit.gpgsign false
      commit() { GIT_AUTHOR_DATE="$1" GIT_COMMITTER_DATE="$1" git commit -q --allow-empty -m "$2"; }
      commit '2026-01-01T00:00:00Z' 'Begin'
      git switch -q -c 'side%n"$(touch$IFS""pwned)'
      commit '2026-01-02T00:00:00Z' 'Touch $(touch pwned)'
      """, home.path,
    ])
    let repository = home.file("repository")
    let terminal = try open("A commit of any branch", at: "commit ", in: repository)
    try terminal.waitUntil("the commit") { $0.contains("Author: Ada") }
    // The recipe prints one branch after the other.
    try terminal.waitForStatus("1/2 side")
    terminal.send("\u{1b}[C")
    try terminal.waitForStatus("main")
    let hash = try Tool.run(["git", "-C", repository, "log", "-1", "--format=%h", "main"])
    try expectPick(String(decoding: hash, as: UTF8.self), on: terminal)
    #expect(try FileNames.inFolder(repository).allSatisfy { $0 != "pwned" })
  }

  @Test func `the recipe for hosts works`() throws {
    let terminal = try open("A host, and what to do there", at: "row 1/4 web")
    #expect(["example", "old", "nas", "="].allSatisfy { !terminal.screen.contains($0) })
    terminal.send("\u{1b}[B\u{1b}[C")
    try terminal.waitForStatus("row 2/4 db · column 3/5 files")
    try expectPick("sftp <--> <db>\n", on: terminal)
  }

  @Test func `the recipe for pods works: namespaces, logs and deletion`() throws {
    let terminal = try open(
      "Pods by namespace, their logs, and an end to one",
      at: "logs: <logs> <--tail> <500> <--namespace> <data> <db-0>")
    terminal.send("\u{1b}[B")
    let log = "logs: <logs> <--tail> <500> <--namespace> <shop> <web-1>"
    try terminal.waitUntil(log) { $0.contains(log) }
    terminal.send("\u{18}")
    try terminal.waitUntil("no web-1") { !$0.contains("web-1") && $0.contains("refreshed") }
    try expectPick("shop\tweb-2\n", on: terminal)
  }

  @Test func `the recipe for a day works`() throws {
    // The stand-in's today is a Wednesday, the 18th.
    let terminal = try open("A day", at: "row 5/14 2026-W47 · column 3/7 Wed")
    terminal.send("\u{1b}[B\u{1b}[C")
    try terminal.waitForStatus("row 6/14 2026-W48 · column 4/7 Thu")
    try expectPick("2026-11-26\n", on: terminal)
  }

  @Test func `the recipe for a colour works`() throws {
    let terminal = try open("A colour", at: "row 1/9 · column 1/12")
    // Half light, and a third around: green, as CSS has hsl(120 90% 50%).
    terminal.send("\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[C\u{1b}[C\u{1b}[C\u{1b}[C")
    try terminal.waitForStatus("row 5/9 · column 5/12")
    try expectPick("#0df20d\n", on: terminal)
  }

  @Test func `the recipe for an emoji works`() throws {
    let terminal = try open("An emoji", at: "grinning face with big eyes")
    #expect(!terminal.screen.contains("☺"))
    terminal.send("/monkey")
    try terminal.leaveFind()
    try terminal.waitForStatus("tab 2/2 Animals & Nature")
    terminal.send("\u{1b}[B")
    try terminal.waitForStatus("item 2/2")
    try expectPick("🐒\n", on: terminal)
  }

  @Test func `the recipe for a mail folder works`() throws {
    let terminal = try open(
      "A mail folder", at: "mail: <show> <--format=text> <--entire-thread=true> <thread:000a>")
    terminal.send("\u{1}")
    try terminal.waitUntil("no frozen lake") {
      !$0.contains("frozen") && $0.contains("<thread:000b>")
    }
    try expectPick("thread:000b\n", on: terminal)
  }

  @Test func `the recipe for processes works`() throws {
    let victim = try PseudoTerminal.start(Launch(["sleep", "1000"]))
    try TextFile.write("\(victim.processID)\n", to: home.file("victim"))
    let terminal = try open("What is running", at: "row 1/2 \(victim.processID)")
    terminal.send("\u{18}")
    #expect(try victim.waitForExit() == .signalled(15))
    try terminal.waitForStatus("refreshed")
    terminal.send("r")
    try terminal.waitForStatus("row 1/1")
    try expectPick("1\n", on: terminal)
  }
}
