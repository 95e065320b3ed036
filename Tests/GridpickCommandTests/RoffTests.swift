import GridpickTerminal
import Testing

@testable import GridpickCommand

/// Markdown as blocks, and blocks as roff.
struct RoffTests {
  @Test func `blocks of Markdown are read up to where the next one begins`() {
    let text = """
      # A paper
      Words
      of a *paragraph*.
      - an item
        of two lines
      - another

      | a | b |
      |---|---|
      | `x \\| y` | z |
      ```sh
      # no heading

      ```
      """
    #expect(
      MarkdownBlock.blocks(of: text) == [
        .heading(level: 1, "A paper"),
        .paragraph("Words\nof a *paragraph*.\n- an item\n  of two lines\n- another"),
        .table([["a", "b"], ["`x | y`", "z"]]), .code(["# no heading", ""]),
      ])
    #expect(
      MarkdownBlock.blocks(of: "- an item\n  goes on\n- b") == [
        .item("an item\ngoes on"), .item("b"),
      ])
  }

  private func roff(_ blocks: MarkdownBlock...) -> String {
    var page = Roff("x", section: 1, day: "2026-11-26", version: "x 1")
    let before = page.text
    for block in blocks { page.add(block) }
    return String(page.text.dropFirst(before.count))
  }

  @Test(arguments: [
    (".a", #"\&.a"#), ("'a", #"\(aqa"#), ("a\\n-b", #"a\en\-b"#), ("~^\"", #"\(ti\(ha\(dq"#),
    ("é𝄞…", #"\[u00E9]\[u1D11E]..."#), ("a\n.b", "a .b"),
    ("`a*` *b* **c**", #"\fBa*\fR \fIb\fR \fBc\fR"#),
    ("2 * 3 ` [a] [**b**](#x) [c](https://y)", #"2 * 3 \(ga [a] \fBb\fR c (https://y)"#),
  ])
  func `characters that mean something to roff are escaped, and looks are fonts`(
    words: String, written: String
  ) {
    #expect(roff(.heading(level: 3, "x"), .paragraph(words)) == ".SS x\n\(written)\n")
  }

  @Test func `a paper without chapters begins with its description`() {
    #expect(
      roff(.heading(level: 1, "A"), .paragraph("b"), .heading(level: 2, "c"), .paragraph("d"))
        == ".SH DESCRIPTION\nb\n.SH C\nd\n")
    #expect(
      roff(.heading(level: 1, "A"), .heading(level: 2, "c"), .item("d")) == ".SH C\n.IP * 2\nd\n")
  }

  @Test func `a term has its paragraphs and its code below it`() {
    #expect(
      roff(.heading(level: 4, "`-x`"), .paragraph("a"), .paragraph("b"), .code([".c"]))
        == ".TP\n\\fB\\-x\\fR\na\n.IP \"\" 7\nb\n.RS 9\n.PP\n.nf\n\\&.c\n.fi\n.RE\n")
  }

  @Test func `a table is a list of terms, without blank lines between them`() {
    #expect(
      roff(.table([["a", ""], ["`b`", "c"], ["dd", "e"]]))
        == ".TP 4\n\\fBb\\fR\nc\n.PD 0\n.TP 4\ndd\ne\n.PD\n")
    #expect(roff(.table([["a", "b", "c"], ["d", "e", "f"]])) == ".TP 3\nd\nb: e; c: f\n")
    #expect(roff(.table([["a", "b", ""], ["d", "e", "f"]])) == ".TP 3\nd\ne; f\n")
    let long = String(repeating: "x", count: 40)
    #expect(roff(.table([["a", ""], [long, "b"]])) == ".TP 8\n\(long)\nb\n")
  }

  @Test(arguments: ManualPage.all.map(\.name))
  func `a page is ASCII, and no text in it begins a roff request`(name: String) throws {
    let page = try #require(ManualPage.all.first { $0.name == name })
    #expect(page.text.unicodeScalars.allSatisfy { $0.isASCII && ($0 >= " " || $0 == "\n") })
    let requests: Set = [
      "TH", "SH", "SS", "PP", "TP", "IP", "PD", "RS", "RE", "nf", "fi", "nh", "ad",
    ]
    for line in page.text.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
    #expect(!page.text.split(separator: "\n").contains { $0.hasPrefix("'") })
  }

  @Test func `a page is named by the value of --man, or by a word of its own`() throws {
    let pages = [
      (["--man"], "gridpick"), (["--man=recipes"], "gridpick-recipes"),
      (["--man", "fzf"], "gridpick-fzf"), (["recipes", "--man"], "gridpick-recipes"),
    ]
    for (words, name) in pages {
      guard case .manual(let page)? = try OptionParser.parse(words.map { SystemText($0) }).request
      else {
        Issue.record("\(words)")
        continue
      }
      #expect(page.name == name)
    }
    for words in [["--man=recpies"], ["--man", "recpies"]] {
      #expect(throws: UsageError(message: "--man: 'recpies': did you mean recipes?")) {
        try OptionParser.parse(words.map { SystemText($0) })
      }
    }
    #expect(throws: UsageError(message: "--man: 'foo': expected recipes or fzf")) {
      try OptionParser.parse([SystemText("--man"), SystemText("foo")])
    }
  }
}
