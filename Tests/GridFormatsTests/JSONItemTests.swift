import GridFormats
import GridModel
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
    (#""""#, "", ""), ("{}", "{}", "{}"), (#"{ "x" :1 }"#, #"{ "x" :1 }"#, #"{ "x" :1 }"#),
    (#"{"label":"a"}"#, "a", "a"), (#"{"value":"b"}"#, "b", "b"),
    (#"{"value":"b","label":"a"}"#, "a", "b"),
    (#"{"label":1.50,"value":2e0}"#, "1.50", "2e0"),
    (#"{"label":"a","value":[ 1 ]}"#, "a", "[ 1 ]"),
    (#"{"label":{"a":1}}"#, #"{"a":1}"#, #"{"a":1}"#),
    (#"{"label":null,"value":"b"}"#, "b", "b"), (#"{"label":"a","value":null}"#, "a", "a"),
    (#"{"label":"a","label":"b"}"#, "b", "b"), (#"{"l\u0061bel":"a"}"#, "a", "a"),
    (#"{"deep":[{"label":"no"}],"label":"a"}"#, "a", "a"),
  ])
  func `label defaults to value, value to label, both to the source text`(
    text: String, label: String, value: String
  ) throws {
    let item = try only(text)
    #expect(item.item?.label == label)
    #expect(item.value == value)
  }

  @Test func `null is an empty slot`() throws {
    #expect(try only("null").item == nil)
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
  func `an object brings its colour along`(color: String, expected: ItemColor?) throws {
    #expect(try only(#"{"label":"a","color":\#(color)}"#).item?.color == expected)
  }

  @Test func `an object brings a detail along`() throws {
    #expect(try only(#"{"label":"a","detail":4.0}"#).item == GridItem("a", detail: "4.0"))
  }

  @Test func `fields can go by other names`() throws {
    var fields = FieldNames()
    fields.label = Array("name".utf8)
    fields.value = Array("id".utf8)
    let text = #"{"label":"no","name":"a","id":7}"#
    let item = try only(text, options: ReadingOptions(fields: fields))
    #expect(item.item?.label == "a")
    #expect(item.value == "7")
  }
}
