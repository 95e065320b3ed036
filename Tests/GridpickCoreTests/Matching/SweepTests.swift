import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Reading 64 bytes at a time, compared with reading letter by letter.
struct SweepTests {
  private static let typed = [
    "a", "ab", "aba", "abc", "aab", "b1", "/a", "_b", "aB", "A", "conf", "a_@", "ca1b/", "[a", "é",
    "aé", #"a\ b"#, #"b\ "#,
  ]
  private static let letters = Array("aaAbBcC1/_. @`[{onf".utf8)

  @Test(arguments: [1, 2] as [UInt64])
  func `F1 the score does not depend on how many bytes are read at once`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let terms = Self.typed.flatMap { Query($0).alternatives.joined() }
    for _ in 0..<150 {
      let most = Bool.random(using: &random) ? 20 : 200
      var text = (0..<Int.random(in: 0..<most, using: &random)).map { _ in
        Self.letters[Int.random(in: 0..<Self.letters.count, using: &random)]
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        text.insert(
          contentsOf: Array("é".utf8), at: Int.random(in: 0...text.count, using: &random))
      }
      for term in terms {
        text.withUnsafeBufferPointer { text in
          #expect(
            term.score(in: text) == term.readScore(in: text, from: 0),
            "`\(term.letters)` in `\(String(decoding: text, as: UTF8.self))`")
        }
      }
    }
  }

  @Test(arguments: 0..<140)
  func `F1.15 a file name begins after the last slash, wherever that is`(place: Int) {
    for count in place..<140 {
      var text = [UInt8](repeating: 0xaf, count: count)
      if place < count { text[place] = UInt8(ascii: "/") }
      let start = text.withUnsafeBufferPointer { LetterReader(text: $0).nameStart }
      #expect(start == (place < count - 1 ? place + 1 : 0))
    }
  }

  @Test(arguments: 0..<20, 0..<20)
  func `F1.15 a text with a blank before its first slash has no file name`(blank: Int, slash: Int) {
    for count in 0..<24 {
      var text = [UInt8](repeating: 0xaf, count: count)
      if slash < count { text[slash] = UInt8(ascii: "/") }
      if blank < count { text[blank] = UInt8(ascii: " ") }
      let start = text.withUnsafeBufferPointer { LetterReader(text: $0).nameStart }
      if blank < count, blank <= slash || slash >= count {
        #expect(start == -1)
      } else {
        #expect(start == (slash < count - 1 ? slash + 1 : 0))
      }
    }
  }
}
