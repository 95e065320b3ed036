import GridpickCore
import GridpickFormats
import Testing

/// Which byte separates the fields of a csv file, by its first records.
@Suite struct CommaChoiceTests {
  private func read(
    _ text: String, chunk: Int = .max, limit: Int? = nil, delimiter: Delimiter? = nil
  ) throws -> ReadDocument {
    var options = ReadingOptions(rowTitles: false)
    options.delimiter = delimiter
    return try FormatName.csv.read(Array(text.utf8), chunk: chunk, limit: limit, options: options)
  }

  @Test(arguments: [
    ("name;price\nweb;1,5\ndb;2,25\n", ";"), ("name\tprice\nweb\t1,5\n", "\t"),
    ("name|price\nweb|1\n", "|"), ("name;price", ";"),
    ("\u{feff}name;\"a;b\nc\"\nweb;1,5\n", ";"), ("a;b;c|d\n1;2;3|4\n", ";"),
    ("a,b;c\n1;2\n3;4,5\n", ";"), ("a;b\tc\n1;2\t3\n", ";"),
  ])
  func `a delimiter that the first records agree on is used`(text: String, sign: String) throws {
    let expected = try read(text, delimiter: .bytes(Array(sign.utf8))).data.plainGrid
    for chunk in [1, 5, .max] {
      #expect(try read(text, chunk: chunk).data.plainGrid == expected, "in pieces of \(chunk)")
    }
  }

  @Test func `a record may begin with a carriage return`() throws {
    let grid = try #require(try read("n,m\n\rxy,z\n\r\n1,2\n").data.plainGrid)
    #expect(grid.sections.map(\.labels) == [["\rxy", "z"], ["1", "2"]])
  }

  @Test func `fields between semicolons equal fields between commas`() throws {
    let grid = try #require(try read("name;note\nweb;\"a;\"\"b\"\ndb;1,5\n").data.plainGrid)
    #expect(grid.columns == ["name", "note"])
    #expect(grid.sections.map(\.labels) == [["web", "a;\"b"], ["db", "1,5"]])
  }

  @Test(arguments: [
    "a,b\n1,2;3\n", "a;b,c\n1;2,3\n", "a\n1;2\n3;4\n", "a,b;c\n1,2\n3,4,5\n", "\"a;b\"\n1\n", "",
    "a;b\n1;2;3\n", "\n\n",
  ])
  func `commas are used if the records agree on commas or on nothing`(text: String) throws {
    let expected = try read(text, delimiter: .bytes([0x2c])).data.plainGrid
    #expect(try read(text).data.plainGrid == expected)
  }

  @Test func `a delimiter that the user names is used`() throws {
    let document = try read("a;b,c\n1;2,3\n", delimiter: .bytes([0x3b]))
    #expect(document.data.plainGrid?.columns == ["a", "b,c"])
  }

  @Test func `five records decide, or one record without other separators`() throws {
    #expect(try read("a,b\n1,2\n3", limit: 8).data.plainGrid?.columns == ["a", "b"])
    let records = (1...5).map { "\($0);\($0)\n" }
    for count in 4...5 {
      let text = records.prefix(count).joined()
      let document = try read(text, limit: text.utf8.count)
      #expect(document.data.isEmpty == (count < 5))
    }
  }
}
