import GridpickCore
import GridpickTestSupport
import Testing

/// The demo data as a real terminal shows it; GRIDPICK_RECORD=1 records what is to be looked at.
struct DemoDataTests {
  @Test(arguments: ["posters", "emoji"], [ScreenSize.usual, .large])
  func `L2.5 L8.4 demo data is shown after some keys`(name: String, size: ScreenSize) throws {
    let terminal = try shown([], name, on: size)
    terminal.send("jjllh")
    try terminal.waitForRest()
    try Snapshot("\(name)-\(size.columns)x\(size.lines)").verify(terminal.screen.described)
  }

  @Test func `L2.4 L8.1 posters in a grid are shown after some keys`() throws {
    let terminal = try shown(["-l", "grid"], "posters", on: .usual)
    terminal.send("Gllll")
    try terminal.waitForRest()
    try Snapshot("posters-grid-80x24").verify(terminal.screen.described)
  }

  @Test func `L3.2 L9.9 L9.16 L9.19 elements in a sheet are shown after some keys`() throws {
    let terminal = try PseudoTerminal.show(
      Launch([Gridpick.path, "--frozen", "1", Gridpick.demo("elements.csv")]))
    terminal.send("jjjlllllllll")
    try terminal.waitForRest()
    try Snapshot("elements-80x24").verify(terminal.screen.described)
  }

  @Test func `S3.1 the help lies over the grid`() throws {
    let terminal = try shown([], "emoji", on: .usual)
    terminal.send("?")
    try terminal.waitForRest()
    try Snapshot("help-80x24").verify(terminal.screen.described)
    terminal.send("\u{1b}")
    try terminal.waitUntil("the grid") { $0.place == "row 1/10 · column 1/12" }
  }

  /// Wide glyphs that were measured wrongly would push what follows them to the right.
  @Test func `L7.7 Chinese names are aligned`() throws {
    let terminal = try shown(["-l", "grid", "--style", "text"], "posters", on: .large)
    for name in ["红", "橙", "黄", "绿", "青", "蓝", "紫", "粉"] {
      let columns = columns(of: name, on: terminal.screen)
      #expect(Set(columns).count == 1, "\(name)")
      #expect(columns.count == 7, "the title and six rows of \(name)")
    }
  }

  @Test func `L7.7 emoji are aligned`() throws {
    let terminal = try shown([], "emoji", on: .large)
    for row in [["😀", "👍", "🐶", "🌲", "🍎"], ["😂", "👎", "🐱", "🌴", "🍌"]] {
      let columns = row.compactMap { terminal.screen.point(of: $0)?.column }
      #expect(columns.count == row.count)
      #expect(Set(columns).count == 1)
    }
  }

  @Test func `the items have their colours`() throws {
    let terminal = try PseudoTerminal.show(
      Launch([Gridpick.path, "-l", "grid", Gridpick.demo("posters.json")]).inColor)
    let red = try #require(terminal.screen.point(of: "Red 红"))
    let cell = terminal.screen.cell(at: ScreenPoint(line: red.line + 2, column: red.column))
    #expect(cell.style.background == .palette(167))
  }

  @Test(arguments: [
    ("emoji.json", "jjllh", "🐱\n"),
    ("elements.csv", "jjll", "Lithium,Li,3,1,2,s,6.94,0.534,180,1342,0.98,1817,Sweden\n"),
  ])
  func `an item can be picked`(name: String, keys: String, output: String) throws {
    let terminal = try PseudoTerminal.show(Launch([Gridpick.path, Gridpick.demo(name)]))
    terminal.send(keys)
    try expect(output, pickedFrom: terminal)
  }

  @Test(arguments: Demo.allCases)
  func `every file opens without an error`(demo: Demo) throws {
    let terminal = try demo.show()
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.complaints == "")
  }

  @Test func `L4 P6.1 L2.7 L8.3 L8.10 the reading list is shown after some keys`() throws {
    let terminal = try Demo.readingList.show()
    terminal.send("jllljllllkhj")
    try terminal.waitForRest()
    try Snapshot("reading-list-80x24").verify(terminal.screen.described)
  }

  @Test(arguments: [(0, "open"), (24, "collapsed")])
  func `L2.8 L4.2 L4.3 L5.1 the timetable is shown under its banner`(steps: Int, name: String)
    throws
  {
    let terminal = try Demo.timetable.show()
    terminal.send(String(repeating: "j", count: steps) + "l")
    try terminal.waitForRest()
    try Snapshot("timetable-\(name)-80x24").verify(terminal.screen.described)
  }

  private func shown(
    _ options: [String], _ name: String, on size: ScreenSize
  ) throws -> PseudoTerminal {
    let launch = Launch([Gridpick.path] + options + [Gridpick.demo("\(name).json")])
    return try PseudoTerminal.show(launch.inColor.on(size))
  }

  /// The place where the text begins, line by line.
  private func columns(of text: String, on screen: VirtualTerminal) -> [Int] {
    (0..<screen.size.lines - 1).flatMap { line in
      (0..<screen.size.columns).filter { column in
        screen.cell(at: ScreenPoint(line: line, column: column)).text == text
      }
    }
  }
}
