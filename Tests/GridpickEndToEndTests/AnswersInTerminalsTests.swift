import GridpickTestSupport
import Testing

/// Left at once, while real terminals still answer.
struct AnswersInTerminalsTests {
  private static let prompt = "ready>"
  private static let environment = ["PS1": prompt + " ", "BASH_SILENCE_DEPRECATION_WARNING": "1"]
  private static let shell = ["bash", "--norc", "--noprofile", "-i"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 5, columns: 5), to: folder.file("table.json"))
  }

  @Test(.needs("tmux", "bash"), arguments: ["q", "jjq", "jl\r"])
  func `L14.10 in tmux no answer reaches the shell`(keys: String) throws {
    let session = try TmuxSession.start(Self.shell, environment: Self.environment)
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    for run in 1...3 {
      try session.type(typed(run, keys))
      try session.waitUntil("the prompt again") { Self.isAtPrompt($0, after: run) }
    }
  }

  @Test(.needs("Xvfb", "xterm", "xdotool", "bash"))
  func `L14.10 in xterm no answer reaches the shell`() throws {
    let session = try XtermSession.start(
      ["sh", "-c", #"exec "$@" >/dev/tty 2>&1"#, "sh"] + Self.shell, environment: Self.environment)
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    for (run, keys) in ["q", "jjq", "jl\n"].enumerated() {
      try session.type(typed(run, keys))
      try session.waitUntil("the prompt again") { Self.isAtPrompt($0, after: run) }
    }
  }

  /// A run of a picker whose keys are there before it is, and which is told to be over.
  private func typed(_ run: Int, _ keys: String) -> String {
    "clear; \(Gridpick.path) \(folder.file("table.json")); echo over''\(run)\n\(keys)"
  }

  /// With nothing behind it that nobody typed; the terminal itself shows keys that come before the picker.
  private static func isAtPrompt(_ lines: [String], after run: Int) -> Bool {
    lines.contains { $0.hasSuffix("over\(run)") } && lines.last { $0 != "" } == prompt
  }
}
