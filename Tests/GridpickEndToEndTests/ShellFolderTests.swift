import GridpickTestSupport
import Testing

/// To another folder by Alt-C, in the real shells, and keys that are set or turned off by variables.
@Suite(.needs("bash", "zsh", "fish"))
struct ShellFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ script: String) throws {
    try Tool.run(["sh", "-c", "cd \"$0\" && " + script, folder.path])
  }

  @Test(
    arguments: InteractiveShell.Kind.allCases, ["a b", "it's $(x)", "two\nlines", "-", "-P"])
  func `K4.1 K4.2 the shell goes to a folder of any name, and the typed line comes back`(
    kind: InteractiveShell.Kind, name: String
  ) throws {
    try make("mkdir -- '\(name.replacing("'", with: #"'\''"#))'; touch file")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("pwd >$HOME/out")
    try shell.open(InteractiveShell.altC, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.terminal.waitUntil("the prompt") {
      !$0.lines.contains { $0.place.hasPrefix("row 1/1") }
    }
    try shell.waitForLine("pwd >$HOME/out")
    // That may be the line from before, and the next prompt that of the new folder.
    shell.terminal.send("\r")
    try shell.terminal.wait(for: "what is printed") { _ in
      (try? shell.printedAtHome())?.hasSuffix("\n") == true
    }
    #expect(try shell.printedAtHome() == "\(folder.path)/\(name)\n")
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K4.2 the command that goes to the folder is shown`(kind: InteractiveShell.Kind) throws {
    try make("mkdir sub")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("pwd")
    try shell.open(InteractiveShell.altC, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.terminal.waitUntil("the command") { screen in
      screen.lines.contains { $0.contains("> builtin cd -- ./sub") }
    }
    try shell.waitForLine("pwd")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K5.1 K5.2 K5.4 another command can list, with the options of its key`(
    kind: InteractiveShell.Kind
  )
    throws
  {
    let shell = try InteractiveShell(
      kind, in: folder,
      with: [
        "GRIDPICK_CTRL_T_COMMAND": "printf 'one\\ntwo words\\nthree\\n'",
        "GRIDPICK_CTRL_T_OPTS": "--columns 1 --bind 'load:last'", "GRIDPICK_OPTS": "--title Mine",
      ])
    try shell.type("echo ")
    try shell.open(InteractiveShell.controlT, at: "row 3/3 · column 1/1")
    #expect(shell.terminal.screen.contains("Mine"))
    shell.terminal.send("\u{1b}[A\r")
    try shell.waitForLine(kind == .fish ? "echo 'two words'" : "echo two\\ words")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K5.5 fzf's command is used if gridpick has none of its own`(
    kind: InteractiveShell.Kind
  ) throws {
    let shell = try InteractiveShell(
      kind, in: folder,
      with: [
        "FZF_CTRL_T_COMMAND": "echo theirs", "FZF_ALT_C_COMMAND": "", "FZF_CTRL_R_COMMAND": "",
        "GRIDPICK_CTRL_R_COMMAND": "x", "FZF_COMPLETION_TRIGGER": ",,",
        "FZF_CTRL_T_OPTS": "--no-such",
      ])
    try make("touch file")
    try shell.type("echo ")
    try shell.open(InteractiveShell.controlT, at: "row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("echo theirs")
    shell.terminal.send(",,\t")
    try shell.waitForPlace("row 1/1")
    try shell.leave(to: "echo theirs ,,")
    try shell.open(InteractiveShell.controlR, at: "")
    try shell.leave(to: "echo theirs ,,")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K5.4 an empty command leaves the key unchanged`(kind: InteractiveShell.Kind) throws {
    let names = [
      "CTRL_T_COMMAND", "CTRL_R_COMMAND", "ALT_C_COMMAND", "COMPLETION_KEY", "COMPLETION_TRIGGER",
    ]
    let shell = try InteractiveShell(
      kind, in: folder,
      with: Dictionary(uniqueKeysWithValues: names.map { ("GRIDPICK_" + $0, "") }))
    let question =
      switch kind {
      case .bash: "bind -X | grep -c gridpick"
      case .zsh: "bindkey | grep -c gridpick"
      case .fish: "bind | grep -c gridpick"
      }
    try shell.run(question)
    #expect(shell.terminal.screen.lines.contains("0"))
  }
}

extension InteractiveShell {
  fileprivate func printedAtHome() throws -> String { try TextFile.read(home.file("out")) }
}
