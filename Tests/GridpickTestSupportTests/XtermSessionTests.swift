import GridpickCore
import Testing

@testable import GridpickTestSupport

@Suite(.serialized, .needs("Xvfb", "xterm", "xdotool", "import", "identify"))
struct XtermSessionTests {
  @Test func `a key pressed in a real xterm reaches the program`() throws {
    let session = try XtermSession.start(
      ["sh", "-c", #"printf 'name 世界: ' >/dev/tty; read name; echo "$name"; exit 5"#])
    try session.waitUntil("the prompt") { $0[0] == "name 世界:" }
    try session.press("a", "b", "Return")
    #expect(try session.waitForExit() == 5)
    #expect(session.output == "ab\n")
  }

  @Test func `a drag and the wheel arrive as xterm reports them`() throws {
    let session = try XtermSession.start([
      "sh", "-c",
      #"stty raw -echo; printf '\033[?1002;1006hready' >/dev/tty; exec dd bs=1 count=48 2>/dev/null"#,
    ])
    try session.waitUntil("the modes") { $0[0] == "ready" }
    try session.drag(through: [
      ScreenPoint(line: 1, column: 2), ScreenPoint(line: 1, column: 5),
      ScreenPoint(line: 3, column: 5),
    ])
    try session.click(.wheelDown, at: ScreenPoint(line: 3, column: 5))
    try session.waitForExit()
    let expected = ["0;3;2M", "32;6;2M", "32;6;4M", "0;6;4m", "65;6;4M"].map { "\u{1b}[<" + $0 }
    #expect(session.output == expected.joined())
  }

  @Test func `a screenshot has the size of the display`() throws {
    let folder = try TemporaryFolder()
    let session = try XtermSession.start(["sh", "-c", "echo drawn >/dev/tty; read key"])
    try session.waitUntil("the word") { $0[0] == "drawn" }
    try session.takeScreenshot(to: folder.file("screen.png"))
    let size = try Tool.run(["identify", "-format", "%wx%h %k", folder.file("screen.png")])
    let told = String(decoding: size, as: UTF8.self).split(separator: " ")
    #expect(told.first == "1280x1024")
    #expect(told.last.flatMap { Int($0) } ?? 0 > 1, "more than one colour is shown")
  }
}
