import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

@Suite struct NDJSONTests {
  private func read(
    _ text: String, options: ReadingOptions = ReadingOptions()
  ) throws -> ReadDocument {
    try FormatName.ndjson.format.read(SourceText(text), options)
  }

  private static let records = """
    {"host":"a","cpu":1.50,"disk":null}
    {"cpu":2,"host":"b","net":{"up":true}}

    {"host":"c","host":"d"}
    """
  private static let mixed = """
    ["a",{"label":"b","value":7},null]
    {"at":"x","p":1}
    \t
    "alone"\r
    []
    null
    {"q":[2],"at":"y"}
    """

  @Test func `the keys of records are columns, in order of first use`() throws {
    #expect(
      try read(Self.records).data.plainGrid
        == PlainGrid(
          columns: ["cpu", "disk", "net.up"],
          sections: [
            .init(["1.50", nil, nil], title: "a"), .init(["2", nil, "true"], title: "b"),
            .init([nil, nil, nil], title: "d"),
          ]))
  }

  @Test func `without row titles, the first key is a normal column`() throws {
    let grid = try read(Self.records, options: ReadingOptions(rowTitles: false)).data.plainGrid
    #expect(grid?.columns == ["host", "cpu", "disk", "net.up"])
    #expect(grid?.sections.first == .init(["a", "1.50", nil, nil]))
  }

  @Test func `records of a single key are items`() throws {
    let grid = try read("{\"a\":1}\n{\"a\":2}").data.plainGrid
    #expect(grid == PlainGrid(columns: ["a"], sections: [.init(["1"]), .init(["2"])]))
  }

  @Test func `arrays, records and scalars can be mixed`() throws {
    #expect(
      try read(Self.mixed).data.plainGrid
        == PlainGrid(
          columns: ["p", "q"],
          sections: [
            .init(["b", nil], values: ["7", nil]), .init(["1", nil], title: "x"),
            .init([]), .init([]), .init([]),
            .init([nil, "2"], values: [nil, "[2]"], title: "y"),
          ]))
  }

  private static let pretty = """
    {
      "name": "a",
      "in": {
        "n": [
          1
        ]
      }
    }
    {
      "name": "b"
    } \t
    {"name": "c"}
    [
      "d"
    ]
    """

  @Test func `a value may take several lines, and another may follow`() throws {
    let document = try read(Self.pretty)
    #expect(document.faults.count == 0)
    #expect(
      document.data.plainGrid?.sections.map(\.title) == ["a", "b", "c", nil])
    guard let grid = document.data.asTable else {
      Issue.record("no grid")
      return
    }
    let record = String(
      decoding: grid.source.record(at: ItemID(section: 1, index: 0)), as: UTF8.self)
    #expect(record == "{\n  \"name\": \"b\"\n}")
  }

  @Test func `a pause inside a value shows the values before it`() throws {
    let bytes = Array(Self.pretty.utf8)
    let whole = try read(Self.pretty)
    for pause in 0...bytes.count {
      let document = try FormatName.ndjson.document(of: bytes, pausedAt: pause)
      #expect(document.data.begins(whole.data))
      #expect(document.faults.count == 0)
    }
  }

  @Test(arguments: [
    records, mixed, pretty, "\u{feff}" + pretty + "\n", "\u{feff}" + records + "\n", "1", "\n\n",
  ])
  func `pieces of any size give the same grid as the whole`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try read(text)
    for length in 1...bytes.count {
      let document = try FormatName.ndjson.document(of: bytes, inPiecesOf: length)
      #expect(document.data.plainGrid == whole.data.plainGrid)
      #expect(document.extent == bytes.count)
      #expect(document.faults.count == 0)
    }
  }

  @Test(arguments: [
    records, mixed, pretty, "[1]\n[2,3]\n", "{}\n{", "[1]\n\n{\"a\":1}\nx\n",
    "{\"n\":[{\"a\":1},{\"a\":2}]}\n{\"n\":[{\"a\":3},{\"a\":4}]}\n",
  ])
  func `several values are read as ndjson even if JSON was requested`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try read(text)
    for length in 1...bytes.count {
      let document = try FormatName.json.document(of: bytes, inPiecesOf: length)
      #expect(document.data.plainGrid == whole.data.plainGrid)
      #expect(document.settings == whole.settings && document.faults == whole.faults)
    }
  }

  @Test(arguments: ["{}\nx", "[1]\n2", "[1]\n[2] x", "{} {}", "[1]\n[x]"])
  func `JSON followed by lines without values is refused`(text: String) {
    let (error, document) = FormatName.json.refusal(of: Array(text.utf8))
    #expect(error?.expected == "the end of the input")
    #expect(document.faults.count == 0)
  }

  @Test(arguments: [records, mixed])
  func `a pause at any byte shows the complete lines`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try read(text)
    for pause in 0...bytes.count {
      let document = try FormatName.ndjson.document(of: bytes, pausedAt: pause)
      let lines = text.utf8.prefix(pause).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).dropLast()
      let good = lines.filter { !$0.allSatisfy { $0 <= 0x20 } }
      #expect(document.data.begins(whole.data))
      #expect(document.data.plainGrid?.sections.count == good.count)
      #expect(document.faults.count == 0)
    }
  }

  @Test func `P8.1 the first line is shown before the second`() throws {
    func count(_ text: String) throws -> Int {
      try FormatName.ndjson.document(of: Array(text.utf8), pausedAt: text.utf8.count).data.size
    }
    #expect(try count("{\"a\":1}\n") == 1)
  }

  @Test func `many lines of any length are found`() throws {
    let lines = (0..<3000).map { line in
      "[" + Array(repeating: "\(line)", count: line % 150).joined(separator: ",") + "]"
    }
    let grid = try #require(try read(lines.joined(separator: "\n")).data.plainGrid)
    for (line, section) in grid.sections.enumerated() {
      #expect(section.labels == Array(repeating: "\(line)", count: line % 150))
    }
  }
}
