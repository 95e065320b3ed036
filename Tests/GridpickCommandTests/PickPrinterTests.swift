import GridpickCore
import Testing

@testable import GridpickCommand

/// The bytes that are printed for picks.
struct PickPrinterTests {
  private static let origin = ItemID(section: 0, index: 0)
  private static let table = WrittenGrid(
    rows: WrittenGrid([["a", "b", "c"], ["d", nil], [], ["g", "h"]]).rows,
    rowTitles: ["one", nil, "three", "four"], columnTitles: ["Red", "Green"])

  @Test(arguments: [
    [], Array("plain".utf8), Array("tab\tand\nnewline\r".utf8), [0, 0x1b, 0xff, 0xc3, 0x28],
    Array(UInt8.min...UInt8.max),
  ])
  func `text is the value byte for byte`(value: [UInt8]) {
    #expect(printed(.text, WrittenGrid(.init("shown", value: value))) == value + [0x0a])
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("", #""""#), (#"a"b\c/d"#, #""a\"b\\c/d""#),
    ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{8}\u{c}\u{1f}\u{7f}", "\"\\u0000\\u0008\\u000c\\u001f\u{7f}\""),
    ("é世😀\u{2028}", "\"é世😀\u{2028}\""),
  ])
  func `json writes a value as a string, escaped as RFC 8259 requires`(
    value: String, written: String
  ) {
    #expect(json(of: .init(value)) == written)
  }

  @Test(
    arguments: [
      ([0xff], "\u{fffd}"), ([0x61, 0xc3, 0x28], "a\u{fffd}("), ([0xe4, 0xb8], "\u{fffd}"),
      ([0xed, 0xa0, 0x80], "\u{fffd}\u{fffd}\u{fffd}"),
    ] as [([UInt8], String)])
  func `json replaces bad UTF-8 by U+FFFD`(value: [UInt8], written: String) {
    #expect(json(of: .init("", value: value)) == "\"\(written)\"")
  }

  @Test(arguments: ["1.50", "-0", "1E+03", "true", #""a\u00e9""#, #"{"a": [1,2]}"#, "null"])
  func `json keeps input that is JSON`(text: String) {
    #expect(json(of: .init("x", json: text)) == text)
  }

  @Test func `json writes one line for each pick, whatever its line breaks`() {
    #expect(
      json(of: .init("x", json: "{\n\t\"a\": 1,\r\n  \"b\": 2\n}")) == "{ \t\"a\": 1,    \"b\": 2 }"
    )
  }

  @Test(
    arguments: [
      ("r", "c", #""row":"r","column":"c""#), (nil, nil, #""row":null,"column":null"#),
      ("", "4\"", #""row":"","column":"4\"""#),
    ] as [(String?, String?, String)])
  func `json writes its keys in order, and null for a missing title`(
    row: String?, column: String?, titles: String
  ) {
    let grid = WrittenGrid(.init("x"), row: row, column: column)
    #expect(text(.json, grid) == "{\"section\":0,\"index\":0,\(titles),\"value\":\"x\"}\n")
  }

  @Test(
    arguments: [
      ("r", "c", "v", "r\tc\tv"), (nil, nil, "v", "\t\tv"),
      ("a\tb", "c\nd", "e\rf", "a\\tb\tc\\nd\te\\rf"),
      ("r", "c", "C:\\n", "r\tc\tC:\\\\n"), ("r", "c", "a\0b", "r\tc\ta\\0b"),
    ] as [(String?, String?, String, String)])
  func `tsv writes two titles and a value, without tabs or newlines inside`(
    row: String?, column: String?, value: String, line: String
  ) {
    #expect(text(.tsv, WrittenGrid(.init(value), row: row, column: column)) == line + "\n")
  }

  @Test func `tsv keeps bytes that are not UTF-8`() {
    let grid = WrittenGrid(.init("", value: [0xff, 0x09, 0xfe]))
    #expect(printed(.tsv, grid) == [0x09, 0x09, 0xff, 0x5c, 0x74, 0xfe, 0x0a])
  }

  @Test func `index counts from 0`() {
    var printer = PickPrinter()
    printer.form = .format(.index)
    let picks = [ItemID(section: 3, index: 1), ItemID(section: 0, index: 2)]
    #expect(
      printer.bytes(of: picks, in: PickedContent(Grid(Self.table))) == Array("3,1\n0,2\n".utf8))
  }

  @Test(arguments: [
    (MarkUnit.item, OutputFormat.text, "a\n"), (.section, .text, "a b c\n"),
    (.column, .text, "a\nd\ng\n"), (.section, .index, "0,0\n0,1\n0,2\n"),
    (.column, .index, "0,0\n1,0\n3,0\n"), (.column, .tsv, "one\tRed\ta\n\tRed\td\nfour\tRed\tg\n"),
    (.section, .tsv, "one\tRed\ta\none\tGreen\tb\none\t\tc\n"),
  ])
  func `a row prints its record, a column its values, and other formats each cell`(
    unit: MarkUnit, format: OutputFormat, output: String
  ) {
    var printer = PickPrinter()
    printer.unit = unit
    printer.form = .format(format)
    #expect(
      printer.bytes(of: [Self.origin], in: PickedContent(Grid(Self.table))) == Array(output.utf8))
  }

  @Test func `P2.1 a column leaves out gaps and short rows`() {
    var printer = PickPrinter()
    printer.unit = .column
    let second = ItemID(section: 0, index: 1)
    #expect(
      printer.bytes(of: [second], in: PickedContent(Grid(Self.table))) == Array("b\nh\n".utf8))
  }

  @Test func `P2.1 a row leaves out gaps`() {
    var printer = PickPrinter()
    printer.unit = .section
    printer.form = .format(.index)
    let second = ItemID(section: 1, index: 0)
    #expect(printer.bytes(of: [second], in: PickedContent(Grid(Self.table))) == Array("1,0\n".utf8))
  }

  @Test(arguments: OutputFormat.allCases)
  func `a NUL ends each pick instead of the newline`(format: OutputFormat) {
    var printer = PickPrinter()
    printer.form = .format(format)
    let picks = [Self.origin, ItemID(section: 1, index: 0)]
    let lines = printer.bytes(of: picks, in: PickedContent(Grid(Self.table)))
    printer.terminator = 0
    #expect(
      printer.bytes(of: picks, in: PickedContent(Grid(Self.table)))
        == lines.map { $0 == 0x0a ? 0 : $0 })
    let headCount = [OutputFormat.csv: 1, .md: 2][format] ?? 0
    #expect(lines.count { $0 == 0x0a } == headCount + 2)
  }

  @Test func `long output is written in blocks that end with a pick`() {
    let grid = WrittenGrid(
      [[String?]](repeating: [String(repeating: "x", count: 99)], count: 5_000))
    var printer = PickPrinter()
    printer.unit = .column
    var blocks: [[UInt8]] = []
    printer.write([Self.origin], of: PickedContent(Grid(grid))) { blocks.append($0) }
    #expect(blocks.count == 8)
    #expect(blocks.allSatisfy { $0.count < 1 << 17 && $0.last == 0x0a })
    #expect(blocks.joined().count == 500_000)
  }

  @Test func `a value of many blocks is written without a copy`() {
    let value = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    var written: [UInt8] = []
    var places: [UnsafeRawPointer?] = []
    PickPrinter().write(
      [Self.origin], of: PickedContent(Grid(WrittenGrid(.init("x", value: value))))
    ) {
      block in
      written += block
      places.append(block.withUnsafeBytes(\.baseAddress))
    }
    #expect(written == value + [0x0a])
    #expect(places.contains(value.withUnsafeBytes(\.baseAddress)))
  }

  @Test func `writing stops at the first block that fails`() {
    struct Full: Error {}
    let grid = WrittenGrid(
      [[String?]](repeating: [String(repeating: "x", count: 99)], count: 5_000))
    var printer = PickPrinter()
    printer.unit = .column
    var count = 0
    #expect(throws: Full.self) {
      try printer.write([Self.origin], of: PickedContent(Grid(grid))) { (_) throws(Full) in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }

  private func printed(_ format: OutputFormat, _ grid: WrittenGrid) -> [UInt8] {
    var printer = PickPrinter()
    printer.form = .format(format)
    return printer.bytes(of: [Self.origin], in: PickedContent(Grid(grid)))
  }

  private func text(_ format: OutputFormat, _ grid: WrittenGrid) -> String {
    String(decoding: printed(format, grid), as: UTF8.self)
  }

  /// The value of the object that is printed.
  private func json(of source: WrittenGrid.Source) -> String {
    let line = text(.json, WrittenGrid(source))
    return String(
      line.dropFirst(#"{"section":0,"index":0,"row":null,"column":null,"value":"#.count).dropLast(2)
    )
  }
}
