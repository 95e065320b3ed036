import GridpickCore

/// A program in a pane of a tmux server of its own; the server ends with its owner.
package final class TmuxSession {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  private init(folder: TemporaryFolder, environment: [String: String]) {
    self.folder = folder
    self.environment = environment
  }

  deinit {
    _ = try? command(["kill-server"])
  }

  /// Runs the program with its arguments; its last screen stays after its end.
  package static func start(
    _ arguments: [String], size: ScreenSize = ScreenSize(lines: 24, columns: 80),
    environment: [String: String?] = [:], terminalName: String = "tmux-256color"
  ) throws(HarnessError) -> TmuxSession {
    let session = TmuxSession(
      folder: try TemporaryFolder(),
      environment: TestEnvironment.basic(changedBy: environment))
    try session.command(
      [
        "start-server", ";", "set", "-g", "default-terminal", terminalName, ";",
        "set", "-g", "status", "off", ";", "set", "-g", "remain-on-exit", "on", ";",
        "set", "-s", "escape-time", "0", ";", "new-session", "-d", "-s", "main",
        "-x", "\(size.columns)", "-y", "\(size.lines)", "--", "sh", "-c",
        #"file=$1; shift; "$@"; echo $? >"$file""#, "sh", session.folder.file("status"),
      ] + arguments.map(literal))
    return session
  }

  /// A `;` at the end of an argument would end the command for tmux.
  private static func literal(_ argument: String) -> String {
    argument.hasSuffix(";") ? argument.dropLast() + "\\;" : argument
  }

  /// A tmux command of the private server.
  @discardableResult
  package func command(_ arguments: [String]) throws(HarnessError) -> String {
    let server = ["tmux", "-S", folder.file("socket"), "-f", "/dev/null"]
    let printed = try Tool.run(server + arguments, environment: environment)
    return String(decoding: printed, as: UTF8.self)
  }

  /// The program and arguments that show this session on another terminal.
  package var attaching: [String] {
    ["tmux", "-S", folder.file("socket"), "-f", "/dev/null", "attach-session", "-t", "main"]
  }

  /// Presses keys by tmux's names: `press("Up", "C-n", "Enter")`.
  package func press(_ keys: String...) throws(HarnessError) {
    try command(["send-keys", "-t", "main"] + keys.map(Self.literal))
  }

  package func type(_ text: String) throws(HarnessError) {
    try command(["send-keys", "-t", "main", "-l", "--", Self.literal(text)])
  }

  /// Pastes, bracketed where the program has asked for that.
  package func paste(_ text: String) throws(HarnessError) {
    try command(["set-buffer", "--", Self.literal(text), ";", "paste-buffer", "-p", "-t", "main"])
  }

  package func resize(to size: ScreenSize) throws(HarnessError) {
    try command(["resize-window", "-t", "main", "-x", "\(size.columns)", "-y", "\(size.lines)"])
  }

  /// The lines of the screen, trailing blanks left out.
  package func lines() throws(HarnessError) -> [String] {
    try command(["capture-pane", "-p", "-t", "main"])
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// A value of tmux's formats: `value(of: "alternate_on")`, `"cursor_x"`, `"mouse_sgr_flag"`.
  package func value(of name: String) throws(HarnessError) -> String {
    try command(["display-message", "-p", "-t", "main", "#{\(name)}"])
      .split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Waits until the foreground belongs to a program whose name fulfils the condition.
  package func waitForForeground(_ isMeant: (String) -> Bool) throws(HarnessError) {
    try Deadline.retry("the foreground", within: Deadline.patience) { () throws(HarnessError) in
      try value(of: "pane_current_command")
    } until: { () throws(HarnessError) in
      isMeant(try value(of: "pane_current_command"))
    }
  }

  package func waitUntil(
    _ goal: String, within seconds: Double = Deadline.patience, _ isReached: ([String]) -> Bool
  ) throws(HarnessError) {
    try Deadline.retry(goal, within: seconds) { () throws(HarnessError) in
      try lines().joined(separator: "\n")
    } until: { () throws(HarnessError) in
      isReached(try lines())
    }
  }

  /// The end of the program as a shell reports it: 128 plus the number of a signal.
  ///
  /// tmux 3.3 itself forgets the status now and then, so a shell around the program writes it down.
  @discardableResult
  package func waitForExit(within seconds: Double = Deadline.patience) throws(HarnessError)
    -> ExitStatus
  {
    var status: Int32?
    try Deadline.retry("the end of the program", within: seconds) { () throws(HarnessError) in
      try lines().joined(separator: "\n")
    } until: { () throws(HarnessError) in
      guard TextFile.exists(folder.file("status")) else { return false }
      status = Int32(try TextFile.read(folder.file("status")).filter(\.isNumber))
      return status != nil
    }
    return .exited(status ?? -1)
  }
}
