import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// However much lies in nested objects, it takes no more than so much memory and time, and nothing is lost.
@Suite struct JSONBoundsTests {
  private static func records(_ count: Int) -> [String] {
    (0..<count).map { #"{"id":\#($0),"m":{"k\#($0)":\#($0),"n":{"x":1}},"last":true}"# }
  }

  private func read(_ records: [String], _ format: FormatName) throws -> ReadDocument {
    let text =
      format == .json
      ? "[" + records.joined(separator: ",") + "]" : records.joined(separator: "\n")
    return try format.format.read(SourceText(text))
  }

  @Test(arguments: [FormatName.json, .ndjson])
  func `nested keys beyond ten thousand stay in their object`(
    format: FormatName
  ) throws {
    let document = try read(Self.records(12_000), format)
    guard let grid = document.data.asTable else { return }
    #expect(grid.columnCount < 10_010)
    let whole = try #require(grid.column(named: Array("m".utf8)))
    let last = Position(section: 11_999, index: whole)
    #expect(grid.value(at: last) == Array(#"{"k11999":11999,"n":{"x":1}}"#.utf8))
    let early = try #require(grid.column(named: Array("m.k7".utf8)))
    #expect(grid.value(at: Position(section: 7, index: early)) == Array("7".utf8))
    let behind = try #require(grid.column(named: Array("last".utf8)))
    #expect(grid.value(at: Position(section: 11_999, index: behind)) == Array("true".utf8))
  }

  @Test(arguments: [FormatName.json, .ndjson])
  func `the number of a record's own keys is not limited`(format: FormatName) throws {
    let record = "{" + (0..<30_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    let document = try read([record, record], format)
    guard let grid = document.data.asTable else { return }
    #expect(grid.columnCount == 30_000)
    #expect(grid.source.value(at: ItemID(section: 1, index: 29_999)) == Array("29999".utf8))
  }

  @Test(arguments: [FormatName.json, .ndjson])
  func `objects deeper than 64 levels are kept whole`(format: FormatName) throws {
    func deep(_ depth: Int) -> String {
      String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    }
    let document = try read([deep(65), deep(66), deep(100_000)], format)
    guard let grid = document.data.asTable else { return }
    #expect(grid.columnCount == 1)
    #expect(grid.source.value(at: ItemID(section: 0, index: 0)) == Array("1".utf8))
    #expect(grid.source.value(at: ItemID(section: 1, index: 0)) == Array(#"{"a":1}"#.utf8))
    #expect(grid.source.value(at: ItemID(section: 2, index: 0)) == Array(deep(99_935).utf8))
  }

  @Test func `the columns of a refused line are forgotten`() throws {
    let text = """
      {"id":1,"m":{"a":1}}
      {"id":2,"m":{"b":1,"c":{"d":2}},"e":3
      {"m":5,"x":{"y":1},
      {"id":3,"m":{"c":4},"e":{"f":1}}
      """
    let document = try FormatName.ndjson.format.read(SourceText(text))
    #expect(document.faults.count == 2)
    #expect(
      document.data.plainGrid
        == PlainGrid(
          columns: ["m.a", "m.c", "e.f"],
          sections: [.init(["1", nil, nil], title: "1"), .init([nil, "4", "1"], title: "3")]))
  }
}
