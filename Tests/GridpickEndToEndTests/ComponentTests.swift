import GridpickCore
import GridpickTestSupport
import Testing

/// The example programs that are components of touch screens: cards, a table, tabs, shelves and pages.
struct ComponentTests {
  private static let left = "\u{1b}[D"
  private static let right = "\u{1b}[C"
  private static let down = "\u{1b}[B"

  private func point(_ line: Int, _ column: Int) -> ScreenPoint {
    ScreenPoint(line: line, column: column)
  }

  /// The words of a line without its frames.
  private func names(in line: String) -> [String] {
    words([line]).filter { $0.allSatisfy(\.isLetter) }
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(LeftTerminal(terminal) == LeftTerminal(before: terminal))
  }

  // MARK: - Cards

  @Test func `cards go to the side and down by keys, and tell how far they are scrolled`() throws {
    let terminal = try Example.show("Posters", at: "Orange, scrolled by 13, 47")
    try terminal.type(Self.right, until: "Yellow, scrolled by 13, 104")
    try terminal.type(Self.down, until: "Yellow, scrolled by 29, 104")
    #expect(terminal.screen.current == ["Yellow"])
    try terminal.waitForRest()
    #expect(names(in: terminal.screen.lines[10]) == ["Orange", "Yellow", "Green"])
    #expect(terminal.screen.lines[11].contains(" 70 × 100 cm "))
    #expect(terminal.screen.lines[1].contains(" 50 × 70 cm "))
    try leave(terminal)
  }

  @Test func `G6.2 a card moves once it is dragged further than the slide distance`() throws {
    let terminal = try Example.show("Posters", at: "Orange, scrolled by 13, 47")
    try terminal.dragSlowly(from: point(12, 40), to: point(12, 32))
    #expect(terminal.screen.contains("Orange, scrolled by 13, 47"))
    try terminal.dragSlowly(from: point(12, 40), to: point(12, 31))
    #expect(terminal.screen.contains("Yellow, scrolled by 13, 104"))
    try terminal.dragSlowly(from: point(12, 40), to: point(8, 40))
    #expect(terminal.screen.lines[11].contains(" 70 × 100 cm "))
    try leave(terminal)
  }

  @Test func `a pick opens the poster, and comes back to its card`() throws {
    let terminal = try Example.show("Posters", at: "Orange, scrolled by 13, 47")
    let before = terminal.screen.lines
    try terminal.type("\r", until: "Orange, 50 × 70 cm")
    #expect(terminal.screen.current == ["order it"])
    try terminal.type(Self.down + "\r", until: "Orange: keep looking")
    #expect(terminal.screen.lines.dropLast() == before.dropLast())
    try leave(terminal)
  }

  // MARK: - A table

  @Test func `the names of a table stay while its columns move together`() throws {
    let terminal = try Example.show("Machines", at: "row 1/40")
    let names = terminal.screen.lines.map { $0.prefix(12) }
    let title = try #require(terminal.screen.point(of: "5 h ago"))
    let first = terminal.screen.lines[2]
    #expect(words([first]).prefix(4) == ["machine", "30", "100", "10"])
    try terminal.dragSlowly(from: title.moved(lines: 5), to: title.moved(lines: 5, columns: -16))
    #expect(terminal.screen.point(of: "5 h ago") == title.moved(columns: -16))
    #expect(words([terminal.screen.lines[2]]).prefix(4) == ["machine", "30│", "21", "32"])
    try terminal.type("\u{1b}[F", until: "11 h ago")
    #expect(terminal.screen.lines[2...].map { $0.prefix(12) }.prefix(20) == names[2..<22])
    try leave(terminal)
  }

  @Test func `a table is sorted from the start, and by the title that is clicked twice`() throws {
    let terminal = try Example.show("Machines", at: "▼0 h ago")
    let title = try #require(terminal.screen.point(of: "1 h ago"))
    terminal.click(at: title)
    terminal.click(at: title)
    try terminal.waitFor("sorted by 1 h ago ▲")
    #expect(words([terminal.screen.lines[2]]).prefix(4) == ["machine", "27", "90", "0"])
    try leave(terminal)
  }

  @Test func `a pull at the top of a table refreshes it, and a pull at its end loads more`() throws
  {
    let terminal = try Example.show("Machines", at: "row 1/40")
    #expect(words([terminal.screen.lines[2]])[..<3] == ["machine", "30", "100"])
    try terminal.dragSlowly(from: point(6, 40), to: point(14, 40))
    try terminal.waitFor("refreshed")
    #expect(terminal.screen.lines.contains { words([$0]).starts(with: ["machine", "30", "4"]) })
    try terminal.type("G", until: "row 40/40")
    try terminal.dragSlowly(from: point(14, 40), to: point(6, 40))
    try terminal.waitFor("/50")
    try leave(terminal)
  }

  @Test func `holding a machine shows more of it, and Enter picks it`() throws {
    let terminal = try Example.show("Machines", at: "row 1/40")
    let name = try #require(terminal.screen.point(of: "machine 8"))
    terminal.pressMouse(.left, at: name)
    try terminal.waitFor("machine 8: 94 at most")
    terminal.releaseMouse(.left, at: name)
    terminal.send("\u{1b}")
    try terminal.waitUntil("the table") { !$0.contains("at most") }
    terminal.send(Self.down)
    try terminal.waitFor("row 2/40")
    try expect("machine 19\n", pickedFrom: terminal)
  }

  // MARK: - Tabs

  @Test func `the banner over tabs scrolls away, and comes back at the very top`() throws {
    let terminal = try Example.show("News", at: "THE DAILY GRID")
    #expect(terminal.screen.lines[4].contains("World  Science  Sport"))
    try terminal.dragSlowly(from: point(14, 40), to: point(6, 40))
    #expect(terminal.screen.lines[0].contains("World  Science  Sport"))
    #expect(terminal.screen.lines[1].contains("World 5, edition 1"))
    try terminal.type("\u{14}", until: "THE DAILY GRID")
    #expect(terminal.screen.lines[5].contains("World 1, edition 1"))
    try terminal.type("G", until: "World 40, edition 1")
    #expect(!terminal.screen.contains("THE DAILY GRID"))
    try terminal.type("\u{14}", until: "THE DAILY GRID")
    try leave(terminal)
  }

  @Test func `a pull refreshes one tab, and R refreshes all tabs`() throws {
    let terminal = try Example.show("News", at: "World 1, edition 1")
    try terminal.dragSlowly(from: point(8, 40), to: point(14, 40))
    try terminal.waitFor("World 1, edition 2")
    try terminal.dragSlowly(from: point(12, 70), to: point(12, 20))
    #expect(terminal.screen.contains("Science 1, edition 1"))
    try terminal.type("r", until: "Science 1, edition 3")
    try terminal.type(Self.left, until: "World 1, edition 2")
    try terminal.type("\u{12}", until: "World 1, edition 4")
    try terminal.type(Self.right, until: "Science 1, edition 4")
    try expect("Science 1, edition 4\n", pickedFrom: terminal)
  }

  @Test func `P7.1 P7.3 each tab keeps its place once the banner is gone`() throws {
    let terminal = try Example.show("News", at: "World 1, edition 1")
    try terminal.type("G", until: "World 40, edition 1")
    try terminal.type(Self.right, until: "Science 1, edition 1")
    #expect(terminal.screen.lines[0].contains("World  Science  Sport"))
    try terminal.type(Self.left, until: "item 40/40 World 40, edition 1")
    try leave(terminal)
  }

  // MARK: - Shelves

  @Test func `each shelf has cells of its own kind and height`() throws {
    let terminal = try Example.show("Bookshop", at: "shelf 1/3 New")
    let titles = ["New", "Stories", "Pictures"].map { title in
      terminal.screen.lines.firstIndex { $0.hasPrefix("  \(title) ") }
    }
    #expect(titles == [0, 6, 9])
    #expect(terminal.screen.lines[7].hasPrefix("  Story 1  Story 2"))
    #expect(terminal.screen.lines[12].contains("│  Ben  │"))
    try leave(terminal)
  }

  @Test func `P6.1 shelves keep their places while a book is open`() throws {
    let terminal = try Example.show("Bookshop", at: "shelf 1/3 New")
    try terminal.type("llllllll", until: "item 9/12 Novel 9")
    try terminal.type("jj", until: "item 1/12 Album 1")
    try terminal.dragSlowly(from: point(11, 60), to: point(11, 38))
    #expect(terminal.screen.contains("item 3/12 Album 3"))
    let before = terminal.screen.lines
    #expect(before[2].contains("Novel 9") && !before[2].contains("Novel 2"))
    #expect(before[7].contains("Story 1 ") && !before[11].contains("Album 2"))
    try terminal.type("\r", until: "Album 3, page 1")
    try terminal.type(Self.down + "\r", until: "read up to Album 3, page 2")
    #expect(terminal.screen.lines.dropLast() == before.dropLast())
    try leave(terminal)
  }

  // MARK: - Pages

  @Test func `keys turn pages, and Enter picks a page`() throws {
    let terminal = try Example.show("Atlas", at: "row 1/6 · column 1/8 · A1")
    terminal.send(Self.right + Self.down)
    try terminal.waitFor("row 2/6 · column 2/8 · B2")
    try expect("B2\n", pickedFrom: terminal)
  }

  @Test func `G6.1 pages snap one at a time downwards, and to the nearest sideways`() throws {
    let terminal = try Example.show("Atlas", at: "row 1/6 · column 1/8 · A1")
    let start = try #require(terminal.screen.point(of: "A1"))
    try terminal.dragSlowly(from: point(14, 40), to: point(11, 40))
    #expect(terminal.screen.point(of: "A1") == start)
    try terminal.dragSlowly(from: point(14, 40), to: point(10, 40))
    #expect(terminal.screen.point(of: "B1") == start)
    try terminal.dragSlowly(from: point(14, 70), to: point(14, 10))
    #expect(terminal.screen.point(of: "B3") == start)
    #expect(terminal.screen.contains("row 2/6 · column 3/8 · B3"))
    try leave(terminal)
  }

  @Test func `T3.2 G7.3 the last page comes to the leading edge`() throws {
    let terminal = try Example.show("Atlas", at: "row 1/6 · column 1/8 · A1")
    let start = try #require(terminal.screen.point(of: "A1"))
    try terminal.type("\u{1b}[F", until: "column 8/8 · A8")
    try terminal.dragSlowly(from: point(14, 70), to: point(14, 6))
    #expect(terminal.screen.point(of: "A8") == start)
    try leave(terminal)
  }
}
