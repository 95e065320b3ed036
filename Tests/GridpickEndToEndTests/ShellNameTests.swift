import GridpickTestSupport
import Testing

/// The name before the cursor that Ctrl-T begins with, as the real shells would understand it.
@Suite(.needs("bash", "zsh", "fish"))
struct ShellNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ script: String) throws {
    try Tool.run(["sh", "-c", "cd \"$0\" && " + script, folder.path])
  }

  @Test(
    arguments: InteractiveShell.Kind.allCases,
    [
      ("ls on*/", "ls on*/ one"), ("ls +", "ls + one"), ("tar -xf", "tar -xf one"),
      ("ls ~root/", "ls ~root/ one"), ("ls $nope/", "ls $nope/ one"),
      ("cat \"a $x/", "cat \"a $x/\" one"), ("cat $x'a b", "cat $x'a b' one"),
      ("cat $x\\", "cat $x\\\\ one"), ("cat \"a $x\\", "cat \"a $x\\\\\" one"),
      ("cat ", "cat one"),
    ])
  func `K1.5 a word that is not a name stays, and the file follows it`(
    kind: InteractiveShell.Kind, lines: (typed: String, picked: String)
  ) throws {
    try make("touch one")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type(lines.typed)
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine(lines.picked)
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K1.5 a command in the word is not run`(kind: InteractiveShell.Kind) throws {
    try make("touch one")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("cat \"a `touch ran`/")
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("cat \"a `touch ran`/\" one")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K1.2 the word begins after an equals sign`(kind: InteractiveShell.Kind) throws {
    try make("mkdir plain && touch plain/one other")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("dd if=plain/")
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("dd if=plain/one")
  }

  @Test(
    arguments: InteractiveShell.Kind.allCases,
    ["~/sub/", "$HOME/sub/", "\"$HOME/sub/", "\"$HOME\"/sub/", "${HOME}/sub/", "\"${HOME}/sub/"])
  func `K1.3 K1.4 the word may begin with the home folder, and the whole path replaces it`(
    kind: InteractiveShell.Kind, word: String
  ) throws {
    // Braces around a name are an error there.
    guard kind != .fish || !word.contains("{") else { return }
    let shell = try InteractiveShell(kind, in: folder)
    try Tool.run(["sh", "-c", "mkdir \"$0/sub\" && printf found >\"$0/sub/quux\"", shell.home.path])
    try shell.type("cp " + word)
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.terminal.waitUntil("the name") {
      $0.contains("quux") && !$0.lines.contains { $0.place.hasPrefix("row ") }
    }
    shell.terminal.send("out")
    try shell.enter()
    #expect(try shell.bytes(of: "out") == Array("found".utf8))
  }

  @Test(
    arguments: InteractiveShell.Kind.allCases,
    ["word", "folder", "index", "start"])
  func `K1.3 a variable of any name is replaced by its value`(
    kind: InteractiveShell.Kind, name: String
  ) throws {
    try make("mkdir src && touch src/one other")
    let shell = try InteractiveShell(
      kind, in: folder, setUp: kind == .fish ? "set -g \(name) src" : "\(name)=src")
    try shell.type("cat $\(name)/")
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("cat src/one")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K1.3 K1.4 the value of a variable is only a name`(
    kind: InteractiveShell.Kind
  ) throws {
    try make("mkdir 'a $(touch ran)*' && touch 'a $(touch ran)*/one' other")
    let set = kind == .fish ? "set -g x " : "x="
    let shell = try InteractiveShell(kind, in: folder, setUp: set + "'a $(touch ran)*'")
    try shell.type("printf '<%s>\\n' $x/")
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.terminal.waitUntil("the name") {
      $0.contains("/one") && !$0.lines.contains { $0.place.hasPrefix("row ") }
    }
    try shell.enter()
    #expect(shell.terminal.screen.lines.contains("<a $(touch ran)*/one>"))
    try shell.run("ls")
    #expect(!shell.terminal.screen.lines.contains { $0.hasSuffix("ran") })
  }
}
