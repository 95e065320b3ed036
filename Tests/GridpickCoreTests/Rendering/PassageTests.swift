import GridpickTestSupport
import Testing

@testable import GridpickCore

/// What a peek shows, broken into lines.
struct PassageTests {
  private static let look = Look(theme: Theme(colorCount: 0), signs: .unicode)

  static let table = [
    Passage("does this and that", beside: "a b"), Passage("does 漢字 too", beside: "long key"),
  ]

  private func lines(of passages: [Passage], columns: Int) -> [String] {
    passages.folded(to: columns, Self.look).text.shownLines
  }

  @Test(arguments: [
    (40, ["a b       does this and that", "long key  does 漢字 too"]),
    (22, ["a b       does this", "          and that", "long key  does 漢字", "          too"]),
    (14, ["a b", "  does this", "  and that", "long key", "  does 漢字", "  too"]),
    (
      4,
      [
        "a b", "  do", "  es", "  th", "  is", "  an", "  d", "  th", "  at", "long", "key",
        "  do", "  es", "  漢", "  字", "  to", "  o",
      ]
    ),
  ])
  func `G10.14 a table is folded instead of cut`(columns: Int, lines: [String]) {
    #expect(self.lines(of: Self.table, columns: columns) == lines)
  }

  @Test func `G10.12 G10.14 values of several lines stand beside their titles`() {
    let table = [
      Passage("if a {\n  b c d e f\n}", beside: "code"), Passage("z", beside: ""),
    ]
    #expect(
      lines(of: table, columns: 18) == [
        "code  if a {", "        b c d e f", "      }", "      z",
      ])
    #expect(
      lines(of: table, columns: 10) == [
        "code", "  if a {", "    b c d", "    e f", "  }", "", "  z",
      ])
  }

  @Test func `G10.12 passages are folded with their tone, and further lines are indented`() {
    let text = [
      Passage("a long title", .title), Passage("small print", .dim), Passage(""),
      Passage("{\r\n  k: one two\r\n}"),
    ].folded(to: 9, Self.look).text
    #expect(
      text.shownLines == [
        "a long", "  title", "small", "  print", "", "{", "  k: one", "    two", "}",
      ])
    let theme = Self.look.theme
    #expect(text.line(1) == [.init("  "), .init("title", theme[.title])])
    #expect(text.line(3) == [.init("  "), .init("print", theme[.dim])])
  }

  @Test func `G10.13 one line is folded to 100 columns, several to the whole width`() {
    let long = Array(repeating: "word", count: 100).joined(separator: " ")
    func widest(_ text: String) -> Int? {
      lines(of: [Passage(text)], columns: 200).map(\.count).max()
    }
    #expect(widest(long) == 99)
    #expect(widest(long + "\n" + long) == 199)
  }

  @Test func `G10.10 matched letters are styled with their marks, and their first line is known`() {
    var passage = Passage("one two\nthree e\u{301}\u{302}x")
    passage.match(14..<15)
    let (text, match) = [passage].folded(to: 9, Self.look)
    #expect(match == 1)
    #expect(
      text.line(1) == [
        .init("three "), .init("e\u{301}\u{302}", Self.look.theme.match(over: .plain)),
        .init("x"),
      ])
    #expect([Passage("x")].folded(to: 9, Self.look).match == nil)
  }

  @Test func `L7.8 a tab reaches to the next eighth column`() {
    #expect(lines(of: [Passage("\ta\tb c")], columns: 30) == ["        a       b c"])
  }

  @Test func `G10.12 line breaks at the end begin no line`() {
    #expect(lines(of: [Passage("a\n\nb\r\n\n"), Passage("")], columns: 9) == ["a", "", "b", ""])
  }
}
