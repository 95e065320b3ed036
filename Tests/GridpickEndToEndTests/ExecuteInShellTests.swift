import GridpickTerminal
import GridpickTestSupport
import Testing

/// Commands that have the terminal, in a picker that is a job of a shell's (rule B2).
@Suite(.needs("tmux", "bash", "less", "vi"))
struct ExecuteInShellTests {
  private static let prompt = "ready>"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A shell that has started a picker with `x` bound to a command.
  private func started(_ command: String) throws -> TmuxSession {
    try TextFile.write("one\ntwo\n", to: folder.file("lines"))
    try TextFile.write("x:execute(\(command))", to: folder.file("bound"))
    let session = try TmuxSession.start(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": Self.prompt + " "])
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    try session.type(
      "cd \(folder.path); clear; echo above; \(Gridpick.path) --columns 1 --bind \"$(cat bound)\" lines\n"
    )
    try waitForPicker(session)
    return session
  }

  private func waitForPicker(_ session: TmuxSession) throws {
    try session.waitUntil("the picker") { $0.last?.place.hasPrefix("row 1/2 · column 1/1") == true }
  }

  /// Before that a key is a signal to the shell, to the picker, or to what the shell ran before.
  private func waitForCommand(_ session: TmuxSession) throws {
    try session.waitForForeground { !["bash", "gridpick", "clear"].contains($0) }
  }

  private func expectEnd(_ session: TmuxSession) throws {
    try session.press("q")
    try session.waitUntil("the shell") { $0.last { $0 != "" } == Self.prompt }
    #expect(try session.value(of: "alternate_on") == "0")
    #expect(try session.value(of: "mouse_any_flag") == "0")
    try session.type("echo status $?; stty -a | grep -c ' icanon'\n")
    try session.waitUntil("the modes") { $0.contains("status 130") && $0.contains("1") }
  }

  @Test(arguments: [
    ("vi -u NONE lines; : {}", "two", ":qa!\n"), ("less lines", "two", "q"),
    ("vi -u NONE lines; less lines", "two", ":qa!\n"),
  ])
  func `full-screen programs are shown and removed`(
    command: String, shown: String, end: String
  ) throws {
    let session = try started(command)
    try session.press("x")
    try session.waitUntil("the program") {
      $0.contains(shown) && $0.last?.place.hasPrefix("row 1/2") == false
    }
    try session.type(end)
    if command.contains("; less") {
      try session.waitUntil("the other") { $0.contains { $0.contains("(END)") } }
      try session.type("q")
    }
    try waitForPicker(session)
    try expectEnd(session)
    #expect(try session.lines()[0] == "above")
    #expect(
      try session.lines().filter { $0 != "" }.count <= 6, "nothing else is on the shell's screen")
  }

  @Test(arguments: ["exec sleep 1000", "sleep 1000; :", "vi -u NONE lines"])
  func `B2.3 Ctrl-Z stops picker and command, and fg continues both`(command: String) throws {
    let session = try started("echo begun; \(command)")
    let shown = command.hasPrefix("vi") ? "two" : "begun"
    try session.press("x")
    try session.waitUntil("the command") { lines in
      lines.last?.place.hasPrefix("row 1/2") == false && lines.contains(shown)
    }
    try waitForCommand(session)
    for _ in 1...2 {
      try session.press("C-z")
      try session.waitUntil("the shell") { lines in
        lines[0] == "above" && lines.contains { $0.contains("Stopped") }
          && lines.last { $0 != "" } == Self.prompt
      }
      #expect(try session.value(of: "alternate_on") == "0")
      try session.type("clear; echo above; stty -a | grep -c ' icanon'\n")
      try session.waitUntil("the modes") { $0.contains("1") && $0.last { $0 != "" } == Self.prompt }
      try session.type("echo Stopped; fg\n")
      try session.waitUntil("the command") { lines in !lines.contains("above") }
      try waitForCommand(session)
    }
    #expect(try session.value(of: "alternate_on") == "1")
    try session.type(command.hasPrefix("vi") ? ":qa!\n" : "\u{3}")
    try waitForPicker(session)
    try session.press("Down", "Up")
    try expectEnd(session)
  }

  @Test func `a stop sent to the picker stops the command too`() throws {
    let session = try started("echo $PPID >number; echo begun; exec sleep 1000")
    try session.press("x")
    try session.waitUntil("the command") { $0.contains("begun") }
    try waitForCommand(session)
    let picker = try #require(Int32(try TextFile.read(folder.file("number")).dropLast()))
    kill(picker, SIGTSTP)
    try session.waitUntil("the shell") { $0.contains { $0.contains("Stopped") } }
    try session.type("clear; fg\n")
    try session.waitUntil("the command") { $0.allSatisfy { $0 == "" } }
    try waitForCommand(session)
    try session.press("C-c")
    try waitForPicker(session)
    try expectEnd(session)
  }
}
