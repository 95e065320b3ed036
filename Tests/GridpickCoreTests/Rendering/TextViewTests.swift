import GridpickTestSupport
import Testing

@testable import GridpickCore

struct TextViewTests {
  // MARK: - Edges

  @Test(arguments: [
    (0, ["short", "a longer …", "漢字漢字 …", "", "tab     x"]),
    (1, ["…ort", "…longer l…", "…字漢字 e…", "", "…b     x"]),
    (4, ["…", "…ger line", "… 字 end", "", "…   x"]),
  ])
  func `L7.1 lines are cut at both edges, with a sign`(column: Int, expected: [String]) {
    let text = "short\na longer line \n漢字漢字 end\n\ntab\tx\n"
    var shown = ShownText(text, lines: 5, columns: 10)
    shown.scroll(across: column)
    #expect(shown.lines == expected)
  }

  @Test func `L7.6 a wide glyph is never split by an edge`() {
    var shown = ShownText("漢漢漢漢漢漢\n", lines: 1, columns: 5)
    #expect(shown.lines == ["漢漢…"])
    shown.scroll(across: 1)
    #expect(shown.lines == ["…漢 …"])
  }

  @Test func `L7.1 a line with no part in view has no sign`() {
    var shown = ShownText("ab\nabcdefghijklmnop\n", lines: 2, columns: 4)
    shown.scroll(across: 6)
    #expect(shown.lines == ["", "…hi…"])
  }

  @Test func `L7.1 L7.8 signs can be ASCII`() {
    let shown = ShownText("abcdefgh\n漢\u{7}x\n", lines: 2, columns: 4, signs: .ascii)
    #expect(shown.lines == ["abc~", "??x"])
  }

  @Test func `V1.8 a cut line shows at its end that it was cut`() {
    var shown = ShownText(String(repeating: "x", count: 70_000), lines: 1, columns: 5)
    shown.scroll(across: .max)
    #expect(shown.lines == ["…xxx…"])
    shown.view.wraps = true
    shown.view.place = .end
    // 65536 letters and the sign, in rows of five.
    #expect(shown.lines == ["x…"])
  }

  // MARK: - Folding

  @Test func `V2.26 lines are folded hard at the width of the pane`() {
    let shown = ShownText("one two three\nx\n\n漢字漢字\n", lines: 9, columns: 5, wraps: true)
    #expect(shown.lines == ["one t", "wo th", "ree", "x", "", "漢字", "漢字", "", ""])
  }

  @Test func `V2.7 folded lines are not scrolled sideways`() {
    var shown = ShownText("one two three", lines: 3, columns: 5, wraps: true)
    shown.scroll(across: 3)
    #expect(shown.lines == ["one t", "wo th", "ree"])
  }

  @Test func `V2.26 a folded line is scrolled row by row`() {
    var shown = ShownText("abcdefgh\nij\n漢字漢\n", lines: 2, columns: 3, wraps: true)
    let rows = ["abc", "def", "gh", "ij", "漢", "字", "漢"]
    for first in 0...5 {
      #expect(shown.lines == Array(rows[first...first + 1]))
      shown.scroll(by: 1)
    }
    #expect(shown.lines == ["字", "漢"])
    for first in (0...4).reversed() {
      shown.scroll(by: -1)
      #expect(shown.lines == Array(rows[first...first + 1]))
    }
    shown.scroll(by: 4)
    #expect(shown.lines == ["漢", "字"])
    shown.scroll(by: -99)
    #expect(shown.lines == ["abc", "def"])
  }

  @Test(arguments: 1...9)
  func `V2.26 rows are the same, however far the pane is scrolled`(columns: Int) {
    let text = "a\tb\u{1b}[1mc漢d\u{1b}[31m字e\u{301}\tf\tg👩‍🔬h\n\n漢字漢字x\n" + "\u{1b}[mabcdefghij\n"
    let all = ShownText(text, lines: 80, columns: columns, wraps: true)
    let count = (0..<80).last { all.lines[$0] != "" } ?? 0
    for first in 0...count {
      var shown = ShownText(text, lines: 1, columns: columns, wraps: true)
      shown.scroll(by: first)
      #expect(shown.frame.line(0) == all.frame.line(first))
    }
  }

  @Test func `V1.7 a note covers the last line of the text`() {
    var shown = ShownText(ShownText.hundred, lines: 3, columns: 12)
    shown.view.note = .quiet("that is a long note")
    #expect(shown.lines == ["line 1", "line 2", "that is a l…"])
    #expect(shown.frame.styleNotes == ["2: 0-11 dim"])
    shown.view.note = .error("status 3")
    #expect(shown.lines[2] == "status 3")
    #expect(shown.frame.styleNotes == ["2: 0-7 reverse"])
    shown.view.place = .end
    #expect(shown.lines == ["line 99", "line 100", "status 3"])
  }

  private static let colors =
    "\u{1b}[1;31mred\u{1b}[0m \u{1b}[38;5;208morange\u{1b}[48;2;1;2;250m on blue\u{1b}[m\n"
    + "\u{1b}[4;95munderlined\u{1b}[m plain \u{1b}[7mreverse"

  @Test func `V2.10 a note takes a line only from a text of three lines, an error from two`() {
    for (lines, note, error) in [(1, false, false), (2, false, true), (3, true, true)] {
      var shown = ShownText(ShownText.hundred, lines: lines, columns: 12)
      shown.view.note = .quiet("a note")
      #expect(shown.lines.contains("a note") == note, "of \(lines)")
      shown.view.note = .error("status 3")
      #expect(shown.lines.contains("status 3") == error, "of \(lines)")
      shown.view.text = StyledText()
      #expect(shown.lines.contains("status 3"), "without a text")
    }
  }

  @Test(arguments: [
    (
      1 << 24,
      [
        "0: 0-2 bold palette 1, 4-9 palette 208, 10-17 palette 208 on #0102fa",
        "1: 0-9 underline palette 13, 17-23 reverse",
      ]
    ),
    // In xterm's palette 21 is 0000ff.
    (
      256,
      [
        "0: 0-2 bold palette 1, 4-9 palette 208, 10-17 palette 208 on palette 21",
        "1: 0-9 underline palette 13, 17-23 reverse",
      ]
    ),
    (0, ["0: 0-2 bold", "1: 0-9 underline, 17-23 reverse"]),
  ])
  func `V1.9 a style is drawn in the available colours`(count: Int, notes: [String]) {
    let shown = ShownText(Self.colors, lines: 2, columns: 30, colorCount: count)
    #expect(shown.lines == ["red orange on blue", "underlined plain reverse"])
    #expect(shown.frame.styleNotes == notes)
  }

  @Test(arguments: [8, 16, 88])
  func `V1.9 of few colours only existing ones are drawn`(count: Int) {
    let shown = ShownText(Self.colors, lines: 2, columns: 30, colorCount: count)
    for cell in (0..<2).flatMap({ shown.frame.line($0) }) {
      for color in [cell.style.foreground, cell.style.background] {
        switch color.kind {
        case .terminal: break
        case .palette(let number): #expect(Int(number) < count)
        case .rgb: Issue.record("\(color)")
        }
      }
    }
    #expect(shown.frame.styleNotes[0].hasPrefix("0: 0-2 bold palette 1,"))
  }

  @Test func `V1.9 a style continues where a line is folded or cut`() {
    let text = "\u{1b}[1mabcdefgh"
    #expect(
      ShownText(text, lines: 2, columns: 4, wraps: true).frame.styleNotes == [
        "0: 0-3 bold", "1: 0-3 bold",
      ])
    #expect(ShownText(text, lines: 1, columns: 4).frame.styleNotes == ["0: 0-3 bold"])
  }

  @Test func `V2 nothing is drawn beside the pane`() {
    for wraps in [false, true] {
      var canvas = Canvas(ScreenSize(lines: 6, columns: 12))
      canvas.fill(ScreenRect(lines: 0..<6, columns: 0..<12), with: Glyph("."))
      var view = ShownText("漢字漢字漢字漢字\n" + ShownText.hundred, lines: 1, columns: 1).view
      view.wraps = wraps
      view.note = .quiet("漢字漢字漢字漢字")
      view.draw(in: ScreenRect(lines: 2..<5, columns: 3..<8), on: &canvas)
      for line in 0..<6 {
        let cells = canvas.frame.line(line)
        let isIn = (2..<5).contains(line)
        for column in cells.indices where !isIn || !(3..<8).contains(column) {
          #expect(cells[column].glyph == Glyph("."), "\(line):\(column)")
        }
      }
    }
  }

  @Test func `L6.3 no size and no scroll offset breaks a pane`() {
    let text = "漢字 \u{1b}[1mbold\u{1b}[m and\ttabs\n\n" + ShownText.hundred + "no end"
    for wraps in [false, true] {
      for lines in 0...4 {
        for columns in 0...9 {
          var shown = ShownText(text, lines: lines, columns: columns, wraps: wraps)
          for distance in [0, 1, 60, -20, Int.max, Int.min] {
            shown.scroll(by: distance)
            shown.scroll(across: distance)
            #expect(shown.frame.size == shown.size)
            _ = shown.seen
          }
          shown.view.place = .end
          shown.view.note = .quiet("note")
          #expect(shown.frame.size == shown.size)
        }
      }
    }
  }

  @Test func `V1 the time of a frame depends only on the visible part of a text`() {
    func cost(_ text: String, wraps: Bool) -> Duration {
      var shown = ShownText(text, lines: 40, columns: 80, wraps: wraps)
      shown.scroll(by: 2)
      return processorTime { for _ in 0..<10 { _ = shown.frame } }
    }
    let few = (1...60).map { "line \($0)\n" }.joined()
    let many = (1...100_000).map { "line \($0)\n" }.joined()
    for wraps in [false, true] {
      #expect(cost(many, wraps: wraps) < cost(few, wraps: wraps) * 4)
    }
  }
}
