import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Whole talks, as they are read on the terminal.
struct PlainTalkTests {
  private static let table = TestGrid([["3", "fruit"], ["1", "fruit"], ["2", "·"]])
    .titled(sections: ["pear", "fig", "leek"], columns: ["size", "kind"])

  @Test func `Y2.1 a list is shown as numbered items, and a number picks one`() {
    let setup = PlainSetup(list: ["pear", "fig", "leek/2_€"])
    #expect(
      setup.talk("3") == """
        3 items
        1. pear
        2. fig
        3. leek, 2 €
        Item, or text; ?: help, q: leave > 3

        """)
    #expect(setup.picked == ["leek"])
  }

  @Test func `Y2.1 Y2.3 Y4.4 a number opens a row, and another picks an item in it`() {
    let setup = PlainSetup(grid: Self.table)
    #expect(
      setup.talk("3", "2", "1") == """
        3 rows, 2 columns: size, kind
        1. pear: 2 items
        2. fig: 2 items
        3. leek: 2 items
        Row, or text; ?: help, q: leave > 3
        leek, 2 items:
        1. size: 2
        2. kind: (none)
        Item, or text; b: back, ?: help, q: leave > 2
        There is nothing to pick.
        > 1

        """)
    #expect(setup.picked == ["2"])
  }

  @Test func `Y2.3 rows of a sheet are shown with all their cells`() {
    let setup = PlainSetup(grid: Self.table, layout: .sheet)
    #expect(
      setup.talk("q") == """
        3 rows, 2 columns: size, kind
        1. pear: 3, fruit
        2. fig: 1, fruit
        3. leek: 2, (none)
        Row, or text; ?: help, q: leave > q

        """)
    #expect(setup.result == .cancelled)
  }

  @Test func `U15.3 newer data is listed even if the user did not request it`() {
    let setup = PlainSetup(list: ["pear", "fig"])
    var isTaken = false
    setup.services.sources = [
      NewsSource(
        pace: .cost,
        descriptor: { [unowned setup] in isTaken || setup.transcript.isEmpty ? nil : 7 },
        receive: {
          isTaken = true
          return .replaced(ContentUpdate(Grid(TestList(["plum"])), isComplete: true))
        })
    ]
    setup.news = [(descriptor: 7, after: .zero)]
    #expect(setup.talk("", "1").contains("1 item\n1. plum\n"))
    #expect(setup.picked == ["plum"])
  }

  @Test func `Y2.3 rows without titles are shown by their cells`() {
    let setup = PlainSetup(grid: TestGrid([["a", "b"], [], ["·", "c"]]))
    #expect(
      setup.talk("2", "", "b") == """
        3 rows, 2 columns
        1. a, b
        2. nothing
        3. (none), c
        Row, or text; ?: help, q: leave > 2
        Item, or text; b: back, ?: help, q: leave >\u{20}
        That is all.
        > b
        1. a, b
        2. nothing
        3. (none), c
        Row, or text; ?: help, q: leave >\u{20}

        """)
  }

  @Test func `Y2.4 with a single row or column the items are listed at once`() {
    let row = PlainSetup(grid: TestGrid([["a", "b"]]).titled(sections: ["only"]))
    #expect(
      row.talk("2") == """
        1 row, 2 columns
        1. a
        2. b
        Item, or text; ?: help, q: leave > 2

        """)
    #expect(row.picked == ["b"])
    let column = PlainSetup(
      grid: TestGrid([["a"], ["b"]]).titled(sections: ["one", "two"], columns: ["size"]))
    #expect(
      column.talk("2") == """
        2 items: size
        1. one: a
        2. two: b
        Item, or text; ?: help, q: leave > 2

        """)
    #expect(column.picked == ["b"])
  }

  @Test func `Y1.4 a banner is printed once, above everything`() {
    let setup = PlainSetup(list: ["a", "b"]) { $0.banner = ["Choose well."] }
    let transcript = setup.talk("b", "/", "?", "v 1", "b", "2")
    #expect(transcript.hasPrefix("Choose well.\n2 items\n1. a\n"))
    #expect(transcript.ranges(of: "Choose well.").count == 1)
    #expect(setup.picked == ["b"])
  }

  @Test func `Y2.1 Y2.3 tabs and shelves are shown as lists`() {
    let setup = PlainSetup(
      grid: TestGrid([["a", "b"], ["c"]]).titled(sections: ["Mo", "Tu"]), layout: .tabs)
    #expect(
      setup.talk("2", "1") == """
        2 lists
        1. Mo: 2 items
        2. Tu: 1 item
        List, or text; ?: help, q: leave > 2
        Tu, 1 item:
        1. c
        Item, or text; b: back, ?: help, q: leave > 1

        """)
    #expect(setup.picked == ["c"])
  }

  @Test func `Y2.2 Y2.6 a page fills the terminal, less heading, prompt and typed line`() {
    let setup = PlainSetup(list: ["a", "b", "c", "d", "e"])
    setup.lineCount = 5
    #expect(
      setup.talk("", "", "", "b", "3", "4") == """
        5 items
        1 to 2:
        1. a
        2. b
        Item, or text; Enter: more, ?: help, q: leave >\u{20}
        3 to 4 of 5:
        3. c
        4. d
        >\u{20}
        5 to 5 of 5:
        5. e
        Item, or text; ?: help, q: leave >\u{20}
        That is all.
        > b
        1 to 2 of 5:
        1. a
        2. b
        Item, or text; Enter: more, ?: help, q: leave > 3

        """)
    #expect(setup.picked == ["c"], "a number counts, whether it is on the page or not")
  }

  @Test(arguments: [(nil, 20), (1, 1), (0, 1), (24, 21)])
  func `Y2.6 a terminal without a known size gets pages too`(lineCount: Int?, shown: Int) {
    let setup = PlainSetup(Grid(TestList(count: 50)))
    setup.lineCount = lineCount
    let lines = setup.talk("q").split(separator: "\n")
    #expect(lines.count == shown + 3)
  }

  @Test func `Y3.3 back returns to the page of rows that was left`() {
    let setup = PlainSetup(grid: TestGrid(rows: 5, columns: 2))
    setup.lineCount = 5
    let transcript = setup.talk("", "3", "b", "b")
    let pages = transcript.split(separator: "\n").filter {
      $0.contains(" to ") && $0.hasSuffix(":")
    }
    #expect(pages == ["1 to 2:", "3 to 4 of 5:", "3 to 4 of 5:", "1 to 2 of 5:"])
  }

  @Test func `Y2.7 matches are listed, and picked by a number`() {
    let setup = PlainSetup(grid: TestGrid([["ant", "bee"], ["cat", "antler"]]))
    #expect(
      setup.talk("ant", "1", "q") == """
        2 rows, 2 columns
        1. ant, bee
        2. cat, antler
        Row, or text; ?: help, q: leave > ant
        2 match "ant":
        1. row 1: ant
        2. row 2: antler
        Item, or text; b: back, ?: help, q: leave > 1

        """)
    #expect(setup.picked == ["ant"])
  }

  @Test
  func `F3.5 Y2.7 F9 matches of a list come best first, and a single match still needs a number`() {
    let setup = PlainSetup(list: ["xaxb", "ab", "c"])
    #expect(
      setup.talk("ab", "c", "nothing like it", "b") == """
        3 items
        1. xaxb
        2. ab
        3. c
        Item, or text; ?: help, q: leave > ab
        2 match "ab":
        1. ab
        2. xaxb
        Item, or text; b: back, ?: help, q: leave > c
        1 matches "c":
        1. c
        > nothing like it
        No matches for "nothing like it".
        > b
        1. xaxb
        2. ab
        3. c
        Item, or text; ?: help, q: leave >\u{20}

        """)
    #expect(setup.result == .cancelled)
  }

  @Test func `Y2.7 in a sheet the matching rows are listed and opened`() {
    let setup = PlainSetup(grid: Self.table, layout: .sheet)
    let transcript = setup.talk("fruit !pear", "1", "2")
    #expect(transcript.contains("1 matches \"fruit !pear\":\n1. fig: 1, fruit\nRow, or text;"))
    #expect(transcript.contains("> 1\nfig, 2 items:\n1. size: 1\n2. kind: fruit\n"))
    #expect(setup.picked == ["fruit"])
  }

  @Test(arguments: [("/q", "q"), ("/12", "x12"), ("/b", "b"), (" / 3,4", "3,4")])
  func `Y3.2 a text after a slash is a query, whatever it looks like`(typed: String, found: String)
  {
    let setup = PlainSetup(list: ["q", "x12", "b", "3,4", "else"])
    setup.talk(typed, "1")
    #expect(setup.picked == [found])
  }
}
