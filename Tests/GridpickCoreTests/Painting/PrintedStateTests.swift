import Testing

@testable import GridpickCore

/// What programs print in columns of states, and what it says.
struct PrintedStateTests {
  @Test(arguments: [
    "Running", "Ready", "active", "Up", "Up 2 hours", "Up About an hour (healthy)", "healthy",
    "running", "ONLINE", "Active", "Bound", "green", "ok", "deployed", " Running ",
  ])
  func `Q3.1 a state that is as it should be is good`(text: String) {
    #expect(PrintedState(text) == .good)
  }

  @Test(arguments: [
    "Pending", "ContainerCreating", "Terminating", "Ready,SchedulingDisabled", "Init:0/2",
    "Up 5 seconds (health: starting)", "Up 2 hours (Paused)", "WARN", "warning", "Unknown",
    "Restarting (1) 5 seconds ago", "yellow", "queued", "in progress",
  ])
  func `Q3.1 a state that may still end well or badly is one that waits`(text: String) {
    #expect(PrintedState(text) == .wait)
  }

  @Test(arguments: [
    "CrashLoopBackOff", "ImagePullBackOff", "ErrImagePull", "Error", "failed", "OOMKilled",
    "NotReady", "Init:CrashLoopBackOff", "Init:Error", "CreateContainerConfigError", "Evicted",
    "Exited (137) 2 hours ago", "Up 3 minutes (unhealthy)", "ExitCode:1", "Signal:9", "ERROR",
    "FATAL", "red", "Down", "NotReady,SchedulingDisabled",
  ])
  func `Q3.1 Q3.2 a state that needs attention is bad`(text: String) {
    #expect(PrintedState(text) == .bad)
  }

  @Test(arguments: [
    "Completed", "Succeeded", "Exited (0) 3 days ago", "exited", "inactive", "stopped", "shut off",
    "DEBUG", "ExitCode:0",
  ])
  func `Q3.1 a state that is over is done`(text: String) {
    #expect(PrintedState(text) == .done)
  }

  @Test(arguments: [
    "", " ", "-", "INFO", "Running late", "Up to you", "Up", "Errand", "failed twice", "200", "5",
    "Ready, steady", "Created", "No error", "Exited early", "a,b", ",", "1/2", "+", "++1",
    String(repeating: "failed ", count: 20),
  ])
  func `Q3.2 a text that is no known state has no colour`(text: String) {
    let state = PrintedState(text)
    #expect(text == "Up" ? state == .good : state == nil)
  }

  @Test(arguments: [
    ("0/1", true), ("1/2", true), ("9/10", true), ("1/1", false), ("2/1", false), ("0/0", false),
    ("1/", false), ("/2", false), ("1/2/3", false), ("a/2", false), ("1", false),
    ("1/99999999999999999999", false),
  ])
  func `Q3.3 a count of parts waits until all are ready`(text: String, waits: Bool) {
    #expect((PrintedState(readyParts: text) == .wait) == waits)
  }

  @Test(
    arguments: [
      ("STATUS", .state), ("Status", .state), ("state", .state), ("PHASE", .state),
      ("Health", .state), ("level", .state), ("READY", .ready), ("status.phase", .state),
      ("ID", nil), ("TTY", nil),
      ("STAT", nil), ("STATUSES", nil), ("MY STATUS", nil), ("", nil), ("NAME", nil),
      ("STATUS.", nil),
    ] as [(String, StateColumn?)])
  func `Q3.1 columns of states are known by their titles, in any case`(
    title: String, column: StateColumn?
  ) {
    #expect(StateColumn(titled: title) == column)
  }

  @Test(
    arguments: [
      (.state, "error", CellPaint(.bad)), (.state, "-5", nil),
      (.ready, "-5", nil), (.ready, "1/2", CellPaint(.wait)), (.ready, "2/2", nil),
      (.ready, "False", CellPaint(.wait)), (.ready, "True", nil), (.state, "1/2", nil),
    ] as [(StateColumn, String, CellPaint?)])
  func `Q3.3 parts are states of READY alone`(
    column: StateColumn, text: String, paint: CellPaint?
  ) {
    #expect(column.paint(of: text) { false } == paint)
  }

  @Test(
    arguments: [
      ("active", .good), ("running", .good), ("mounted", .good), ("listening", .good),
      ("waiting", .good), ("auto-restart", .wait), ("activating", .wait), ("failed", .bad),
      ("exited", .done), ("dead", .done), ("inactive", .done), ("elapsed", .done), ("-3", nil),
      ("12", nil), ("", nil),
    ] as [(String, PrintedState?)])
  func `Q3.7 under ACTIVE and SUB a dead unit is done, and a waiting unit is good`(
    text: String, state: PrintedState?
  ) {
    for title in ["ACTIVE", "SUB"] {
      #expect(StateColumn(titled: title)?.paint(of: text) { false } == state?.paint)
    }
  }
}
