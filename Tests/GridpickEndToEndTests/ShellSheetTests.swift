import GridpickTestSupport
import Testing

/// Sheets and files for a word, by Tab behind `**` or by Ctrl-X Tab, in the real shells.
@Suite(.needs("bash", "zsh", "fish", "git", "make"))
struct ShellSheetTests {
  private static let key = "\u{18}\t"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ script: String) throws {
    try Tool.run(["sh", "-c", "cd \"$0\" && " + script, folder.path])
  }

  private static let ps = """
    cat <<'end'
        PID USER  %CPU ELAPSED COMMAND
          1 root   0.0   10:00 init
         77 ann    0.5   05:00 pear --all
         78 bob    9.5   05:00 plum one
    end
    """

  @Test(arguments: InteractiveShell.Kind.allCases, ["**\t", key])
  func `K7.2 K7.3 K7.4 processes are a sheet, and marked ones are all put on the line`(
    kind: InteractiveShell.Kind, keys: String
  ) throws {
    let shell = try InteractiveShell(
      kind, in: folder, with: ["GRIDPICK_OPTS": "--frozen PID --sort name --no-header -o json"])
    try Tool.make(shell.home.file("bin/ps"), Self.ps)
    try shell.type("sudo kill -9 ")
    try shell.open(keys, at: "row 1/3")
    #expect(shell.terminal.screen.contains("%CPU  ELAPSED  COMMAND"))
    shell.terminal.send("p")
    try shell.waitForPlace("row 1/2")
    shell.terminal.send("\t\t\r")
    try shell.waitForLine("sudo kill -9 77 78")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K2.1 K7.1 Esc leaves the line as it was, with its trigger`(
    kind: InteractiveShell.Kind
  ) throws {
    let shell = try InteractiveShell(kind, in: folder)
    try Tool.make(shell.home.file("bin/ps"), Self.ps)
    try shell.type("kill p")
    try shell.open("**\t", at: "row 1/2")
    try shell.leave(to: "kill p**")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.1 K7.3 the hosts that ssh knows are listed, also after a user's name`(
    kind: InteractiveShell.Kind
  ) throws {
    let shell = try InteractiveShell(kind, in: folder)
    try Tool.run([
      "sh", "-c",
      #"""
      mkdir "$0/.ssh" && printf 'Host pear.test *.org\n  HostName 192.0.2.7\n' >"$0/.ssh/config"
      printf '[plum.test]:2222,192.0.2.9 ssh-rsa AAAA\n|1|hashed= ssh-rsa AAAA\n' >"$0/.ssh/known_hosts"
      """#, shell.home.path,
    ])
    try shell.type("ssh -p 22 ann@")
    try shell.open("test**\t", at: "row 1/2")
    #expect(shell.terminal.screen.contains("pear.test  192.0.2.7"))
    shell.terminal.send(" pear")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("ssh -p 22 ann@pear.test")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.2 K7.3 variables are shown with their values`(kind: InteractiveShell.Kind) throws {
    let set = kind == .fish ? "set -g " : ""
    let equal = kind == .fish ? " " : "="
    let shell = try InteractiveShell(
      kind, in: folder,
      setUp: "\(set)pear_one\(equal)'sweet $(x)'; \(set)pear_two\(equal)'two\nlines'")
    try shell.type("unset ")
    try shell.open("pear_**\t", at: "row ")
    shell.terminal.send("\u{15}^pear_")
    try shell.terminal.waitUntil("their values") {
      $0.contains("row 1/2 ") && $0.contains("sweet $(x)") && $0.contains("two␊lines")
    }
    shell.terminal.send("\t\t\r")
    try shell.waitForLine("unset pear_one pear_two")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.2 K7.3 branches, commits and changed files of git have previews`(
    kind: InteractiveShell.Kind
  ) throws {
    try make(
      #"""
      git init -q -b main; git config user.name ann; git config user.email ann@test
      git config commit.gpgsign false; echo 1 >base; git add base; git commit -qm 'the first'
      git branch pear; echo changed >>base; touch -- "it's" "$(printf -- '-two\nlines')"
      """#)
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("git switch ")
    try shell.open("p**\t", at: "row 1/1")
    try shell.terminal.waitUntil("the log") { $0.contains("│ *") }
    shell.terminal.send("\r")
    try shell.waitForLine("git switch pear")
    shell.terminal.send("\u{15}git show ")
    try shell.waitForLine("git show ")
    try shell.open(Self.key, at: "row 1/1")
    try shell.terminal.waitUntil("the commit") { $0.contains("│ Author: ann") }
    try shell.leave(to: "git show ")
    shell.terminal.send("\u{15}git add ")
    try shell.waitForLine("git add ")
    try shell.open("**\t", at: "row 1/3")
    try shell.terminal.waitUntil("the difference") { $0.contains("│ +changed") }
    shell.terminal.send("\t\t\t\r")
    try shell.terminal.waitUntil("the names") { $0.contains("git add base") }
    shell.terminal.send("\rgit status --short -z >.git/out\r")
    try shell.terminal.wait(for: "what was added") { _ in
      (try? shell.bytes(of: ".git/out")).map { String(decoding: $0, as: UTF8.self) }
        == "A  -two\nlines\0M  base\0A  it's\0"
    }
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.3 targets of make are shown with what they need`(kind: InteractiveShell.Kind) throws {
    try TextFile.write(
      "all: pear.o plum\n\techo $@\nplum pear.o:\n\ttouch ran\n%.x: %.y\n\n.PHONY: all\n",
      to: folder.file("rules"))
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("make -f rules all ")
    try shell.open("**\t", at: "row 1/")
    #expect(shell.terminal.screen.contains("all     pear.o plum"))
    shell.terminal.send("lum$")
    try shell.terminal.waitUntil("two targets") { $0.contains("2 of") }
    shell.terminal.send(" ^pl\r")
    try shell.waitForLine("make -f rules all plum")
    #expect(!folder.names.contains("ran"))
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.3 units and containers have previews`(kind: InteractiveShell.Kind) throws {
    let shell = try InteractiveShell(kind, in: folder)
    try Tool.make(
      shell.home.file("bin/systemctl"),
      """
      case $* in
        *list-units*) echo 'pear.service  loaded active running The pear and more' ;;
        *list-unit-files*) echo 'pear.service enabled enabled'; echo '-.mount static -' ;;
        *status*) echo "status of $*" ;;
      esac
      """)
    try Tool.make(
      shell.home.file("bin/docker"),
      """
      case $1 in
        ps) printf 'tree\\tpear:1\\tUp 3 days\\nbush\\tplum:2\\tExited\\n' ;;
        logs) echo "logs of $*" ;;
      esac
      """)
    try shell.type("systemctl --user restart ")
    try shell.open("**\t", at: "row 1/2")
    try shell.terminal.waitUntil("the status") {
      $0.contains("status of --user status") && $0.contains("-- pear.service")
    }
    shell.terminal.send("\t\t\r")
    try shell.waitForLine("systemctl --user restart pear.service -.mount")
    shell.terminal.send("\u{15}docker exec -it ")
    try shell.waitForLine("docker exec -it ")
    try shell.open(Self.key, at: "row 1/2")
    try shell.terminal.waitUntil("the logs") { $0.contains("logs of logs --tail 100 tree") }
    shell.terminal.send("bus\r")
    try shell.waitForLine("docker exec -it bush")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.2 K7.6 the line gets folders for cd, and files for other commands`(
    kind: InteractiveShell.Kind
  ) throws {
    try make("mkdir -p src/deep; touch src/foo.c src/deep/fool.c 'it is'")
    let shell = try InteractiveShell(
      kind, in: folder, setUp: Self.viKeys(kind), with: ["GRIDPICK_COMPLETION_OPTS": "--title Mine"]
    )
    try shell.type("cat src/")
    try shell.open("foo**\t", at: "row 1/2")
    #expect(shell.terminal.screen.contains("Mine"))
    shell.terminal.send("\t\t\r")
    try shell.waitForLine("cat src/foo.c src/deep/fool.c")
    shell.terminal.send("x=it**\t")
    try shell.waitForPlace("row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine(
      "cat src/foo.c src/deep/fool.c x=" + (kind == .fish ? "'it is'" : "it\\ is"))
    shell.terminal.send("\u{15}cd ")
    try shell.waitForLine("cd ")
    try shell.open("**\t", at: "row 1/2")
    #expect(!shell.terminal.screen.contains("foo.c"))
    shell.terminal.send("deep\r")
    try shell.waitForLine("cd src/deep/")
  }

  /// The commands for the keys of vi, in which a line begins with typing.
  private static func viKeys(_ kind: InteractiveShell.Kind) -> String {
    switch kind {
    case .bash: "set -o vi"
    case .zsh: "bindkey -v"
    case .fish: "set -g fish_key_bindings fish_vi_key_bindings; function fish_mode_prompt; end"
    }
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.5 an option has no sheet, and a file follows it`(kind: InteractiveShell.Kind) throws {
    try make("touch one")
    let shell = try InteractiveShell(kind, in: folder)
    try Tool.make(shell.home.file("bin/ps"), Self.ps)
    try shell.type("kill -p")
    try shell.open("**\t", at: "row 1/1")
    shell.terminal.send("\r")
    try shell.waitForLine("kill -p one")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.7 an empty sheet does not open`(kind: InteractiveShell.Kind) throws {
    let shell = try InteractiveShell(kind, in: folder)
    try Tool.make(shell.home.file("bin/docker"), "exit 0")
    try shell.type("docker exec ")
    shell.terminal.send("**\tx")
    try shell.waitForLine("docker exec **x")
  }

  @Test(arguments: InteractiveShell.Kind.allCases)
  func `K7.8 Tab without a trigger does what it did before`(kind: InteractiveShell.Kind) throws {
    try make("touch onlyone two-a two-b")
    let shell = try InteractiveShell(kind, in: folder)
    try shell.type("cat onl")
    shell.terminal.send("\t")
    try shell.waitForLine("cat onlyone")
    shell.terminal.send("two\t")
    try shell.terminal.waitUntil("what they share") { $0.contains("cat onlyone two-") }
    shell.terminal.send("\t\t")
    try shell.terminal.waitUntil("both") { $0.contains("two-a") && $0.contains("two-b") }
  }

  @Test func `K7.8 in bash the user's own binding of Tab stays`() throws {
    let shell = try InteractiveShell(
      .bash, in: folder, setUp: "bind '\"\\t\": menu-complete'; bind -q menu-complete")
    try shell.run("bind -q menu-complete")
    #expect(shell.terminal.screen.contains("\"\\C-i\""))
  }

  @Test func `K6.1 K6.3 K6.4 in fish the completions are a sheet, and several can be marked`()
    throws
  {
    try make("touch 'a b' \"$(printf 'a\\nc')\"")
    let shell = try InteractiveShell(
      .fish, in: folder,
      setUp: "complete -c got -f -a \"checkout\\t'switch branches' clean\\t'remove files'\"")
    try shell.type("got c")
    try shell.open(Self.key, at: "row 1/2")
    #expect(shell.terminal.screen.contains("checkout  switch branches"))
    shell.terminal.send("\t\t\r")
    try shell.waitForLine("got checkout clean")
    shell.terminal.send("\u{15}printf '<%s>' a")
    try shell.waitForLine("printf '<%s>' a")
    try shell.open(Self.key, at: "row 1/2")
    shell.terminal.send("\t\t\r")
    try shell.terminal.waitUntil("both names") { $0.contains(#"a\nc a\ b"#) }
    shell.terminal.send(">.out\r")
    try shell.terminal.wait(for: "what was passed") { _ in
      (try? shell.bytes(of: ".out")) == Array("<a\nc><a b>".utf8)
    }
  }

  @Test(arguments: [InteractiveShell.Kind.bash, .zsh])
  func `K6.3 a name with a line break is one completion`(kind: InteractiveShell.Kind) throws {
    try make("touch \"$(printf 'two\\nlines')\" twofold")
    let shell = try InteractiveShell(
      kind, in: folder, setUp: kind == .zsh ? "autoload -Uz compinit && compinit -D" : "")
    try shell.type("wc -l tw")
    try shell.open(Self.key, at: "row 1/2")
    shell.terminal.send("lines\r")
    try shell.terminal.waitUntil("the name") {
      $0.contains("lines") && !$0.lines.contains { $0.place.hasPrefix("row ") }
    }
    shell.terminal.send(">.out\r")
    try shell.terminal.wait(for: "what is counted") { _ in
      (try? shell.bytes(of: ".out"))?.starts(with: "0 ".utf8) == true
    }
  }
}
