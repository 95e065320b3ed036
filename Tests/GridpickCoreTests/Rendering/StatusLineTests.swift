import Testing

@testable import GridpickCore

struct StatusLineTests {
  private let look = Look(theme: Theme(colorCount: 0), signs: .unicode)

  private func text(_ parts: [(String, String)], columns: Int) -> String {
    var canvas = Canvas(ScreenSize(lines: 1, columns: max(columns, 60)), look)
    var line = StatusLine(look)
    for (number, name) in parts {
      let words = number.split(separator: " ").map(String.init)
      if words.count == 2 {
        line.add(words[1], name, word: words[0])
      } else {
        line.add(number, name)
      }
    }
    line.draw(at: ScreenPoint(line: 0, column: 0), columns: columns, on: &canvas)
    let glyphs = canvas.frame.line(0).map { String(String.UnicodeScalarView($0.glyph.scalars)) }
    return String(glyphs.joined().reversed().drop { $0 == " " }.reversed())
  }

  private let parts = [("row 2/6", "30 × 40 cm"), ("column 3/8", "Yellow")]

  @Test(arguments: [
    (60, "row 2/6 30 × 40 cm · column 3/8 Yellow"), (38, "row 2/6 30 × 40 cm · column 3/8 Yellow"),
    (37, "2/6 30 × 40 cm · 3/8 Yellow"), (27, "2/6 30 × 40 cm · 3/8 Yellow"),
    (26, "2/6 30 × 40 cm · 3/8"), (20, "2/6 30 × 40 cm · 3/8"), (19, "2/6 30 × 40 cm"),
    (14, "2/6 30 × 40 cm"), (13, "2/6 30 × 40 …"), (8, "2/6 30 …"), (6, "2/6"), (3, "2/6"),
  ])
  func `L8.13 words are left out first, then the column's name and place, then the name's end`(
    columns: Int, shown: String
  ) {
    #expect(text(parts, columns: columns) == shown)
  }

  @Test func `L8.13 the line never takes more room than there is`() {
    for columns in 1...60 {
      #expect(text(parts, columns: columns).count <= columns)
    }
  }

  @Test func `a single name is separated like any other`() {
    #expect(
      text([("row 1/1", ""), ("", "all of it")], columns: 60) == "row 1/1 · all of it")
  }

  @Test func `a separator stands before a name only if there is room`() {
    let parts = [("row 1/2", ""), ("column 1/2", ""), ("", "what the item says")]
    for columns in 8...60 {
      #expect(text(parts, columns: columns).last != "·")
      #expect(!text(parts, columns: columns).hasSuffix("· …"))
    }
    #expect(text(parts, columns: 26) == "1/2 · what the item says")
    #expect(text(parts, columns: 20) == "1/2 · what the item…")
  }
}
