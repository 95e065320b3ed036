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
      let edges = [7, 8, 15, 16, 17, 32, 33, 63, 64, 65, 128, 129]
      let count =
        edges.randomElement(using: &random).flatMap { Bool.random(using: &random) ? $0 : nil }
        ?? Int.random(in: 0..<200, using: &random)
      var text = (0..<count).map { _ in
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
  func `F1.9 a file name begins after the last slash, wherever that is`(place: Int) {
    for count in place..<140 {
      var text = [UInt8](repeating: 0xaf, count: count)
      if place < count { text[place] = UInt8(ascii: "/") }
      let start = text.withUnsafeBufferPointer { LetterReader(text: $0).nameStart }
      #expect(start == (place < count - 1 ? place + 1 : 0))
    }
  }

  @Test func `F1.9 a file name is found in a text of several words`() {
    func nameStart(slashes: [Int], blank: Int?, count: Int) -> Int {
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: count)
      for slash in slashes { text[slash] = UInt8(ascii: "/") }
      if let blank { text[blank] = UInt8(ascii: " ") }
      return text.withUnsafeBufferPointer { LetterReader(text: $0).nameStart }
    }
    #expect(nameStart(slashes: [5], blank: 70, count: 140) == 6)
    #expect(nameStart(slashes: [100], blank: 70, count: 140) == -1)
    #expect(nameStart(slashes: [5, 70, 130], blank: nil, count: 140) == 131)
    #expect(nameStart(slashes: [5, 64], blank: nil, count: 65) == 6)
  }

  @Test(arguments: 0..<20, 0..<20)
  func `F1.9 a text with a space before its first slash has no file name`(blank: Int, slash: Int) {
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
