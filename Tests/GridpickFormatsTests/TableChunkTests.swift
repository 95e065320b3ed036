import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Every tabular format against one grid, however its bytes arrive.
@Suite struct TableChunkTests {
  struct Writing: Sendable, CustomTestStringConvertible {
    var name: FormatName
    var text: String
    var options = ReadingOptions()
    var testDescription: String { "\(name) \(options.delimiter.map { "\($0)" } ?? "")" }

    static func lines(_ delimiter: Delimiter, _ text: String, nul: Bool = false) -> Writing {
      var options = ReadingOptions(rowTitles: true)
      options.delimiter = delimiter
      options.hasHeader = true
      options.endsWithNul = nul
      return Writing(name: .lines, text: text, options: options)
    }
  }

  static let grid = PlainGrid(
    columns: ["Red", "Green"],
    sections: [
      .init(["r1", "g1"], title: "north"), .init(["r2", nil], title: "söuth"),
      .init(["r3", "g3"], title: "east"),
    ])

  static let writings = [
    Writing(
      name: .csv, text: "\u{feff}name,Red,Green\r\nnorth,\"r1\",g1\n\r\nsöuth,r2\n\neast,r3,g3"),
    Writing(name: .tsv, text: "name\tRed\tGreen\nnorth\tr1\tg1\r\nsöuth\tr2\neast\tr3\tg3\n"),
    .lines(.bytes([0x2c]), "name,Red,Green\nnorth,r1,g1\nsöuth,r2\neast,r3,g3\n"),
    .lines(.bytes(Array("::".utf8)), "name::Red::Green\nnorth::r1::g1\nsöuth::r2\neast::r3::g3"),
    .lines(.blanks, "name Red\tGreen\n  north  r1 g1 \nsöuth r2\neast\tr3  g3\n"),
    .lines(.aligned, "name  Red Green\nnorth r1  g1\nsöuth r2\neast  r3  g3   \n"),
    .lines(.bytes([0x0a]), "name\nRed\nGreen\0north\nr1\ng1\0söuth\nr2\0east\nr3\ng3\0", nul: true),
  ]

  @Test(arguments: writings)
  func `chunks of any size give the same grid`(writing: Writing) throws {
    let bytes = Array(writing.text.utf8)
    for chunk in 1...bytes.count {
      let document = try writing.name.read(bytes, chunk: chunk, options: writing.options)
      #expect(document.data.plainGrid == Self.grid, "in chunks of \(chunk)")
      #expect(document.extent == bytes.count && document.faults.count == 0)
    }
  }

  @Test(arguments: writings)
  func `a pause shows the complete records`(writing: Writing) throws {
    let bytes = Array(writing.text.utf8)
    let end = writing.options.endsWithNul ? 0 : UInt8(ascii: "\n")
    for limit in 0...bytes.count {
      for chunk in [1, 7, 1000] {
        let document = try writing.name.read(
          bytes, chunk: chunk, limit: limit, options: writing.options)
        let whole = bytes[..<limit].lastIndex(of: end).map { Array(bytes[...$0]) } ?? []
        let expected = try writing.name.format.read(SourceText(whole), writing.options)
        #expect(document.data.plainGrid == expected.data.plainGrid, "\(limit) bytes")
      }
    }
  }

  @Test func `reading continues after a pause`() throws {
    let bytes = Array(Self.writings[0].text.utf8)
    let reading = FormatName.csv.format.reading(ReadingOptions())
    let chunks = ArrivingBytes(bytes, inPiecesOf: 5, pausingAt: 30)
    let feed = chunks.feed
    try reading.run(feed)
    #expect(PlainTable(reading.document().data).records.count < 3)
    chunks.pause = nil
    try reading.run(feed)
    #expect(reading.document().data.plainGrid == Self.grid)
  }

  @Test func `lines that end with NUL may contain newlines`() throws {
    var options = ReadingOptions()
    options.endsWithNul = true
    let bytes = Array("a\nb\0\0c".utf8)
    for chunk in 1...bytes.count {
      let data = try FormatName.lines.read(bytes, chunk: chunk, options: options).data
      #expect(PlainTable(data) == PlainTable([["a\nb", "", "c"]]))
    }
  }
}
