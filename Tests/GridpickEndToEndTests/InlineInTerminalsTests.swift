import GridpickCore
import GridpickTestSupport
import Testing

/// Below the prompt of a shell in real terminals (rule I1).
struct InlineInTerminalsTests {
  private static let prompt = "ready>"
  private static let environment = ["PS1": prompt + " ", "BASH_SILENCE_DEPRECATION_WARNING": "1"]
  private static let shell = ["bash", "--norc", "--noprofile", "-i"]
  private let folder: TemporaryFolder
  private let command: String

  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 60, columns: 9), to: folder.file("t"))
    try TextFile.write(
      "exec \(Gridpick.path) --height 8 \(folder.file("t"))\n", to: folder.file("p"))
    command = "sh \(folder.file("p"))"
  }

  /// In tmux, at the first frame, below so many lines.
  private func inTmux(above: Int) throws -> TmuxSession {
    let session = try TmuxSession.start(Self.shell, environment: Self.environment)
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    try session.type("clear; seq -f 'line %g' \(above)\n")
    try session.waitUntil("the lines") {
      $0.contains("line \(above)") && $0.last { $0 != "" } == Self.prompt
    }
    try session.command(["clear-history", "-t", "main"])
    try session.type("\(command)\n")
    try session.waitUntil("the picker") { $0.contains { $0.contains("row 1/60") } }
    return session
  }

  private func history(_ session: TmuxSession) throws -> [String] {
    try session.command(["capture-pane", "-p", "-S", "-", "-t", "main"])
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(.needs("tmux", "bash"), arguments: [5, 23])
  func `I1.2 I1.3 in tmux the history has scrolled lines, but none of the picker`(above: Int)
    throws
  {
    let session = try inTmux(above: above)
    #expect(try session.value(of: "alternate_on") == "0")
    try session.press("Down", "Right")
    try session.waitUntil("another item") { $0.contains { $0.contains("row 2/60 · column 2/9") } }
    try session.press("Enter")
    try session.waitUntil("the prompt") { $0.last { $0 != "" } == Self.prompt }
    let lines = try history(session).filter { $0 != "" }
    let typed = "\(Self.prompt) \(command)"
    #expect(
      lines.suffix(above + 3) == (1...above).map { "line \($0)" } + [typed, "r2c2", Self.prompt])
    #expect(try session.value(of: "cursor_flag") == "1")
    #expect(try session.value(of: "mouse_any_flag") == "0")
  }

  @Test(
    .needs("tmux", "bash"),
    arguments: [ScreenSize(lines: 14, columns: 40), ScreenSize(lines: 30, columns: 100)])
  func `I1.9 in tmux a resize that reflows the lines above keeps them`(size: ScreenSize) throws {
    let session = try inTmux(above: 12)
    try session.resize(to: size)
    try session.waitUntil("the picker") { lines in
      lines.count == size.lines && lines.count { $0.contains("1/60") } == 1
        && lines.count { $0.contains("r1c1") } == 1
    }
    try session.press("Down", "Enter")
    try session.waitUntil("the prompt") { $0.last { $0 != "" } == Self.prompt }
    let lines = try history(session)
    #expect(lines.contains("line 1") && lines.contains("line 12") && lines.contains("r2c1"))
    #expect(!lines.contains { $0.contains("r3c1") || $0.contains("row 1/60") })
  }

  @Test(.needs("tmux", "bash"))
  func `I1.3 in tmux a picker on the first line leaves nothing in the history`() throws {
    let session = try TmuxSession.start(Self.shell, environment: Self.environment)
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    try session.type("clear; \(command)\n")
    for key in ["Enter", "q"] {
      // The earlier pick stands in the first line, too.
      try session.waitUntil("the picker") { lines in
        lines[0].contains("r1c1") && lines.contains { $0.contains("row 1/60") }
      }
      try session.press(key)
      try session.waitUntil("the prompt") { $0.last { $0 != "" } == Self.prompt }
      if key == "Enter" { try session.type("clear; \(command)\n") }
    }
    #expect(try !history(session).contains { $0.contains("r2c1") || $0.contains("row 1/60") })
  }

  /// Lines that tmux wraps into its history before it reports the size stay there.
  @Test(.needs("tmux", "bash"), arguments: [3, 12])
  func `I1.11 in tmux a narrower and then a wider pane has no whole copy above`(above: Int) throws {
    let session = try inTmux(above: above)
    for columns in [60, 80, 75, 70, 65, 60] {
      try session.resize(to: ScreenSize(lines: 24, columns: columns))
      try session.waitUntil("the picker") { lines in
        lines.count { $0.contains("1/60") } == 1 && lines.count { $0.contains("r1c1") } == 1
      }
    }
    try session.press("q")
    try session.waitUntil("the prompt") { $0.last { $0 != "" } == Self.prompt }
    let lines = try history(session)
    for number in 1...above { #expect(lines.contains("line \(number)")) }
    #expect(!lines.contains { $0.contains("row 1/60") })
    #expect(lines.count { $0.contains("r1c1") } <= 1)
  }

  /// tmux moves the lines at once, and tells the picker up to a quarter of a second later.
  @Test(.needs("tmux", "bash"), arguments: 1...6)
  func `I1.5 I1.9 if tmux resizes faster than it reports, no line above the picker is lost`(_: Int)
    throws
  {
    let session = try inTmux(above: 12)
    for columns in [60, 80, 75, 70, 65, 60] {
      try session.resize(to: ScreenSize(lines: 24, columns: columns))
    }
    try session.press("q")
    try session.waitUntil("the prompt") { $0.last { $0 != "" } == Self.prompt }
    let lines = try history(session)
    for number in 1...12 { #expect(lines.contains("line \(number)")) }
  }

  @Test(.needs("tmux", "bash")) func `I1.4 in tmux the picker can be stopped and continued`() throws
  {
    let session = try inTmux(above: 5)
    for _ in 1...2 {
      try session.press("C-z")
      try session.waitUntil("the shell") { lines in
        lines.contains { $0.contains("Stopped") } && lines.last { $0 != "" } == Self.prompt
          && !lines.contains { $0.contains("row 1/60") }
      }
      try session.type("fg\n")
      try session.waitUntil("the picker") { $0.contains { $0.contains("row 1/60") } }
    }
    try session.press("Enter")
    try session.waitUntil("the pick") { $0.contains("r1c1") && $0.last { $0 != "" } == Self.prompt }
    let lines = try history(session)
    #expect(!lines.contains { $0.contains("r2c1") } && lines.contains("line 1"))
  }

  @Test(.needs("Xvfb", "xterm", "xdotool", "bash"), arguments: [3, 23])
  func `I1.1 I1.2 I1.3 in xterm the picker works below a prompt, with the mouse`(above: Int) throws
  {
    let session = try XtermSession.start(
      ["sh", "-c", #"exec "$@" >/dev/tty 2>&1"#, "sh"] + Self.shell, environment: Self.environment)
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    try session.type("clear; seq -f 'line %g' \(above)\n")
    try session.waitUntil("the lines") {
      $0.contains("line \(above)") && $0.last { $0 != "" } == Self.prompt
    }
    try session.type("\(command)\n")
    try session.waitUntil("the picker") { $0.contains { $0.contains("row 1/60") } }
    let lines = try session.lines()
    let origin = try #require(lines.firstIndex { $0.contains("r1c1") })
    #expect(origin == min(above + 1, 16))
    #expect(
      lines[origin - 1] == "\(Self.prompt) \(command)" && lines[origin - 2] == "line \(above)")
    try session.click(at: ScreenPoint(line: origin + 2, column: 3))
    try session.waitUntil("the third row") { $0.contains { $0.contains("row 3/60 · column 1/9") } }
    try session.drag(through: (0...4).map { ScreenPoint(line: origin + 5 - $0, column: 20) })
    try session.waitUntil("further down") { lines in
      lines.contains { $0.contains("/60") } && !lines.contains { $0.contains("row 3/60") }
    }
    try session.press("Return")
    try session.waitUntil("the prompt") { $0.last { $0 != "" } == Self.prompt }
    let after = try session.history().filter { $0 != "" }
    #expect(!after.contains { $0.contains("/60") })
    let end = try #require(after.lastIndex { $0.contains(command) })
    #expect(after[..<end].suffix(above) == (1...above).map { "line \($0)" })
    #expect(after[end + 1].hasPrefix("r") && after[(end + 2)...] == [Self.prompt])
  }
}
