import Testing

@testable import GridpickFormats

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("", 0, 1, 1),
    ("a\nbc", 1, 1, 2), ("a\nbc", 2, 2, 1), ("a\r\n\nb", 4, 3, 1),
    ("é€x", 5, 1, 3), ("\u{feff}ab", 0, 1, 1), ("\u{feff}ab", 4, 1, 2),
  ])
  func `a place counts lines and characters from 1, without the byte order mark`(
    text: String, offset: Int, line: Int, column: Int
  ) {
    #expect(SourceText(text).place(at: offset) == TextPlace(line: line, column: column))
  }

  @Test(arguments: [
    ("abc", 1, "bc"), ("abc", 3, ""), ("ab\ncd", 0, "ab"), ("ab\ncd", 2, "\n"),
    ("a\u{1b}[1m", 0, "a\u{1b}[1m"),
    ("abcdefghijklmnopqrstuvwxyz", 0, "abcdefghijklmnopqrst"),
    ("€€€€€€€€€€€€€€€€€€€€€€€", 0, "€€€€€€€€€€€€€€€€€€€€"),
  ])
  func `an excerpt is short and a single line`(
    text: String, offset: Int, excerpt: String
  ) {
    #expect(SourceText(text).excerpt(at: offset) == excerpt)
  }

  @Test func `an excerpt replaces bad UTF-8`() {
    #expect(SourceText([0x61, 0xff, 0x62]).excerpt(at: 0) == "a\u{fffd}b")
  }
}
