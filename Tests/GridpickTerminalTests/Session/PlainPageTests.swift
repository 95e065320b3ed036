import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// Which page is listed, how much is on it, and what one comes back to.
struct PlainPageTests {
  private static let table = TestGrid([["3", "fruit"], ["1", "fruit"], ["2", "root"]])
    .titled(sections: ["pear", "fig", "leek"], columns: ["size", "kind"])

  /// The lines that say what is listed.
  private func headings(_ transcript: String) -> [Substring] {
    transcript.split(separator: "\n").filter { $0.hasSuffix(":") }
  }

  @Test(arguments: [
    (["fruit", "2", "b"], ["2 match \"fruit\":", "fig, 2 items:", "2 match \"fruit\":"]),
    (["fruit", "2", "b", "b"], ["2 match \"fruit\":", "fig, 2 items:", "2 match \"fruit\":"]),
    (["fruit", "2", "/"], ["2 match \"fruit\":", "fig, 2 items:"]),
    (
      ["fruit", "2", "leek", "b"],
      ["2 match \"fruit\":", "fig, 2 items:", "1 matches \"leek\":"]
    ),
  ])
  func `Y3.3 back leads from a matching row to the matches, and then to all rows`(
    typed: [String], listed: [String]
  ) {
    let setup = PlainSetup(grid: Self.table, layout: .sheet)
    let transcript = setup.talk(typed)
    #expect(headings(transcript).map(String.init) == listed)
    let isOfAll = transcript.hasSuffix(
      "3. leek: 2, root\nRow, or text; ?: help, q: leave >\u{20}\n")
    #expect(isOfAll == (typed.last == "/" || typed.suffix(2) != ["2", "b"]))
  }

  @Test func `Y3.3 back leads to the page of matches from which a row was opened`() {
    let setup = PlainSetup(grid: TestGrid(rows: 6, columns: 2), layout: .sheet)
    setup.lineCount = 5
    let pages = headings(setup.talk("c0", "", "3", "b", "", "b", "b"))
    let match = "6 match \"c0\", "
    #expect(
      pages == [
        "1 to 2:", "\(match)1 to 2:", "\(match)3 to 4:", "row 3, 2 items:",
        "\(match)3 to 4:", "\(match)5 to 6:", "1 to 2 of 6:", "1 to 2 of 6:",
      ])
  }

  @Test func `Y2.1 Y2.8 all columns are counted although a query is answered first`() {
    let grid = TestGrid([["ant", "bee"], ["cat", "owl"]]).titled(columns: ["x", "y"])
    let setup = PlainSetup(grid: grid) { $0.options.find.query = "bee" }
    let transcript = setup.talk("b", "2", "1")
    #expect(
      transcript.hasPrefix(
        "2 rows, 2 columns: x, y\n1 matches \"bee\":\n1. row 1, y: bee\nItem, or text; b: back"))
    #expect(setup.picked == ["cat"])
  }

  @Test func `Y2.6 a row that wraps counts for each of its lines`() {
    let wide = String(repeating: "x", count: 16)
    let setup = PlainSetup(list: ["a", wide + "y", "b", wide + "yz", "c", "d"])
    // Twenty columns: the prompt takes three lines, the heading and what is typed one each.
    setup.lineCount = 8
    setup.columnCount = 20
    #expect(headings(setup.talk("", "", "")) == ["1 to 3:", "4 to 5 of 6:", "6 to 6 of 6:"])
  }

  @Test func `Y2.6 a wide character that does not fit a line moves to the next`() {
    // The number leaves nine of them on the first line of 21 columns, and the others have ten.
    for (count, listed) in [(29, []), (30, ["1 to 1:"])] {
      let setup = PlainSetup(list: [String(repeating: "世", count: count), "a"])
      // Beside the prompt's three, the heading and what is typed there are four for both.
      setup.lineCount = 9
      setup.columnCount = 21
      #expect(headings(setup.talk()).map(String.init) == listed)
    }
  }

  @Test func `Y2.6 a row longer than a page is a page alone`() {
    let setup = PlainSetup(list: ["a", String(repeating: "x", count: 300), "b"])
    setup.lineCount = 8
    setup.columnCount = 20
    #expect(headings(setup.talk("", "")) == ["1 to 1:", "2 to 2 of 3:", "3 to 3 of 3:"])
  }

  @Test func `Y2.6 a heading that wraps leaves less room for rows`() {
    let setup = PlainSetup(list: Array(repeating: "abcdefghijklmnopqrstuvwxyz", count: 9))
    setup.lineCount = 12
    setup.columnCount = 40
    let pages = headings(setup.talk("abcdefghijklmnopqrstuvwxyz"))
    // Two lines of prompt and one typed leave eight for rows and heading, or seven for rows.
    #expect(pages.first == "1 to 8:")
    #expect(pages.last?.hasSuffix(", 1 to 7:") == true)
  }

  @Test func `Y4.5 v and a number show a value whole, page by page`() {
    let words = (1...100).map { "word\($0)" }.joined(separator: " ")
    let setup = PlainSetup(list: ["a", words, "c"])
    setup.lineCount = 10
    let parts = setup.talk("v 2", "", "2").split(separator: " > ")
    let read = parts[1...].map { $0.split(separator: "\n").filter { $0.hasPrefix("word") } }
    #expect(read.map(\.count) == [1, 1, 0])
    #expect(read.joined().joined(separator: " ") == words)
    #expect(read.joined().allSatisfy { $0.count <= 400 })
    #expect(parts[1].hasSuffix("Item, or text; Enter: more, b: back, ?: help, q: leave"))
    #expect(parts[2].hasSuffix("Item, or text; ?: help, q: leave"))
    #expect(setup.picked == [words])
  }

  @Test func `Y3.3 Y4.5 back leads from a value to its page, and numbers refer to that page`() {
    let long = String(repeating: "x", count: 2_000)
    let setup = PlainSetup(list: ["a", "b", long, "d"])
    setup.lineCount = 5
    let transcript = setup.talk("", "v 3", "b", "v 3", "4")
    #expect(headings(transcript) == ["1 to 2:", "3 to 3 of 4:", "3 to 3 of 4:"])
    #expect(setup.picked == ["d"])
  }

  @Test func `Y4.5 a row is shown whole item by item, and a value line by line`() {
    let grid = TestGrid([["one\ntwo", "·"]] + [["3", "x"]])
      .titled(sections: ["pear", "fig"], columns: ["text", "kind"])
    let setup = PlainSetup(grid: grid, layout: .sheet)
    let transcript = setup.talk("v 1", "1", "v 1", "v 2", "v 3", "v 0", "/v 1")
    #expect(transcript.contains("> v 1\npear:\ntext: one\ntwo\nkind: (none)\n> "))
    #expect(transcript.contains("> v 1\ntext: one\ntwo\n> "))
    #expect(transcript.contains("> v 2\nkind: (none)\n> "))
    #expect(transcript.contains("> v 3\nNumbers go from 1 to 2.\n"))
    #expect(transcript.contains("> v 0\nNumbers go from 1 to 2.\n"))
    #expect(transcript.contains("> /v 1\nNo matches for \"v 1\".\n"))
  }

  @Test func `Y4.1 a row whose first item is its title shows it once`() {
    let grid = TestGrid([["pear", "3"], ["fig", "1"]])
      .titled(sections: ["pear", "fig"], columns: ["name", "size"])
    let setup = PlainSetup(grid: grid, layout: .sheet)
    #expect(setup.talk("v 1").contains("\n1. pear, 3\n2. fig, 1\nRow"))
    #expect(setup.transcript.contains("> v 1\nname: pear\nsize: 3\n"))
  }

  @Test func `Y4.5 of a value larger than a mebibyte the beginning is shown, with a note`() {
    let setup = PlainSetup(list: [String(repeating: "x", count: 1 << 20 + 1), "b"])
    setup.lineCount = 100_000
    let transcript = setup.talk("v 1")
    let read = transcript.split(separator: "> v 1\n")[1].split(separator: "\n")
    #expect(read.filter { $0.hasPrefix("xxx") }.reduce(0) { $0 + $1.count } == 1 << 20)
    #expect(read.contains("… the rest is not shown"))
  }

  @Test func `Y4.5 of a row larger than a mebibyte the beginning is shown, with a note`() {
    let half = String(repeating: "x", count: 600_000)
    let setup = PlainSetup(
      grid: TestGrid([[half, half, "end"], ["a", "b", "c"]]), layout: .sheet)
    setup.lineCount = 100_000
    let lines = setup.talk("v 1").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("xxx") }.reduce(0) { $0 + $1.count } == 1_200_000)
    #expect(lines.contains("… the rest is not shown"))
    #expect(!lines.contains("end"))
  }

  @Test(arguments: [Layout.grid, .sheet])
  func `Y4.4 blank and missing items are named as such, in a row's line too`(layout: Layout) {
    let setup = PlainSetup(grid: TestGrid([["", "-", "·"], ["a", "b", "c"]]), layout: layout)
    let transcript = setup.talk("1")
    #expect(transcript.contains("\n1. (blank), -, (none)\n"))
    #expect(transcript.contains("\n1. (blank)\n2. -\n3. (none)\n"))
  }

  @Test(arguments: [
    (["fruit", "2", "1"], ["fruit"]), (["fruit", "leek", "1", "1"], ["fruit", "leek"]),
    (["fruit", "zebra", "1", "2"], ["fruit"]), (["fruit", "2", "/", "1", "1"], ["fruit"]),
    (["1", "1"], []),
  ])
  func `F10.5 Y6.4 queries that have found something are kept`(
    typed: [String], queries: [String]
  ) {
    let setup = PlainSetup(grid: Self.table, layout: .sheet) {
      $0.options.history = QueryHistory([])
    }
    setup.talk(typed)
    #expect(setup.picked?.count == 1)
    #expect(setup.lookedFor?.filter { $0 != "" } == queries)
  }
}
