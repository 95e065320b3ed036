import GridpickTestSupport
import Testing

/// Files on the command line by Ctrl-T, in the real shells.
@Suite(.needs("bash", "zsh", "fish"))
struct ShellFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ script: String) throws {
    try Tool.run(["sh", "-c", "cd \"$0\" && " + script, folder.path])
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K1.4 two file names with blanks and quotes arrive unchanged`(
    kind: InteractiveShell.Kind
  ) throws {
    try make(#"touch "it's \"one\".txt" 'a b $(x).txt'"#)
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("printf '<%s>\\n' ")
    try shell.open(InteractiveShell.controlT, at: "row 1/2")
    shell.terminal.send("\t\t\r")
    try shell.terminal.waitUntil("the names") {
      $0.contains("one") && !$0.lines.contains { $0.place.hasPrefix("row ") }
    }
    try shell.enter()
    let printed = shell.terminal.screen.lines.filter { $0.hasPrefix("<") }
    #expect(Set(printed) == [#"<it's "one".txt>"#, "<a b $(x).txt>"] && printed.count == 2)
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K1.4 K1.6 names that are not text, or look like options, arrive unchanged`(
    kind: InteractiveShell.Kind
  ) throws {
    try make(#"touch -- "$(printf 'bad\377')" "$(printf 'two\nlines')" -rf '~' '*' '\'"#)
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("printf '%s\\0' ")
    try shell.open(InteractiveShell.controlT, at: "row 1/6")
    shell.terminal.send("\t\t\t\t\t\t\r")
    try shell.terminal.waitUntil("the names") {
      $0.contains("./-rf") && !$0.lines.contains { $0.place.hasPrefix("row ") }
    }
    shell.terminal.send(">.out\r")
    try shell.terminal.wait(for: "the names") { _ in
      (try? shell.bytes(of: ".out"))?.count { $0 == 0 } == 6
    }
    let names = try shell.bytes(of: ".out").split(separator: 0).map(Array.init)
    #expect(
      Set(names)
        == Set([
          Array("bad".utf8) + [0xff], Array("two\nlines".utf8), Array("./-rf".utf8),
          Array("~".utf8), Array("*".utf8), Array("\\".utf8),
        ]))
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K1.1 K1.4 K1.5 the word before the cursor is a folder and a query`(
    kind: InteractiveShell.Kind
  ) throws {
    try make("mkdir -p src/deep && touch src/foo.c src/bar.c src/deep/fool.c foo")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("cat src/foo")
    try shell.open(InteractiveShell.controlT, at: "row 1/2")
    shell.terminal.send("\r")
    try shell.waitForLine("cat src/foo.c")
    shell.terminal.send("*/foo")
    try shell.open(InteractiveShell.controlT, at: "row 1/")
    try shell.leave(to: "cat src/foo.c */foo")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K1.1 files and folders are those of the walk`(kind: InteractiveShell.Kind) throws {
    try make(
      """
      git init -q; mkdir -p .github node_modules/m src; ln -s src link; echo out >.gitignore
      touch .github/ci.yml node_modules/m/index.js out src/a
      """)
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("cat ")
    shell.terminal.send(InteractiveShell.controlT)
    try shell.terminal.waitUntil("all of it") {
      $0.lines.contains { $0.hasPrefix(" > type to search") && $0.hasSuffix(" 6") }
    }
    for name in [".github/", ".github/ci.yml", ".gitignore", "src/", "link"] {
      #expect(shell.terminal.screen.contains(name))
    }
    shell.terminal.send("yml")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("cat .github/ci.yml")
  }

  @Test(
    arguments: InteractiveShell.Kind.allCases,
    [#""My Docs/a"#, "'My Docs/a", #"My\ Docs/a"#, #"--of="My Docs"/a"#, #"My" Docs"/\"#])
  func `K1.2 the word may be in quotes, and a quote may be open`(
    kind: InteractiveShell.Kind, word: String
  ) throws {
    try make(#"mkdir 'My Docs' && touch 'My Docs/a $1' other"#)
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("printf '<%s>\\n' " + word)
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.terminal.waitUntil("the name") {
      $0.contains("$1") && !$0.lines.contains { $0.place.hasPrefix("row ") }
    }
    try shell.enter()
    #expect(
      shell.terminal.screen.lines.filter { $0.hasPrefix("<") } == [
        word.hasPrefix("--of=") ? "<--of=My Docs/a $1>" : "<My Docs/a $1>"
      ])
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K5.1 options for output and marks in the user's defaults have no effect`(
    kind: InteractiveShell.Kind
  ) throws {
    try make("touch one two")
    let shell = try InteractiveShell(
      kind, in: folder,
      with: [
        "GRIDPICK_OPTS": """
        -o json --expect f1 --pick row --layout tabs --exit-0 --frozen PID --sort name --only NAME --walk=/usr
        --print-query --disabled --start 9,9 --query zz --no-sort --plain --preview 'cat {field:NAME}' # all
        """
      ])
    try shell.type("cat ")
    try shell.open(InteractiveShell.controlT, at: "row 1/2")
    shell.terminal.send("tw")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("cat two")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K2.1 Esc leaves the line and the status unchanged`(kind: InteractiveShell.Kind) throws {
    try make("touch one two")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.run("false")
    try shell.type(kind == .fish ? "echo got $status " : "echo got $? ")
    let before = shell.terminal.screen.lines
    for key in [InteractiveShell.controlT, InteractiveShell.controlR, InteractiveShell.altC] {
      shell.terminal.send(key)
      try shell.terminal.waitUntil("the picker") {
        $0.lines.contains { $0.hasPrefix("> ") || $0.hasPrefix(" > ") }
      }
      try shell.leave(to: kind == .fish ? "echo got $status " : "echo got $? ")
      #expect(shell.terminal.screen.lines == before)
    }
    try shell.enter()
    #expect(shell.terminal.screen.lines.contains("got 1"))
  }

  @Test func `K2.1 Esc does not end a bash that exits on errors`() throws {
    let shell = try InteractiveShell(.bash, in: folder, setUp: "set -e")
    try shell.type("echo still here ")
    for key in [InteractiveShell.controlT, InteractiveShell.controlR, InteractiveShell.altC] {
      shell.terminal.send(key)
      try shell.terminal.waitUntil("the picker") {
        $0.lines.contains { $0.hasPrefix("> ") || $0.hasPrefix(" > ") }
      }
      try shell.leave(to: "echo still here ")
    }
    try shell.enter()
    #expect(shell.terminal.screen.lines.contains("still here"))
  }

  @Test(.needs("shellcheck"), arguments: InteractiveShell.Kind.allCases)
  func `the printed script is clean for its shell`(kind: InteractiveShell.Kind) throws {
    let check =
      switch kind {
      case .bash: "shellcheck --shell=bash -"
      case .zsh: "zsh -n"
      case .fish: "fish --no-execute"
      }
    try Tool.run([
      "sh", "-c", "\"$0\" --shell-integration \(kind.rawValue) | \(check)", Gridpick.path,
    ])
    // The sheets are for sh in all of them.
    try Tool.run([
      "bash", "-c",
      #". <("$0" --shell-integration bash) && printf '%s\n' "$__gridpick_sheets" | shellcheck --shell=sh -"#,
      Gridpick.path,
    ])
  }
}
