import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PrefilterTests {
  @Test func `F8 skipped bytes could not have matched, whatever their text leaves out`() {
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

  @Test func `F8 a scan passes each text that a run of letters matches`() {
    var maker = MadeUpLines(seed: 8)
    let lines = maker.lines(200)
    var seen = 0
    for _ in 0..<2_000 {
      let line = maker.one(of: lines)
      for query in [maker.query(for: lines), "'" + maker.term(for: [line]), "^" + line] {
        let query = Query(query)
        guard let scan = query.scan, query.matches(line) else { continue }
        let before = maker.one(of: lines).utf8 + [0x0a]
        let behind = maker.one(of: ["", "\n", "\nanother line that is long"])
        let bytes = before + line.utf8 + behind.utf8
        let place = bytes.withUnsafeBufferPointer {
          scan.place(in: $0, from: before.count, to: before.count + line.utf8.count)
        }
        #expect(place != nil, "`\(query.text)` in `\(line)`")
        seen += 1
      }
    }
    #expect(seen > 200)
  }

  @Test(arguments: [
    ("'abc", "a b c ab bc", nil), ("'abc", "xABCx", 1), ("'aBc", "abc aBc", 4), ("'é", "é", nil),
    ("'abc", "ab", nil), ("'abc", "xxxxxxxxxxxxxxxabxxxxxxxxxxxxxxxxxabc", 34),
    ("'abc", "some é", 5), ("'@", "`", nil), ("'a", "", nil), ("^abc$", "abc", 0),
    ("x 'ab 'abcd | 'e", "xabe", 1), ("abc", "abc", nil), ("!abc", "abc", nil),
    ("abcdef 'ab", "xab", 1), ("!abcdef 'ab", "xab", 1), ("'a | 'b", "a", nil),
  ]) func `F8 a scan finds the first place of a run`(typed: String, text: String, place: Int?) {
    let bytes = Array(text.utf8)
    let found = bytes.withUnsafeBufferPointer { bytes in
      Query(typed).scan.flatMap { $0.place(in: bytes, from: 0, to: bytes.count) }
    }
    #expect(found == place)
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
