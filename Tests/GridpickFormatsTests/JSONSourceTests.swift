import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// The answers beside the value: JSON as written, and the record around an item.
@Suite struct JSONSourceTests {
  private func source(
    _ text: String, _ section: Int, _ index: Int, format: FormatName = .json
  ) throws -> [String] {
    let id = ItemID(section: section, index: index)
    let source = try format.format.read(SourceText(text)).data.source
    let answers = [source.json(at: id), source.record(at: id)]
    return answers.map { String(decoding: $0 ?? [], as: UTF8.self) }
  }

  @Test(arguments: [
    ("1.50", "1.50"), (#""a\u0041""#, #""a\u0041""#), ("null", "null"),
    (#"{ "value" : 1.50 }"#, "1.50"), (#"{"label":"a"}"#, #"{"label":"a"}"#),
    (#"{"label":"a","value":[ 1 ]}"#, "[ 1 ]"),
    (#"{"label":"a","value":null}"#, #"{"label":"a","value":null}"#),
  ])
  func `an item's JSON is its value as written`(item: String, json: String) throws {
    #expect(try source("[0, \(item) ]", 1, 0) == [json, item])
    #expect(try source("[[0],[0, \(item) ]]", 1, 1) == [json, "[0, \(item) ]"])
    #expect(try source("[0, \(item) ]", 0, 1, format: .ndjson) == [json, "[0, \(item) ]"])
  }

  @Test func `the record of an item is its section as written`() throws {
    #expect(try source(#"{"a":[1],"b":[ 2 ]}"#, 1, 0) == ["2", "[ 2 ]"])
    let section = #"{"items":["x"], "title":"t"}"#
    #expect(try source(#"{"sections":[[0], \#(section) ]}"#, 1, 0) == [#""x""#, section])
  }

  @Test(arguments: [FormatName.json, .ndjson])
  func `a record is returned whole, and a field as written`(format: FormatName) throws {
    let record = #"{"id":1, "a" : [ {"label":2}] }"#
    let text = format == .json ? "[\(record)]" : record
    #expect(try source(text, 0, 1, format: format) == [#"[ {"label":2}]"#, record])
  }

  @Test(arguments: [FormatName.json, .ndjson])
  func `a missing field is null`(format: FormatName) throws {
    let records = [#"{"id":1,"a":2,"b":3}"#, #"{"id":1}"#]
    let text =
      format == .json
      ? "[\(records.joined(separator: ","))]" : records.joined(separator: "\n")
    #expect(try source(text, 1, 1, format: format) == ["null", records[1]])
  }

  @Test func `a list in columns returns the record and the JSON of an item`() throws {
    let flowed = try readJSON(#"["a",{"value":"b"}]"#).data
    let position = Position(section: 1, index: 0)
    #expect(flowed.record(at: position) == Array(#"{"value":"b"}"#.utf8))
    #expect(flowed.json(at: position) == Array(#""b""#.utf8))
  }
}

/// The printed bytes are those of the input.
@Suite struct JSONRoundTripTests {
  /// A string's bytes as JSON, every way of writing a scalar taken by chance.
  private func written(_ text: String, using generator: inout SeededGenerator) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      guard mustEscape || Int.random(in: 0..<4, using: &generator) == 0 else {
        return String(scalar)
      }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
    return "\"" + scalars.joined() + "\""
  }

  private func random(using generator: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7f, 0x20...0x7e, 0x80...0xd7ff, 0xe000...0xffff, 0x10000...0x10ffff,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
      Unicode.Scalar(UInt32.random(in: range, using: &generator)).map { text.append($0) }
    }
    return String(text)
  }

  @Test func `random strings are read back unchanged in every format and notation`() throws {
    var generator = SeededGenerator(seed: 8259)
    for _ in 0..<200 {
      let texts = (0..<4).map { _ in random(using: &generator) }
      let items = texts.map { written($0, using: &generator) }
      let list = items.joined(separator: ",")
      let record = zip(1..., items).map { "\"\($0)\":\($1)" }.joined(separator: ",")
      let inputs: [(FormatName, String)] = [
        (.json, "[[\(list)]]"), (.json, "[{\(record)}]"), (.json, "{\(items[0]):[\(list)]}"),
        (.ndjson, "[\(list)]"), (.ndjson, "{\(record)}\n"),
      ]
      for (format, text) in inputs {
        let options = ReadingOptions(rowTitles: false)
        let grid = try format.format.read(SourceText(text), options).data.plainGrid
        #expect(grid?.sections.first?.values == texts)
      }
    }
  }

  @Test func `random lines of bytes are read or refused, and nothing is lost`() throws {
    var generator = SeededGenerator(seed: 7464)
    let pieces = Array(#"[]{},:"\u1e.-0 tfn"#.utf8) + [0x0a, 0x0a, 0, 0x80, 0xff]
    for _ in 0..<2000 {
      let bytes = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? 0 }
      let document = try FormatName.ndjson.format.read(SourceText(bytes))
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
        .filter { !$0.allSatisfy { [0x20, 0x09, 0x0d].contains($0) } }
      let grid = try #require(document.data.plainGrid)
      #expect(grid.sections.count + document.faults.count == lines.count)
    }
  }
}
