import GridpickCore
import GridpickTestSupport
import Testing

/// A real mouse in a real terminal, as far as an X server without hands has one.
@Suite(.serialized, .needs("Xvfb", "xterm", "xdotool"))
struct MouseInXtermTests {
  private static let middle = ScreenPoint(line: 10, column: 40)

  @Test(arguments: [
    (-25, 0, "r5c6"), (25, 0, "r5c4"), (0, -8, "r6c5"), (0, 8, "r4c5"),
    // More columns than twice the lines: across alone; fewer: down alone.
    (-25, -5, "r5c6"), (-10, -8, "r6c5"),
  ])
  func `G3.1 G6.2 G6.11 a drag goes one card along its axis`(columns: Int, lines: Int, item: String)
    throws
  {
    let session = try started("-l", "cards")
    let end = Self.middle.moved(lines: lines, columns: columns)
    try session.drag(through: [Self.middle] + Self.middle.path(to: end))
    try session.waitUntil(item) { Self.place($0) != "row 5/20 · column 5/20" }
    try expect(item, pickedFrom: session)
  }

  @Test func `G4.1 the content lies under the pointer until the release`() throws {
    let session = try started("-l", "cards")
    try session.movePointer(to: Self.middle)
    let before = try #require(Self.point(of: "r5c5", in: try session.lines()))
    try session.pressMouse(.left)
    for point in Self.middle.path(to: Self.middle.moved(columns: -8)) {
      try session.movePointer(to: point)
    }
    try session.waitUntil("the content to follow") {
      Self.point(of: "r5c5", in: $0) == before.moved(columns: -8)
    }
    try session.releaseMouse(.left)
    try session.waitUntil("the next card") { Self.point(of: "r5c6", in: $0) == before }
    try expect("r5c6", pickedFrom: session)
  }

  @Test func `G5.3 a flick moves further than the pointer`() throws {
    let session = try started()
    let end = Self.middle.moved(columns: -10)
    try session.drag(through: [Self.middle] + Self.middle.path(to: end))
    try session.waitUntil("another column") { !Self.place($0).hasSuffix("column 5/20") }
    try session.press("Return")
    #expect(try session.waitForExit() == 0)
    let column = session.output.split(separator: "c").last.flatMap { Int($0.dropLast()) }
    #expect(try #require(column) > 8, "the pointer went less than three columns")
    #expect(session.output.hasPrefix("r5c"))
  }

  @Test(arguments: [
    (TerminalButton.wheelUp, "r4c5"), (.wheelDown, "r6c5"), (.wheelLeft, "r5c4"),
    (.wheelRight, "r5c6"),
  ])
  func `G12.1 G12.2 the wheel goes down, and across when tilted`(
    button: TerminalButton, item: String
  )
    throws
  {
    let session = try started()
    try session.click(button, at: Self.middle)
    try session.waitUntil(item) { Self.place($0) != "row 5/20 · column 5/20" }
    try expect(item, pickedFrom: session)
  }

  @Test func `G9.2 a click goes to its item`() throws {
    let session = try started()
    try session.click(at: try #require(Self.point(of: "r8c7", in: try session.lines())))
    try session.waitUntil("the item") { Self.place($0) == "row 8/20 · column 7/20" }
    try expect("r8c7", pickedFrom: session)
  }

  @Test func `G9.3 a double click picks`() throws {
    let session = try started()
    let point = try #require(Self.point(of: "r8c7", in: try session.lines()))
    try session.movePointer(to: point)
    try session.doubleClick()
    #expect(try session.waitForExit() == 0)
    #expect(session.output == "r8c7\n")
  }

  @Test(.needs("tmux")) func `G6.2 G6.11 a drag in tmux in xterm goes one card`() throws {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 20, columns: 20), to: folder.file("table.json"))
    let inner = try TmuxSession.start([
      "sh", "-c", #""$0" -l cards --start 4,4 "$1" >"$2"; echo "status $?"; read rest"#,
      Gridpick.path, folder.file("table.json"), folder.file("pick"),
    ])
    try inner.command(["set", "-g", "mouse", "on"])
    let session = try XtermSession.start(inner.attaching)
    try session.waitUntil("the picker") { Self.place($0) == "row 5/20 · column 5/20" }
    try session.drag(
      through: [Self.middle] + Self.middle.path(to: Self.middle.moved(columns: -25)))
    try session.waitUntil("the next card") { Self.place($0) == "row 5/20 · column 6/20" }
    try session.drag(through: [Self.middle] + Self.middle.path(to: Self.middle.moved(lines: -8)))
    try session.waitUntil("the next row") { Self.place($0) == "row 6/20 · column 6/20" }
    try session.press("Return")
    try session.waitUntil("the end") { $0.contains("status 0") }
    #expect(try TextFile.read(folder.file("pick")) == "r6c6\n")
  }

  @Test func `G10.2 G10.3 G10.16 a held pointer opens a panel, a release keeps it`() throws {
    let session = try started()
    try session.movePointer(to: try #require(Self.point(of: "r8c7", in: try session.lines())))
    try session.pressMouse(.left)
    try session.waitUntil("the panel") { $0.contains { $0.contains("│ r8c7") } }
    try session.releaseMouse(.left)
    #expect(try session.lines().contains { $0.contains("╭") })
    try session.press("x")
    try session.waitUntil("no panel") { !$0.contains { $0.contains("╭") } }
    try expect("r5c5", pickedFrom: session)
  }

  private func started(_ options: String...) throws -> XtermSession {
    let folder = try TemporaryFolder()
    try TextFile.write(Sample.table(rows: 20, columns: 20), to: folder.file("table.json"))
    let arguments = [Gridpick.path, "--start", "4,4"] + options + [folder.file("table.json")]
    let session = try XtermSession.start(arguments)
    try session.waitUntil("the picker") { Self.place($0) == "row 5/20 · column 5/20" }
    return session
  }

  private func expect(_ item: String, pickedFrom session: XtermSession) throws {
    try session.press("Return")
    #expect(try session.waitForExit() == 0)
    #expect(session.output == item + "\n")
    #expect(session.errors == "")
  }

  private static func place(_ lines: [String]) -> String {
    lines.last?.split(separator: " ").prefix(5).joined(separator: " ") ?? ""
  }

  private static func point(of text: String, in lines: [String]) -> ScreenPoint? {
    for (number, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        let column = line.distance(from: line.startIndex, to: range.lowerBound)
        return ScreenPoint(line: number, column: column)
      }
    }
    return nil
  }
}
