import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Stopped by Ctrl-Z and taken up again, under a shell that a person types to.
@Suite(.needs("tmux", "bash"))
struct JobControlTests {
  private static let prompt = "ready>"

  @Test func `a stop restores the shell's screen, and fg the picker's`() throws {
    let session = try stopped()
    try session.type("echo between; stty -a | grep -c ' icanon'\n")
    try session.waitUntil("the shell") { $0.contains("between") && $0.contains("1") }
    try session.type("fg\n")
    try session.waitUntil("the picker") { $0.last?.place.hasPrefix("row 2/5 · column 1/5") == true }
    #expect(try session.value(of: "alternate_on") == "1")
    #expect(try session.value(of: "cursor_flag") == "0")
    try session.press("Right", "Enter")
    try session.waitUntil("the pick") { $0.contains("r2c2") && $0.last { $0 != "" } == Self.prompt }
    #expect(try session.value(of: "alternate_on") == "0")
    #expect(try session.value(of: "cursor_flag") == "1")
  }

  @Test func `the picker can be stopped repeatedly`() throws {
    let session = try stopped()
    for _ in 1...3 {
      try session.type("fg\n")
      try session.waitUntil("the picker") {
        $0.last?.place.hasPrefix("row 2/5 · column 1/5") == true
      }
      try session.press("C-z")
      try session.waitUntil("the shell") { $0.last { $0 != "" } == Self.prompt }
    }
    try session.type("fg\n")
    try session.waitUntil("the picker") { $0.last?.place.hasPrefix("row 2/5 · column 1/5") == true }
    try session.press("q")
    try session.waitUntil("the shell") { $0.last { $0 != "" } == Self.prompt }
    try session.type("echo status $?\n")
    try session.waitUntil("the status") { $0.contains("status 130") }
  }

  @Test func `L6.6 a resize during a stop is applied`() throws {
    let session = try stopped()
    try session.resize(to: ScreenSize(lines: 12, columns: 60))
    try session.type("fg\n")
    try session.waitUntil("the picker") { lines in
      lines.count == 12 && lines[11].contains("row 2/5 · column 1/5")
    }
    #expect(try session.lines()[0].contains("r1c1"))
  }

  @Test func `a stopped picker that is killed leaves the shell's screen alone`() throws {
    let session = try stopped()
    try session.type("echo kept; P=$(jobs -p); kill %1; while kill -0 $P; do :; done 2>/dev/null\n")
    try session.type("echo and used\n")
    try session.waitUntil("the shell") { $0.contains("and used") }
    let lines = try session.lines().filter { $0 == "kept" || $0 == "and used" }
    #expect(lines == ["kept", "and used"])
    #expect(try session.value(of: "alternate_on") == "0")
    try session.type("stty -a | grep -o ' icanon.*iexten'\n")
    try session.waitUntil("the modes") { $0.contains { $0.hasPrefix(" icanon iexten") } }
  }

  @Test func `a background picker waits, and a kill leaves no trace on the shell's screen`()
    throws
  {
    let session = try shell()
    let folder = try TemporaryFolder()
    try TextFile.write("a\nb\n", to: folder.file("lines"))
    try session.type("clear; \(Gridpick.path) \(folder.file("lines")) &\n")
    try session.type("until jobs -s | grep -q lines; do :; done\n")
    try session.type("kill %1; while kill -0 $!; do :; done 2>/dev/null; echo and used\n")
    try session.waitUntil("the shell") { $0.contains("and used") }
    let above = try session.lines().prefix { $0 != "and used" }
    #expect(above.count < 16, "\(above)")
    try session.type("stty -a | grep -o ' icanon.*iexten'\n")
    try session.waitUntil("the modes") { $0.contains { $0.hasPrefix(" icanon iexten") } }
  }

  private func shell() throws -> TmuxSession {
    let session = try TmuxSession.start(
      ["bash", "--norc", "--noprofile", "-i"],
      environment: ["PS1": Self.prompt + " ", "BASH_SILENCE_DEPRECATION_WARNING": "1"])
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    return session
  }

  /// At the shell's prompt, with a picker stopped at the second row.
  private func stopped() throws -> TmuxSession {
    let session = try shell()
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 5, columns: 5), to: folder.file("table.json"))
    try session.type("clear; \(Gridpick.path) \(folder.file("table.json"))\n")
    try session.waitUntil("the picker") { $0.last?.place.hasPrefix("row 1/5") == true }
    try session.press("Down")
    try session.waitUntil("the second row") { $0.last?.place.hasPrefix("row 2/5") == true }
    try session.press("C-z")
    try session.waitUntil("the shell") { lines in
      lines.contains { $0.contains("Stopped") } && lines.last { $0 != "" } == Self.prompt
    }
    #expect(try session.value(of: "alternate_on") == "0")
    #expect(try session.value(of: "cursor_flag") == "1")
    return session
  }
}
