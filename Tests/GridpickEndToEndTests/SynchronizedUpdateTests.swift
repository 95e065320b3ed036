import GridpickCore
import GridpickTestSupport
import Testing

/// Every synchronised update that begins also ends.
struct SynchronizedUpdateTests {
  @Test func `L6.6 an update cut by a resize ends with the next frame, however small`()
    throws
  {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.colored(rows: 300), to: folder.file("red.json"))
    let launch = Launch([Gridpick.path, "--cell", "390x1", folder.file("red.json")])
    let terminal = try PseudoTerminal.start(
      launch.inColor.on(ScreenSize(lines: 120, columns: 400)))
    terminal.bytesPerSecond = 0
    try terminal.waitUntilBlocked()
    terminal.resize(to: ScreenSize(lines: 3, columns: 10))
    try terminal.waitUntilBlocked()
    terminal.bytesPerSecond = nil
    try terminal.waitForRest()
    #expect(terminal.screen.lines == ["▐xxxxxxx…▌", " xxxxxxx…", " xxxxxxx…"])
    let updates = EscapeReader.sequences(in: terminal.drawn).map(\.text)
      .filter { $0.hasPrefix("[?2026") }
    #expect(updates.first == "[?2026h" && updates.last == "[?2026l")
  }
}
