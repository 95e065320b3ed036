import GridpickCore
import GridpickFormats
import Testing

@Suite struct JSONArrivalTests {
  /// One grid of two sections in every shape that can hold it.
  private static let shapes = [
    #" [ ["a\u00e9","b"] , ["c",null] ] "#,
    #"[["aé","b"],["c",null]]"# + "\r\n",
    #"{"sections":[["aé","b"],{"items":["c",null],"x":[[{"y":1}]]}]}"#,
    #"{"rest":[[1]],"sections":[{"items":["aé","b"]},["c",null]],"title":"t"}"#,
    "\u{feff}" + #"[{"at":"aé","x":"b"},{"at":"c","x":null}]"#,
  ]

  private static func options(of text: String) -> ReadingOptions {
    ReadingOptions(rowTitles: false)
  }

  @Test(arguments: shapes)
  func `pieces of any size give the same grid in every notation`(text: String) throws {
    let bytes = Array(text.utf8)
    for length in 1...bytes.count {
      let grid = try FormatName.json.document(
        of: bytes, inPiecesOf: length, options: Self.options(of: text)
      ).data.plainGrid
      #expect(grid?.sections.map(\.labels) == [["aé", "b"], ["c", nil]])
    }
  }

  @Test(arguments: JSONSamples.all)
  func `pieces of any size give the same document as the whole`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try readJSON(text)
    for length in 1...bytes.count {
      let document = try FormatName.json.document(of: bytes, inPiecesOf: length)
      #expect(document.data.plainGrid == whole.data.plainGrid)
      #expect(document.data.plainList?.map(\.value) == whole.data.plainList?.map(\.value))
      #expect(document.settings == whole.settings)
      #expect(document.extent == bytes.count)
    }
  }

  @Test(arguments: JSONSamples.all + shapes)
  func `a pause at any byte shows the beginning of the final grid`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try readJSON(text)
    var size = 0
    for pause in 0...bytes.count {
      let document = try FormatName.json.document(of: bytes, pausedAt: pause)
      #expect(document.data.begins(whole.data))
      #expect(document.extent <= pause)
      #expect(document.data.size >= size)
      size = document.data.size
    }
    #expect(size == (Self.isArray(text) ? whole.data.size : 0))
  }

  private static func isArray(_ text: String) -> Bool {
    text.drop { $0 != "[" && $0 != "{" }.hasPrefix("[")
  }

  @Test(arguments: JSONSamples.all)
  func `an input that ends too early keeps the earlier data`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try readJSON(text)
    for length in 0..<bytes.count {
      let (error, document) = FormatName.json.refusal(of: Array(bytes[..<length]))
      let paused = try FormatName.json.document(of: bytes, pausedAt: length)
      #expect(error != nil)
      #expect(document.data.begins(whole.data))
      #expect(document.data.size == paused.data.size)
    }
  }

  @Test(arguments: JSONSamples.all)
  func `looking at the document at every byte changes nothing`(text: String) throws {
    let whole = try readJSON(text)
    let reading = FormatName.json.format.reading(ReadingOptions())
    let arriving = ArrivingBytes(Array(text.utf8), inPiecesOf: 1)
    var looks: [ReadDocument] = []
    arriving.look = { looks.append(reading.document()) }
    defer { arriving.look = {} }
    try reading.run(arriving.feed)
    #expect(reading.document().data.plainGrid == whole.data.plainGrid)
    #expect(looks.allSatisfy { $0.data.begins(whole.data) })
    #expect(zip(looks, looks.dropFirst()).allSatisfy { $0.extent <= $1.extent })
  }

  @Test func `an item is shown as soon as it is complete`() throws {
    func count(_ text: String) throws -> Int {
      try FormatName.json.document(of: Array(text.utf8), pausedAt: text.utf8.count).data.size
    }
    #expect(try count(#"["a","b""#) == 2)
    #expect(try count(#"[1,12"#) == 1)
    #expect(try count(#"[1,12 "#) == 2)
    #expect(try count(#"[["a","b"]"#) == 2)
    #expect(try count(#"[["a","b""#) == 0)
  }

  @Test func `P8.1 a line that is an object is shown once another value follows`() throws {
    let bytes = Array("{\"id\":1,\"v\":\"one\"}\n".utf8)
    #expect(try FormatName.json.document(of: bytes, pausedAt: bytes.count).data.size == 0)
    let whole = try FormatName.json.document(of: bytes, inPiecesOf: 3)
    #expect(whole.data.plainGrid?.sections.map(\.title) == ["id", "v"])
    let more = bytes + Array("{\"id\":2}\n".utf8)
    let lines = try FormatName.json.document(of: more, pausedAt: more.count)
    #expect(lines.data.plainGrid?.sections.map(\.title) == ["1", "2"])
    let (error, refused) = FormatName.json.refusal(of: bytes + Array("x".utf8))
    #expect(error?.expected == "the end of the input")
    #expect(refused.data.size == 0)
  }

  @Test(arguments: [
    #"{"id":1,"name":"one"}"#, "{\n\"id\":1}\n", "{\"items\":[{\"a\":1},{\"a\":2}]}\n",
    #"{"north":["a"],"south":["b"]}"#, #"{"sections":[["a"]]}"#,
  ])
  func `P8.2 data that more input may change is not shown yet`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(try FormatName.json.document(of: bytes, pausedAt: bytes.count).data.size == 0)
    #expect(try FormatName.json.document(of: bytes, inPiecesOf: 2).data.size > 0)
  }

  @Test func `malformed text is refused even at a pause, and keeps the earlier data`() {
    let reading = FormatName.json.format.reading(ReadingOptions())
    let bytes = Array("[[1],[2],[x".utf8)
    #expect(throws: FormatError.self) {
      try reading.run(ArrivingBytes(bytes, pausingAt: bytes.count).feed)
    }
    #expect(reading.document().data.plainGrid?.sections.count == 2)
  }

  @Test func `large data is reported in batches`() throws {
    let text = "[" + (0..<10_000).map { "[\($0)]" }.joined(separator: ",") + "]"
    let arriving = ArrivingBytes(Array(text.utf8))
    let reading = FormatName.json.format.reading(ReadingOptions())
    try reading.run(arriving.feed)
    #expect(reading.document().data.size == 10_000)
    #expect((100...1000).contains(arriving.announcementCount))
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `a million levels in pieces are read, or refused at their end`(
    opening: String
  ) throws {
    let depth = 1_000_000
    let closing = opening.hasPrefix("[") ? "]" : "}"
    let deep =
      String(repeating: opening, count: depth) + "0" + String(repeating: closing, count: depth)
    let bytes = Array(#"{"sections":[["a"]],"deep":"#.utf8) + Array(deep.utf8)
    let whole = try FormatName.json.document(
      of: bytes + Array("}".utf8), inPiecesOf: 65_537)
    #expect(whole.data.size == 1)
    let (error, document) = FormatName.json.refusal(of: bytes, inPiecesOf: 65_537)
    #expect(error?.found == "")
    #expect(document.data.size == 0)
  }
}
