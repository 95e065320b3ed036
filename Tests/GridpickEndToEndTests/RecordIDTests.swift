import GridpickTestSupport
import Testing

/// A list of processes that is refreshed while processes come and go (rule P8).
struct RecordIDTests {
  private static let before = """
    USER       PID %CPU COMMAND
    root       101  1.0 alpha
    root       102  2.0 beta
    root       103  3.0 gamma

    """
  private static let after = """
    USER       PID %CPU COMMAND
    root       100  9.0 new
    root       103  3.5 gamma
    root       102  7.0 beta

    """

  @Test(arguments: [["--field", "id=PID"], ["--field", "id=2", "--sort", "%CPU:desc"]])
  func `P8.10 the current process stays current, found by the column of its id`(
    options: [String]
  ) throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        options + [
          "--reload",
          "printf '\(Self.after.replacing("\n", with: "\\n").replacing("%", with: "%%"))'",
        ],
        reading: Self.before))
    if options.contains("--sort") { try terminal.waitUntil("the order") { $0.contains("▼") } }
    terminal.send("G")
    try terminal.waitForPlace("row 3/3 · column 1/4")
    terminal.send("kr")
    try terminal.waitUntil("newer data") { $0.contains("refreshed") && $0.contains("7.0") }
    try expect("root       102  7.0 beta\n", pickedFrom: terminal)
  }
}
