import GridpickCore
import GridpickFormats
import Testing

@Suite struct FormatNameTests {
  @Test(arguments: [
    ("a.json", "plain", FormatName.json), ("A.B.JSON", "plain", .json),
    ("a.ndjson", "[1]", .ndjson), ("a.jsonl", "plain", .ndjson),
    ("a.csv", "[1]", .csv), ("a.tsv", "{}", .tsv), ("A.TAB", "", .tsv), ("a.txt", "[1]", .json),
    ("a.txt", "plain", .lines), ("a", "{}", .json), ("json", "x", .lines),
  ])
  func `the file extension decides the format, or else the content`(
    fileName: String, text: String, format: FormatName
  ) {
    let found = FormatName.named(byExtensionOf: fileName) ?? detected(text)
    #expect(found == format)
  }

  @Test func `each format takes only its kinds of delimiter`() {
    let (comma, quote) = (Delimiter.bytes([0x2c]), Delimiter.bytes([0x22]))
    #expect(!FormatName.tsv.takes(comma) && !FormatName.json.takes(comma))
    #expect(FormatName.csv.takes(comma))
    #expect(!FormatName.csv.takes(quote))
    #expect(!FormatName.csv.takes(.blanks))
    #expect(!FormatName.csv.takes(.aligned))
    #expect(FormatName.lines.takes(.aligned) && FormatName.lines.takes(quote))
  }

  private func detected(_ text: String, isWhole: Bool = true) -> FormatName {
    FormatName(beginning: SourceText(text), isWhole: isWhole)
  }

  @Test(arguments: [
    ("", FormatName.lines), ("1\n2\n", .lines), (#""a""#, .lines), ("null", .lines),
    ("[INFO] started", .lines), ("{ not json", .lines), ("[1]\nrest", .lines),
    ("[1]\n2\n", .lines), ("[1,\n2]\n3", .lines), ("{\n}\nrest", .lines),
    (" \n[1]", .json), ("\u{feff}{}", .json),
    ("[1]\n", .json), ("[1] \t", .json), ("[1]", .json),
  ])
  func `content is JSON only if it is an array or object that parses`(
    text: String, format: FormatName
  ) {
    #expect(detected(text) == format)
    #expect(detected(text, isWhole: false) == format)
  }

  @Test(arguments: [
    (#"{"a":1}\#n{"a":2}"#, FormatName.ndjson), ("[1]\r\n\n [2]", .ndjson),
    ("[1,\n2]\n[3]", .ndjson), ("{\n\"a\": 1\n}\n{\n\"a\": 2\n}\n", .ndjson),
    ("[1]\n[2]\nrest", .ndjson), ("[1]\n{oops", .lines), ("[1]\n[0.1] usb 1-1\n", .lines),
  ])
  func `a second value on its own line means a sequence of values`(
    text: String, format: FormatName
  ) {
    #expect(detected(text) == format)
    #expect(detected(text, isWhole: false) == format)
  }

  @Test(arguments: [
    "[    0.000000] Linux version 6.1", "[1]+  Running   sleep 9 &", "[1] rest\n[2] more",
    "[1] [2]", "{} {", "[1,\n2] x", "[1]\0",
  ])
  func `a value followed by text on its line makes the input lines`(text: String) {
    #expect(detected(text) == .lines)
    #expect(detected(text, isWhole: false) == .lines)
  }

  @Test func `an unfinished second line decides nothing until the end of the input`() {
    #expect(detected("{}\n{\"a\":", isWhole: false) == .json)
    #expect(detected("{}\n{\"a\":") == .ndjson)
  }

  @Test(arguments: ["[", "[1,", #"{"a":"b"#, #"{"a":tr"#, "[1.", #"["\ud8"#, "[[[{\"a\":", "{\n"])
  func `an unfinished first value is JSON, even at the end of the input`(text: String) {
    #expect(detected(text, isWhole: false) == .json)
    #expect(detected(text) == .json)
  }

  @Test(arguments: ["[x", "{1", "[1 2", #"{"a" "# + "1", "x", "", "12"])
  func `content that is not the beginning of JSON is lines`(text: String) {
    #expect(detected(text, isWhole: false) == .lines)
  }

  @Test(arguments: FormatName.allCases)
  func `each format name selects a format`(name: FormatName) throws {
    #expect(try name.format.read(SourceText(#"["a"]"#)).faults.count == 0)
  }
}
