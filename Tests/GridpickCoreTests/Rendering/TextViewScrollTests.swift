import GridpickTestSupport
import Testing

@testable import GridpickCore

struct TextViewScrollTests {
  @Test(arguments: [
    (0, "line 1"), (1, "line 2"), (97, "line 98"), (98, "line 98"), (Int.max, "line 98"),
    (-1, "line 1"), (.min, "line 1"),
  ])
  func `V2.7 text can be scrolled to its end`(lines: Int, first: String) {
    for wraps in [false, true] {
      var shown = ShownText(ShownText.hundred, lines: 3, columns: 20, wraps: wraps)
      shown.scroll(by: lines)
      #expect(shown.lines[0] == first)
    }
  }

  @Test func `V2.6 at the end the view follows new output, until it is scrolled up`() {
    var shown = ShownText("1\n2\n3\n", lines: 2, columns: 9)
    shown.view.place = .end
    #expect(shown.lines == ["2", "3"])
    shown.view.text = .made(of: "1\n2\n3\n4\n")
    shown.scroll(by: 1)
    #expect(shown.lines == ["3", "4"])
    shown.scroll(by: -1)
    shown.view.text = .made(of: "1\n2\n3\n4\n5\n")
    #expect(shown.lines == ["2", "3"])
    shown.view.place = TextView.Place()
    #expect(shown.lines == ["1", "2"])
  }

  @Test func `V2.17 a text shorter than the one before shows its end`() {
    var shown = ShownText(ShownText.hundred, lines: 3, columns: 20)
    shown.scroll(by: 50)
    shown.view.text = .made(of: "a\nb\nc\nd\n")
    #expect(shown.lines == ["b", "c", "d"])
    shown.view.text = .made(of: "a\n")
    #expect(shown.lines == ["a", "", ""])
    shown.view.text = StyledText()
    #expect(shown.lines == ["", "", ""])
    shown.view.text = .made(of: ShownText.hundred)
    #expect(shown.lines[0] == "line 51")
  }

  @Test func `V2.18 first lines stay at the top while the others scroll`() {
    var shown = ShownText(ShownText.hundred, lines: 5, columns: 20)
    shown.view.headLines = 2
    #expect(shown.lines == (1...5).map { "line \($0)" })
    #expect(shown.seen == "0..<5 of 100")
    shown.scroll(by: 10)
    #expect(shown.lines == ["line 1", "line 2", "line 13", "line 14", "line 15"])
    shown.scroll(by: 1000)
    #expect(shown.lines == ["line 1", "line 2", "line 98", "line 99", "line 100"])
    #expect(shown.seen == "95..<100 of 100")
    shown.scroll(by: -1000)
    #expect(shown.lines[2] == "line 3")
    shown.view.place = .end
    #expect(shown.lines[2] == "line 98")
    shown.view.place = TextView.Place(line: 1)
    #expect(shown.lines[2] == "line 3")
  }

  @Test(arguments: [("a\nb\nc\n", 3), ("abcdefgh\nb\nc\nd\n", 1), ("a\n", 1), ("", 2)])
  func `V2.18 first lines scroll too if they would fill the view`(text: String, count: Int) {
    var shown = ShownText(text, lines: 2, columns: 4, wraps: true)
    let before = shown.lines
    shown.view.headLines = count
    #expect(shown.lines == before)
    shown.scroll(by: 9)
    #expect(shown.lines == shown.lines.filter { $0 != "abcd" })
  }

  @Test func `V2.18 folded first lines keep the rows that they need`() {
    var shown = ShownText("abcdef\n1\n2\n3\n4\n", lines: 4, columns: 4, wraps: true)
    shown.view.headLines = 1
    shown.scroll(by: 9)
    #expect(shown.lines == ["abcd", "ef", "3", "4"])
  }

  @Test func `V2.7 V2.18 first lines scroll sideways with the others`() {
    var shown = ShownText("abcdefghij\n1\n2\n3\n", lines: 2, columns: 5)
    shown.view.headLines = 1
    shown.scroll(by: 2)
    shown.scroll(across: 99)
    #expect(shown.lines == ["…ghij", ""])
  }

  @Test func `V2.7 the view scrolls sideways no further than the visible lines reach`() {
    var shown = ShownText("abcdefghijkl\nab\n", lines: 1, columns: 5)
    shown.scroll(across: 99)
    #expect(shown.lines == ["…ijkl"])
    shown.scroll(by: 1)
    #expect(shown.lines == ["ab"])
    shown.scroll(by: -1)
    #expect(shown.lines == ["…ijkl"])
    shown.scroll(across: -99)
    #expect(shown.lines == ["abcd…"])
  }

  @Test func `the visible part is reported if it is not the whole text`() {
    var shown = ShownText(ShownText.hundred, lines: 10, columns: 20)
    #expect(shown.seen == "0..<10 of 100")
    shown.scroll(by: 95)
    #expect(shown.seen == "90..<100 of 100")
    shown.view.note = .quiet("note")
    #expect(shown.seen == "90..<99 of 100")
    #expect(ShownText("a\nb", lines: 2, columns: 3).seen == nil)
    #expect(ShownText("", lines: 2, columns: 3).seen == nil)
    #expect(ShownText("abcdef\nb", lines: 2, columns: 3, wraps: true).seen == "0..<1 of 2")
  }
}
