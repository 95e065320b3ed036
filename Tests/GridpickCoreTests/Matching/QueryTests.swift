import Testing

@testable import GridpickCore

struct QueryTests {
  @Test func `terms are equal if they match the same texts`() throws {
    func term(_ text: String) throws -> Term {
      try #require(Query(text).alternatives.first?.first)
    }
    #expect(try term("!a") == term("!a"))
    #expect(try term("!a") != term("'a"))
    #expect(try term("'a") != term("'b"))
  }

  @Test func `F1.5 F1.10 the phrase of a query is found whatever accents a text has`() throws {
    var text = "un café noir"
    let phrase = try #require(Phrase(Query("cafe noir")))
    #expect(text.withUTF8(phrase.score) > 0)
  }

  @Test(arguments: [
    ("FOO", "a foo", "bar"), ("İstanbul", "İstanbul", "stan"),
    ("made:>2024-01-05T10:00:00Z", "2024-02-01T00:00:00Z", "2023-02-01T00:00:00Z"),
  ]) func `F1.4 F2.8 without case a query finds capitals too, and compares as it is written`(
    text: String, found: String, missed: String
  ) throws {
    let query = Query(text, ignoresCase: true, column: { $0 == "made" ? 0 : nil })
    let term = try #require(query.alternatives.first?.first)
    #expect(term.score(in: found) != nil)
    #expect(term.score(in: missed) == nil)
    var small = "foo"
    let phrase = try #require(Phrase(Query("FOO", ignoresCase: true)))
    #expect(small.withUTF8(phrase.score) > 0)
  }

  @Test func `F1.7 a text without letters to find is an empty query`() {
    for text in ["", "  ", "!", "'", "^", "^$", "! '", "a:"] {
      #expect(Query(text, column: { $0 == "a" ? 0 : nil }).isEmpty, "\(text)")
    }
    #expect(!Query("a").isEmpty)
    #expect(!Query("$").isEmpty)
  }

  @Test(
    arguments: [
      ("status:run", 1, false), ("!status:run", 1, true), ("status:!run", 1, true),
      ("status:'run", 1, false),
      ("status:^R", 1, false), ("of\\ mine:run", 2, false), ("a:b:c", 3, false),
      ("other:run", nil, false),
      (":run", nil, false), ("'status:run", nil, false),
    ] as [(String, Int?, Bool)])
  func `F2.3 a column title before a colon limits the term to that column`(
    text: String, column: Int?, isInverse: Bool
  ) throws {
    let columns = ["status": 1, "of mine": 2, "a:b": 3]
    let term = try #require(Query(text, column: { columns[$0] }).alternatives.first?.first)
    #expect(term.column == column)
    #expect(term.isInverse == isInverse)
    #expect((term.score(in: "Rbc run") == nil) == (column == nil))
  }

  /// As `fzf` from 0.55 on has it: https://github.com/junegunn/fzf/blob/master/CHANGELOG.md#0550.
  @Test(arguments: [
    ("'foo'", "foo", true), ("'foo'", "a foo b", true), ("'foo'", "foobar", false),
    ("'foo'", "afoo", false),
    ("'foo'", "foo_bar", true), ("'foo'", "/foo.c", true), ("'foo'", "foo1", false),
    ("'foo'", "fooBar", false),
    ("'foo'", "foobar foo", true), ("'foo'", "éfoo", false), ("'foo'", "foo漢", false),
    ("'Foo'", "foo", false),
    ("!'foo'", "foobar", true), ("!'foo'", "foo bar", false), ("'foo'$", "a foo b", true),
    ("''", "it's", true),
    ("'foo\\ bar'", "a foo bar", true), ("'-foo'", "a-foo", false),
  ]) func `F1.2 a quoted word matches only between characters that are no letters or digits`(
    query: String, text: String, isFound: Bool
  ) {
    #expect(Query(query).matches(text) == isFound)
  }
}
