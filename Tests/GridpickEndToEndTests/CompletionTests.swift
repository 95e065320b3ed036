import GridpickCore
import GridpickTestSupport
import Testing

/// Command lines that real shells complete, by the scripts that the program prints.
@Suite(.needs("bash", "zsh", "fish"))
struct CompletionTests {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    var start: [String] {
      switch self {
      case .bash: ["bash", "--norc", "--noprofile", "-i"]
      case .zsh: ["zsh", "-f", "-i"]
      case .fish: ["fish"]
      }
    }

    /// The settings that a person's own file would have.
    var setting: String {
      switch self {
      case .bash: ". ./completion; PS1='> '; clear\n"
      case .zsh: "autoload -Uz compinit; compinit -u -D; . ./completion; PS1='> '; clear\n"
      case .fish:
        "source completion; set -g fish_autosuggestion_enabled 0; function fish_prompt; echo '> '; end; clear\n"
      }
    }
  }

  private static let size = ScreenSize(lines: 24, columns: 120)
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Tool.run(["mkdir", folder.file("bin")])
    try Tool.run(["ln", "-s", Gridpick.path, folder.file("bin/gridpick")])
    try TextFile.write("Name,Amount in $,it's\nx,2,b\ny,1,a\n", to: folder.file("my list.csv"))
    try TextFile.write("Kind;Weight\nx;2\ny;1\n", to: folder.file("parted"))
    try TextFile.write("Lone\n1\n", to: folder.file("single"))
  }

  /// A shell that has read its script, at an empty prompt.
  private func started(_ shell: Shell) throws -> PseudoTerminal {
    let script = try Tool.run([Gridpick.path, "--completion", shell.rawValue])
    try TextFile.write(String(decoding: script, as: UTF8.self), to: folder.file("completion"))
    let path = TestEnvironment.basic["PATH"] ?? ""
    let launch = Launch(
      shell.start, environment: ["HOME": folder.path, "PATH": "\(folder.file("bin")):\(path)"],
      directory: folder.path, size: Self.size, output: .terminal, errors: .terminal)
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitUntil("a prompt") { !$0.isBlank }
    terminal.send(shell.setting)
    try terminal.waitUntil("the prompt") { screen in
      screen.lines[0] == ">" && screen.lines.dropFirst().allSatisfy { $0 == "" }
    }
    return terminal
  }

  private func expectLine(_ line: String, on terminal: PseudoTerminal) throws {
    try terminal.waitUntil("the line") { $0.lines[0] == line }
  }

  /// The text typed before Tab, and the line after it.
  private static let words = [
    ("-F nd", "-F ndjson"), ("--layout tab", "--layout tabs"), ("--layout=tab", "--layout=tabs"),
    ("-l she", "-l she"), ("--border=dou", "--border=double"),
    ("-lta", "-ltabs"), ("-1lta", "-1ltabs"), ("-dali", "-daligned"),
    ("--no-border my", #"--no-border my\ list.csv"#), ("--mouse my", #"--mouse my\ list.csv"#),
    ("--sort Size:", "--sort Size:desc"), ("--sort=3:d", "--sort=3:desc"),
    (#"my\ list.csv --sort Amount\ in\ \$:"#, #"my\ list.csv --sort Amount\ in\ \$:desc"#),
    ("--snap step,ne", "--snap step,nearest"),
    ("--preview-window up:wr", "--preview-window up:wrap"),
    ("--color dark,acc", "--color dark,accent:"),
    ("--color=dim:und", "--color=dim:underline"), ("--expect f1,back", "--expect f1,backspace"),
    ("--bind rese,hom", "--bind rese,home:"),
    ("--bind ctrl-o:half-page-d", "--bind ctrl-o:half-page-down"),
    ("--bind=up:down+unix-w", "--bind=up:down+unix-word-rubout"),
    ("--bind 'up:execute-s", "--bind 'up:execute-silent("),
    ("--field label=n,va", "--field label=n,value="),
    ("--banner pa", "--banner parted"), ("my", #"my\ list.csv"#), ("-- --lay", "-- --lay"),
  ]

  @Test(arguments: Shell.allCases)
  func `options and their words are completed`(shell: Shell) throws {
    let terminal = try started(shell)
    terminal.send("gridpick --lay\t")
    try terminal.waitUntil("--layout") { $0.lines[0].hasPrefix("> gridpick --layout") }
    for (typed, completed) in Self.words {
      // The earlier offer must not be mistaken for the current one.
      terminal.send("\u{15}")
      try expectLine(">", on: terminal)
      terminal.send("gridpick \(typed)\t")
      try terminal.waitUntil(completed) { screen in
        ["", "'"].contains { screen.lines[0] == "> gridpick \(completed)\($0)" }
      }
    }
  }

  @Test(arguments: [("-l'ta", "-l'tabs'"), (#"-1l"ta"#, #"-1l"tabs""#), ("-Fnd", "-Fndjson")])
  func `in bash a value completes after its letter and after a quote`(
    typed: String, completed: String
  ) throws {
    let terminal = try started(.bash)
    terminal.send("gridpick \(typed)\t")
    try expectLine("> gridpick \(completed)", on: terminal)
  }

  /// The text typed before Tab, and the word after it.
  private static let titles = [
    (#"gridpick my\ list.csv --sort Am"#, #"--sort Amount\ in\ \$"#),
    ("gridpick 'my list.csv' --frozen Name --sort=it", #"--sort=it\'s"#),
    ("gridpick -d ';' --header ./parted --sort We", "--sort Weight"),
    (#"gridpick -F csv < my\ list.csv --sort Am"#, #"--sort Amount\ in\ \$"#),
    ("gridpick -d ';' --header <parted --sort We", "--sort Weight"),
    ("gridpick --header --row-titles ~/parted -d ';' --sort We", "--sort Weight"),
  ]

  @Test(arguments: Shell.allCases)
  func `column titles of the file on the line complete, and work as titles`(
    shell: Shell
  ) throws {
    for (typed, completed) in Self.titles {
      let terminal = try started(shell)
      terminal.send("\(typed)\t")
      try terminal.waitUntil(completed) { $0.lines[0].hasSuffix(completed) }
      terminal.send(" -f 'x | y' -o index\n")
      try terminal.waitUntil("what the title sorts by") { screen in
        screen.lines[1] == "1,0" && screen.lines.contains("0,0")
      }
    }
  }

  /// The text typed before the file, the file, and the word after Tab.
  private static let behind = [
    ("--only Weight,K", " -d';' --header parted", "--only Weight,Kind"),
    // The cursor stands between two blanks.
    ("--sort ", " -F csv single", "--sort Lone"), ("--only ", " -F csv single", "--only Lone"),
  ]

  // Fish tells its completions nothing of what stands behind the cursor.
  @Test(arguments: [Shell.bash, .zsh])
  func `titles come from a file that follows them`(shell: Shell) throws {
    for (typed, file, completed) in Self.behind {
      let terminal = try started(shell)
      let back = String(repeating: "\u{2}", count: file.count)
      terminal.send("gridpick \(typed)\(file)\(back)\t")
      try terminal.waitUntil(completed) { screen in
        ["", " "].contains { screen.lines[0] == "> gridpick \(completed)\($0)\(file)" }
      }
    }
  }

  @Test func `fish does not repeat the help of an option beside its values`() throws {
    let terminal = try started(.fish)
    for (typed, values) in [
      ("-lsh", ["-lsheet", "-lshelves"]), ("--only ", ["Kind", "Weight"]),
    ] {
      terminal.send("\u{15}gridpick -d ';' --header parted \(typed)\t")
      try terminal.waitUntil(typed) { screen in
        screen.lines[1].split(separator: " ").map(String.init) == values
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func `titles are completed in a list and in quotes`(shell: Shell) throws {
    let terminal = try started(shell)
    terminal.send("gridpick my\\ list.csv --only 'Name,Am\t")
    try terminal.waitUntil("a title in quotes") {
      $0.lines[0].hasPrefix("> gridpick my\\ list.csv --only 'Name,Amount in $")
    }
  }

  @Test(arguments: Shell.allCases)
  func `completion neither runs nor awaits anything that the line names`(shell: Shell) throws {
    try Tool.run(["mkfifo", folder.file("pipe")])
    let terminal = try started(shell)
    for word in [
      "$(touch run)", "`touch run`", "'$(touch run)'", "\"`touch run`\"", "<(touch run)",
      "< pipe",
    ] {
      terminal.send("gridpick --title \(word) \(word) --sort \t")
      try terminal.waitUntil(word) { $0.lines[0] == "> gridpick --title \(word) \(word) --sort" }
      // Input after Tab is read once everything that Tab does is done.
      terminal.send("\u{15}")
      try expectLine(">", on: terminal)
    }
    #expect(!folder.names.contains("run"))
  }

  @Test(.needs("shellcheck"))
  func `shellcheck accepts the script for bash`() throws {
    try TextFile.write(
      String(decoding: try Tool.run([Gridpick.path, "--completion", "bash"]), as: UTF8.self),
      to: folder.file("completion"))
    try Tool.run(["shellcheck", "-s", "bash", "-S", "warning", folder.file("completion")])
  }
}
