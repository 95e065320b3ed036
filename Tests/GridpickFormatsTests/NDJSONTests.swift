import GridpickCore
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

  @Test func `the keys of records are columns, in the order of first use`() throws {
    #expect(
      try read(Self.records).data.plainGrid
        == PlainGrid(
          columns: ["cpu", "disk", "net.up"],
          sections: [
            .init(["1.50", nil, nil], title: "a"), .init(["2", nil, "true"], title: "b"),
            .init([nil, nil, nil], title: "d"),
          ]))
  }

  @Test func `without row titles the first key is a column like any other`() throws {
    let grid = try read(Self.records, options: ReadingOptions(rowTitles: false)).data.plainGrid
    #expect(grid?.columns == ["host", "cpu", "disk", "net.up"])
    #expect(grid?.sections.first == .init(["a", "1.50", nil, nil]))
  }

  @Test func `records of a single key are items`() throws {
    let grid = try read("{\"a\":1}\n{\"a\":2}").data.plainGrid
    #expect(grid == PlainGrid(columns: ["a"], sections: [.init(["1"]), .init(["2"])]))
  }

  @Test func `arrays, records and scalars may stand beside each other`() throws {
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

  @Test func `values may span lines, one after the other`() throws {
    let document = try read(Self.pretty)
    #expect(document.faults.count == 0)
    #expect(
      document.data.plainGrid?.sections.map(\.title) == ["a", "b", "c", nil])
    guard case .grid(let grid) = document.data else {
      Issue.record("no grid")
      return
    }
    let record = String(
      decoding: grid.store.record(at: ItemID(section: 1, index: 0)), as: UTF8.self)
    #expect(record == "{\n  \"name\": \"b\"\n}")
  }

  @Test func `a pause within a value shows the values before it`() throws {
    let bytes = Array(Self.pretty.utf8)
    let whole = try read(Self.pretty)
    for pause in 0...bytes.count {
      let document = try FormatName.ndjson.document(of: bytes, pausedAt: pause)
      #expect(document.data.begins(whole.data))
      #expect(document.faults.count == 0)
    }
  }

  @Test(arguments: [
    ("{\n  \"a\": 1\n}\nDone.\n{\"a\": 2}\n", 3), ("{\n\"a\"\n{\"a\": 2}\n", 3),
    ("[1,\n2] 3\n{\"a\": 2}\n", 3), ("{\"a\": 2}\n[\n[\n[", 4),
  ])
  func `a line that begins no value is a line, and those behind it are read`(
    text: String, count: Int
  ) throws {
    var options = ReadingOptions()
    options.misfits = .kept
    #expect(try read(text, options: options).data.count == count)
  }

  @Test(arguments: ["[\n\n\nf\n\u{0}\r", "[\nx\n1\n[\ny\nz", "{\n\"a\"\n{\"a\": 2}\n[\n"])
  func `no line is lost that comes while the end of a value is looked for`(text: String) throws {
    let bytes = Array(text.utf8)
    var options = ReadingOptions()
    options.misfits = .kept
    let whole = try read(text, options: options)
    for length in 1...bytes.count {
      let document = try FormatName.ndjson.document(of: bytes, inPiecesOf: length, options: options)
      #expect(document.data.plainGrid == whole.data.plainGrid, "pieces of \(length)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `values that are never closed are passed once`() throws {
    var options = ReadingOptions()
    options.misfits = .kept
    let text = String(repeating: "{\"k\":\n", count: 40_000)
    #expect(try read(text, options: options).data.count == 40_000)
  }

  @Test(arguments: [
    records, mixed, pretty, "\u{feff}" + pretty + "\n", "\u{feff}" + records + "\n", "1", "\n\n",
  ])
  func `pieces of every size give the same grid as the whole`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try read(text)
    for length in 1...bytes.count {
      let document = try FormatName.ndjson.document(of: bytes, inPiecesOf: length)
      #expect(document.data.plainGrid == whole.data.plainGrid)
      #expect(document.extent == bytes.count)
      #expect(document.faults.count == 0)
    }
  }

  @Test(arguments: [records, mixed])
  func `a pause anywhere shows the complete lines`(text: String) throws {
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

  @Test func `a bad line is an error with its place, and the others stay usable`() throws {
    let text = """
      {"a":1,"b":2}
      {"a":3,"ghost":4,}
      oops
      {"a":5,"b":6} x
      [1,[2]]
      {"a":7,"b":8}
      [9,
      """
    let document = try read(text)
    #expect(
      document.data.plainGrid
        == PlainGrid(
          columns: ["b"], sections: [.init(["2"], title: "1"), .init(["8"], title: "7")])
    )
    #expect(document.faults.count == 5)
    #expect(document.faults.first?.place == TextPlace(line: 2, column: 18))
    #expect(document.faults.first?.expected == "a key in double quotes")
  }

  private static let guessed = options(.kept)
  private static let named = options(.told)

  private static func options(_ misfits: Misfits) -> ReadingOptions {
    var options = ReadingOptions()
    options.misfits = misfits
    return options
  }

  @Test func `if the file's name says the format a bad line is a record of its own, and told`()
    throws
  {
    let document = try read("oops\n{\"a\":1}\nha\n", options: Self.named)
    #expect(
      document.data.plainGrid
        == PlainGrid(
          columns: ["a"], sections: [.init(["oops"]), .init(["1"]), .init(["ha"])]))
    #expect(document.faults.count == 2)
    #expect(document.faults.first?.place == TextPlace(line: 1, column: 1))
    #expect(document.faults.areShown)
    #expect(try !read("{\"a\":1}\nha\n[1", options: Self.named).faults.areShown)
  }

  @Test func `a file whose name says ndjson and that holds no value is refused`() throws {
    let document = try read("x\ny\n", options: Self.named)
    #expect(document.data.plainGrid == PlainGrid())
    #expect(document.faults.count == 2)
    #expect(document.faults.first?.otherFormat == .lines)
    #expect(!document.faults.areShown)
    let begun = try FormatName.ndjson.document(
      of: Array("x\ny\n".utf8), pausedAt: 4, options: Self.named)
    #expect(begun.data.isEmpty)
  }

  @Test func `with a guessed format a bad line is a record of its own`() throws {
    let text = """
      {"a":1,"b":2}
      Traceback \\ "x":\r
      [1,[2]]
      {"a":7,"b":8}
      """
    let document = try read(text, options: Self.guessed)
    #expect(
      document.data.plainGrid
        == PlainGrid(
          columns: ["b"],
          sections: [
            .init(["2"], title: "1"),
            .init([], title: "Traceback \\ \"x\":"), .init([], title: "[1,[2]]"),
            .init(["8"], title: "7"),
          ]))
    #expect(document.faults.count == 0)
    guard case .grid(let grid) = document.data else { return }
    #expect(grid.store.record(at: ItemID(section: 2, index: 0)) == Array("[1,[2]]".utf8))
    #expect(grid.store.json(at: ItemID(section: 2, index: 0)) == nil)
  }

  @Test func `without record titles a line is shown itself`() throws {
    let grid = try read("{\"a\":1}\noops\n", options: Self.guessed).data.plainGrid
    #expect(grid == PlainGrid(columns: ["a"], sections: [.init(["1"]), .init(["oops"])]))
  }

  @Test func `a cut last line is reported, and kept`() throws {
    let document = try read("{\"a\":1}\n{\"a\":2}\n{\"a\":[3", options: Self.guessed)
    #expect(document.data.plainGrid?.sections.last?.labels == ["{\"a\":[3"])
    #expect(document.faults.count == 1)
    #expect(document.faults.first?.found == "")
    let whole = try read("{\"a\":1}\n{\"a\":2}\n{\"a\":[3\n", options: Self.guessed)
    #expect(whole.faults.count == 0)
  }

  @Test func `P8.1 the first line is shown before the second, unless it may be a page`()
    throws
  {
    func count(_ text: String) throws -> Int {
      try FormatName.ndjson.document(of: Array(text.utf8), pausedAt: text.utf8.count).data.size
    }
    #expect(try count("{\"a\":1}\n") == 1)
    #expect(try count("{\"items\":[{\"a\":1},{\"a\":2}]}\n") == 0)
  }

  @Test(arguments: [
    ("[1\n2]", "a comma or ]"), ("{\"a\":1}{\"b\":2}", "the end of the line"),
    ("\"a\nb\"", "a closing quote"),
  ])
  func `a value ends at the end of its line`(text: String, expected: String) throws {
    #expect(try read(text).faults.first?.expected == expected)
  }

  @Test(arguments: 1...12)
  func `lines behind one that only begins a value are lines, however they arrive`(length: Int)
    throws
  {
    let text = "{\"items\":[\n{\"a\":1}\nlog\n{\"a\":2}\nlog\n"
    let document = try FormatName.ndjson.document(
      of: Array(text.utf8), inPiecesOf: length, options: Self.guessed)
    #expect(document.data.size == 5)
  }

  @Test func `bad lines alone are an empty grid`() throws {
    let document = try read("x\ny\n")
    #expect(document.data.plainGrid == PlainGrid())
    #expect(document.faults.count == 2)
  }

  @Test func `many lines are found, whatever their length`() throws {
    let lines = (0..<3000).map { line in
      "[" + Array(repeating: "\(line)", count: line % 150).joined(separator: ",") + "]"
    }
    let grid = try #require(try read(lines.joined(separator: "\n")).data.plainGrid)
    for (line, section) in grid.sections.enumerated() {
      #expect(section.labels == Array(repeating: "\(line)", count: line % 150))
    }
  }
}
