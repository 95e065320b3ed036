import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// A label costs what is seen of it, and what is printed is whole (rule L1).
@Suite struct LongValueTests {
  /// One long item, written in a format between what stands before and behind it.
  struct Writing: Sendable, CustomTestStringConvertible {
    var name: FormatName
    var before: String
    var behind: String
    var delimiter: Delimiter?
    var place = Position(section: 0, index: 0)
    /// The notation of the long text.
    var written: @Sendable (String) -> String = { $0 }
    var testDescription: String { "\(name) \(before)" }

    func read(_ text: String) throws -> Grid {
      var options = ReadingOptions(rowTitles: false)
      options.hasHeader = false
      options.delimiter = delimiter
      let source = SourceText(before + written(text) + behind)
      return try name.format.read(source, options).data
    }
  }

  private static let doubled: @Sendable (String) -> String = {
    "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
  private static let escaped: @Sendable (String) -> String = {
    "\"" + $0.unicodeScalars.map { $0 == "\"" ? "\\u0022" : String($0) }.joined() + "\""
  }

  static let writings = [
    Writing(name: .lines, before: "", behind: "\nb\n"),
    Writing(name: .lines, before: "a\n", behind: "\r\n", place: .init(section: 1, index: 0)),
    Writing(name: .lines, before: "a,", behind: ",b\n", delimiter: .bytes([0x2c])).moved(to: 1),
    Writing(name: .lines, before: "a ", behind: "\n", delimiter: .blanks).moved(to: 1),
    Writing(name: .lines, before: "aa bb\ncc ", behind: "\n", delimiter: .aligned)
      .moved(to: 1, section: 1),
    Writing(name: .tsv, before: "a\t", behind: "\tb\n").moved(to: 1),
    Writing(name: .csv, before: "a,", behind: ",b\n", written: doubled).moved(to: 1),
    Writing(name: .json, before: "[\"a\",", behind: ",\"b\"]", written: escaped)
      .moved(to: 0, section: 1),
    Writing(name: .json, before: "[[\"a\",", behind: "]]", written: escaped).moved(to: 1),
    Writing(name: .json, before: "[{\"a\":1,\"b\":", behind: "}]", written: escaped).moved(to: 1),
    Writing(name: .ndjson, before: "[\"a\",", behind: "]\n[1]\n", written: escaped).moved(to: 1),
    Writing(name: .ndjson, before: "{\"a\":1,\"b\":", behind: "}\n", written: escaped).moved(to: 1),
  ]

  @Test(arguments: writings, ["a", "é", "\"漢"])
  func `L1.3 L1.5 a long label is cut, and its value is whole`(writing: Writing, pattern: String)
    throws
  {
    // A text of letters and quotes alone, so that no format reads it differently.
    let text = "x" + String(repeating: pattern, count: 40_000)
    let content = try writing.read(text)
    let label = try #require(content.item(at: writing.place)?.label)
    #expect(label.hasSuffix("…") && label.utf8.count <= TextExtent.seenByteCount + 3)
    #expect(text.hasPrefix(label.dropLast()))
    let whole = content.id(at: writing.place).flatMap { content.source.item(at: $0, .whole) }
    #expect(whole?.label == text)
    var value = content.value(at: writing.place)
    if writing.behind.utf8.first == UInt8(ascii: "\r") { value.removeLast() }
    #expect(value == Array(text.utf8))
    for count in [0, 1, 100, 70_000] {
      #expect(
        content.beginning(ofValueAt: writing.place, count: count)
          == Array(content.value(at: writing.place).prefix(count)))
    }
  }

  @Test func `L1.3 L1.5 long titles are cut, and printed whole`() throws {
    let long = String(repeating: "long ", count: 2_000)
    let texts: [(FormatName, String)] = [
      (.csv, "id,\(long)\n\(long),b\n"), (.json, "[{\"id\":\"\(long)\",\"\(long)\":\"b\"}]"),
      (.ndjson, "{\"id\":\"\(long)\",\"\(long)\":\"b\"}\n"),
    ]
    for (name, text) in texts {
      guard let grid = try name.format.read(SourceText(text)).data.asTable else {
        Issue.record("\(name) is no grid")
        continue
      }
      for title in [grid.sectionTitle(0), grid.columnTitle(1)] {
        #expect(title.map { $0.hasSuffix("…") && $0.utf8.count < 5_000 } == true)
      }
      #expect(grid.sectionTitle(0, .whole) == long)
      #expect(grid.columnTitle(1, .whole) == long)
    }
  }

  @Test(arguments: [
    (FormatName.json, "[{\"a\":\"", "\",\"label\":\"there\"}]"),
    (.json, "[[\"\",{\"a\":[\"", "\"],\"label\":\"there\"}]]"),
    (.json, "[{\"id\":1,\"a\":[[\"", "\"]],\"label\":\"there\"}]"),
    (.ndjson, "[1,{\"a\":\"", "\",\"label\":\"there\"}]\n"),
    (.ndjson, "{\"a\":{\"b\":\"", "\"},\"label\":\"there\"}\n"),
  ])
  func `L1.2 values after a long value are found without reading the long value again`(
    name: FormatName, before: String, behind: String
  ) throws {
    let bytes = Array((before + String(repeating: "a", count: 100_000) + behind).utf8)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { copy.deallocate() }
    _ = copy.initialize(from: bytes)
    let source = SourceText(UnsafeBufferPointer(copy), owner: nil)
    let document = try name.format.read(source)
    // Whoever looks there now takes the value to end early, and what follows for nonsense.
    for place in 30_000..<90_000 { copy[place] = UInt8(ascii: "\"") }
    guard let grid = document.data.asTable else { return }
    let labels = (0..<grid.columnCount).compactMap {
      grid.item(at: Position(section: 0, index: $0))?.label
    }
    #expect(labels.contains("there") || grid.sectionTitle(0) == "there")
  }
}

extension LongValueTests.Writing {
  fileprivate func moved(to index: Int, section: Int = 0) -> Self {
    var writing = self
    writing.place = Position(section: section, index: index)
    return writing
  }
}
