import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PrefilterTests {
  @Test func `F8 skipped bytes cannot match, even if some of them are no part of the text`() {
    var maker = MadeUpLines(seed: 6)
    let lines = maker.lines(200)
    for _ in 0..<1000 {
      for term in Query(maker.query(for: lines), isLiteral: maker.number(0..<4) == 0).alternatives
        .joined()
      {
        let line = maker.one(of: lines)
        guard term.score(in: line) != nil || term.score(inTitle: line) != nil else { continue }
        var bytes = Array(line.utf8)
        #expect(term.mayOccur(in: bytes))
        bytes.insert(UInt8(ascii: "\""), at: maker.number(0..<(bytes.count + 1)))
        #expect(term.mayOccur(in: [0x22] + bytes + [0x22]), "`\(term)` in `\(line)`")
      }
    }
  }

  @Test(arguments: [
    ("abc", "a-long-way-to-b-and-then-to-c", true), ("abc", "a-long-way-to-b", false),
    ("abc", "cba", false),
    ("aa", "a", false), ("B", "abcdefghb", false), ("b", "acdefghB", true), ("!x", "abc", true),
    ("e", "é", true),
    ("x", "abcdefghijklmnopqrstuvw", false), ("@", "`````````", false), ("é", "e", false),
  ]) func `F8 bytes without the letters of a term are skipped`(
    typed: String, text: String, isSeen: Bool
  ) throws {
    let term = try #require(Query(typed).alternatives.first?.first)
    #expect(term.mayOccur(in: Array(text.utf8)) == isSeen)
  }

  @Test func `F1 invalid bytes can be searched`() {
    var random = SeededGenerator(seed: 7)
    let typed = ["a", "ab", "'a", "a$", "^a", "^a$", "'a'", "\u{fffd}", "é", "漢字", "abcdefgh"]
    let terms = typed.flatMap { Query($0).alternatives.joined() }
    for _ in 0..<1000 {
      let bytes = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        Bool.random(using: &random) ? UInt8.random(in: 0...255, using: &random) : UInt8(ascii: "a")
      }
      for term in terms {
        bytes.withUnsafeBufferPointer { buffer in
          let isFound = term.score(in: buffer) != nil
          #expect(!isFound || term.mayOccur(in: buffer))
        }
      }
    }
  }

  @Test(
    arguments: [
      [0xff, 0x61, 0xff], [0xe6, 0xbc, 0x61], [0xc1, 0xa1, 0x61], [0xed, 0xa0, 0x80, 0x61],
    ] as [[UInt8]])
  func `F1 invalid bytes match as letters of their own and hide no other letter`(bytes: [UInt8]) {
    for (typed, count) in [("a", 1), ("'a", 1), ("\u{fffd}a", 1), ("漢", 0), ("\u{e1}", 0)] {
      let found = Query(typed).alternatives.joined().compactMap { term in
        bytes.withUnsafeBufferPointer { term.score(in: $0) }
      }
      #expect(found.count == count, "\(typed)")
    }
  }
}
