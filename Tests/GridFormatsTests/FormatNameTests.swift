import GridFormats
import Testing

@Suite struct FormatNameTests {
  @Test(arguments: [
    ("a.json", "plain", FormatName.json), ("A.B.JSON", "plain", .json),
    ("a.csv", "[1]", .csv), ("a.tsv", "{}", .tsv), ("A.TAB", "", .tsv), ("a.txt", "[1]", .json),
    ("a.txt", "plain", .lines), ("a", "{}", .json), ("json", "x", .lines),
  ])
  func `the extension decides, else the content`(
    fileName: String, text: String, format: FormatName
  ) {
    #expect(FormatName.detected(fileName: fileName, in: SourceText(text)) == format)
  }

  @Test(arguments: [
    ("", FormatName.lines), ("1\n2\n", .lines), (#""a""#, .lines), ("null", .lines),
    ("[INFO] started", .lines), ("{ not json", .lines), ("[1,", .lines),
    (" \n[1]", .json), ("\u{feff}{}", .json), (#"{"a":1}\#n{"a":2}"#, .json), ("[1] rest", .json),
  ])
  func `content is JSON if its first value is an array or object that parses`(
    text: String, format: FormatName
  ) {
    #expect(FormatName.detected(fileName: nil, in: SourceText(text)) == format)
  }

  @Test(arguments: FormatName.allCases)
  func `each name leads to the format of that name`(name: FormatName) throws {
    #expect(name.format.name == name)
    #expect(try name.format.read(SourceText(#"["a"]"#)).faults.count == 0)
  }
}
