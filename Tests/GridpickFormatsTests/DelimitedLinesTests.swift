import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// Lines whose fields are parted.
@Suite struct DelimitedLinesTests {
  private func read(_ text: String, by delimiter: Delimiter) throws -> Grid {
    var options = ReadingOptions()
    options.delimiter = delimiter
    let document = try FormatName.lines.format.read(SourceText(text), options)
    guard let grid = document.data.asTable else { throw NoGrid() }
    return grid
  }

  private struct NoGrid: Error {}

  @Test(arguments: [
    (Delimiter.bytes([0x2c]), "a,\"b,c\n\n,\n", [["a", "\"b", "c"], [""], ["", ""]]),
    (.bytes([0x61, 0x61]), "aaa\nxaaaay\na\naa", [["", "a"], ["x", "", "y"], ["a"], ["", ""]]),
    (.bytes([0x0a]), "a\nb\n", [["a"], ["b"]]),
    (.bytes([0x0a, 0x61]), "x\nay\n", [["x"], ["ay"]]),
    (.blanks, "  a \t b\n\n \nc", [["a", "b"], [], [], ["c"]]),
  ])
  func `each line is a record, even an empty one`(
    delimiter: Delimiter, text: String, records: [[String]]
  ) throws {
    let grid = try read(text, by: delimiter)
    #expect(PlainTable(grid) == PlainTable(records))
    #expect(grid.columnCount == PlainTable(records).columnCount)
  }

  @Test(arguments: [
    ("192.0.2.7 \"GET /a b HTTP/1.1\" 200", ["192.0.2.7", "GET /a b HTTP/1.1", "200"]),
    (#"a "b c" "" "d""#, ["a", "b c", "", "d"]), ("\"a b\"\r", ["a b"]),
    (#""a "b c" d"#, ["a \"b c", "d"]), (#""a" b""#, ["a", "b\""]),
    (#"a "b c d"#, ["a", "\"b", "c", "d"]), (#"a "b "c"d e"#, ["a", "\"b", "\"c\"d", "e"]),
    (#"x"y z" w"#, ["x\"y", "z\"", "w"]), ("\"", ["\""]), ("\" \"", [" "]),
  ])
  func `a quote at the start of a field encloses spaces up to a quote before a space`(
    line: String, fields: [String]
  ) throws {
    var options = ReadingOptions()
    options.delimiter = .blanks
    for text in [line, "\(line)\n", "\(String(repeating: " ", count: 60))\(line)\n"] {
      for chunk in [1, 7, .max] {
        let document = try FormatName.lines.read(Array(text.utf8), chunk: chunk, options: options)
        #expect(PlainTable(document.data) == PlainTable([fields]))
        #expect(document.data.columnCount == fields.count)
      }
    }
  }

  @Test func `a quote without a closing quote on its line is a normal character`() throws {
    let grid = try read("a \"b\nc d\" e\n", by: .blanks)
    #expect(PlainTable(grid) == PlainTable([["a", "\"b"], ["c", "d\"", "e"]]))
  }

  @Test func `the value keeps the carriage return of its line, the label drops it`() throws {
    let grid = try read("a,b\r\n", by: .bytes([0x2c]))
    let last = Position(section: 0, index: 1)
    #expect(grid.value(at: last) == [0x62, 0x0d])
    #expect(grid.item(at: last)?.label == "b")
    #expect(grid.record(at: last) == Array("a,b\r".utf8))
  }

  @Test(arguments: [
    (Delimiter.bytes([0x2c]), "\u{feff}a,b\n"), (.blanks, "\u{feff}a b\n"),
    (.aligned, "\u{feff}a b\nc d\n"), (.aligned, "\u{feff}  a b\nccc d\n"),
  ])
  func `a byte order mark is not part of a field`(delimiter: Delimiter, text: String) throws {
    var options = ReadingOptions()
    options.delimiter = delimiter
    options.hasHeader = true
    let document = try FormatName.lines.format.read(SourceText(text), options)
    #expect(document.data.plainGrid?.columns.first ?? "a" == "a")
    options.hasHeader = false
    let grid = try FormatName.lines.format.read(SourceText(text), options).data.plainGrid
    #expect(grid?.sections.first?.labels == ["a", "b"])
  }

  @Test func `L1.1 a record is split only once for all its fields`() {
    let cache = FieldCache()
    var cuts = 0
    for number in [7, 7, 0, 8, 7, 0, 255, 7] {
      let fields = cache.fields(ofRecord: number) {
        cuts += 1
        return [0..<number]
      }
      #expect(fields == [0..<number])
    }
    #expect(cuts == 4)
  }

  @Test func `L1.1 the memory for records of many fields is limited`() {
    let cache = FieldCache()
    let fields = Array(repeating: 0..<1, count: 1_600_000)
    var cuts = 0
    for number in [1, 2, 3, 1] {
      _ = cache.fields(ofRecord: number) {
        cuts += 1
        return fields
      }
    }
    #expect(cuts == 4)
  }
}
