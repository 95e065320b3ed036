import GridpickTestSupport
import Testing

/// Arguments are bytes, and reach what they name as they were written, UTF-8 or not.
struct ArgumentBytesTests {
  /// Starts it by a line of the shell, which writes the bytes; `$1` is the program.
  private func run(
    _ line: String, in folder: TemporaryFolder? = nil
  ) throws -> PseudoTerminal {
    let launch = Launch(
      ["sh", "-c", "b=$(printf '\\377'); " + line, "sh", Gridpick.path],
      directory: folder?.path, input: .bytes([]))
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitForExit()
    return terminal
  }

  @Test func `a FILE and a banner keep their bytes`() throws {
    let folder = try TemporaryFolder()
    let terminal = try run(
      #"echo only >"$b.txt"; exec "$1" -1 --banner "$b.txt" "$b.txt""#, in: folder)
    #expect(terminal.printed == "only\n")
    #expect(terminal.complaints == "")
  }

  @Test func `a missing file is reported safely`() throws {
    let terminal = try run(#"exec "$1" "$b.txt""#)
    #expect(terminal.complaints == "gridpick: \u{fffd}.txt: No such file or directory\n")
  }

  @Test func `R2 the bytes of a command stay unchanged`() throws {
    let folder = try TemporaryFolder()
    let launch = Launch(
      [
        "sh", "-c", #"b=$(printf '\377'); exec "$1" --columns 1 --reload "echo $b | od -An -tx1""#,
        "sh", Gridpick.path,
      ], directory: folder.path, input: .bytes(Array("1\n2\n".utf8)))
    let terminal = try PseudoTerminal.start(launch)
    try terminal.waitForPlace("row 1/2 · column 1/1")
    terminal.send("r")
    try terminal.waitForPlace("row 1/1 · column 1/1")
    try expect(" ff 0a\n", pickedFrom: terminal)
  }
}
