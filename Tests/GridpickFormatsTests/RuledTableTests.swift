import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// Tables with rules and frames, as SQL shells, package managers and Markdown write them.
@Suite struct RuledTableTests {
  private func document(
    _ bytes: [UInt8], chunk: Int = .max, limit: Int? = nil
  ) throws -> ReadDocument {
    var options = ReadingOptions()
    options.findsTables = true
    return try FormatName.lines.read(bytes, chunk: chunk, limit: limit, options: options)
  }

  private func real(_ name: String) throws -> [UInt8] {
    try TextFile.bytes(of: RealOutput.path(name))
  }

  private func grid(_ document: ReadDocument) throws -> Grid {
    guard let grid = document.data.asTable else { throw NoGrid() }
    return grid
  }

  private struct NoGrid: Error {}

  /// The labels of each record; an empty place is nil.
  private func records(_ document: ReadDocument) throws -> [[String?]] {
    let count = try grid(document).source.tableCount
    return try #require(document.data.plainGrid).sections.prefix(count).map(\.labels)
  }

  @Test func `a line with a dash in each column is a record`() throws {
    let text = "NAME  SIZE  KIND\n----  ----  ----\na     1     x\n-     -     -\nb     2     y\n"
    #expect(
      try records(document(Array(text.utf8))) == [
        ["a", "1", "x"], ["-", "-", "-"], ["b", "2", "y"],
      ])
  }

  @Test(arguments: [
    ("sqlite-table", 3), ("sqlite-box", 3), ("sqlite-markdown", 3), ("sqlite-column", 3),
    ("psql", 4), ("psql-unicode", 4), ("psql-databases", 5), ("mysql", 2), ("dnf-history", 3),
    ("zypper-search", 3), ("markdown-table", 2), ("pip-list", 5), ("virsh-list", 3),
  ])
  func `rules and the row count below are not records`(name: String, count: Int) throws {
    #expect(try records(document(real(name))).count == count)
  }

  @Test(arguments: ["sqlite-table", "sqlite-box", "sqlite-markdown", "sqlite-column"])
  func `a field excludes frame and padding, and may contain bars`(name: String) throws {
    #expect(
      try records(document(real(name))) == [
        ["1", "web", "a|b", nil, "web1"], ["22", "attic", "日本", "3", "attic22"],
        ["3", "mailer", nil, "12", "mailer3"],
      ])
  }

  @Test func `fields are separated by bars that line up in display columns`() throws {
    for name in ["psql", "psql-unicode"] {
      let records = try records(document(real(name)))
      #expect(records[0] == ["1", "web", "a|b", "12.5"])
      #expect(records[1] == ["22", "attic", "日本", "345"])
    }
  }

  @Test func `titles may contain a bar if the bars line up in display columns`() throws {
    let text = " 名前 | a|b \n------+-----\n 値   | y\n z    | w\n"
    let table = try #require(try document(Array(text.utf8)).data.plainGrid)
    #expect(table.columns.last == "a|b")
    #expect(table.sections.map(\.labels.last) == ["y", "w"])
  }

  @Test func `a record includes the frame of its line`() throws {
    let document = try document(real("sqlite-box"))
    let grid = try grid(document)
    #expect(grid.source.recordsAreLines)
    let value = grid.source.record(at: ItemID(section: 2, index: 1))
    #expect(String(decoding: value, as: UTF8.self) == "│ 3  │ mailer │      │ 12 │ mailer3  │")
  }

  @Test func `lines above the titles are shown above the table`() throws {
    let dpkg = try document(real("dpkg-l"))
    #expect(dpkg.settings.banner.count == 3)
    #expect(dpkg.settings.banner.first == "Desired=Unknown/Install/Remove/Purge/Hold")
    #expect(try records(dpkg).map { $0[0] } == ["ii", "ii"])
    #expect(try records(dpkg)[0][4] == "utilities for manipulating filesystem extended attributes")
    #expect(
      try document(real("psql-describe")).settings.banner == [
        "Table \"public.t\""
      ])
    #expect(
      try document(real("zypper-search")).settings.banner == [
        "Loading repository data...", "Reading installed packages...",
      ])
    #expect(try document(real("w")).settings.banner.count == 1)
    #expect(try document(real("ps")).settings.banner == [])
  }

  @Test func `a table may have no records`() throws {
    #expect(try grid(document(real("psql-without-any"))).source.tableCount == 0)
  }

  @Test func `a frame without titles is a table without titles`() throws {
    let text = "+---+-------+\n| 1 | web   |\n| 2 | attic |\n+---+-------+\n"
    let document = try document(Array(text.utf8))
    #expect(try records(document) == [["1", "web"], ["2", "attic"]])
    #expect(try grid(document).columnTitle(0) == nil)
  }

  @Test func `rules between records are not records`() throws {
    let rule = "+---+-------+\n"
    let rows = (10..<400).map { "| \($0) | web   |\n" }
    let text = rule + "| n | name  |\n" + rule + rows.joined(separator: rule) + rule
    let records = try records(document(Array(text.utf8), chunk: 100))
    #expect(records.count == 390 && records.last == ["399", "web"])
  }

  @Test(arguments: ["a|b\n-|-\n1|2\n", "|a|b|\n|:-:|-|\n|1|2|\n", "a | b\n--- | ---\n1 | 2"])
  func `Markdown columns do not have to line up`(text: String) throws {
    let document = try document(Array(text.utf8))
    #expect(document.data.plainGrid?.columns == ["a", "b"])
    #expect(try records(document) == [["1", "2"]])
  }

  @Test func `a bar after a backslash is a part of the field, and so is the backslash`() throws {
    let text = "| a \\| A | b |\n|---|---|\n| x \\| y | z |\n"
    let document = try document(Array(text.utf8))
    #expect(try records(document) == [["x \\| y", "z"]])
    #expect(document.data.plainGrid?.columns == ["a \\| A", "b"])
  }

  @Test(arguments: [1, 7, 64]) func `a table is the same in pieces of any size`(chunk: Int)
    throws
  {
    for name in RealOutput.tables.map(\.name) {
      let bytes = try real(name)
      let whole = try document(bytes)
      let pieces = try document(bytes, chunk: chunk)
      #expect(pieces.data.plainGrid == whole.data.plainGrid, "\(name)")
      #expect(pieces.settings.banner == whole.settings.banner, "\(name)")
    }
  }

  @Test func `bars make a table after 64 lines, or at the end`() throws {
    let bytes = try real("mysql")
    let lines = bytes.split(separator: 0x0a).map { Array($0) + [0x0a] }
    let longer = Array((lines.prefix(4) + Array(repeating: lines[3], count: 60)).joined())
    #expect(try document(bytes).settings.isTable)
    #expect(try !document(bytes, limit: bytes.count).settings.isTable)
    #expect(try document(longer, limit: longer.count).settings.isTable)
    #expect(try !document(longer, limit: longer.count - 1).settings.isTable)
  }

  @Test(arguments: [
    ("| a | b |\n|---|---|\n| 1 | 2 |\n\nText.\n\nMore.\nAnd.\nAnd.\n", 0, false),
    ("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\nText.\n", 3_000, false),
    ("+------+\n| A B  |\n+------+\n| 1 2  |\nText.\nMore.\n", 0, false),
    ("| a | b |\n|---|---|\n" + String(repeating: "| 1 | 2 |\n", count: 70), 3_000, false),
    ("| a | b |\n|---|---|\n| 1 | 2 |\n\nText.\n", 0, true),
  ])
  func `pieces of any size give the same decision, table or lines`(
    beginning: String, lineCount: Int, isTable: Bool
  ) throws {
    let more = String(
      repeating: "A line of a long text that has no bars in it.\n", count: lineCount)
    let bytes = Array((beginning + more).utf8)
    for chunk in [1, 10, 1_000, 1 << 17, .max] where chunk > 1 || lineCount == 0 {
      #expect(try document(bytes, chunk: chunk).settings.isTable == isTable, "\(chunk)")
    }
    if bytes.count > 1 << 17 {
      #expect(try document(bytes, limit: 1 << 17).settings.isTable == isTable)
    }
  }

  @Test(arguments: [
    ("|-----+----|\n| Bob | 12 |\n| Al  | 13 |\n|-----+----|\n", nil),
    ("|-----+----|\n| A   | B  |\n|-----+----|\n| Bob | 12 |\n| Al  | 13 |\n|-----+----|\n", "A"),
    ("|-----+----|\r\n| A   | B  |\r\n|-----+----|\r\n| Bob | 12 |\r\n| Al  | 13 |\r\n", "A"),
    ("| A   | B  |\n|-----|----|\n| Bob | 12 |\n| Al  | 13 |\n", "A"),
  ])
  func `a frame with bars in its rules has its titles once, and its sides are not records`(
    text: String, title: String?
  ) throws {
    let document = try document(Array(text.utf8))
    #expect(try records(document) == [["Bob", "12"], ["Al", "13"]])
    #expect(try grid(document).columnTitle(0) == title)
    #expect(document.settings.banner == [])
  }

  @Test(arguments: [
    "Адам", "北京北京", "Ολγα", "éééé", "││││", "┃──║", "╂aaa", "€€€€", "──ж─", "━━·━", "‐‐‐‐", "▔▔▔▔",
  ])
  func `a record below a rule may use any script`(name: String) throws {
    for width in 2..<70 {
      let gap = String(repeating: " ", count: width)
      let line = name + gap + name
      let lines = ["Pete\(gap)Rome", line, "Anna\(gap)Bern", line, line]
      let text = (["name\(gap)city", "----\(gap)----"] + lines).joined(separator: "\n")
      let grid = try grid(document(Array(text.utf8), chunk: 50))
      let records = (0..<grid.sectionCount).map { section in
        String(
          decoding: grid.source.record(at: ItemID(section: section, index: 0)), as: UTF8.self)
      }
      #expect(records == lines, "\(width)")
    }
  }

  @Test func `only strokes can form a rule`() {
    let strokes: [UInt32] = [
      0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254c, 0x254d, 0x2550,
    ]
    let numbers = Array(0x24f0...0x2590) + Array(stride(from: 0x80, to: 0x1_1000, by: 97))
    for scalar in numbers.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let bytes = Array(String(repeating: String(Character(scalar)), count: 30).utf8)
      let isRule = bytes.withUnsafeBufferPointer { $0.isRuleOrBlank(0..<$0.count) }
      #expect(isRule == strokes.contains(scalar.value), "\(scalar)")
    }
    for cut in [[0xe2], [0xe2, 0x94], [0xe2, 0x95, 0xe2], [0xe2, 0x2d, 0x2d]] as [[UInt8]] {
      #expect(!cut.withUnsafeBufferPointer { $0.isRuleOrBlank(0..<$0.count) }, "\(cut)")
    }
  }

  @Test(arguments: [
    "(a) │ (b)\n────┼────\n", "(1) │ (2)\n────┼────\n", "(1) | (2)\n----+----\n",
    " a ┃ b\n━━━╋━━━\n(1) ┃ (2)\n",
  ])
  func `a line with bars is not the row count below the table`(text: String) throws {
    let grid = try grid(document(Array(text.utf8)))
    #expect(grid.sectionCount == text.split(separator: "\n").count - 2)
  }

  @Test func `a line without bars is not a record of a table with bars`() throws {
    let table = " a | b\n---+---\n 1 | 2\n"
    for (line, count) in [("(1 row)", 1), ("(2 строки)", 1), ("(none)", 1), ("(1 | 2)", 2)] {
      #expect(try records(document(Array((table + line).utf8))).count == count, "\(line)")
    }
  }

  @Test(arguments: [
    ("2 rows in set (0.01 sec)\n\n", 0), ("\nThat is all.\n", 0), ("One.\n\nTwo.\nThree.", 0),
    ("Text with a | bar.\n", 1), ("\n| 5 | 6 |\n", 1),
    (String(repeating: "Text.\n", count: 8), 0),
  ])
  func `up to eight lines without bars below the frame are not records`(
    below: String, count: Int
  ) throws {
    let rule = "+---+---+\n"
    let rows = String(repeating: "| 1 | 2 |\n", count: 20)
    let text = rule + "| a | b |\n" + rule + rows + rule + below
    #expect(try records(document(Array(text.utf8))).count == 20 + count)
    let more = String(repeating: "Text.\n", count: 9)
    #expect(try !document(Array((text + more).utf8)).settings.isTable)
  }

  @Test(arguments: [
    ("\nThat is all.\n", 0), ("\nOne.\n\nTwo.\nThree.", 0), ("That is all.\n", 0),
    ("One.\n\nTwo.\n", 0), ("(3 rows)\n\nTime: 0.4 ms\n", 0), ("|---+---|\nText.\n", 0),
  ])
  func `lines without bars below a barred table are not records`(
    below: String, count: Int
  ) throws {
    let rows = String(repeating: "| 1 | 2 |\n", count: 6)
    let text = "| a | b |\n|---|---|\n" + rows + below
    for chunk in [1, 7, .max] {
      #expect(try records(document(Array(text.utf8), chunk: chunk)).count == 6 + count)
    }
  }

  @Test func `an unfinished line is searched for its end only once`() throws {
    func time(ofLine length: Int, inPiecesOf piece: Int) throws -> Duration {
      let bytes = Array(repeating: UInt8(ascii: "x"), count: length)
      return try processorTime { _ = try document(bytes, chunk: piece) }
    }
    let few = try time(ofLine: 4 << 20, inPiecesOf: 1 << 20)
    #expect(try time(ofLine: 4 << 20, inPiecesOf: 1 << 12) < few * 20)
  }
}
