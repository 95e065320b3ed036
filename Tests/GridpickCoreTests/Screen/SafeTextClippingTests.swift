import Testing

@testable import GridpickCore

struct SafeTextClippingTests {
  @Test(arguments: [
    (-1, ""), (0, ""), (1, "…"), (2, "h…"), (3, "he…"), (4, "hel…"), (5, "hello"), (6, "hello"),
    (.max, "hello"),
  ])
  func `L7.1 L7.7 a text too wide ends in an ellipsis`(columns: Int, shown: String) {
    let text = SafeText("hello", fitting: columns)
    #expect(text.shown == shown)
    #expect(text.width == shown.count)
  }

  @Test(arguments: [
    (0, "", 0), (1, "…", 1), (2, "…", 1), (3, "漢…", 3), (4, "漢…", 3), (5, "漢字…", 5),
    (6, "漢字👍", 6), (7, "漢字👍", 6),
  ])
  func `L7.6 a wide glyph is never split`(columns: Int, shown: String, width: Int) {
    let text = SafeText("漢字👍", fitting: columns)
    #expect(text.shown == shown)
    #expect(text.width == width)
  }

  @Test(arguments: [(1, "…"), (2, "…"), (3, "क्ष…"), (4, "क्षकि")])
  func `L7.1 a cluster of several glyphs is clipped as one`(columns: Int, shown: String) {
    #expect(SafeText("क्षकि", fitting: columns).shown == shown)
  }

  /// A visible text is read up to its edge, and marks that combine with it stand after the edge.
  @Test(arguments: [
    (1, "a\u{301}"), (3, "abc\u{301}"), (3, "abc\u{301}\u{302}"), (8, "abcdefgh\u{200d}"),
    (2, "a\u{301}b\u{301}"),
  ])
  func `L7.1 L7.7 a mark after the last column belongs to it`(columns: Int, text: String) {
    #expect(!SafeText(text, fitting: columns).shown.contains("…"))
    #expect(SafeText(text, fitting: columns).shown == SafeText(text).shown)
    #expect(SafeText.width(of: text, upTo: columns) == columns)
    var canvas = Canvas(ScreenSize(lines: 1, columns: columns))
    let used = canvas.draw(text, fitting: columns, at: ScreenPoint(line: 0, column: 0))
    #expect(used == columns)
    #expect(canvas.frame.text == SafeText(text).shown)
  }

  @Test func `L7 an empty text has no glyphs`() {
    #expect(SafeText("").glyphs == [])
    #expect(SafeText("", fitting: 0).width == 0)
  }

  @Test(arguments: [(0, ""), (1, "~"), (2, "a~"), (3, "a?~"), (4, "a??b")])
  func `L7.1 L7.8 in ASCII the ellipsis is a tilde`(columns: Int, shown: String) {
    #expect(SafeText("a漢éb", fitting: columns, signs: .ascii).shown == shown)
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["abcdefgh", "漢字éé"])
  func `L1.2 a long text is read only as far as it fits`(pattern: String) {
    let long = String(repeating: pattern, count: 1 << 17)
    for _ in 0..<1000 {
      #expect(SafeText(long, fitting: 4).width <= 4)
      #expect(SafeText.width(of: long, upTo: 4) == 4)
    }
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (.max, 5)])
  func `L7.7 a width is measured up to a limit`(limit: Int, width: Int) {
    #expect(SafeText.width(of: "a漢e\u{301}b", upTo: limit) == width)
  }

  @Test func `L7.7 in ASCII a wide glyph is measured as one column`() {
    #expect(SafeText.width(of: "漢字", signs: .ascii) == 2)
  }
}
