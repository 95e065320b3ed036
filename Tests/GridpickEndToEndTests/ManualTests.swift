import GridpickTerminal
import GridpickTestSupport
import Testing

/// The manual page, read by `man` itself.
@Suite(.needs("man", "groff", "git"))
struct ManualTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Tool.run(["mkdir", folder.file("bin")])
    try Tool.run(["ln", "-s", Gridpick.path, folder.file("bin/gridpick")])
  }

  private var path: String { "\(folder.file("bin")):\(TestEnvironment.basic["PATH"] ?? "")" }

  @Test func `man reports no warnings`() throws {
    try TextFile.write(
      String(decoding: try Tool.run([Gridpick.path, "--man"]), as: UTF8.self),
      to: folder.file("gridpick.1"))
    let told = try Tool.run([
      "sh", "-c", "MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z \"$1\" >\"$2\"", "sh",
      folder.file("gridpick.1"), folder.file("read"),
    ])
    #expect(String(decoding: told, as: UTF8.self) == "")
    #expect(try TextFile.read(folder.file("read")).contains("gridpick"))
  }

  @Test func `on a terminal man shows the manual`() throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "--man"], output: .terminal).with(["MANPAGER": "cat"]))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains("fzf(1), column(1)") && !terminal.screen.contains(".SH"))
  }

  @Test func `without man an error in one line says so`() throws {
    let terminal = try PseudoTerminal.start(
      Launch([Gridpick.path, "--man"], output: .terminal).with(["PATH": folder.file("bin")]))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(
      terminal.complaints
        == "gridpick: --man: there is no man to show it; see gridpick --help\n")
    #expect(terminal.screen.isBlank)
  }

  @Test(arguments: try examples())
  func `each example in the manual picks something`(command: String) throws {
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

  /// The commands of the page's last chapter but one, as `man` shows them.
  private static func examples() throws -> [String] {
    guard Tool.isInstalled("man") else { return [] }
    let text = try Tool.run([
      "sh", "-c", "\"$1\" --man | MANWIDTH=120 man -P cat -l -", "sh", Gridpick.path,
    ])
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let chapter = lines.drop { $0 != "EXAMPLES" }.prefix { $0 != "SEE ALSO" }
    return chapter.filter { $0.hasPrefix("           ") }.map { String($0.drop { $0 == " " }) }
  }
}
