import GridpickCommand
import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

struct PreviewWatchTests {
  @Test func `V1.5 output is shown as it arrives`() throws {
    let folder = try TemporaryFolder()
    let fifo = folder.file("go")
    mkfifo(fifo, 0o600)
    let watched = try WatchedPreview("echo early; cat \(fifo); echo late")
    try watched.wait { !$0.text.shownLines.isEmpty }
    #expect(watched.lines == ["early"] && watched.latest?.end == nil)
    close(open(fifo, O_WRONLY))
    #expect(try watched.waitForEnd() == .succeeded)
    #expect(watched.lines == ["early", "late"])
  }

  @Test func `V1.5 an error message is shown where the command printed it`() throws {
    let watched = try WatchedPreview("echo 1; echo 2 >&2; echo 3; echo 4 >&2")
    #expect(try watched.waitForEnd() == .succeeded)
    #expect(watched.lines == ["1", "2", "3", "4"])
  }

  @Test func `V1.9 output keeps its colours`() throws {
    let watched = try WatchedPreview(#"printf '\033[1;31mred\033[m plain\n'"#)
    _ = try watched.waitForEnd()
    let text = try #require(watched.latest?.text)
    var reader = StyledGlyphReader(text, line: 0, signs: .unicode)
    _ = reader.next()
    #expect(reader.style == Style(foreground: .palette(1), attributes: .bold))
    #expect(watched.lines == ["red plain"])
  }

  @Test(arguments: [
    ("exit 3", PreviewNews.End.failed("status 3"), []),
    ("echo a; kill -9 $$", .failed("ended by signal 9"), ["a"]),
    (
      "no-such-command-anywhere", .failed("status 127"),
      ["/bin/sh: 1: no-such-command-anywhere: not found"]
    ),
    ("true", .succeeded, []), ("printf 'no end\\033[3'", .succeeded, ["no end"]),
  ])
  func `V1.7 V1.10 a run reports how its command ended`(
    command: String, end: PreviewNews.End, lines: [String]
  ) throws {
    let watched = try WatchedPreview(command)
    #expect(try watched.waitForEnd() == end)
    #expect(watched.hasDeparted())
    // A process that another test starts meanwhile may hold the pipe open for a moment.
    watched.receiveRest()
    #expect(watched.lines == lines)
  }

  @Test func `R5.1 a command has an empty input and no terminal`() throws {
    let watched = try WatchedPreview("cat; (: </dev/tty) 2>/dev/null || echo none")
    #expect(try watched.waitForEnd() == .succeeded)
    #expect(watched.lines == ["none"])
  }

  // MARK: - Much

  @Test(arguments: ["yes", "yes '' ", "yes >&2", "while :; do yes; done"])
  func `V1.8 a flood of output is stopped completely`(command: String) throws {
    let watched = try WatchedPreview(command)
    #expect(try watched.waitForEnd() == .cut)
    try watched.waitUntilGone()
    let text = try #require(watched.latest?.text)
    #expect(text.lineCount == 100_000)
    #expect(watched.hasDeparted())
  }

  @Test(arguments: ["cat /dev/zero", "tr '\\0' x </dev/zero"])
  func `V1.8 a command that prints an endless line is stopped`(command: String) throws {
    let watched = try WatchedPreview(command)
    #expect(try watched.waitForEnd() == .cut)
    #expect(watched.latest?.text.lineCount == 1)
    try watched.waitUntilGone()
  }

  @Test func `V1.8 a line of ten megabytes keeps its beginning, and the next lines follow`() throws
  {
    let watched = try WatchedPreview("head -c 10000000 /dev/zero | tr '\\0' x; echo; echo next")
    #expect(try watched.waitForEnd() == .succeeded)
    #expect(watched.lines.map(\.utf8.count) == [65_536 + 3, 4])
  }

  @Test func `V1 a flood of output causes only a few updates`() throws {
    let watched = try WatchedPreview("yes 1234567 | head -n 50000")
    let start = MonotonicClock.now
    #expect(try watched.waitForEnd() == .succeeded)
    #expect(watched.latest?.text.lineCount == 50_000)
    #expect(Double(watched.newsCount) <= (MonotonicClock.now - start) / .milliseconds(10) + 2)
  }

  @Test func `V1.5 output is read even if nobody asks for it`() throws {
    let folder = try TemporaryFolder()
    let watched = try WatchedPreview(
      "yes | head -n 90000; mkfifo \(folder.file("done")); cat \(folder.file("done"))")
    close(try openWhenThere(folder.file("done"), O_WRONLY))
    #expect(try watched.waitForEnd() == .succeeded)
    #expect(watched.latest?.text.lineCount == 90_000)
  }

  // MARK: - What stays

  @Test func `V1.5 a background process goes on, and its output is shown`() throws {
    let folder = try TemporaryFolder()
    let fifo = folder.file("go")
    mkfifo(fifo, 0o600)
    let watched = try WatchedPreview("(cat \(fifo); echo late; sleep 1000) & echo early; exit 4")
    #expect(try watched.waitForEnd() == .failed("status 4"))
    #expect(watched.lines == ["early"])
    #expect(!watched.hasDeparted(within: 0))
    close(open(fifo, O_WRONLY))
    try watched.wait { $0.text.lineCount == 2 }
    #expect(watched.lines == ["early", "late"])
    #expect(watched.latest?.end == .failed("status 4"))
    #expect(try watched.processes() != [])
    watched.run.stop(waiting: true)
    try watched.waitUntilGone()
  }

  @Test func `R5.2 a background process that prints elsewhere ends with the command`() throws {
    let watched = try WatchedPreview("sleep 1000 >/dev/null 2>&1 & exit 0")
    #expect(try watched.waitForEnd() == .succeeded)
    #expect(watched.hasDeparted())
    try watched.waitUntilGone()
  }

  // MARK: - Ended before its time

  private static let stubborn = [
    "echo up; sleep 1000", "trap '' TERM; echo up; while :; do :; done",
    "trap '' TERM; echo up; sleep 1000 & sleep 1000 & wait; wait",
    "echo up; sleep 1000 & sleep 1000 & wait", "echo up; kill -STOP $$",
    "echo up; sleep 1000 >/dev/null 2>&1 & wait",
    "trap 'exit' TERM; (trap '' TERM; echo up; while :; do :; done) & wait",
    "echo up; exec >/dev/null 2>&1; sleep 1000", "yes up | head -n 5; yes >/dev/null",
  ]

  @Test(arguments: stubborn)
  func `R5.4 a superseded run leaves no process after its end`(command: String) throws {
    let watched = try WatchedPreview(command)
    try watched.wait { $0.text.lineCount > 0 }
    #expect(try watched.processes() != [])
    watched.run.stop()
    #expect(watched.hasDeparted())
    try watched.waitUntilGone()
    #expect(!watched.isReadable() && watched.run.receive() == nil)
  }

  @Test(arguments: stubborn)
  func `R5.4 stopping with a wait leaves no process`(command: String) throws {
    let watched = try WatchedPreview(command)
    watched.run.stop(waiting: true)
    try watched.waitUntilGone()
  }

  @Test func `V1.3 stopping does not wait by default`() throws {
    // It is killed 100 ms after TERM.
    let isQuick = try isOnceQuick(within: .milliseconds(50)) {
      let watched = try WatchedPreview("trap '' TERM; echo up; while :; do :; done")
      try watched.wait { $0.text.lineCount > 0 }
      let time = ContinuousClock().measure { watched.run.stop() }
      #expect(watched.hasDeparted())
      return time
    }
    #expect(isQuick)
  }

  @Test func `V1.3 a stopped command may clean up first`() throws {
    let folder = try TemporaryFolder()
    let watched = try WatchedPreview(
      "trap 'echo tidy >\(folder.file("tidy")); exit' TERM; echo up; while :; do :; done")
    try watched.wait { $0.text.lineCount > 0 }
    watched.run.stop(waiting: true)
    #expect(folder.names.contains("tidy"))
  }

  @Test func `R5 stopping twice or after the end is harmless`() throws {
    let watched = try WatchedPreview("echo a")
    #expect(try watched.waitForEnd() == .succeeded)
    for _ in 0..<3 { watched.run.stop(waiting: true) }
    #expect(watched.run.receive() == nil)
  }
}
