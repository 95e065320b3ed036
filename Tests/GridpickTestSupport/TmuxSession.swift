import GridpickCore

/// A program in a pane of its own tmux server, which ends with its owner.
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

  /// Runs a program with its arguments; its last screen stays after its end.
  package static func start(
    _ arguments: [String], size: ScreenSize = ScreenSize(lines: 24, columns: 80),
    environment: [String: String?] = [:]
  ) throws(HarnessError) -> TmuxSession {
    let session = TmuxSession(
      folder: try TemporaryFolder(),
      environment: TestEnvironment.basic(changedBy: environment))
    try session.command(
      [
        "start-server", ";", "set", "-g", "default-terminal", "tmux-256color", ";",
        "set", "-g", "status", "off", ";", "set", "-g", "remain-on-exit", "on", ";",
        "set", "-s", "escape-time", "0", ";", "new-session", "-d", "-s", "main",
        "-x", "\(size.columns)", "-y", "\(size.lines)", "--", "sh", "-c",
        #"file=$1; shift; "$@"; echo $? >"$file""#, "sh", session.folder.file("status"),
      ] + arguments.map(literal))
    return session
  }

  /// Escapes a `;` at the end of an argument, where it would end the tmux command.
  private static func literal(_ argument: String) -> String {
    argument.hasSuffix(";") ? argument.dropLast() + "\\;" : argument
  }

  /// Runs a tmux command on this server.
  @discardableResult
  package func command(_ arguments: [String]) throws(HarnessError) -> String {
    let server = ["tmux", "-S", folder.file("socket"), "-f", "/dev/null"]
    let printed = try Tool.run(server + arguments, environment: environment)
    return String(decoding: printed, as: UTF8.self)
  }

  /// The program and arguments that attach another terminal to this session.
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

  /// Pastes a text, bracketed if the program has asked for this.
  package func paste(_ text: String) throws(HarnessError) {
    try command(["set-buffer", "--", Self.literal(text), ";", "paste-buffer", "-p", "-t", "main"])
  }

  package func resize(to size: ScreenSize) throws(HarnessError) {
    try command(["resize-window", "-t", "main", "-x", "\(size.columns)", "-y", "\(size.lines)"])
  }

  /// Returns the lines of the screen without trailing spaces.
  package func lines() throws(HarnessError) -> [String] {
    try command(["capture-pane", "-p", "-t", "main"])
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Returns the value of a tmux format: `value(of: "alternate_on")`, `"cursor_x"`.
  package func value(of name: String) throws(HarnessError) -> String {
    try command(["display-message", "-p", "-t", "main", "#{\(name)}"])
      .split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Waits until the name of the foreground program fulfils a condition.
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

  /// Waits for the end of the program; returns its status as a shell does.
  ///
  /// A signal gives 128 plus its number. A shell saves the status, because tmux 3.3 may lose it.
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
