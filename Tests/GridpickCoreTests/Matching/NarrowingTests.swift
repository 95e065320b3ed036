import Testing

@testable import GridpickCore

struct NarrowingTests {
  @Test(arguments: [
    ("", "a"), ("a", "ab"), ("ab", "ab c"), ("ab ", "ab c"), ("ab", "abC"), ("cafe", "cafeé"),
    ("'a", "'ab"),
    ("^a", "^ab"), ("!ab", "!ab c"), ("!ab", "!a"), ("a", "a !b"), ("a | b", "a | bc"),
    ("a |", "a"),
    ("^ab", "^ab$"), ("title:", "title:a"), ("'ab", "'abc$"),
  ]) func `F8.3 a letter typed at the end narrows the query`(earlier: String, query: String) {
    #expect(Query(query).narrows(Query(earlier)))
  }

  @Test(arguments: [
    ("ab", "a"), ("!a", "!ab"), ("a", "a | b"), ("a$", "ab$"), ("é", "e"), ("aB", "ab"),
    ("ab", "'ab"),
    ("ab", "bab"), ("a b", "a"), ("'a'", "'ab'"), ("^a$", "^ab$"),
  ]) func `F8.3 a change that may match more does not narrow the query`(
    earlier: String, query: String
  ) {
    #expect(!Query(query).narrows(Query(earlier)))
  }

  @Test func `F8.3 only a literal or titled term of its kind narrows a literal or titled term`() {
    let titled = Query("a:b", column: { $0 == "a" ? 1 : nil })
    #expect(!titled.narrows(Query("b")))
    #expect(!Query("bc").narrows(titled))
    #expect(Query("a:bc", column: { $0 == "a" ? 1 : nil }).narrows(titled))
    #expect(Query("ab", isLiteral: true).narrows(Query("a")))
    #expect(!Query("ab").narrows(Query("a", isLiteral: true)))
  }

  @Test func `F8.3 a narrower query matches nothing that the wider one did not`() {
    var maker = MadeUpLines(seed: 5)
    let lines = maker.lines(80)
    let letters = ["a", "B", "é", "ß", "漢", "$", "'", " ", "|", "!", "^", "\\ ", "x", "İ", "K"]
    var narrowed = 0
    for _ in 0..<500 {
      let text = maker.query(for: lines)
      let earlier = Query(text)
      let query = Query(
        maker.one(of: [
          text + maker.one(of: letters), maker.query(for: lines), String(text.dropLast()),
        ]))
      guard query.narrows(earlier) else { continue }
      narrowed += 1
      for line in lines {
        #expect(
          !query.matches(line) || earlier.matches(line), "`\(text)`, `\(query.text)`: \(line)")
        #expect(
          !query.matches(title: line) || earlier.matches(title: line),
          "`\(text)`, `\(query.text)`: \(line)")
      }
    }
    #expect(narrowed > 100)
  }
}
