import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Which sections are records, and which of their fields are empty (rules P11, P12).
@Suite struct RecordFieldsTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var format = FormatName.json
    let text: String
    var delimiter: Delimiter?
    var findsTables = false
    var testDescription: String { "\(format) \(text.debugDescription)" }

    var grid: Grid {
      get throws {
        var options = ReadingOptions()
        options.delimiter = delimiter
        options.findsTables = findsTables
        let document = try format.format.read(SourceText(text), options)
        guard let grid = document.data.asTable else { throw NoGrid() }
        return grid
      }
    }
  }

  private struct NoGrid: Error {}

  @Test(arguments: [
    (Sample(format: .csv, text: "a,b\nx,1\n"), true),
    (Sample(format: .tsv, text: "a\tb\nx\t1\n"), true),
    (Sample(format: .lines, text: "a b\nc d\n", delimiter: .blanks), true),
    (
      Sample(
        format: .lines, text: "NAME  SIZE  S\nweb   12    x\ndb    3     y\n", findsTables: true),
      true
    ),
    (Sample(format: .ndjson, text: "{\"a\":1,\"b\":2}\n{\"a\":3}\n"), true),
    (Sample(text: #"[{"a":1,"b":2},{"a":3}]"#), true),
    (Sample(text: #"[["a","b"],["c"]]"#), false),
    (Sample(text: #"{"sections":[{"title":"s","items":["a","b"]},["c"]]}"#), false),
  ])
  func `P11.1 the sections of a table are records, those of a list or grid document are not`(
    sample: Sample, areRecords: Bool
  ) throws {
    #expect(try (sample.grid.rowKind == .record) == areRecords)
  }

  @Test(arguments: [
    Sample(format: .csv, text: "t,a,b\nx,,2\ny\nz,\"\",\n"),
    Sample(text: #"[{"t":"x","a":null,"b":2},{"t":"y"},{"t":"z","b":null,"a":null}]"#),
    Sample(
      format: .ndjson,
      text: "{\"t\":\"x\",\"a\":null,\"b\":2}\n{\"t\":\"y\"}\n{\"t\":\"z\",\"b\":null}\n"),
  ])
  func `P11.2 P11.3 every record has every column, empty where it has no value`(
    sample: Sample
  ) throws {
    let grid = try sample.grid
    #expect((0..<3).map { grid.itemCount(inSection: $0) } == [3, 3, 3])
    let labels = (0..<3).map { section in
      (0..<3).map { grid.item(at: Position(section: section, index: $0))?.label }
    }
    #expect(labels == [["x", nil, "2"], ["y", nil, nil], ["z", nil, nil]])
  }

  @Test func `P11.3 an empty string of JSON is a value`() throws {
    let grid = try Sample(text: #"[{"t":"x","a":""},{"t":"y","a":"1"}]"#).grid
    #expect(grid.item(at: Position(section: 0, index: 1))?.label == "")
  }

  @Test(arguments: [
    ("A  B  C  D\n1  1  1  1\n2  1  1  1\n", 1), ("A  B  C  D\n1  1  1  1\n1  2  1  1\n", 2),
    ("A  B  C  D\n1  1  1  1\n1  1  2  1\n", 3), ("A  B  C  D\n1  1  1  1\n1  1  1  2\n", 1),
  ])
  func `P12.6 a detected table freezes columns up to the first that tells records apart`(
    text: String, frozen: Int
  ) throws {
    let sample = Sample(format: .lines, text: text, findsTables: true)
    #expect(try sample.grid.frozenCount == frozen)
  }

  @Test(arguments: [(100, 1), (99, 2)])
  func `P12.6 only the first hundred records have to be told apart`(names: Int, frozen: Int) throws
  {
    // From that record on all have one name.
    let rows = (1...150).map { "n\(100 + min($0, names))  \(1_000 + $0)  x\n" }
    let sample = Sample(format: .lines, text: "NAME  PID   S\n" + rows.joined(), findsTables: true)
    #expect(try sample.grid.frozenCount == frozen)
  }
}
