import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Tables that are found among lines, and what can be picked of them.
@Suite struct FoundTableTests {
  private static let pods = """
    NAME      READY   STATUS             AGE
    web-1     1/1     Running            5d
    mailer    0/1     Crash Loop Back    12h
    cache     1/1     Running            18d

    """

  private func options(_ change: (inout ReadingOptions) -> Void = { _ in }) -> ReadingOptions {
    var options = ReadingOptions()
    options.findsTables = true
    change(&options)
    return options
  }

  private func grid(
    _ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> Grid {
    let document = try FormatName.lines.format.read(SourceText(text), options(change))
    guard let grid = document.data.asTable else { throw NoGrid() }
    return grid
  }

  private struct NoGrid: Error {}

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `the record of a field is its line`() throws {
    let grid = try grid(Self.pods)
    let line = "mailer    0/1     Crash Loop Back    12h"
    for index in 0..<4 {
      #expect(text(grid.source.record(at: ItemID(section: 1, index: index))) == line)
    }
    let state = Position(section: 1, index: 2)
    #expect(grid.item(at: state)?.label == "Crash Loop Back")
    #expect(text(grid.value(at: state)) == "Crash Loop Back")
    #expect(grid.sectionCount == 3)
  }

  @Test func `the data tells whether its records are lines`() throws {
    let found = try grid(Self.pods)
    #expect(found.source.recordsAreLines)
    #expect(JoinedGrid(found, found).recordsAreLines)
    let cut = try grid(Self.pods) { $0.delimiter = .aligned }
    #expect(!cut.source.recordsAreLines)
    #expect(!JoinedGrid(found, cut).recordsAreLines)
  }

  @Test func `neither value nor label contains the carriage return of the line`() throws {
    let grid = try grid("NAME  SIZE  STATE\r\nweb     12  up\r\ndb     345  down\r\n")
    let last = Position(section: 1, index: 2)
    #expect(text(grid.value(at: last)) == "down")
    #expect(grid.item(at: last)?.label == "down")
    #expect(grid.columnTitle(2) == "STATE")
  }

  @Test func `rows have no titles unless requested`() throws {
    #expect(try grid(Self.pods).sectionTitle(0) == nil)
    let titled = try grid(Self.pods) { $0.rowTitles = true }
    #expect(titled.sectionTitle(0) == "web-1")
    #expect(titled.sectionTitleName == "NAME")
    #expect(titled.titleColumn == 0 && titled.columnTitle(0) == "NAME")
  }

  @Test func `tables are not searched unless requested`() throws {
    let document = try FormatName.lines.format.read(SourceText(Self.pods), ReadingOptions())
    #expect(document.data.plainList?.count == 4)
  }

  @Test func `fields between tabs lose their spaces, and the last one takes the rest`() throws {
    let more = String(repeating: "x\t1\ty\n", count: 98) + "z\t2\tu\tx\n"
    let grid = try grid(
      "NAME  \tSIZE\tSTATE \nweb   \t12  \tup\n db\t345\tdown\n" + more)
    #expect(grid.columnCount == 3)
    #expect(
      (0..<3).map { grid.item(at: Position(section: 1, index: $0))?.label } == [
        "db", "345", "down",
      ])
    #expect(grid.item(at: Position(section: 100, index: 2))?.label == "u\tx")
  }

  @Test(arguments: [1, 7, 64, 1000])
  func `a guess from few lines is checked again at a hundred lines`(chunk: Int) throws {
    let other = (1...900).map {
      String(repeating: "w", count: 1 + $0 * 7 % 23)
        + " words that stand in no column\n"
    }.joined()
    let rows = String(repeating: "web-2     1/1     Running            5d\n", count: 900)
    for (more, isTable) in [(other, false), (rows + other, true), (rows, true)] {
      let bytes = ArrivingBytes(Array((Self.pods + more).utf8), inPiecesOf: chunk)
      let reading = FormatName.lines.format.reading(options())
      var kinds: [Bool] = []
      bytes.look = {
        let isTable = reading.document().settings.isTable
        if isTable != kinds.last { kinds.append(isTable) }
      }
      defer { bytes.look = {} }
      try reading.run(bytes.feed)
      #expect(reading.document().settings.isTable == isTable)
      #expect(kinds.count <= 3)
    }
  }

  @Test func `a table needs two records while more may arrive, and none at the end`() throws {
    let lines = Self.pods.split(separator: "\n").map { $0 + "\n" }
    for (count, isWhole, isTable) in [
      (1, false, false), (1, true, true), (2, false, false), (2, true, true), (3, false, true),
    ] {
      let text = Array(lines.prefix(count).joined().utf8)
      let document = try FormatName.lines.read(
        text, chunk: .max, limit: isWhole ? nil : text.count, options: options())
      #expect(document.settings.isTable == isTable, "\(count) lines, whole: \(isWhole)")
    }
  }

  @Test func `titles alone are a table without records`() throws {
    let real = try TextFile.bytes(of: RealOutput.path("docker-ps-without-any"))
    for text in [String(decoding: real, as: UTF8.self), "NAME   READY   STATUS", "A  B  C\r\n"] {
      #expect(try grid(text).sectionCount == 0, "\(text)")
    }
  }

  @Test(
    arguments: [
      "1", "NAME", "NAME   READY", "NAME READY STATUS", "Name   Ready   Status",
      "NAME   READY   status", "NAME   READY   Status", "NAME\tREADY\tSTATUS",
      "READ   THIS   FIRST.",
      "one two  three  four",
    ])
  func `any other single line stays a line`(line: String) throws {
    let document = try FormatName.lines.format.read(SourceText(line + "\n"), options())
    #expect(document.data.plainList?.count == 1)
  }

  @Test(arguments: 1...4)
  func `records between tabs may lack their last field in one of four records`(first: Int) throws {
    let rows = (1...12).map { $0 % 4 == first % 4 ? "web-\($0)\tup" : "web-\($0)\tup\tlate" }
    let grid = try grid("NAME\tSTATE\tNOTE\n" + rows.joined(separator: "\n"))
    #expect(grid.sectionCount == 12)
    #expect(grid.itemCount(inSection: first - 1) == 3)
    #expect(grid.item(at: Position(section: first - 1, index: 2)) == nil)
  }

  @Test func `a single word outside the first column does not count as a name`() throws {
    let titles = "NAME   READY   STATUS\n"
    let odd = String(repeating: "         off\n", count: 4)
    let document = try FormatName.lines.format.read(
      SourceText(titles + "web    1/1     up\n" + odd), options())
    #expect(document.data.plainList?.count == 6)
  }

  @Test func `lines become a table late, unless many lines contradict`() throws {
    let odd = "words-without-an-end over-all-of-the-columns\n"
    let good = String(Self.pods.dropFirst(41))
    for (count, isTable) in [(2, true), (300, false)] {
      let text =
        Self.pods.prefix(41) + String(repeating: odd, count: count)
        + String(repeating: good, count: 250)
      let document = try FormatName.lines.read(Array(text.utf8), chunk: 64, options: options())
      #expect(document.settings.isTable == isTable, "\(count) odd lines")
    }
  }

  @Test func `endless lines of titles are not a table`() throws {
    let titles = String(repeating: "NAME   ", count: 100_000) + "\n"
    let document = try FormatName.lines.format.read(SourceText(titles + titles), options())
    #expect(document.data.plainList?.count == 2)
  }

  @Test func `words between two right-aligned titles belong to the second`() throws {
    let text = """
      USER         PID                  STARTED CMD
      root           1 Sun Nov 22 03:39:33 2026 /sbin/init splash
      root           2 Sun Nov 22 03:39:33 2026 [kthreadd]
      mara        1204 Sun Nov 22 08:01:10 2026 bash

      """
    let grid = try #require(
      try FormatName.lines.format.read(SourceText(text), options()).data.plainGrid)
    #expect(grid.columns == ["USER", "PID", "STARTED", "CMD"])
    #expect(
      grid.sections[0].labels == ["root", "1", "Sun Nov 22 03:39:33 2026", "/sbin/init splash"])
    #expect(grid.sections[2].labels == ["mara", "1204", "Sun Nov 22 08:01:10 2026", "bash"])
  }

  @Test func `words between two left-aligned titles belong to the first`() throws {
    let grid = try grid(
      """
      NAME   CREATED         STATUS
      web    2 hours ago     up
      db     5 hours ago     up

      """)
    #expect(grid.item(at: Position(section: 0, index: 1))?.label == "2 hours ago")
  }

  @Test func `words pushed to the right are in their own columns`() throws {
    let path = RealOutput.path("ps-aux-wide")
    let document = try FormatName.lines.format.read(
      SourceText(try TextFile.bytes(of: path)), options())
    let records = try #require(document.data.plainGrid).sections.map {
      $0.labels.compactMap(\.self)
    }
    let shoved = try #require(records.first { $0[1] == "25116" })
    #expect(
      shoved == [
        "root", "25116", "70.9", "2.3", "21474953572", "572968", "?", "RNl", "19:06", "12:40",
        "/opt/forge/bin/runner --once",
      ])
  }

  @Test func `every line of ps is split into its words and the command`() throws {
    let bytes = try TextFile.bytes(of: RealOutput.path("ps-aux-desktop"))
    let grid = try #require(
      try FormatName.lines.format.read(SourceText(bytes), options()).data.plainGrid)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(grid.sections.count == lines.count)
    for (section, line) in zip(grid.sections, lines) {
      #expect(section.labels == line.split(separator: " ", maxSplits: 10).map { String($0) })
    }
  }

  @Test(
    arguments: [
      (nil, nil), ("SIZE", "12"), ("3", "12"), ("0", nil), ("size", nil), ("9", nil),
      ("NAME", "web"),
    ] as [(String?, String?)])
  func `P8.10 the field named as id identifies records`(name: String?, key: String?) throws {
    for (rowTitles, text) in [(false, "csv"), (true, "csv"), (false, "aligned")] {
      var options = ReadingOptions(rowTitles: rowTitles)
      options.fields.id = name.map { Array($0.utf8) }
      options.delimiter = text == "aligned" ? .aligned : nil
      let document =
        text == "csv"
        ? try FormatName.csv.format.read(SourceText("NAME,STATE,SIZE\nweb,up,12\n"), options)
        : try FormatName.lines.format.read(
          SourceText("NAME  STATE  SIZE\nweb   up     12\n"), options)
      guard let grid = document.data.asTable else { throw NoGrid() }
      #expect(grid.sectionKey(0).map { self.text($0) } == key, "\(text), \(rowTitles)")
    }
  }

  @Test func `the first title becomes the corner of the table`() throws {
    let csv = try FormatName.csv.format.read(SourceText("size,Red\nlarge,r1\n"))
    guard let grid = csv.data.asTable else { throw NoGrid() }
    #expect(grid.sectionTitleName == "size")
    var options = ReadingOptions()
    options.hasHeader = false
    let bare = try FormatName.csv.format.read(SourceText("size,Red\nlarge,r1\n"), options)
    guard let grid = bare.data.asTable else { throw NoGrid() }
    #expect(grid.sectionTitleName == nil)
  }

  @Test(arguments: [Delimiter.bytes([0x3a]), .blanks, .bytes([0x09]), .aligned])
  func `lines split at a delimiter are a table`(delimiter: Delimiter) throws {
    var options = ReadingOptions()
    options.delimiter = delimiter
    let document = try FormatName.lines.format.read(SourceText("a:b c\td\n"), options)
    #expect(document.settings.isTable)
  }

  @Test func `CSV among lines has one record per line, even if a quote stays open`() throws {
    let even = try self.grid("a,b,c\n1,2,\"x\n3,\"4,4\",5\n6,7,8\n")
    #expect(
      PlainGrid(even).sections.map(\.labels) == [
        ["1", "2", "x"], ["3", "4,4", "5"], ["6", "7", "8"],
      ])
  }

  @Test func `a drawn tree keeps its levels`() throws {
    let grid = try grid(
      "PID   STAT   COMMAND\n1     Ss     init splash\n22    R       \\_ child one\n3     Ss     cron -f\n"
    )
    #expect(
      PlainGrid(grid).sections.map { $0.labels[2] } == [
        "init splash", " \\_ child one", "cron -f",
      ])
  }

  @Test func `a line above pairs is shown above them`() throws {
    let pairs = (1...12).map { "key \(Character(Unicode.Scalar(UInt8(96 + $0)))): \($0)\n" }
      .joined()
    let text = "   A report\n" + pairs + "\n\n"
    let document = try FormatName.lines.format.read(SourceText(text), options())
    let table = try #require(document.data.plainGrid)
    #expect(document.settings.banner == ["A report"])
    #expect(table.sections.count == 12)
    #expect(table.sections.last?.labels == ["key l", "12"])
  }

  @Test func `a field excludes the carriage return, and its line includes it`() throws {
    let text = "aa: 1\r\nbb: 2\r\ncc: 3\r\ndd: 4\r\n"
    let grid = try grid(text)
    #expect(self.text(grid.value(at: Position(section: 1, index: 1))) == "2")
    #expect(self.text(grid.source.record(at: ItemID(section: 1, index: 1))) == "bb: 2\r")
  }

  @Test(.timeLimit(.minutes(5))) func `many small tables above a text are judged quickly`() throws {
    let tables = (1...25).map { "NAME\($0)   PID   CPU\nweb     1     2\n\n" }.joined()
    let text = tables + String(repeating: "A sentence of a text. It goes on.\n", count: 12)
    _ = try FormatName.lines.format.read(SourceText(text), options())
  }
}
