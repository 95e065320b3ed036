import Testing

@testable import GridpickCore

/// A text broken into the lines that a wrapped row shows (rule S4).
struct FoldedTextTests {
  private func lines(
    _ text: String, _ columns: Int = 10, hanging: Int = 0, upTo most: Int = 9
  ) -> [String] {
    let folded = FoldedText(
      text, columns: columns, hanging: hanging, upTo: most, signs: .unicode)
    return folded.lines.map { $0.text(of: text) }
      + (folded.isWhole ? [] : ["…"])
  }

  @Test(arguments: [
    ("", [""]), ("one", ["one"]), ("one two three", ["one two", "three"]),
    ("one\ntwo", ["one", "two"]), ("one\r\ntwo\r\n", ["one", "two"]), ("one\n\n", ["one"]),
    ("one\n\ntwo", ["one", "", "two"]), ("\none", ["", "one"]), ("\n\n", [""]),
    ("one two three\n  four five six", ["one two", "three", "  four", "  five six"]),
    ("世界 世界世界\nx", ["世界", "世界世界", "x"]),
  ])
  func `S4.2 S4.3 a text breaks at its own line breaks and between words`(
    text: String, seen: [String]
  ) {
    #expect(lines(text) == seen)
  }

  @Test func `S4.4 all lines but the first are indented by the hanging columns`() {
    #expect(
      lines("one two three\nfour five six", hanging: 2) == [
        "one two", "  three", "  four", "  five six",
      ])
  }

  @Test(arguments: [
    (1, ["one two", "…"]), (2, ["one two", "three", "…"]), (3, ["one two", "three", "four"]),
  ])
  func `S4.1 a text with more lines than fit ends in an ellipsis`(most: Int, seen: [String]) {
    #expect(lines("one two three\nfour", upTo: most) == seen)
  }
}
