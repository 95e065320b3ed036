import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// Lines that hold no value, alone and among those that do.
struct NDJSONMisfitTests {
  private static let guessed = {
    var options = ReadingOptions()
    options.keepsMisfits = true
    return options
  }()

  private func read(
    _ text: String, options: ReadingOptions = ReadingOptions()
  ) throws -> ReadDocument {
    try FormatName.ndjson.format.read(SourceText(text), options)
  }

  @Test(arguments: [
    ("{\n  \"a\": 1\n}\nDone.\n{\"a\": 2}\n", 3), ("{\n\"a\"\n{\"a\": 2}\n", 3),
    ("[1,\n2] 3\n{\"a\": 2}\n", 3), ("{\"a\": 2}\n[\n[\n[", 4),
  ])
  func `a line that begins no value is shown as a line, and later lines are read`(
    text: String, count: Int
  ) throws {
    #expect(try read(text, options: Self.guessed).data.count == count)
  }

  @Test(arguments: ["[\n\n\nf\n\u{0}\r", "[\nx\n1\n[\ny\nz", "{\n\"a\"\n{\"a\": 2}\n[\n"])
  func `a search for the end of a value loses no later line`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try read(text, options: Self.guessed)
    for length in 1...bytes.count {
      let document = try FormatName.ndjson.document(
        of: bytes, inPiecesOf: length, options: Self.guessed)
      #expect(document.data.plainGrid == whole.data.plainGrid, "pieces of \(length)")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `unclosed values are scanned only once`() throws {
    let text = String(repeating: "{\"k\":\n", count: 40_000)
    #expect(try read(text, options: Self.guessed).data.count == 40_000)
  }

  @Test func `a bad line is an error with its place, and other lines stay usable`() throws {
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

  @Test func `with a guessed format, a bad line is its own record`() throws {
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
    guard let grid = document.data.asTable else { return }
    #expect(grid.source.record(at: ItemID(section: 2, index: 0)) == Array("[1,[2]]".utf8))
    #expect(grid.source.json(at: ItemID(section: 2, index: 0)) == nil)
  }

  @Test func `without record titles, a bad line is itself an item`() throws {
    let grid = try read("{\"a\":1}\noops\n", options: Self.guessed).data.plainGrid
    #expect(grid == PlainGrid(columns: ["a"], sections: [.init(["1"]), .init(["oops"])]))
  }

  @Test func `a cut last line is reported and kept`() throws {
    let document = try read("{\"a\":1}\n{\"a\":2}\n{\"a\":[3", options: Self.guessed)
    #expect(document.data.plainGrid?.sections.last?.labels == ["{\"a\":[3"])
    #expect(document.faults.count == 1)
    #expect(document.faults.first?.found == "")
    let whole = try read("{\"a\":1}\n{\"a\":2}\n{\"a\":[3\n", options: Self.guessed)
    #expect(whole.faults.count == 0)
  }

  @Test(arguments: [
    ("[1\n2]", "a comma or ]"), ("{\"a\":1}{\"b\":2}", "the end of the line"),
    ("\"a\nb\"", "a closing quote"),
  ])
  func `a value ends at the end of its line`(text: String, expected: String) throws {
    #expect(try read(text).faults.first?.expected == expected)
  }

  @Test(arguments: 1...12)
  func `lines after an unclosed value are lines, in pieces of any size`(length: Int)
    throws
  {
    let text = "{\"items\":[\n{\"a\":1}\nlog\n{\"a\":2}\nlog\n"
    let document = try FormatName.ndjson.document(
      of: Array(text.utf8), inPiecesOf: length, options: Self.guessed)
    #expect(document.data.size == 5)
  }

  @Test func `bad lines alone give an empty grid`() throws {
    let document = try read("x\ny\n")
    #expect(document.data.plainGrid == PlainGrid())
    #expect(document.faults.count == 2)
  }
}
