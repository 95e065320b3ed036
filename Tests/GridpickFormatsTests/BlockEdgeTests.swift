import GridpickCore
import GridpickFormats
import Testing

/// A byte keeps its meaning where a block of 4 KB ends, whatever stands there.
@Suite struct BlockEdgeTests {
  private static let blockSize = 4_096

  private static var options: ReadingOptions {
    var options = ReadingOptions(rowTitles: false)
    options.hasHeader = false
    return options
  }

  @Test func `bytes after the end of a text are not read`() throws {
    let text = "a,b\n1,2\r\n\r\n\"x\ny\",é\r\n3,\"4\"\"\"\n\r\n5,6\r\n"
    let source = SourceText(text)
    for length in 0...source.count {
      let part = Array(text.utf8.prefix(length))
      let read = try? FormatName.csv.format.read(source.prefix(length), Self.options)
      let copied = try? FormatName.csv.format.read(SourceText(part), Self.options)
      #expect(read.map { PlainTable($0.data) } == copied.map { PlainTable($0.data) }, "\(length)")
    }
  }

  /// The result for a text after `filler`; it is compared with that for a short filler.
  private func expectSame(
    _ text: String, behind filler: String, ending: String, _ name: FormatName
  ) throws {
    let long = Array((filler + ending + text).utf8)
    var expected = PlainTable(
      bytewise: Array(("x" + ending + text).utf8),
      separator: UInt8(ascii: name == .csv ? "," : "\t"), isQuoted: name == .csv)
    expected.records[0][0].insert(contentsOf: filler.utf8.dropFirst(), at: 0)
    let read = PlainTable(try name.read(long, chunk: 4_096, options: Self.options).data)
    #expect(
      read.records.map { $0.map(\.count) } == expected.records.map { $0.map(\.count) },
      "\(text.debugDescription) from byte \(filler.utf8.count + ending.utf8.count) on")
    #expect(read == expected)
  }

  @Test(arguments: [
    // A quote, an end or a separator in the midst of a field, which begins at each place of these.
    "ab\"c\nd\n", "ab\nc\n", "a\n\r\nb\n", "a\n\nb", "a\n\r\rb\r\n", "\"a\n\"\"b,\"\nc\n",
    "a,\"b\nc\"\nd", ",\"\"\n,a\n", "a\"\n\"b\n\"c\n", "\"a\"b\nc\"d\n",
  ])
  func `a block may begin at any byte of a text`(text: String) throws {
    for cut in 0...text.utf8.count {
      // In the field that fills the block before, behind it, and behind its line.
      for ending in ["", ",", "\n"] {
        let filler = String(repeating: "x", count: Self.blockSize - cut - ending.utf8.count)
        try expectSame(text, behind: filler, ending: ending, .csv)
        if ending != "," { try expectSame(text, behind: filler, ending: ending, .tsv) }
      }
    }
  }
}
