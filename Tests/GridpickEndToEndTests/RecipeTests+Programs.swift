import GridpickCore
import GridpickTestSupport
import Testing

/// The recipes about a program each.
extension RecipeTests {
  /// A repository in the home folder with one commit, a changed file and a new one.
  private func repository() throws -> String {
    try Tool.run([
      "sh", "-c",
      """
      cd "$0" && git init -q -b main repository && cd repository && git config user.name Ada \
      && git config user.email ada@example.org && git config commit.gpgsign false
      printf 'one\\ntwo freezes $(touch pwned)\\n' >'a b'
      git add . && git commit -q -m 'Begin $(touch pwned)' && echo three >>'a b' && echo >new
      """, home.path,
    ])
    return home.file("repository")
  }

  @Test(.needs("rg")) func `the recipe for lines with a text works`() throws {
    let terminal = try open(
      "Lines with a text, as it is typed", at: "type to search", in: try repository())
    terminal.send("two freez")
    try terminal.waitUntil("the line") { $0.contains("a b") && $0.contains("2  two freezes") }
    try expectPick("vi: <+2> <--> <a b>\n", on: terminal)
  }

  @Test func `the recipe for a commit works`() throws {
    let folder = try repository()
    try Tool.run(["git", "-C", folder, "restore", "a b"])
    let terminal = try open("A commit, and what to do with it", at: "Author: Ada", in: folder)
    terminal.send("\u{18}")
    // The commit that was reverted stays current.
    try terminal.waitForStatus("row 2/2")
    let hash = try Tool.run(["git", "-C", folder, "log", "-1", "--format=%h", "HEAD~1"])
    try expectPick(String(decoding: hash, as: UTF8.self), on: terminal)
  }

  @Test func `the recipe for changed files works`() throws {
    let folder = try repository()
    let terminal = try open("Changed files, to be staged", at: "+three", in: folder)
    terminal.send("\u{01}")
    try terminal.waitUntil("staged") { $0.contains("M   a b") && $0.contains("??  new") }
    terminal.send("\u{12}")
    try terminal.waitUntil("no longer staged") { $0.contains(" M  a b") }
    try expectPick("a b\n", on: terminal)
  }

  @Test func `the recipe for a file works`() throws {
    let terminal = try open(
      "A file, and how it begins", at: "two freezes $(touch pwned)", in: try repository())
    try expectPick("vi: <--> <a b>\n", on: terminal)
  }

  @Test func `the recipe for the tree of processes works`() throws {
    let terminal = try open("The tree of processes", at: "     \\_ $(touch pwned)")
    terminal.send("jj")
    try terminal.waitUntil("the preview") { $0.contains("<-p> <21>") }
    try expectPick("21\n", on: terminal)
  }

  @Test func `the recipe for containers works`() throws {
    let terminal = try open("Containers", at: "logs: <logs> <--tail> <200> <web-1>")
    terminal.send("j")
    try terminal.waitUntil("the other log") { $0.contains("<200> <db-1>") }
    terminal.send("\u{18}")
    try terminal.waitUntil("no db-1") { !$0.contains("db-1") }
    try expectPick("web-1\n", on: terminal)
  }

  @Test func `the recipe for the journal works`() throws {
    let terminal = try open("The journal, by program", at: "sshd 2  kernel 1")
    terminal.send("l")
    try terminal.waitUntil("the kernel's tab") { $0.contains("I/O error $(touch pwned)") }
    try expectPick("I/O error $(touch pwned)\n", on: terminal)
  }

  @Test func `the recipe for a page of the manual works`() throws {
    let terminal = try open("A page of the manual", at: "man: <1> <ls>")
    terminal.send("j")
    try terminal.waitUntil("the other page") { $0.contains("man: <1> <passwd>") }
    try expectPick("man: <1> <passwd>\n", on: terminal)
  }

  @Test func `the recipe for a bookmark works`() throws {
    let terminal = try open("A bookmark", at: "Daily")
    try expectPick("https://swift.example/a?b=$(touch pwned)&c\n", on: terminal)
  }

  @Test func `the recipe for calls to an API works`() throws {
    let terminal = try open("Calls to an API", at: "one more")
    terminal.send("j\r")
    let body = #"{\"name\": \"it's $(touch pwned)\"}"#
    try terminal.waitUntil("the answer") { $0.contains(body) && $0.contains("\"POST\"") }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(!home.names.contains("pwned"))
  }

  @Test(.needs("sqlite3")) func `the recipe for a table too large works`() throws {
    let rows = """
      CREATE TABLE songs(id INTEGER PRIMARY KEY, artist TEXT, title TEXT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO songs SELECT i, 'Ada', 'it''s; $(touch pwned) ' || i FROM n;
      """
    try Tool.run(["sqlite3", home.file("music.db"), rows])
    let terminal = try open("A table too large for this machine", at: "row 1/500")
    terminal.send("\u{1b}[1;5F")
    try terminal.waitUntil("the sign that more can be asked for") { $0.contains("⋯") }
    terminal.send("\u{1b}[B")
    try terminal.waitForStatus("row 501/1000")
    terminal.send("'); DROP TABLE songs; --")
    try terminal.waitUntil("no match") { $0.contains("no items") }
    terminal.send("\u{15}it's; $(touch pwned) 120")
    try terminal.waitUntil("another query") { $0.contains("row 2/2") }
    try expectPick("1200\n", on: terminal)
  }
}
