import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Arrays of arrays: their titles, and whether they open as a sheet.
@Suite struct JSONRowsTests {
  private static let long = String(repeating: "some words ", count: 6)

  private func read(
    _ text: String, _ format: FormatName = .json, header: Bool? = nil, chunk: Int = .max
  ) throws -> ReadDocument {
    var options = ReadingOptions()
    options.hasHeader = header
    return try format.read(Array(text.utf8), chunk: chunk, options: options)
  }

  @Test func `M2.2 items of arrays are marked one by one, without their row`() throws {
    guard let grid = try readJSON("[[1],[2,3]]").data.asTable else {
      Issue.record("no grid")
      return
    }
    #expect(grid.itemsStandAlone)
  }

  @Test(arguments: [1, .max]) func `with --header, the first array titles the columns`(chunk: Int)
    throws
  {
    for (format, text) in [
      (FormatName.json, #"[["a",2,null],["1","2"],["3"]]"#),
      (.ndjson, "[\"a\",2,null]\n[\"1\",\"2\"]\n[\"3\"]\n"),
    ] {
      let data = try read(text, format, header: true, chunk: chunk).data
      let grid = try #require(data.plainGrid)
      #expect(grid.columns.prefix(2) == ["a", "2"])
      #expect(grid.sections.map { $0.labels.compactMap(\.self) } == [["1", "2"], ["3"]])
      if let named = data.asTable {
        let columns = ["a", "2", "b"].map { named.column(named: Array($0.utf8)) }
        #expect(columns == [0, 1, nil])
      }
      for header in [nil, false] {
        let grid = try read(text, format, header: header, chunk: chunk).data.plainGrid
        #expect(grid?.sections.count == 3 && grid?.columns.first == .some(nil))
      }
    }
  }

  @Test func `with --header, records keep their own titles`() throws {
    for (format, text) in [(FormatName.json, #"[{"a":1}]"#), (.ndjson, "{\"a\":1}\n[2]\n")] {
      #expect(try read(text, format, header: true).data.plainGrid?.columns == ["a"])
    }
  }

  @Test(arguments: [
    // One column needs more room than the others.
    (#"["1","\#(long)"]"#, true), (#"["1","web","\#(long)","3"]"#, true),
    // A row fits into 80 columns.
    (#"["1","web","a few words","3"]"#, false), (#"["\#(long)"]"#, false),
    // All columns need as much.
    ("[" + (10..<40).map { "\"r\($0)\"" }.joined(separator: ",") + "]", false),
    (#"["\#(long)","\#(long)"]"#, false),
    // A column would be cut where all are as wide as most cells are.
    ("[\"\(long)\"," + (10..<50).map { "\"r\($0)\"" }.joined(separator: ",") + "]", true),
  ])
  func `arrays open as a sheet if cells of equal width would be cut`(row: String, isSheet: Bool)
    throws
  {
    let documents = try [40, 120].flatMap { count in
      let rows = Array(repeating: row, count: count)
      return try [
        read("[\(rows.joined(separator: ","))]"), read(rows.joined(separator: "\n"), .ndjson),
      ]
    }
    for document in documents {
      #expect(document.settings.isTable == isSheet)
      guard let grid = document.data.asTable else { continue }
      #expect(!grid.hasRecords)
    }
  }

  @Test func `titled sections and documents never count as wide arrays`() throws {
    for text in [#"{"a":["1","\#(Self.long)"]}"#, #"{"sections":[["1","\#(Self.long)"]]}"#] {
      #expect(try !read(text).settings.isTable)
    }
  }
}
