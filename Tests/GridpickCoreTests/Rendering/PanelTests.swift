import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PanelTests {
  private let lines = (1...9).map { "line \($0) of the panel" }
  private static let look = Look(theme: Theme(colorCount: 1 << 24), signs: .unicode)

  private var panel: Panel {
    Panel(
      title: "Keys", [Passage(lines.joined(separator: "\n"))],
      on: ScreenSize(lines: 15, columns: 40), look: Self.look)
  }

  private func picture(lines height: Int, firstLine: Int = 0) -> Picture {
    let size = ScreenSize(lines: height, columns: 40)
    return Picture(
      grid: TestGrid(rows: 30, columns: 9), size: size,
      panel: panel.scrolled(by: firstLine, on: size, signs: .unicode))
  }

  @Test func `a panel lies over the middle of the screen`() throws {
    try picture(lines: 15).verifyStyled("panel")
  }

  @Test(arguments: [0, 2, 4, 99])
  func `a panel that does not fit is scrolled up to its end`(first: Int) throws {
    try picture(lines: 7, firstLine: first).verify("panel-from-\(first)")
  }

  @Test(arguments: [(15, 0), (12, 0), (11, 1), (7, 5), (4, 7)])
  func `the last line of a panel can be scrolled into view`(height: Int, furthest: Int) {
    let text = picture(lines: height, firstLine: 99).frame.text
    #expect(text.contains(lines[8]) && text.contains(lines[furthest]))
    #expect(furthest == 0 || !text.contains(lines[furthest - 1]))
  }

  @Test func `G10.5 G10.14 title and detail are drawn differently from the value`() throws {
    let size = ScreenSize(lines: 9, columns: 40)
    let passages = [
      Passage("A title", .title), Passage("and a detail", .dim), Passage(""),
      Passage("the value"),
    ]
    try Picture(
      grid: TestGrid([[]]), size: size,
      panel: Panel(title: "Value", passages, on: size, look: Self.look)
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
        panel: Panel(
          title: "Keys", PassageTests.table, on: size,
          look: Look(theme: Theme(colorCount: 0), signs: .unicode)))
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
