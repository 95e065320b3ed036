import GridpickTerminal
import GridpickTestSupport
import Testing

/// The manual pages, read by `man` itself, and what their examples do.
@Suite(.needs("man", "groff", "git"))
struct ManualTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Tool.run(["mkdir", folder.file("bin")])
    try Tool.run(["ln", "-s", Gridpick.path, folder.file("bin/gridpick")])
  }

  private var path: String { "\(folder.file("bin")):\(TestEnvironment.basic["PATH"] ?? "")" }

  /// The pages by the options that show them, with the line of whatis(1) and the paper of each.
  private static let pages = [
    ("--man", "gridpick - pick one thing out of rows and columns", "MANUAL.md"),
    (
      "--man=recipes", "gridpick-recipes - shell lines that use gridpick",
      "RECIPES.md"
    ),
    (
      "--man=fzf", "gridpick-fzf - gridpick for people who know fzf, smenu, gum or VisiData",
      "COMING-FROM-FZF.md"
    ),
  ]

  private func run(_ script: String, _ option: String) throws -> String {
    let script = "\"$1\" \(option) >\"$2\" && \(script)"
    let told = try Tool.run(["sh", "-c", script, "sh", Gridpick.path, folder.file("page")])
    return String(decoding: told, as: UTF8.self)
  }

  @Test(.needs("mandoc", "lexgrog"), arguments: pages)
  func `groff and mandoc accept each page without a warning, and whatis finds its line`(
    option: String, line: String, paper: String
  ) throws {
    for device in ["ascii", "utf8", "html"] {
      let told = try run("LC_ALL=C groff -man -ww -T\(device) \"$2\" 2>&1 >/dev/null", option)
      #expect(told == "", "\(device)")
    }
    #expect(try run("mandoc -T lint -W warning \"$2\"", option) == "")
    #expect(try run("lexgrog \"$2\"", option) == "\(folder.file("page")): \"\(line)\"\n")
  }

  @Test(arguments: pages, [60, 80, 120])
  func `a page is ASCII in the C locale, and words fit the width`(
    page: (option: String, line: String, paper: String), width: Int
  ) throws {
    let text = try run("LC_ALL=C MANWIDTH=\(width) man -P cat -l \"$2\"", page.option)
    #expect(text.utf8.allSatisfy { $0 < 0x80 } && text.lines.count > 100)
    let paper = try Paper(page.paper)
    let code = Set((paper.blocks(of: "sh") + paper.blocks(of: "json")).flatMap { $0.lines })
    for line in text.lines where line.count > width {
      #expect(code.contains { line.hasSuffix($0) }, "\(line)")
    }
  }

  @Test(arguments: [(["--man"], "GRIDPICK(1)"), (["--man", "fzf"], "GRIDPICK-FZF(7)")])
  func `on a terminal man shows the manual`(options: [String], title: String) throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path] + options, output: .terminal).with(["MANPAGER": "cat"]))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains(title) && terminal.screen.contains("fzf(1), column(1)"))
    #expect(!terminal.screen.contains(".SH"))
  }

  @Test func `without man an error in one line says so`() throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "--man"], output: .terminal).with(["PATH": folder.file("bin")]))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(
      terminal.complaints
        == "gridpick: --man: the man command is missing\n")
    #expect(terminal.screen.isBlank)
  }

  /// Each line is parsed as the shell and gridpick parse it: gridpick gets one more option, by which it shows
  /// its help in place of a picker, and all other programs are missing.
  @Test(arguments: ["MANUAL.md", "COMING-FROM-FZF.md"])
  func `every option, value, action and placeholder in an example exists`(
    paper: String
  ) throws {
    let stub = "\(Gridpick.path) \"$@\" --help >/dev/null 2>>\(folder.file("told"))\n"
    try Tool.run(["mkdir", folder.file("alone")])
    try Tool.make(
      folder.file("alone/gridpick"), stub + "echo called >>\(folder.file("called"))")
    let examples = try Paper(paper).blocks(of: "sh")
    for example in examples {
      try Tool.run([
        "/bin/sh", "-c", "cd \"$1\"; PATH=$1; (eval \"$2\") >/dev/null 2>&1 </dev/null; :", "sh",
        folder.file("alone"), example,
      ])
    }
    let named = examples.joined().lines.filter { $0.contains("gridpick") && !$0.hasPrefix("curl") }
    #expect(try TextFile.read(folder.file("called")).lines.count >= named.count)
    #expect((try? TextFile.read(folder.file("told"))) ?? "" == "")
  }

  @Test(
    arguments: try Paper("MANUAL.md").blocks(of: "sh").flatMap(\.lines).filter { $0.needsNoScreen })
  func `an example that needs no screen prints something`(command: String) throws {
    try TextFile.write("", to: folder.file("test.swift"))
    try TextFile.write("", to: folder.file("a.conf"))
    try Tool.run(["sh", "-c", "cd \"$0\" && git init -q && git add .", folder.path])
    try Tool.run(["cp", Gridpick.demo("posters.json"), folder.path])
    let printed = try Tool.run(
      ["sh", "-c", "cd \"$0\"; PATH=$1; \(command)", folder.path, path])
    #expect(!printed.isEmpty)
  }

  @Test func `the grid document in the manual is valid`() throws {
    let document = try #require(try Paper("MANUAL.md").blocks(of: "json").first)
    let terminal = try PseudoTerminal.start(
      Gridpick.launch(["-f", "", "--print", "{row}|{column}|{value}"], reading: document))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      terminal.printed == """
        30 x 40 cm|Red|red-30
        30 x 40 cm|Blue|blue-30
        50 x 70 cm|Red|red-50

        """)
  }

  @Test(arguments: try Paper("MANUAL.md").blocks(of: "sh", under: "Examples"))
  func `each example in the last chapter picks something`(command: String) throws {
    let record = #"[{"ns":"a","pod":"b"},{"ns":"a","pod":"c"}]"#
    try TextFile.write(record, to: folder.file("pods.json"))
    try TextFile.write("x", to: folder.file("test.swift"))
    let commit = "-c user.name=x -c user.email=x commit -qm first"
    try Tool.run([
      "sh", "-c", "cd \"$1\" && git init -q && git add . && git \(commit)", "sh", folder.path,
    ])
    let terminal = try PseudoTerminal.start(
      Launch(["sh", "-c", command], directory: folder.path).with(["PATH": path]))
    if !command.contains("--filter") {
      try terminal.waitUntil("something to pick") { $0.contains(" 1/") }
      terminal.send("\r")
    }
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.complaints == "" && !terminal.printed.isEmpty)
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }

  fileprivate var needsNoScreen: Bool {
    [" --filter ", " -f ", " --select-1"].contains { option in
      indices.contains { self[$0...].hasPrefix(option) }
    }
  }
}
