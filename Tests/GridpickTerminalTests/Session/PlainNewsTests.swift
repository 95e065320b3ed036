import GridpickCore
import GridpickTerminal
import GridpickTestSupport
import Testing

/// The reports of a talk about waits, errors and dangerous text.
struct PlainNewsTests {
  private static func data(_ count: Int) -> Grid { Grid(TestList(count: count)) }

  /// So many items are there by each time.
  private func arriving(_ parts: [(after: Duration, count: Int)]) -> PlainSetup {
    let setup = PlainSetup(Self.data(0))
    setup.isComplete = false
    setup.news = parts.map { (5, $0.after) }
    var left = parts[...]
    setup.services.sources = [
      .arrival(
        descriptor: 5, start: {},
        news: {
          let part = left.removeFirst()
          return ContentUpdate(Self.data(part.count), isComplete: left.isEmpty)
        })
    ]
    return setup
  }

  @Test func `Y6.1 the whole input is read before anything is printed`() {
    let setup = arriving([(.milliseconds(400), 2), (.milliseconds(500), 3)])
    #expect(
      setup.talk("3") == """
        3 items
        1. 0
        2. 1
        3. 2
        Item, or text; ?: help, q: leave > 3

        """)
    #expect(setup.picked == ["2"])
  }

  @Test func `Y6.1 a wait of more than a second is reported once`() {
    let setup = arriving([(.milliseconds(1_400), 2), (.milliseconds(5_000), 3)])
    #expect(setup.talk("q").hasPrefix("Reading ...\n3 items\n1. 0\n"))
  }

  @Test func `Y6.2 errors in the input are reported first`() {
    let setup = PlainSetup(Self.data(1))
    setup.notice = "input:3:1: expected a record"
    let transcript = setup.talk("x", "", "1")
    #expect(transcript.hasPrefix("input:3:1: expected a record\n1 item\n1. 0\n"))
    #expect(transcript.ranges(of: "expected a record").count == 1)
    #expect(setup.picked == ["0"])
  }

  @Test func `Y6 input that turns out to be empty ends the picker`() {
    let setup = PlainSetup(Self.data(0))
    setup.isComplete = false
    setup.news = [(5, .zero)]
    setup.services.sources = [
      .arrival(
        descriptor: 5, start: {},
        news: { ContentUpdate(Self.data(0), isComplete: true, notice: "not so") })
    ]
    setup.talk()
    #expect(setup.result == .unreadable("not so"))
  }

  private func reloading(_ answer: ErrandAnswer) -> PlainSetup {
    let setup = PlainSetup(Self.data(1)) { $0.canReload = true }
    setup.news = [(6, .milliseconds(1_500))]
    var job: Job?
    setup.services.answerers[.errand(.reload)] = Answerer(
      start: {
        job = $0
        return nil
      },
      sources: [
        NewsSource(
          descriptor: { job == nil ? nil : 6 },
          receive: { job.map { .answered($0.id, .errand(answer)) } })
      ])
    return setup
  }

  @Test func `R1.3 R2.2 Y3.1 newer data is waited for and listed`() {
    let setup = reloading(.data(ContentUpdate(Self.data(2), isComplete: true)))
    #expect(
      setup.talk("r", "2") == """
        1 item
        1. 0
        Item, or text; ?: help, q: leave > r
        Refreshing ...
        refreshed
        2 items
        1. 0
        2. 1
        > 2

        """)
    #expect(setup.picked == ["1"])
  }

  @Test func `R2.3 Y3.1 a failed refresh is reported, and the data stays`() {
    let setup = reloading(.failed("--reload: status 3"))
    let transcript = setup.talk("r", "1")
    #expect(transcript.contains("> r\nRefreshing ...\n--reload: status 3\n1 item\n1. 0\n"))
    #expect(setup.picked == ["0"])
  }

  @Test func `R3.6 R3.9 Y3.1 at the end more is loaded, until there is no more`() {
    let setup = PlainSetup(Self.data(2)) { $0.canLoadMore = true }
    let update = ContentUpdate(Self.data(1), isComplete: true)
    var answers = [ErrandAnswer.data(update), .nothing][...]
    setup.services.answerers[.errand(.more)] = Answerer(
      start: { _ in answers.popFirst().map(Answer.errand) })
    #expect(
      setup.talk("", "", "", "3") == """
        2 items
        1. 0
        2. 1
        Item, or text; ?: help, q: leave >\u{20}
        3 to 3 of 3:
        3. 0
        >\u{20}
        no more
        >\u{20}
        That is all.
        > 3

        """)
    #expect(setup.picked == ["0"])
  }

  @Test func `L7.8 no output controls a terminal, wherever it comes from`() {
    let hostile = "\u{1b}[31m\u{7}\u{9b}2J\r\n\u{202e}x"
    let grid = TestGrid([[hostile, hostile + "/" + hostile], [hostile, hostile]])
      .titled(sections: [hostile, hostile], columns: [hostile, hostile])
    let setup = PlainSetup(grid: grid) {
      $0.title = hostile
      $0.banner = [hostile]
      $0.origin = hostile
      $0.options.marking = MarkSettings()
    }
    setup.notice = hostile
    // The terminal echoes what is typed; the tested code does not.
    let transcript = setup.talk("1", "2", "b", "2", "1", "?", "31", "/31", ".")
    let dangerous = transcript.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0.value == 0x202e
    }
    #expect(dangerous.isEmpty)
    #expect(transcript.contains("␛[31m␇"))
    #expect(setup.picked?.count == 2)
  }

  @Test func `Y4.2 a line is whole up to 400 columns, and cut after them`() {
    let fits = String(repeating: "x", count: 397)
    let wide = String(repeating: "世", count: 300)
    let long = String(repeating: "y", count: 1_000_000)
    let setup = PlainSetup(list: [fits, fits + "x", wide, long])
    setup.lineCount = 50
    let lines = setup.talk("4").split(separator: "\n").map(String.init)
    #expect(lines[1] == "1. " + fits)
    #expect(lines[2] == "2. " + fits.dropLast() + "…")
    #expect(lines[3] == "3. " + String(repeating: "世", count: 198) + "…")
    #expect(lines[4] == "4. " + String(repeating: "y", count: 396) + "…")
    #expect(setup.picked?.first?.utf8.count == 1_000_000, "what is picked is whole")
  }

  @Test func `Y4.2 a row of a million items is cut without reading all`() {
    let setup = PlainSetup(grid: TestGrid(rows: 2, columns: 5_000))
    let lines = setup.talk("2", "5000").split(separator: "\n")
    #expect(lines[1].count == 400)
    #expect(lines[1].hasSuffix("…"))
    #expect(setup.picked == ["r1c4999"])
  }

  @Test func `Y2.7 of very many matching cells the first ten thousand are listed`() {
    let setup = PlainSetup(grid: TestGrid(rows: 100, columns: 101))
    let transcript = setup.talk("!x", "10001", "10000")
    #expect(transcript.contains("> !x\nOnly the first 10000 are listed.\n"))
    #expect(transcript.contains("10100 match \"!x\", 1 to 20:\n1. row 1: r0c0\n"))
    #expect(transcript.contains("> 10001\nNumbers go from 1 to 10000.\n"))
    #expect(setup.picked == ["r99c0"])
  }

  @Test func `Y2.7 of a list all matches are listed`() {
    let setup = PlainSetup(Self.data(30_000))
    let transcript = setup.talk("!x", "30001", "30000")
    #expect(transcript.contains("> !x\n30000 match \"!x\", 1 to 20:\n1. 0\n"))
    #expect(transcript.contains("> 30001\nNumbers go from 1 to 30000.\n"))
    #expect(setup.picked == ["29999"])
  }

  @Test func `Y5.2 at most ten thousand items are marked at once`() {
    let setup = PlainSetup(Self.data(30_000)) { $0.options.marking = MarkSettings() }
    let line = Array(repeating: "1-30000", count: 8_000).joined(separator: " ")
    let transcript = setup.talk(line, "1-10000 1-10000", ".")
    #expect(transcript.contains("\nNo more than 10000 at once.\n"))
    #expect(transcript.contains("\n10000 marked.\n"))
    #expect(setup.picked?.count == 10_000)
  }
}
