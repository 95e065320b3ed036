import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

@Suite struct JSONItemTests {
  private func only(
    _ item: String, options: ReadingOptions = ReadingOptions()
  ) throws -> (item: GridItem?, value: String) {
    let list = try #require(try readJSON("[0,\(item)]", options: options).data.plainList)
    return (list[1].item, String(decoding: list[1].value, as: UTF8.self))
  }

  @Test(arguments: [
    (#""a""#, "a", "a"), ("1.50", "1.50", "1.50"), ("-0", "-0", "-0"), ("true", "true", "true"),
    (#""""#, "", ""), ("{}", "{}", "{}"), (#"{ "x" :1 }"#, #"{"x":1}"#, #"{ "x" :1 }"#),
    (#"{"label":"a"}"#, "a", "a"), (#"{"value":"b"}"#, "b", "b"),
    (#"{"value":"b","label":"a"}"#, "a", "b"),
    (#"{"label":1.50,"value":2e0}"#, "1.50", "2e0"),
    (#"{"label":"a","value":[ 1 ]}"#, "a", "[ 1 ]"),
    (#"{"label":{"a":1}}"#, #"{"a":1}"#, #"{"a":1}"#),
    (#"{"label":null,"value":"b"}"#, "b", "b"), (#"{"label":"a","value":null}"#, "a", "a"),
    (#"{"label":"a","label":"b"}"#, "b", "b"), (#"{"l\u0061bel":"a"}"#, "a", "a"),
    (#"{"deep":[{"label":"no"}],"label":"a"}"#, "a", "a"),
  ])
  func `label defaults to value, value to label, and both to the source text`(
    text: String, label: String, value: String
  ) throws {
    let item = try only(text)
    #expect(item.item?.label == label)
    #expect(item.value == value)
  }

  @Test(arguments: [
    ("{\n    \"a\": \"x  y\",\r\n\t\"b\": [1,\n 2]\n}", #"{"a":"x  y","b":[1,2]}"#),
    (#"["a\"  b",   3]"#, #"["a\"  b",3]"#), ("[\n\n\n]", "[]"),
    (#"["\\",\#n  "\""]"#, #"["\\","\""]"#),
  ])
  func `a value of several lines is shown on one line, and printed as written`(
    text: String, label: String
  )
    throws
  {
    let item = try only("{\"value\":\(text)}")
    #expect(item.item?.label == label)
    #expect(item.value == text)
  }

  @Test func `a field may be a path, unless a key has that name`() throws {
    var options = ReadingOptions()
    options.fields.label = Array("owner.login".utf8)
    options.fields.value = Array(#"m."a.b""#.utf8)
    options.fields.id = Array("m.uid".utf8)
    let text = #"{"owner":{"login":"x"},"m":{"a.b":1.0,"uid":7},"id":8}"#
    let item = try only(text, options: options)
    #expect(item.item?.label == "x")
    #expect(item.value == "1.0")
    let named = try only(#"{"owner":{"login":"x"},"owner.login":"y"}"#, options: options)
    #expect(named.item?.label == "y")
    guard let list = try readJSON("[0,\(text)]", options: options).data.list else { return }
    #expect(list.identity(at: ItemID(row: 1)) == Array("7".utf8))
  }

  @Test func `a null is an empty slot`() throws {
    #expect(try only("null").item == nil)
  }

  @Test(arguments: [(1_000, "there"), (1_001, "first")])
  func `L1.4 fields are searched only among the first thousand members`(
    place: Int, label: String
  ) throws {
    let between = (0..<place - 2).map { "\"\($0)\":0," }.joined()
    let text = "{\"value\":\"first\",\(between)\"label\":\"there\"}"
    #expect(try only(text).item?.label == label)
  }

  @Test(arguments: [
    (FormatName.json, #"["a",null,{"label":null},0,"null"]"#),
    (.json, #"[["a",null],[],[null,{}]]"#), (.json, #"[{"a":1,"b":null},{"b":{},"c":null}]"#),
    (.ndjson, "[\"a\",null]\nnull\n{\"a\":null,\"b\":1}\n{\"c\":null}\n5\n"),
    (.csv, "a,b\n,1\nx\n\n"), (.lines, "a\n\nb\n"),
  ])
  func `P2 the test for an item agrees with the item itself`(
    name: FormatName, text: String
  ) throws {
    let grid = try name.format.read(SourceText(text)).data
    for section in 0..<grid.sectionCount {
      for index in 0..<grid.itemCount(inSection: section) {
        let place = Position(section: section, index: index)
        #expect(grid.hasItem(at: place) == (grid.item(at: place) != nil))
      }
    }
  }

  @Test(arguments: [
    (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{c}\n\r\t"), (#"\u0041\u00e9\u20ac"#, "Aé€"),
    (#"\ud83d\ude00"#, "😀"), (#"x\ud83d"#, "x\u{fffd}"), (#"\ude00x"#, "\u{fffd}x"),
    (#"\ud83d\ud83d\ude00"#, "\u{fffd}😀"), (#"\ud83d\n"#, "\u{fffd}\n"),
    (#"\u0000"#, "\u{0}"), (#"\\u0041"#, #"\u0041"#), ("é€😀", "é€😀"),
  ])
  func `a string's value is its decoded bytes`(written: String, decoded: String) throws {
    #expect(try only(#""\#(written)""#).value == decoded)
    #expect(try only(#"{"value":"\#(written)"}"#).item?.label == decoded)
  }

  @Test(arguments: [
    (##""#e5484d""##, ItemColor.rgb(0xe5484d)), (#""red""#, .terminal(1)), (#""no color""#, nil),
    ("12", nil), ("null", nil),
  ])
  func `an object can set its colour`(color: String, expected: ItemColor?) throws {
    #expect(try only(#"{"label":"a","color":\#(color)}"#).item?.color == expected)
  }

  @Test func `an object can set its detail`() throws {
    #expect(try only(#"{"label":"a","detail":4.0}"#).item == GridItem("a", detail: "4.0"))
  }

  @Test func `the fields of an item can have other names`() throws {
    var fields = FieldNames()
    fields.label = Array("name".utf8)
    fields.value = Array("id".utf8)
    let text = #"{"label":"no","name":"a","id":7}"#
    let item = try only(text, options: ReadingOptions(fields: fields))
    #expect(item.item?.label == "a")
    #expect(item.value == "7")
  }

  @Test(arguments: [
    (#"{"id":7}"#, "7"), (#"{"label":"a","id":"7"}"#, #""7""#), (#"{"i\u0064":-1e0}"#, "-1e0"),
    (#"{"id":1,"id":2}"#, "2"), (#"{"id":null}"#, nil), (#"{"id":[1]}"#, nil),
    (#"{"id":true}"#, nil), (#"{"a":{"id":1}}"#, nil), ("7", nil), ("null", nil), (#""id""#, nil),
  ])
  func `P8.10 the id of an item is its value as written`(item: String, expected: String?) throws {
    let expected = expected.map { Array($0.utf8) }
    let list = try #require(readJSON("[0,\(item)]").data.list)
    #expect(list.identity(at: ItemID(row: 1)) == expected)
    let sections = try #require(readJSON("[[],[0,\(item)]]").data.grid)
    #expect(sections.identity(at: Position(section: 1, index: 1)) == expected)
    let text = SourceText("[]\n[0,\(item)]\n")
    let lines = try #require(FormatName.ndjson.format.read(text).data.grid)
    #expect(lines.identity(at: Position(section: 1, index: 1)) == expected)
  }

  @Test func `P8.10 a record's id is not the id of its fields`() throws {
    let record = #"{"name":"a","id":7,"x":{"id":8}}"#
    for text in ["[\(record)]", record + "\n"] {
      let format = text.hasPrefix("[") ? FormatName.json : .ndjson
      let grid = try #require(format.format.read(SourceText(text)).data.grid)
      #expect((0..<2).allSatisfy { grid.identity(at: Position(section: 0, index: $0)) == nil })
    }
  }
}

extension Grid {
  fileprivate var grid: Grid? { asTable }
}
