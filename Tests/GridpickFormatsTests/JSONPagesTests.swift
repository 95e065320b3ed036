import GridpickCore
import Testing

@testable import GridpickFormats

/// Lines that wrap records, as programs print them that ask for a long list in parts.
@Suite struct JSONPagesTests {
  private static func page(_ number: Int, _ records: String) -> String {
    #"{"page":\#(number),"meta":{"next":"c\#(number)"},"data":{"items":[\#(records)]}}"#
  }

  private static let text = """
    \(page(1, #"{"a":1,"b":"p"},{"a":2},{"a":3},{"a":4}"#))
    \(page(2, #"{"a":5,"c":{"d":7}},{"a":6},{"a":7},{"a":8}"#))
    \(page(3, ""))

    \(page(4, #"{"b":"q","a":9}"#))
    """

  private func read(_ text: String) throws -> ReadDocument {
    try FormatName.ndjson.format.read(SourceText(text), ReadingOptions())
  }

  @Test func `the records of all pages are the rows`() throws {
    let document = try read(Self.text)
    #expect(document.settings.origin == "/data/items" && document.settings.isTable)
    let grid = try #require(document.data.plainGrid)
    #expect(grid.sections.map(\.title) == (1...9).map { "\($0)" })
    #expect(grid.columns == ["b", "c.d"])
    #expect(grid.sections[8] == .init(["q", nil], title: "9"))
  }

  @Test(arguments: [1, 7, 64])
  func `pages in pieces give the same rows`(length: Int) throws {
    let arriving = ArrivingBytes(Array(Self.text.utf8), inPiecesOf: length)
    let reading = FormatName.ndjson.format.reading(ReadingOptions())
    try reading.run(arriving.feed)
    #expect(reading.document().data.plainGrid == (try read(Self.text)).data.plainGrid)
  }

  /// Records of their own, though each holds a list of others.
  @Test(arguments: [
    #"{"name":"web","ports":[{"p":1},{"p":2},{"p":3}]}"#, #"{"host":"x","ports":[{"p":1}]}"#,
    #"{"a":[{"p":1},{"p":2},{"p":3}],"b":[{"p":1}]}"#, #"{"a":{"p":1},"b":2}"#,
  ])
  func `lines that are records are no pages`(line: String) throws {
    let document = try read("\(line)\n\(line)\n")
    #expect(document.settings.origin == nil)
    #expect(document.data.count == 2)
  }

  @Test
  func `a page without records is an error with its place, and the rows read before stay`() throws {
    let text =
      "\(Self.page(1, "{},{},{},{}"))\n\(Self.page(2, "{},{},{},{}"))\n{\"data\":{\"items\":3}}\n"
    let reading = FormatName.ndjson.format.reading(ReadingOptions())
    let error = try #require(
      #expect(throws: FormatError.self) { try reading.run(ByteFeed(SourceText(text))) })
    #expect(error.place == TextPlace(line: 3, column: 18))
    #expect(reading.document().data.count == 8)
  }
}
