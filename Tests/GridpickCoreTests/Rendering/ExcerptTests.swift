import Testing

@testable import GridpickCore

/// The part of a text that a cell shows.
struct ExcerptTests {
  private struct Shown: Equatable {
    let text: String
    let letters: [String]
  }

  /// Shows a text in the first columns of a screen, or in columns of which only some are seen.
  private static func shown(
    _ text: String, _ query: String, _ columns: Int, seen: Range<Int>? = nil,
    signs: TextSigns = .unicode
  ) -> Shown {
    let excerpt = Excerpt(
      text, Query(query).occurrences(in: text, column: nil), from: 0, in: 0..<columns,
      seen: seen ?? 0..<columns, signs: signs)
    let room = (excerpt.columns ?? 0..<columns).count
    let clipped = SafeText(excerpt.text, fitting: room, signs: signs)
    #expect(clipped.width <= room)
    let bytes = Array(excerpt.text.utf8)
    return Shown(
      text: String(String.UnicodeScalarView(clipped.glyphs.flatMap(\.scalars))),
      letters: excerpt.occurrences.letters.map { String(decoding: bytes[$0], as: UTF8.self) })
  }

  @Test(arguments: [
    ("/usr/lib/versions/3.11.7/bin/python script.py --fast", "'python", 26),
    ("abcdefghijklmnopqrstuvwxyz", "'mno", 9), ("abcdefghijklmnopqrstuvwxyz", "xyz$", 9),
    ("abcdefghijklmnopqrstuvwxyz", "jklmnopqrstu", 8), ("日本語日本語日本語日本語 needle 日本語", "'needle", 14),
    ("日本語日本語字日本語", "'字", 5), ("a\u{301}b\u{301}c\u{301}d\u{301}e\u{301}f\u{301}", "'e\u{301}", 3),
    ("tab\there and\tthere needle", "'needle", 12),
    ("aaaaaaaaaaaaaaaa\tneedle and thread", "'needle", 12),
  ])
  func `F3.8 a text that is cut begins later, so that its match is in sight`(
    text: String, query: String, columns: Int
  ) {
    let shown = Self.shown(text, query, columns)
    #expect(shown.text.hasPrefix("…") && !shown.text.hasPrefix("……"))
    let letters = Query(query).alternatives[0][0].letters.compactMap(Unicode.Scalar.init)
    let term = String(String.UnicodeScalarView(letters))
    let wanted = SafeText(term, fitting: columns - 2).glyphs.filter { $0 != "…" }
    #expect(SafeText(shown.text).glyphs.contains(wanted), "\(shown.text)")
    #expect(SafeText(shown.text).width >= columns - 1, "no room is left blank")
  }

  @Test(arguments: [
    ("python3 /usr/share/python", "'python", 12), ("needle and thread", "needle", 40),
    ("needle needle needle", "'needle", 8), ("short", "'ort", 5),
  ])
  func `F3.8 a text whose match is in sight stays as it is`(
    text: String, query: String, columns: Int
  ) {
    #expect(Self.shown(text, query, columns).text == SafeText.shown(text, columns))
  }

  @Test func `F3.8 a text that the view cuts is shown like one that its cell cuts`() {
    let text = "one two three four five"
    #expect(Self.shown(text, "'five", 23, seen: 0..<12).text == "…e four five")
    #expect(Self.shown(text, "'one", 23, seen: 8..<20).text == "one two thr…")
    #expect(Self.shown(text, "'three", 23, seen: 0..<23).text == text)
  }

  @Test func `F3.10 a number that only the view cuts stays as it is`() {
    #expect(Self.shown("1234567", "'67", 9, seen: 0..<5).text == "1234567")
    #expect(Self.shown("1234567", "'67", 5).text == "…4567")
  }

  @Test func `F3.9 several terms are in sight together, if they have room`() {
    let text = String(repeating: "-", count: 30) + "alpha beta" + String(repeating: "-", count: 30)
    #expect(Self.shown(text, "'beta 'alpha", 14).text.contains("alpha beta"))
    // One of them is in sight, and no more than one would be.
    let apart = "alpha" + String(repeating: "-", count: 30) + "beta"
    #expect(Self.shown(apart, "'beta 'alpha", 14).text == "alpha--------…")
  }

  @Test func `F3.8 without Unicode the sign of a cut is one column too`() {
    #expect(Self.shown("abcdefghijklmnop", "'nop", 8, signs: .ascii).text == "~jklmnop")
  }

  @Test(arguments: 1...9)
  func `F3 no width breaks an excerpt`(columns: Int) {
    for text in ["日本語日本語", "abcdefghij", "e\u{301}e\u{301}e\u{301}", "", "👩‍👩‍👧👩‍👩‍👧x"] {
      for query in ["'語", "'j", "x", "'e", "本本"] {
        for start in 0..<columns {
          _ = Self.shown(text, query, columns, seen: start..<columns)
          _ = Self.shown(text, query, columns, seen: 0..<start)
        }
      }
    }
  }
}

extension SafeText {
  fileprivate static func shown(_ text: String, _ columns: Int) -> String {
    String(
      String.UnicodeScalarView(SafeText(text, fitting: columns).glyphs.flatMap(\.scalars)))
  }
}
