import GridpickTerminal
import GridpickTestSupport
import Testing

/// A file that is another's to change while it is open: what is no longer there is never printed.
struct ChangedFileTests {
  private static let text = (1...200_000).map { "line \($0)\n" }.joined()

  private let folder: TemporaryFolder
  private var path: String { folder.file("lines") }

  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Self.text, to: path)
  }

  private func shown(_ options: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.show(
      Launch([Gridpick.path, "--columns", "1"] + options + [path]))
    try terminal.waitForPlace("row 1/200000 · column 1/1")
    return terminal
  }

  private func expectRefusal(of terminal: PseudoTerminal) throws {
    terminal.press(.enter)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.printed == "")
    #expect(terminal.complaints == "gridpick: \(path): changed while being read\n")
    #expect(terminal.terminalModes == terminal.initialModes)
  }

  @Test(arguments: ["g", "G"])
  func `a truncated file prints nothing, wherever the pick lies`(key: String) throws {
    let terminal = try shown()
    #expect(truncate(path, 4_096) == 0)
    terminal.send(key)
    try expectRefusal(of: terminal)
  }

  @Test func `a file truncated after it was read again causes no crash`() throws {
    let terminal = try shown()
    terminal.send("r")
    try terminal.waitForStatus("refreshed")
    #expect(truncate(path, 4_096) == 0)
    terminal.send("G")
    try expectRefusal(of: terminal)
  }

  @Test func `find reports a truncated file`() throws {
    let terminal = try shown()
    #expect(truncate(path, 4_096) == 0)
    terminal.send("/77777")
    try terminal.waitUntil("nothing") { $0.text.contains("no matches") }
    #expect(terminal.screen.text.contains("input changed, cannot pick"))
    try terminal.leaveFind()
    try terminal.waitForPlace("row 1/200000 · column 1/1")
    try expectRefusal(of: terminal)
  }

  @Test func `a truncated file is reported in lines too`() throws {
    let launch = Launch([Gridpick.path, "--plain", path])
    let terminal = try PseudoTerminal.start(launch)
    try terminal.wait(for: "a prompt") { $0.said.hasSuffix("> ") }
    #expect(truncate(path, 4_096) == 0)
    terminal.send("zzz\n")
    try terminal.wait(for: "the word") {
      $0.said.contains("input changed, cannot pick\nNo matches for")
    }
    terminal.send("q\n")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test(arguments: ["shorter", "longer", "as long"])
  func `a rewritten file prints nothing`(newer: String) throws {
    let texts = [
      "shorter": "x\n", "longer": String(repeating: "longer\n", count: 300_000),
      "as long": Self.text.uppercased(),
    ]
    let terminal = try shown()
    try TextFile.write(try #require(texts[newer]), to: path)
    try expectRefusal(of: terminal)
  }

  @Test func `the data stays if something is appended to the file`() throws {
    let terminal = try shown()
    try Tool.run(["sh", "-c", "echo one more >>\"$0\"", path])
    terminal.send("G")
    try terminal.waitForPlace("row 200000/200000 · column 1/1")
    try expect("line 200000\n", pickedFrom: terminal)
  }

  @Test func `a replaced file is still read`() throws {
    let terminal = try shown()
    try TextFile.write("other\n", to: folder.file("other"))
    #expect(rename(folder.file("other"), path) == 0)
    try expect("line 1\n", pickedFrom: terminal)
  }

  @Test func `R1.3 after a refresh changes of the old file have no effect`() throws {
    let terminal = try shown("--reload", "seq 3")
    #expect(truncate(path, 0) == 0)
    terminal.send("r")
    try terminal.waitForPlace("row 1/3 · column 1/1")
    try expect("1\n", pickedFrom: terminal)
  }
}
