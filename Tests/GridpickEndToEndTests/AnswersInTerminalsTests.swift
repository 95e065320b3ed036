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

  private var command: String { "\(Gridpick.path) \(folder.file("table.json"))" }

  /// The keys are there before the picker is.
  @Test(.needs("tmux", "bash"), arguments: ["q", "jjq", "jl\r"])
  func `L14 in tmux the shell gets no answer`(keys: String) throws {
    let session = try TmuxSession.start(Self.shell, environment: Self.environment)
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    for _ in 1...3 {
      try session.type("clear; \(command)\n\(keys)")
      try session.waitUntil("the prompt again") { Self.isAtPrompt($0) }
    }
    try session.type("echo all is well\n")
    try session.waitUntil("what is typed") { lines in
      lines.contains("all is well") && lines.contains(Self.prompt + " echo all is well")
    }
  }

  @Test(.needs("Xvfb", "xterm", "xdotool", "bash"))
  func `L14 in xterm the shell gets no answer`() throws {
    let session = try XtermSession.start(
      ["sh", "-c", #"exec "$@" >/dev/tty 2>&1"#, "sh"] + Self.shell, environment: Self.environment)
    try session.waitUntil("the prompt") { $0[0] == Self.prompt }
    for keys in ["q", "jjq", "jl\n"] {
      try session.type("clear; \(command)\n\(keys)")
      try session.waitUntil("the prompt again") { Self.isAtPrompt($0) }
    }
    try session.type("echo all is well\n")
    try session.waitUntil("what is typed") { lines in
      lines.contains("all is well") && lines.contains(Self.prompt + " echo all is well")
    }
  }

  /// With the command gone, and nothing typed behind it.
  private static func isAtPrompt(_ lines: [String]) -> Bool {
    !lines.contains { $0.contains("table.json") } && lines.last { $0 != "" } == prompt
  }
}
