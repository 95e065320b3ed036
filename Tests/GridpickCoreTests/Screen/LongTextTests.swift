import Testing

@testable import GridpickCore

/// A text costs what is visible of it (rule L1).
struct LongTextTests {
  @Test func `L1.2 L7.9 a text of only marks is split into columns, each a bounded part of it`() {
    let marks = String(repeating: "\u{301}\u{302}", count: 100_000)
    let shown = SafeText(marks, fitting: 3)
    #expect(shown.shown == "\u{25cc}\u{301}\u{302}\u{25cc}\u{301}\u{302}…")
    #expect(SafeText.width(of: marks, upTo: 80) == 80)
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["🇦", "🇦🇧🇨", "\u{301}", "क्", "👩\u{200d}", "\u{1100}"])
  func `L1.2 a run that is one cluster, or might be, is read once`(pattern: String) {
    let long = String(repeating: pattern, count: 100_000)
    #expect(SafeText.width(of: long) > 0)
    #expect(SafeText(long, fitting: 80).width <= 80)
  }

  @Test(arguments: ["🇺🇸🇩🇪🇫🇷", "e\u{301}漢👩‍👩‍👧x", "नमस्ते", "a\r\nb", "", "\u{301}\u{301}"])
  func `the pieces of a broken text are the whole text`(text: String) {
    for columns in 1...7 {
      let pieces = SafeText.folded(text, columns: columns, hanging: 0, signs: .unicode)
        .map { $0.text(of: text) }
      #expect(pieces.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
      let tooWide = pieces.filter { SafeText.width(of: $0) > columns }
      #expect(tooWide.allSatisfy { $0.count == 1 }, "a cluster is never split")
    }
  }
}
