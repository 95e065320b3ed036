import GridpickTestSupport
import Testing

/// Completion of a word in a grid, by Ctrl-X Tab, in the real shells.
@Suite(.needs("bash", "zsh"))
struct ShellCompletionTests {
  private static let key = "\u{18}\t"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A made-up command with completions of its own.
  private func shell(
    _ kind: InteractiveShell.Kind, with changes: [String: String] = [:]
  ) throws -> InteractiveShell {
    let setUp =
      switch kind {
      case .bash:
        """
        _got() {
          case $3 in
            add) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
            commit) compopt -o nospace; COMPREPLY=($(compgen -W '--author= --amend' -- "$2")) ;;
            *) COMPREPLY=($(compgen -W 'checkout cherry-pick clean commit add' -- "$2")) ;;
          esac
        }
        complete -F _got got; complete -W 'alpha beta gamma' list
        """
      default:
        """
        autoload -Uz compinit && compinit -D
        _got() {
          local -a commands=('checkout:switch branches' 'cherry-pick:apply commits' 'clean:remove files' commit add)
          case $words[CURRENT-1] in
            add) _files ;;
            commit) compadd -S '' -- --author= --amend ;;
            *) _describe command commands ;;
          esac
        }
        compdef _got got; _list() { compadd alpha beta gamma }; compdef _list list
        """
      }
    return try InteractiveShell(kind, in: folder, setUp: setUp, with: changes)
  }

  private func make(_ script: String) throws {
    try Tool.run(["sh", "-c", "cd \"$0\" && " + script, folder.path])
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K6.1 K6.6 the choice completes the word, and the next word begins`(
    kind: InteractiveShell.Kind
  ) throws {
    let shell = try shell(kind)
    try shell.type("echo | got c")
    try shell.open(Self.key, at: "row 1/4")
    shell.terminal.send("ean")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("echo | got clean")
    try shell.goOn("x", after: "echo | got clean ")
  }

  @Test func `K6.1 in bash a function that fails still offers names`() throws {
    try make("touch quick quiet")
    let shell = try InteractiveShell(
      .bash, in: folder, setUp: "f() { return 1; }; complete -o default -F f foo")
    try shell.type("foo qu")
    try shell.open(Self.key, at: "row 1/2")
    shell.terminal.send("iet")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("foo quiet")
  }

  @Test func `K6.7 in bash completions loaded by the key stay loaded`() throws {
    let shell = try InteractiveShell(
      .bash, in: folder,
      setUp: "l() { complete -W 'one two' \"$1\"; return 124; }; complete -D -F l")
    try shell.type("new ")
    try shell.open(Self.key, at: "row 1/2")
    shell.terminal.send("tw")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("new two")
    shell.terminal.send("\u{15}complete -p new\r")
    try shell.terminal.waitUntil("the specification") { $0.contains("complete -W 'one two' new") }
  }

  @Test func `K6.5 in bash a command is called as bash calls it`() throws {
    try make(
      #"""
      cat >ask <<'end'
      printf '%s\n' "$@" "$COMP_LINE" "$COMP_POINT" "$COMP_TYPE" "$COMP_KEY" >said
      printf '%s\n' beta 'better way'
      end
      """#)
    let shell = try InteractiveShell(
      .bash, in: folder, setUp: #"complete -o filenames -C "sh ./ask 'of its own'" tool"#)
    try shell.type("tool sub be")
    try shell.open(Self.key, at: "row 1/2")
    shell.terminal.send("way")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine(#"tool sub better\ way"#)
    #expect(
      String(decoding: try shell.bytes(of: "said"), as: UTF8.self)
        == "of its own\ntool\nbe\nsub\ntool sub be\n11\n9\n9\n")
  }

  @Test func `K6.1 in bash folders are among the words if requested`() throws {
    try make("mkdir 'a folder' && touch 'a file'")
    let shell = try InteractiveShell(
      .bash, in: folder, setUp: "complete -o plusdirs -W 'alpha after beta' tool")
    try shell.type("tool a")
    try shell.open(Self.key, at: "row 1/3")
    shell.terminal.send("alp")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("tool alpha")
    try shell.goOn("a", after: "tool alpha ")
    try shell.open(Self.key, at: "row 1/3")
    shell.terminal.send("folder")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine(#"tool alpha a\ folder/"#)
  }

  @Test func `K2.1 Esc does not end a bash that exits on errors`() throws {
    let shell = try InteractiveShell(
      .bash, in: folder, setUp: "set -e; complete -W 'alpha beta' list")
    try shell.type("list ")
    try shell.open(Self.key, at: "row 1/2")
    try shell.leave(to: "list")
    try shell.goOn("nothing", after: "list ")
    shell.terminal.send(Self.key + "!")
    try shell.waitForLine("list nothing!")
  }

  @Test func `K6.1 a description has no blanks at its end`() throws {
    let blanks = String(repeating: " ", count: 120)
    let shell = try InteractiveShell(
      .zsh, in: folder,
      setUp: """
        autoload -Uz compinit && compinit -D
        _list() { local -a shown=('one -- the first\(blanks)' 'two -- the second'); compadd -d shown one two }
        compdef _list list
        """)
    try shell.type("list ")
    try shell.open(Self.key, at: "row 1/2")
    #expect(shell.terminal.screen.contains("the first"))
    #expect(!shell.terminal.screen.contains("…"))
  }

  @Test func `K6.1 descriptions are shown beside the words`() throws {
    let shell = try shell(.zsh)
    try shell.type("got ch")
    try shell.open(Self.key, at: "row 1/2")
    #expect(shell.terminal.screen.contains("checkout     switch branches"))
    shell.terminal.send("apply")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("got cherry-pick")
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K6.2 a single word completes at once, and no word changes nothing`(
    kind: InteractiveShell.Kind
  ) throws {
    let shell = try shell(kind)
    try shell.type("list b")
    shell.terminal.send(Self.key)
    try shell.waitForLine("list beta")
    shell.terminal.send("nothing")
    try shell.waitForLine("list beta nothing")
    shell.terminal.send(Self.key + "!")
    try shell.waitForLine("list beta nothing!")
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K2.1 K6.6 file names are quoted, and Esc leaves the line`(kind: InteractiveShell.Kind)
    throws
  {
    try make(#"touch "it's \"one\".txt" 'it $(x).txt'"#)
    let shell = try shell(kind)
    try shell.type("got add it")
    try shell.open(Self.key, at: "row 1/2")
    try shell.leave(to: "got add it")
    try shell.open(Self.key, at: "row 1/2")
    shell.terminal.send("one")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine(#"got add it\'s\ \"one\".txt"#)
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K6.6 a word that can be continued gets no blank`(kind: InteractiveShell.Kind) throws {
    let shell = try shell(kind)
    try shell.type("got commit --a")
    try shell.open(Self.key, at: "row 1/2")
    shell.terminal.send("author")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("got commit --author=")
    try shell.goOn("x", after: "got commit --author=")
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K5.4 Tab alone opens the picker if requested`(kind: InteractiveShell.Kind) throws {
    let shell = try shell(
      kind, with: ["GRIDPICK_COMPLETION_KEY": kind == .bash ? "\\t" : "^I"])
    try shell.type("list ")
    try shell.open("\t", at: "row 1/3")
    shell.terminal.send("\u{1b}[B\r")
    try shell.waitForLine("list beta")
  }

  @Test func `K6.7 in bash the completion settings stay unchanged`() throws {
    let shell = try shell(.bash)
    try shell.run("complete -p >before")
    try shell.type("list ")
    try shell.open(Self.key, at: "row 1/3")
    try shell.leave(to: "list")
    shell.terminal.send("\u{15}")
    try shell.run("complete -p >after; cmp before after && echo same")
    #expect(shell.terminal.screen.lines.contains("same"))
  }
}

extension InteractiveShell {
  /// Types behind what stands there.
  fileprivate func goOn(_ text: String, after line: String) throws {
    terminal.send(text)
    try waitForLine(line + text)
  }
}
