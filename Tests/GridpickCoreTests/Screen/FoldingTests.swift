import Testing

@testable import GridpickCore

/// A line that is broken where it reads best.
struct FoldingTests {
  private func folded(_ line: String, _ columns: Int, hanging: Int = 2) -> [String] {
    SafeText.folded(line, columns: columns, hanging: hanging, signs: .unicode)
      .map { $0.text(of: line) }
  }

  @Test(arguments: ["", "   ", "a  b ", "  deep:  1", "世界 x"])
  func `a line that fits stays as it is`(line: String) {
    #expect(folded(line, 10) == [line])
    #expect(folded(line, SafeText.width(of: line, upTo: 20, signs: .unicode)) == [line])
  }

  @Test(arguments: [
    ("one two three four", 9, ["one two", "  three", "  four"]),
    ("one  two   three", 10, ["one  two", "  three"]),
    ("  \"key\": some value", 14, ["  \"key\": some", "    value"]),
    ("a     b   ", 4, ["a", " b"]), ("          ", 4, [""]),
    ("in abcdefghij it", 6, ["in", "  abcd", "  efgh", "  ij", "  it"]),
    ("世界 世界世界 x", 7, ["世界", "  世界", "  世界", "  x"]),
    ("        a b c d", 6, ["  a b", "  c d"]),
    ("a b", 1, ["a", "b"]), ("世a", 1, ["世", "a"]),
  ])
  func `G10.12 a line breaks between words, and further lines are indented`(
    line: String, columns: Int, pieces: [String]
  ) {
    #expect(folded(line, columns) == pieces)
  }

  @Test(arguments: [3, 7, 12, 30])
  func `each piece says which bytes of the line it has`(columns: Int) {
    let line = "  key: some long_words_and 漢字漢字 wörter"
    let bytes = Array(line.utf8)
    var seen: [UInt8] = []
    for piece in SafeText.folded(line, columns: columns, hanging: 2, signs: .unicode) {
      let shown = Array(piece.text(of: line).utf8)
      for byte in piece.taken {
        guard let place = piece.bytes(of: byte..<byte + 1) else { continue }
        #expect(shown[place] == bytes[byte..<byte + 1])
      }
      #expect(piece.bytes(of: 0..<piece.taken.lowerBound) == nil)
      seen += bytes[piece.taken]
    }
    #expect(seen.filter { $0 != 0x20 } == bytes.filter { $0 != 0x20 })
  }

  @Test func `further lines are indented no more than the first`() {
    #expect(folded(" a b c", 4, hanging: 0) == [" a b", " c"])
  }

  @Test(arguments: [
    "a tale  of long_words_and 漢字漢字 wörter, \tand more ", "     deep 👩‍👩‍👧👩‍👩‍👧 e\u{301}e\u{301} x",
    "a \u{301} mark on a blank \u{301}is none", "漢 字漢 字漢字漢 a", "              far  in ", "🇺🇸🇩🇪🇫 🇷",
  ])
  func `folding loses only blanks, and no piece is too wide`(line: String) {
    func letters(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { $0 != " " && $0 != "\t" }
    }
    for columns in 1...40 {
      let pieces = folded(line, columns)
      #expect(letters(pieces.joined()) == letters(line))
      let tooWide = pieces.filter { SafeText.width(of: $0) > columns }
      #expect(tooWide.allSatisfy { $0.count == 1 }, "a cluster is never split")
    }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: ["x", " ", "a ", "漢", "漢 ", "e\u{301}", "🇦", "a          ", "\u{301}"])
  func `L1.2 a long line is read once`(pattern: String) {
    let pieces = folded(String(repeating: pattern, count: 1 << 15), 80)
    #expect(pieces.allSatisfy { SafeText.width(of: $0) <= 80 })
  }
}
