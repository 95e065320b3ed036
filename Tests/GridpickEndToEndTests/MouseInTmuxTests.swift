import GridpickCore
import GridpickTestSupport
import Testing

/// Drags in a pane of tmux, whose bytes come as an outer terminal would send them.
@Suite(.needs("tmux"))
struct MouseInTmuxTests {
  private static let middle = ScreenPoint(line: 10, column: 40)

  @Test(arguments: [(-20, 0, "r3c4"), (20, 0, "r3c2"), (0, -6, "r4c3"), (0, 6, "r2c3")])
  func `G6.2 G6.11 a drag in a pane moves one card`(columns: Int, lines: Int, item: String) throws {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 9, columns: 9), to: folder.file("table.json"))
    let session = try TmuxSession.start([
      "sh", "-c", #""$0" -l cards --start 2,2 "$1" >"$2"; echo "status $?"; read rest"#,
      Gridpick.path, folder.file("table.json"), folder.file("pick"),
    ])
    try session.waitUntil("the picker") { $0[23].contains("row 3/9 · column 3/9") }
    try session.type(MouseReport.press(at: Self.middle))
    let end = Self.middle.moved(lines: lines, columns: columns)
    for point in Self.middle.path(to: end) { try session.type(MouseReport.motion(to: point)) }
    try session.type(MouseReport.release(at: end))
    try session.waitUntil("another card") { !$0[23].contains("row 3/9 · column 3/9") }
    try session.press("Enter")
    try session.waitUntil("the end") { $0.contains("status 0") }
    #expect(try TextFile.read(folder.file("pick")) == item + "\n")
    #expect(try session.value(of: "mouse_any_flag") == "0")
  }

  @Test func `G9.3 a double click in a pane picks`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 9, columns: 5), to: folder.file("table.json"))
    let session = try TmuxSession.start([
      "sh", "-c", #""$0" --cell 10x2 "$1" >"$2"; echo "status $?"; read rest"#,
      Gridpick.path, folder.file("table.json"), folder.file("pick"),
    ])
    try session.waitUntil("the picker") { $0[23].contains("row 1/9 · column 1/5") }
    let click = MouseReport.click(at: ScreenPoint(line: 4, column: 22))
    try session.type(click + click)
    try session.waitUntil("the end") { $0.contains("status 0") }
    #expect(try TextFile.read(folder.file("pick")) == "r3c3\n")
  }
}
