import GridpickCore
import GridpickTestSupport
import Testing

/// The effects of the options on the screen.
struct OptionTests {
  private static let table = Sample.table(rows: 5, columns: 5)

  @Test func `--format sets the format of the input`() throws {
    let text = #"["a"]"#
    #expect(try PseudoTerminal.show(text, "-F", "lines").screen.contains(#"["a"]"#))
    #expect(try !PseudoTerminal.show(text, "--format=auto").screen.contains("["))
    #expect(try !PseudoTerminal.show(text, "--format", "json").screen.contains("["))
  }

  @Test func `--format ndjson reads one value per line, which is also detected`() throws {
    let text = "[\"a\",\"b\"]\n{\"at\":\"x\",\"p\":7}\n"
    for arguments in [["-F", "ndjson"], []] {
      let terminal = try PseudoTerminal.show(Gridpick.launch(arguments, reading: text))
      #expect(terminal.screen.place == "row 1/2 · column 1/2")
      terminal.send("jl")
      try expect("{\"at\":\"x\",\"p\":7}\n", pickedFrom: terminal)
    }
  }

  @Test func `--pointer sets where the grid is, --field the keys of its items`() throws {
    let text = #"{"n":1,"items":[[{"name":"Red","id":7.0}]]}"#
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(
        ["--pointer", "/items", "--field", "label=name,value=id"],
        reading: text))
    #expect(terminal.screen.current == ["Red"])
    try expect("7.0\n", pickedFrom: terminal)
  }

  @Test func `--layout and --style show the same grid differently`() throws {
    for (option, frames) in [
      ("--layout=grid", 0), ("--layout=cards", 1), ("--style=card", 1), ("--style=text", 0),
      ("--style=swatch", 1),
    ] {
      let screen = try PseudoTerminal.show(Self.table, option).screen
      #expect(screen.place == "row 1/5 · column 1/5")
      #expect(screen.text.split(separator: "┏").count - 1 == frames)
      #expect(screen.current == ["r1c1"])
    }
  }

  @Test func `--cell sets the pitch, with the gap`() throws {
    let screen = try PseudoTerminal.show(Self.table, "--cell", "12x3").screen
    let points = ["r1c1", "r1c2", "r2c1"].compactMap { screen.point(of: $0) }
    try #require(points.count == 3)
    #expect(points[1].column - points[0].column == 12 && points[1].line == points[0].line)
    #expect(points[2].line - points[0].line == 3 && points[2].column == points[0].column)
  }

  @Test(arguments: [("3", 3), ("1", 1), ("100", 26), ("auto", 22)])
  func `--columns sets the columns of a flat list`(value: String, count: Int) throws {
    // Of a hundred columns 26 are in view.
    let screen = try PseudoTerminal.show(
      String(repeating: "x\n", count: 500), "--columns", value
    ).screen
    #expect(screen.lines.first?.count { $0 == "x" } == count)
  }

  @Test(arguments: [("rows", "l"), ("columns", "j")])
  func `--fill sets where the second item of a list goes`(order: String, key: String) throws {
    let terminal = try PseudoTerminal.show(
      Sample.numbers(9), "-F", "lines", "--columns", "3", "--fill", order)
    terminal.send(key)
    try terminal.waitUntil("the second") { $0.current == ["2"] }
  }

  @Test(arguments: [("1,2", "r2c3"), ("1000000000,9", "r5c5")])
  func `P4.1 P4.3 --start is clamped`(value: String, item: String) throws {
    try expect(item + "\n", pickedFrom: try PseudoTerminal.show(Self.table, "--start", value))
  }

  @Test func `T2.1 T2.3 T2.5 --focus sets what moves`() throws {
    let table = Sample.table(rows: 50, columns: 50)
    let still = try PseudoTerminal.show(table, "--focus", "center", "--no-animation")
    let roaming = try PseudoTerminal.show(table, "--focus", "roam")
    let starts = [still.screen.cursor, roaming.screen.cursor]
    #expect(starts[0].line == 11)
    for terminal in [still, roaming] {
      terminal.send("jl")
      try terminal.waitUntil("the item") { $0.current == ["r2c2"] }
    }
    #expect(still.screen.cursor == starts[0])
    #expect(roaming.screen.cursor.line == starts[1].line + 1)
  }

  @Test func `P5.1 P5.2 --cycle wraps at the end`() throws {
    let cycling = try PseudoTerminal.show(Self.table, "--cycle")
    cycling.send("k")
    try cycling.waitUntil("the last row") { $0.current == ["r5c1"] }
    cycling.send("h")
    try cycling.waitUntil("the last column") { $0.current == ["r5c5"] }
    try expect("r5c5\n", pickedFrom: cycling)
    let clamped = try PseudoTerminal.show(Self.table)
    clamped.send("kh")
    try expect("r1c1\n", pickedFrom: clamped)
  }

  @Test func `--title shows a line above everything`() throws {
    let terminal = try PseudoTerminal.show(
      Gridpick.launch(["--title", "海报 \u{1b}[31m"], reading: Sample.titled))
    #expect(terminal.screen.lines[0] == " 海报 ␛[31m")
    #expect(try PseudoTerminal.show(Sample.titled).screen.lines[0] == " Sizes")
  }

  @Test func `L3.1 titles of rows and columns are beside their items`() throws {
    let screen = try PseudoTerminal.show(Sample.titled).screen
    let item = try #require(screen.point(of: "r2c2"))
    #expect(screen.point(of: "large")?.line == item.line)
    #expect(screen.point(of: "Blue")?.column == item.column)
  }

  @Test(arguments: ["-hV", "-Vh", "--help --bogus", "--layout=grid --version"])
  func `--help and --version act before anything is read`(arguments: String) throws {
    let launch = Launch(
      [Gridpick.path] + arguments.split(separator: " ").map(String.init) + ["/missing"])
    let terminal = try PseudoTerminal.start(launch)
    let isError = arguments.contains("bogus")
    #expect(try terminal.waitForExit() == .exited(isError ? 2 : 0))
    #expect(terminal.printed.isEmpty == isError)
    #expect(terminal.drawn == [])
  }
}
