import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

@Suite struct LineListTests {
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

  @Test func `lines of any length are read whole in any order`() throws {
    var random = SeededGenerator(seed: 9)
    // Some blocks of 4 KB have hundreds of lines, and some lines fill several blocks.
    let lengths = [0..<4, 0..<90, 9_000..<60_000, 0..<20].flatMap { lengths in
      (0..<(lengths.count > 90 ? 60 : 9_000)).map { _ in Int.random(in: lengths, using: &random) }
    }
    let lines = lengths.indices.map { "\($0)" + String(repeating: "x", count: lengths[$0]) }
    let text = SourceText(lines.joined(separator: "\n"))
    let list = try #require(try FormatName.lines.format.read(text).data.list)
    for count in [0, 1, 65, lines.count] {
      let numbers = lines.indices.shuffled(using: &random).prefix(count)
      let read = numbers.map {
        String(decoding: list.record(at: ItemID(section: $0, index: 0)), as: UTF8.self)
      }
      #expect(read == numbers.map { lines[$0] })
    }
  }
}
