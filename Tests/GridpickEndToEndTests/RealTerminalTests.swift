import GridpickCore
import GridpickTestSupport
import Testing

/// Once in each of two real terminals.
struct RealTerminalTests {
  @Test(.needs("tmux")) func `Enter picks in tmux`() throws {
    let folder = try TemporaryFolder()
    let session = try TmuxSession.start(
      [
        "sh", "-c", #""$0" -l grid --style text "$1" >"$2"; echo "status $?"; read rest"#,
        Gridpick.path,
        Gridpick.demo("posters.json"), folder.file("pick"),
      ])
    try session.waitUntil("the grid") { $0[1].contains("Red 红") }
    let lines = try session.lines()
    #expect(lines[0] == " Posters 海报")
    #expect(lines[2].hasPrefix(" 30 × 40 cm "))
    #expect(lines[23].contains("row 1/6 30 × 40 cm · column 1/8 Red 红"))
    try session.press("Down", "Down", "Right", "NPage", "PPage", "Up")
    try session.waitUntil("the second row") {
      $0[23].contains("row 1/6 30 × 40 cm · column 2/8 Orange 橙")
    }
    try session.press("C-Right")
    try session.waitUntil("another view") { !$0[23].contains("column 2/8") }
    try session.press("End", "Down")
    try session.waitUntil("the last column") { $0[23].contains("row 2/6 40 × 50 cm · column 8/8 ") }
    try session.press("Enter")
    try session.waitUntil("the end") { $0.contains("status 0") }
    #expect(try TextFile.read(folder.file("pick")) == "pink-40x50\n")
  }

  @Test(.needs("Xvfb", "xterm", "xdotool")) func `Enter picks in xterm`() throws {
    let session = try XtermSession.start([
      Gridpick.path, "-l", "grid", "--style", "text", Gridpick.demo("posters.json"),
    ])
    try session.waitUntil("the grid") { $0[1].contains("Red 红") }
    try session.press("Down", "Down", "Right", "Next", "Prior", "Up")
    try session.waitUntil("the first row") {
      $0[23].contains("row 1/6 30 × 40 cm · column 2/8 Orange 橙")
    }
    try session.press("ctrl+Right")
    try session.waitUntil("another view") { !$0[23].contains("column 2/8") }
    try session.press("End", "j")
    try session.waitUntil("the last column") { $0[23].contains("row 2/6 40 × 50 cm · column 8/8 ") }
    try session.press("Return")
    #expect(try session.waitForExit() == 0)
    #expect(session.output == "pink-40x50\n")
    #expect(session.errors == "")
  }

  @Test(.needs("Xvfb", "xterm", "xdotool")) func `Esc in xterm cancels`() throws {
    let session = try XtermSession.start([Gridpick.path, Gridpick.demo("emoji.json")])
    try session.waitUntil("the grid") { $0[1].contains("grinning") }
    try session.press("Escape")
    #expect(try session.waitForExit() == 130)
    #expect(session.output == "")
  }
}
