import GridpickCore
import GridpickTerminal
import Testing

@testable import GridpickTestSupport

@Suite(.needs("tmux"))
struct TmuxSessionTests {
  @Test func `a shell in tmux receives text and shows its output`() throws {
    let session = try TmuxSession.start(
      ["sh", "-c", #"printf 'name: '; read name; echo "hello $name; $TERM"; read rest; exit 4"#],
      size: ScreenSize(lines: 10, columns: 40))
    try session.waitUntil("the prompt") { $0[0] == "name:" }
    try session.type("世界;")
    try session.press("Enter")
    try session.waitUntil("the greeting") { $0[1] == "hello 世界;; tmux-256color" }
    #expect(try session.lines().count == 10)
    #expect(try session.value(of: "alternate_on") == "0")
    try session.press("Enter")
    #expect(try session.waitForExit() == .exited(4))
  }

  @Test func `a signal is reported as a shell reports signals`() throws {
    let session = try TmuxSession.start(["sh", "-c", "kill -TERM $$"])
    #expect(try session.waitForExit() == .exited(128 + SIGTERM))
  }

  @Test func `a new size reaches the program`() throws {
    let session = try TmuxSession.start(
      ["sh", "-c", "trap 'stty size' WINCH; echo ready; while :; do read x; done"])
    try session.waitUntil("the trap") { $0.contains("ready") }
    try session.resize(to: ScreenSize(lines: 12, columns: 34))
    try session.waitUntil("the new size") { $0.contains("12 34") }
  }
}
