import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Scores are those of the best alignment, asked of one that tries all.
struct ScoreTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `F1.9 the score is that of the best alignment`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("aaAbBcé/_. 1")
    for _ in 0..<800 {
      let text = String(
        (0..<Int.random(in: 0..<11, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
      let typed = String(
        (0..<Int.random(in: 1..<5, using: &random)).map { _ in
          letters[Int.random(in: 0..<5, using: &random)]
        })
      for term in Query(typed).alternatives.joined() {
        let all = EveryAlignment(of: term, in: text)
        #expect(term.score(in: text) == all.best, "`\(typed)` in `\(text)`")
        let places = HitNumbers(term.places(in: text), in: text)
        #expect(all.scores[places.numbers] == all.best, "`\(typed)` in `\(text)`")
        #expect(places.areApart)
      }
    }
  }

  @Test(arguments: [
    ("pick", ["pick.txt", "src/pick.txt", "picked/a.txt", "topical/key"]),
    ("gp", ["grid_picker", "GridPicker", "gap", "gulps"]),
    ("fb", ["foo/bar.c", "foobar.c"]),
    ("oob", ["a/oob", "out-of-bound", "foobar"]),
  ]) func `F1.9 words, file names and adjacent letters come first`(
    typed: String, texts: [String]
  ) throws {
    let term = try #require(Query(typed).alternatives.first?.first)
    let scores = try texts.map { try #require(term.score(in: $0), "\($0)") }
    #expect(scores == scores.sorted(by: >))
  }

  /// What comes first here comes first in fzf too.
  @Test(arguments: [
    ("rm", ["a rm", "a b/rmi", "a b-rmi", "a brmi"]),
    ("ls", ["root 21 ls", "root 9 x -> /etc/ls", "lrwx root 18 x -> ../lib/bin/llvm-as"]),
    ("ss", ["-rwx 1 root ss", "lrwx 1 root systemd -> /lib/systemd/systemd"]),
    ("ab", ["x ab", "x,ab", "x.ab"]), ("ab", ["src/my ab", "my src/ab"]),
  ])
  func `F1.9 in a text that is no path a word after a space wins, then one after a delimiter`(
    typed: String, texts: [String]
  ) throws {
    let term = try #require(Query(typed).alternatives.first?.first)
    let scores = try texts.map { try #require(term.score(in: $0), "\($0)") }
    for (better, worse) in zip(scores, scores.dropFirst()) { #expect(better > worse) }
  }

  @Test func `F1.9 a text with a space after its first slash is still a path`() throws {
    let term = try #require(Query("ab").alternatives.first?.first)
    #expect(try #require(term.score(in: "my lib/ab")) < #require(term.score(in: "my/li b/ab")))
  }

  @Test func `F1.9 an exact term takes its best occurrence, not the first`() throws {
    let term = try #require(Query("'bar").alternatives.first?.first)
    #expect(term.places(in: "foobar/bar") == [7..<10])
    #expect(term.places(in: "foobar bars embargo") == [7..<10])
  }

  @Test(
    arguments: [
      ("bl", "Light Blue", [6..<8]), ("blu", "LightBlue", [5..<8]), ("ll", "yellow", []),
      ("yl", "yellow", []), ("'ll", "yellow", [2..<4]), ("ell$", "bell", [1..<4]),
      ("é", "Été", [0..<2]),
      ("c++", "C++", [0..<3]), ("+", "C++", [1..<2]), ("4", "px400", [2..<3]), ("00", "400", []),
    ] as [(String, String, [Range<Int>])])
  func `F2.2 in a title a fuzzy term begins a word and continues letter by letter`(
    typed: String, title: String, places: [Range<Int>]
  ) throws {
    let term = try #require(Query(typed).alternatives.first?.first)
    #expect(term.places(in: title, isTitle: true) == places)
    #expect((term.score(inTitle: title) == nil) == places.isEmpty)
  }

  @Test func `F1.2 an inverse term reports no places`() throws {
    let term = try #require(Query("!a").alternatives.first?.first)
    #expect(term.isInverse)
    #expect(term.places(in: "banana").isEmpty)
    #expect(term.score(in: "banana") != nil)
  }

  @Test func `F1.5 places are counted in bytes, also after letters of several bytes`() throws {
    let term = try #require(Query("字ab").alternatives.first?.first)
    #expect(term.places(in: "漢字—äb") == [3..<6, 9..<12])
  }

  @Test(arguments: ["", "é"])
  func `F1 a term at the end of a long text is found, and one at its beginning first`(
    letter: String
  ) throws {
    let term = try #require(Query("abc").alternatives.first?.first)
    let filling = letter + String(repeating: "x", count: 40_000)
    let last = (filling + "abc").utf8.count
    #expect(term.score(in: filling + "abc") != nil)
    #expect(term.places(in: filling + "abc") == [last - 3..<last])
    #expect(term.places(in: "axbxc" + filling + "abc") == [0..<1, 2..<3, 4..<5])
    #expect(term.score(in: "axbxc" + filling + "abc") == term.score(in: "axbxc"))
    #expect(term.score(in: filling + "ab") == nil && term.places(in: filling + "ab").isEmpty)
  }

  @Test func `F1 long texts and terms are matched in bounded time`() throws {
    let long = String(repeating: "ab/", count: 8000)
    for typed in [
      long, "'" + long, "b" + String(repeating: "a", count: 60), "'" + long + "x", "ab", "^" + long,
      "!" + long,
    ] {
      let term = try #require(Query(typed).alternatives.first?.first)
      let isFound = !typed.hasSuffix("x")
      #expect((term.score(in: long) != nil) == isFound)
      #expect(term.places(in: long).isEmpty != (isFound && !term.isInverse))
    }
    for operators in ["!", "'", "^", "$", "|", " |", "\\ ", "!|", "a |", ":"] {
      _ = Query(String(repeating: operators, count: 5000), column: { _ in nil })
    }
  }
}
