import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// Tables as they come in the wild.
@Suite struct TableTortureTests {
  private func read(
    _ bytes: [UInt8], _ name: FormatName = .csv, header: Bool? = false, titles: Bool? = false
  ) throws -> ReadDocument {
    var options = ReadingOptions(rowTitles: titles)
    options.hasHeader = header
    return try name.format.read(SourceText(bytes), options)
  }

  private func table(_ text: String, _ name: FormatName = .csv) throws -> PlainTable {
    PlainTable(try read(Array(text.utf8), name).data)
  }

  @Test(arguments: [
    ("", []), ("\n", []), ("\r\n", []), ("\n\n\r\n\n", []), ("\u{feff}", []), ("\u{feff}\n", []),
    ("a", [["a"]]), ("a,b", [["a", "b"]]), ("a,b\n", [["a", "b"]]), ("a\n\n\r\nb", [["a"], ["b"]]),
    (",", [["", ""]]), ("\"\"", [[""]]), ("\"\",\"\"\n", [["", ""]]), (" \n", [[" "]]),
    ("\u{feff}\"a,b\",c", [["a,b", "c"]]), ("\"a\"\"b\"\"\"\n", [["a\"b\""]]),
    ("\"a\nb\r\nc\",d\n", [["a\nb\r\nc", "d"]]), ("a,b\r\nc\r\n", [["a", "b"], ["c"]]),
    ("a\rb\r", [["a\rb\r"]]), ("a,\"b\rc\"\r\rd", [["a", "b\rc\r\rd"]]), ("\r", [["\r"]]),
    ("\r\r\n", [["\r"]]), ("\"a\"\r\n", [["a"]]),
    ("5\" x 3\",b\n\"c\",d", [["5\" x 3\"", "b"], ["c", "d"]]),
    ("\"a\"b\"c,d\ne", [["ab\"c", "d"], ["e"]]), ("a\"\"b,\"c\"\n", [["a\"\"b", "c"]]),
    (" \"a,b\"", [[" \"a", "b\""]]), ("a\0b,\0\n\0", [["a\0b", "\0"], ["\0"]]),
    ("a\n\"b,c\nd", [["a"], ["b,c\nd"]]), ("a,\"", [["a", ""]]),
  ])
  func `csv is read by RFC 4180, and undefined cases as text`(
    text: String, records: [[String]]
  ) throws {
    #expect(try table(text) == PlainTable(records))
  }

  @Test(arguments: [
    ("", []), ("\n\r\n", []), ("a\tb\r\n\nc", [["a", "b"], ["c"]]),
    ("\"a\tb\"\n", [["\"a", "b\""]]), ("\u{feff}a\n", [["a"]]),
  ])
  func `quotes mean nothing in tsv`(text: String, records: [[String]]) throws {
    #expect(try table(text, .tsv) == PlainTable(records))
  }

  @Test(arguments: [16380, 16381, 16382, 16383, 16384, 16385])
  func `a newline in quotes may be at the edge of a block`(size: Int) throws {
    let long = String(repeating: "x", count: size)
    #expect(
      try table("\"\(long)\n\",b\nc\n\"\(long)\"\"\",d\n\n\r\ne\n")
        == PlainTable([[long + "\n", "b"], ["c"], [long + "\"", "d"], ["e"]]))
  }

  @Test func `a field can have a million bytes, and a record 100000 fields`() throws {
    let long = String(repeating: "x,\"\"\n", count: 200_000)
    let wide = String(repeating: "1,", count: 99_999) + "2"
    let data = try read(Array("a,\"\(long)\"\nb\n\(wide)\nc".utf8)).data
    guard let grid = data.asTable else { return }
    #expect(grid.sectionCount == 4 && grid.columnCount == 100_000)
    #expect(grid.value(at: Position(section: 0, index: 1)).count == 800_000)
    #expect(
      (0..<4).map { grid.hasItem(at: Position(section: $0, index: 1)) } == [
        true, false, true, false,
      ])
    #expect(grid.value(at: Position(section: 2, index: 99_999)) == [UInt8(ascii: "2")])
  }

  @Test(arguments: [
    ("a,b\n\"c", 2, 1, "\"c"), ("\"é\",\"x\"\"\ny", 1, 5, "\"x\"\""), ("\u{feff}x,\"", 1, 3, "\""),
    ("q\"q,\"open\nmore\n", 1, 5, "\"open"),
  ])
  func `an unclosed quote is reported, and the rest of the input is one field`(
    text: String, line: Int, column: Int, found: String
  ) throws {
    let document = try read(Array(text.utf8))
    let place = TextPlace(line: line, column: column)
    #expect(document.faults.count == 1)
    #expect(
      document.faults.first
        == FormatError(place: place, found: found, expected: "a closing quote"))
  }

  @Test func `the first record and the first fields are titles`() throws {
    let data = try read(Array("id,x,y\r\n1,a\n2,b,c,d\n".utf8), header: nil, titles: nil).data
    let grid = PlainGrid(
      columns: ["x", "y", nil],
      sections: [.init(["a", nil, nil], title: "1"), .init(["b", "c", "d"], title: "2")])
    #expect(data.plainGrid == grid)
  }

  @Test(arguments: [("name\na\nb\n", ["name"]), ("name\n", [])])
  func `the items of a single column are not titles`(text: String, columns: [String]) throws {
    let grid = try #require(
      try read(Array(text.utf8), header: nil, titles: nil).data.plainGrid)
    #expect(grid.columns == columns)
    #expect(grid.sections.allSatisfy { $0.title == nil && $0.labels.count == 1 })
  }

  @Test func `a record is its bytes without the terminator`() throws {
    let data = try read(Array("\"a\"\"\",b \r\n\nc,\r\n".utf8)).data
    guard let grid = data.asTable else { return }
    let records = (0..<2).map { grid.record(at: Position(section: $0, index: 0)) }
    #expect(records == [Array("\"a\"\"\",b ".utf8), Array("c,".utf8)])
  }

  @Test func `csv may have another separator byte`() throws {
    var options = ReadingOptions(rowTitles: false)
    options.hasHeader = false
    options.delimiter = .bytes([UInt8(ascii: ";")])
    let data = try FormatName.csv.format.read(SourceText("a,b;\"c;d\"\n"), options).data
    #expect(PlainTable(data) == PlainTable([["a,b", "c;d"]]))
  }
}
