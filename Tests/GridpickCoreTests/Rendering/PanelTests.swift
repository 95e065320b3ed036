import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PanelTests {
  private let lines = (1...9).map { "line \($0) of the panel" }

  private var panel: Panel {
    Panel(
      title: "Keys", text: .passages([.init(lines.joined(separator: "\n"))]),
      on: ScreenSize(lines: 15, columns: 40), signs: .unicode)
  }

  private func picture(lines height: Int, firstLine: Int = 0) -> Picture {
    Picture(
      grid: TestGrid(rows: 30, columns: 9), size: ScreenSize(lines: height, columns: 40),
      panel: panel.scrolled(by: firstLine, on: ScreenSize(lines: height, columns: 40)))
  }

  @Test func `a panel lies over the middle of the screen`() throws {
    try picture(lines: 15).verifyStyled("panel")
  }

  @Test(arguments: [0, 2, 4, 99])
  func `a panel that does not fit is scrolled up to its end`(first: Int) throws {
    try picture(lines: 7, firstLine: first).verify("panel-from-\(first)")
  }

  @Test(arguments: [(15, 0), (12, 0), (11, 1), (7, 5), (3, 8)])
  func `the last line of a panel can be scrolled into view`(height: Int, furthest: Int) {
    #expect(panel.furthestLine(on: ScreenSize(lines: height, columns: 40)) == furthest)
  }

  private static var table: PanelText {
    .table([
      .init(left: "a b", right: "does this and that"),
      .init(left: "long key", right: "does 漢字 too"),
    ])
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
    #expect(Self.table.lines(columns: columns, signs: .unicode).map(\.text) == lines)
  }

  @Test func `G10.12 G10.14 values of several lines stand beside their titles`() {
    let table = PanelText.table([
      .init(left: "code", right: "if a {\n  b c d e f\n}"), .init(left: "nothing", right: ""),
      .init(left: "", right: "z"),
    ])
    #expect(
      table.lines(columns: 21, signs: .unicode).map(\.text) == [
        "code     if a {", "           b c d e f", "         }", "nothing", "         z",
      ])
    #expect(
      table.lines(columns: 10, signs: .unicode).map(\.text) == [
        "code", "  if a {", "    b c d", "    e f", "  }", "nothing", "", "  z",
      ])
  }

  @Test func `G10.12 passages are folded with their tone, and further lines are indented`() {
    let text = PanelText.passages([
      .init("a long title", .title), .init("small print", .quiet), .init(""),
      .init("{\r\n  k: one two\r\n}"),
    ])
    #expect(
      text.lines(columns: 9, signs: .unicode).flatMap(\.runs) == [
        .init("a long", .title), .init("  title", .title), .init("small", .quiet),
        .init("  print", .quiet), .init(""), .init("{"), .init("  k: one"), .init("    two"),
        .init("}"),
      ])
  }

  @Test func `G10.13 one line is folded to 100 columns, several to the whole width`() {
    let long = Array(repeating: "word", count: 100).joined(separator: " ")
    func widest(_ text: String) -> Int? {
      let text = PanelText.passages([.init(text)])
      return text.lines(columns: 200, signs: .unicode).map(\.text.count).max()
    }
    #expect(widest(long) == 99)
    #expect(widest(long + "\n" + long) == 199)
  }

  @Test func `G10.5 G10.14 title and detail are drawn differently from the value`() throws {
    let size = ScreenSize(lines: 9, columns: 40)
    let text = PanelText.passages([
      .init("A title", .title), .init("and a detail", .quiet), .init(""), .init("the value"),
    ])
    try Picture(
      grid: TestGrid([[]]), size: size,
      panel: Panel(title: "Value", text: text, on: size, signs: .unicode)
    ).verifyStyled("panel-passages")
  }

  @Test func `a panel leaves the status line, and a blank column on each side`() {
    for height in 6...20 {
      let frame = picture(lines: height).frame
      #expect(frame.text(ofLine: height - 1).contains("row 1/30"))
      for line in (0..<height - 1).map(frame.text(ofLine:)) where line.contains("│ line") {
        let columns = Array(line)
        #expect(columns[7] == " " && columns[31] == " ")
      }
    }
    #expect(picture(lines: 5).frame.text(ofLine: 4).contains("╰"))
  }

  @Test func `G10.5 G10.14 the left column of a table is dim, and the right one plain`() {
    for columns in [40, 16] {
      let size = ScreenSize(lines: 8, columns: columns)
      let picture = Picture(
        grid: TestGrid([[]]), size: size, colorCount: 0,
        panel: Panel(title: "Keys", text: Self.table, on: size, signs: .unicode))
      let line = (0..<8).first { picture.frame.text(ofLine: $0).contains("a b") } ?? 0
      let dim = picture.frame.line(line).indices.filter {
        picture.frame.line(line)[$0].style.attributes.contains(.dim)
          && picture.frame.line(line)[$0].glyph.scalars.first != "│"
      }
      let text = Array(picture.frame.text(ofLine: line))
      #expect(String(dim.map { text[$0] }) == "a b")
    }
  }

  @Test func `L6.3 no size breaks a panel`() {
    for height in 1...14 {
      for width in 1...44 {
        var picture = picture(lines: height, firstLine: 3)
        picture.size.columns = width
        #expect(picture.frame.size == picture.size)
      }
    }
  }
}

extension PanelText.Line {
  fileprivate var text: String { runs.map(\.text).joined() }
}
