import GridpickCore
import GridpickFormats
import Testing

@Suite struct LinesReaderTests {
  private func lines(_ bytes: [UInt8]) -> [(item: GridItem?, value: [UInt8])] {
    (try? FormatName.lines.format.read(SourceText(bytes)))?.data.plainList ?? []
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n", [""]),
    ("a\n\nb\n\n", ["a", "", "b", ""]), ("a\r\nb\r\n", ["a", "b"]), ("\r\r\n", ["\r"]),
  ])
  func `every line is an item, even an empty one`(text: String, labels: [String]) {
    #expect(lines(Array(text.utf8)).map { $0.item?.label } == labels)
  }

  @Test func `a value is the line byte for byte, with its carriage return and bad UTF-8`() {
    let items = lines([0x61, 0xff, 0x0d, 0x0a, 0x00, 0x62])
    #expect(items.map(\.value) == [[0x61, 0xff, 0x0d], [0x00, 0x62]])
    #expect(items.first?.item?.label == "a\u{fffd}")
  }
}
