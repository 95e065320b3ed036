import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The answers of a talk to useless lines, and its acts beside picking.
struct PlainAnswerTests {
  @Test(arguments: [
    ("4", "Numbers go from 1 to 3."), ("0", "Numbers go from 1 to 3."),
    ("99999999999999999999999999", "Numbers go from 1 to 3."),
    ("9223372036854775808", "Numbers go from 1 to 3."),
    ("18446744073709551617", "Numbers go from 1 to 3."),
    ("1 2", "One number only; mark several with --multi."),
    ("1-3", "One number only; mark several with --multi."),
    ("zebra", "No matches for \"zebra\"."), ("/!", "No search text yet."),
    (".", "That works only with --multi."),
    ("r", "That works only with --reload or a FILE."),
    ("o", "Open a row first, by its number."),
    ("", "That is all."),
  ])
  func `Y3.4 Y4.1 a useless line gets an answer of one line, and the prompt is not repeated`(
    typed: String, told: String
  ) {
    let setup = PlainSetup(list: ["a", "b", "c"])
    let transcript = setup.talk(typed, "2")
    let prompt = "Item, or text; ?: help, q: leave > "
    #expect(transcript.hasSuffix("\(prompt)\(typed)\n\(told)\n> 2\n"))
    #expect(setup.picked == ["b"])
  }

  @Test func `Y3.4 Y3.6 without data every line still gets an answer`() {
    let setup = PlainSetup(list: [])
    #expect(
      setup.talk("1", "x", "b", "o", "") == """
        There is nothing to pick from.
        Nothing to pick; ?: help, q: leave > 1
        Nothing is listed.
        > x
        No matches for "x".
        > b
        > o
        Open a row first, by its number.
        >\u{20}
        That is all.
        >\u{20}

        """)
    #expect(setup.result == .cancelled)
  }

  @Test func `Y5.2 if numbers mark, the prompt says so`() {
    let list = PlainSetup(list: ["a", "b"]) { $0.options.marking = MarkSettings() }
    #expect(list.talk().contains("Item to mark, or text;"))
    let rows = PlainSetup(grid: TestGrid(rows: 2, columns: 2)) {
      $0.options.marking = MarkSettings()
    }
    let prompts = rows.talk("2").split(separator: "\n").filter { $0.contains(", or text; ") }
    #expect(prompts.map { $0.prefix { $0 != ";" } } == ["Row, or text", "Item to mark, or text"])
    let wholes = PlainSetup(grid: TestGrid(rows: 2, columns: 2)) {
      $0.options.marking = MarkSettings()
    }
    wholes.settings.options.picks = .section
    #expect(wholes.talk().contains("\nRow to mark, or text;"))
  }

  @Test func `Y3 a terminal that is gone ends the picker`() {
    let setup = PlainSetup(list: ["a"])
    setup.end = .gone
    setup.talk("?")
    #expect(setup.result == .terminalGone)
  }

  @Test(arguments: [false, true])
  func `Y3.1 the help has a line for each command`(canMark: Bool) {
    let setup = PlainSetup(list: ["a"]) { if canMark { $0.options.marking = MarkSettings() } }
    let transcript = setup.talk("?")
    let help = transcript.split(separator: "\n").filter { $0.contains(": ") }.map(String.init)
    for word in ["Enter", "b or ..", "o", "v 3", "?", "q"] {
      #expect(help.contains { $0.hasPrefix("\(word): ") })
    }
    #expect(help.contains { $0.hasPrefix(".: ") } == canMark)
    #expect(!help.contains { $0.hasPrefix("r: ") })
  }

  @Test func `Y4.1 Y5.2 numbers mark, and a dot picks the marks`() {
    let setup = PlainSetup(list: ["a", "b", "c", "d"]) { $0.options.marking = MarkSettings() }
    #expect(
      setup.talk(".", "2", "2", "1 3-4 9-9", "4-3 1", "", "3", ".") == """
        4 items
        1. a
        2. b
        3. c
        4. d
        Item to mark, or text; ?: help, q: leave > .
        Nothing is marked.
        > 2
        Marked: b
        1 marked.
        Item to mark, or text; .: pick, ?: help, q: leave > 2
        Unmarked: b
        0 marked.
        Item to mark, or text; ?: help, q: leave > 1 3-4 9-9
        Numbers go from 1 to 4.
        > 4-3 1
        3 marked.
        Item to mark, or text; .: pick, ?: help, q: leave >\u{20}
        That is all.
        > 3
        Unmarked: c
        2 marked.
        > .

        """)
    #expect(setup.picked == ["a", "d"])
  }

  @Test func `M2.9 Y5.2 a change to more marks than allowed marks nothing`() {
    let setup = PlainSetup(list: ["a", "b", "c"]) { $0.options.marking = MarkSettings(most: 2) }
    let transcript = setup.talk("1-3", "1-2", "2-3", ".")
    #expect(transcript.contains("> 1-3\nat most 2 can be marked\n> "))
    #expect(transcript.contains("> 1-2\n2 marked.\n"))
    #expect(transcript.contains("> 2-3\n2 marked.\n"), "one comes, and one goes")
    #expect(setup.picked == ["a", "c"])
  }

  @Test func `Y5.2 rows are marked whole if a pick is a row`() {
    let grid = TestGrid([["3", "fruit"], ["1", "fruit"]])
      .titled(sections: ["pear", "fig"], columns: ["size", "kind"])
    let setup = PlainSetup(grid: grid, layout: .sheet) {
      $0.options.marking = MarkSettings()
    }
    setup.settings.options.picks = .section
    let transcript = setup.talk("2", "b", ".")
    #expect(transcript.contains("> 2\nMarked: fig: 1, fruit\n1 marked.\n"))
    #expect(transcript.contains("> b\n1. pear: 3, fruit\n2. (marked) fig: 1, fruit\n> "))
    #expect(setup.picked == ["1"], "the first item tells the row")
  }

  @Test func `Y5.2 several rows that numbers only open cannot be marked at once`() {
    let setup = PlainSetup(grid: TestGrid(rows: 3, columns: 2)) {
      $0.options.marking = MarkSettings()
    }
    let transcript = setup.talk("1 2", "2", "1 2", "b", "1", "2", ".")
    #expect(
      transcript.contains("> 1 2\nThese are rows; open one by its number.\n"))
    #expect(setup.picked == ["r0c1", "r1c0", "r1c1"])
  }

  @Test func `Y2.5 Y3.1 a whole row is picked by its number, or by o`() {
    let whole = PlainSetup(grid: TestGrid(rows: 3, columns: 2))
    whole.settings.options.picks = .section
    #expect(whole.talk("2").contains("Row, or text; ?: help, q: leave > 2\n"))
    #expect(
      whole.result == .picked(Pick(.item(ItemID(section: 1, index: 0)), as: .section)))
    let opened = PlainSetup(grid: TestGrid(rows: 3, columns: 2))
    opened.talk("2", "o")
    #expect(
      opened.result == .picked(Pick(.item(ItemID(section: 1, index: 0)), as: .section)))
  }

  @Test func `Y2.8 the list begins at the requested row`() {
    let setup = PlainSetup(grid: TestGrid(rows: 5, columns: 2))
    setup.start = Position(section: 3, index: 1)
    #expect(setup.talk("q").contains("4 to 5:\n4. r3c0, r3c1\n5."))
  }

  @Test func `Y2.8 a query of the command line is answered first`() {
    let setup = PlainSetup(list: ["pear", "fig"]) { $0.options.find.query = "fg" }
    #expect(
      setup.talk("b", "1") == """
        2 items
        1 matches "fg":
        1. fig
        Item, or text; b: back, ?: help, q: leave > b
        1. pear
        2. fig
        Item, or text; ?: help, q: leave > 1

        """)
    let other = PlainSetup(list: ["pear", "fig"]) { $0.options.find.query = "xyz" }
    #expect(other.talk("q").hasPrefix("2 items\nNo matches for \"xyz\".\n1. pear\n2. fig\nItem"))
  }

  @Test func `L13.4 Y2.7 a sorted list is shown in its order, and so are its matches`() {
    let grid = TestGrid([["3"], ["1"], ["2"]]).titled(columns: ["n"])
    let setup = PlainSetup(grid: grid) { $0.options.sort = ["n"] }
    #expect(setup.talk("!1", "2").contains("1. 1\n2. 2\n3. 3\n"))
    #expect(setup.picked == ["3"])
  }

  @Test func `L13.4 Y2.7 matches of a sorted list come in its order`() {
    let setup = PlainSetup(list: ["c1", "a1", "b1", "x"]) {
      $0.options.sort = ["1"]
    }
    #expect(setup.talk("1$", "2").contains("3 match \"1$\":\n1. a1\n2. b1\n3. c1\n"))
    #expect(setup.picked == ["b1"])
  }

  @Test func `Y2.9 only the requested columns are listed`() {
    let grid = TestGrid([["a", "b", "c"]]).titled(columns: ["x", "y", "z"])
    let setup = PlainSetup(grid: grid) { $0.options.only = [ColumnName("z"), ColumnName("x")] }
    #expect(setup.talk("1").contains("1 row, 2 columns: z, x\n1. z: c\n2. x: a\n"))
    #expect(setup.picked == ["c"])
  }
}
