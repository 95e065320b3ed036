import GridpickCore
import Testing

@testable import GridpickTerminal

/// Which lines are found to have gone to the side, in texts of one frame before and one after.
struct LineShiftTests {
  private static let words = "one two three four five six seven eight nine ten eleven twelve"

  @Test(arguments: [1, 3, 17, -1, -3, -17])
  func `a line that moved sideways is found`(distance: Int) {
    let old = line(Self.words, from: 20)
    let shift = found(from: old, to: line(Self.words, from: 20 + distance))
    #expect(shift?.distance == distance)
  }

  @Test func `cells that stay around a shift are not part of it`() throws {
    let old = line("title   " + Self.words + "    end")
    let new = line("title   " + Self.words.dropFirst(5) + "         end")
    let shift = try #require(found(from: old, to: new))
    #expect(shift.columns == 8..<8 + Self.words.utf8.count)
    #expect(shift.distance == -5)
    #expect(shift.kept == 8..<8 + Self.words.utf8.count - 5)
  }

  @Test(arguments: [
    ("a", "b"), (words, words + " thirteen"), ("one two three", "two three"),
    (words, String(words.reversed())), (words, ""), ("", words),
  ])
  func `a shift is not used if painting is as cheap`(old: String, new: String) {
    #expect(found(from: line(old), to: line(new)) == nil)
  }

  @Test func `a wide glyph is never cut`() {
    // As wide as the line, and no part of it like another.
    let wide = String(String.UnicodeScalarView((0x4e00..<0x4e32).compactMap(Unicode.Scalar.init)))
    #expect(found(from: line(wide), to: line(wide, from: -1)) == nil)
    #expect(found(from: line(wide), to: line(wide, from: 1)) == nil)
    #expect(found(from: line(wide), to: line(wide, from: -2))?.distance == -2)
    let words = "漢字 one 漢字 two 漢字 three 漢字 four 漢字 five 漢字"
    #expect(found(from: line(words, from: 20), to: line(words, from: 18))?.distance == -2)
  }

  @Test(arguments: [1, 2, 3, -1, -2, -3])
  func `scrolled lines move up or down, even if other lines look alike`(distance: Int) {
    // Each line is the one before it, gone to the side: but for what scrolls in, scrolling brings all of it.
    let lines = (0..<15).map { String(repeating: " ", count: 2 * $0) + Self.words.prefix(40) }
    let old = frame(Array(lines[3..<12]))
    let new = frame(Array(lines[3 + distance..<12 + distance]))
    let move = scroll(from: old, to: new)
    #expect(move?.distance == -distance && move?.lines == 0..<9)
  }

  @Test func `scrolled lines move beside a scroll bar too, with the line that was current`() {
    let lines = (0..<40).map {
      String(repeating: " ", count: 2 * $0 % 34) + Self.words.dropFirst($0)
    }
    func frame(from first: Int, thumb: Range<Int>, current: Int) -> Frame {
      self.frame(
        (0..<20).map {
          let text = (first + $0 == current ? ">" : " ") + lines[first + $0]
          let blanks = String(repeating: " ", count: 99 - text.utf8.count)
          return text + blanks + (thumb.contains($0) ? "|" : ":")
        } + ["status of \(current)"])
    }
    let old = frame(from: 10, thumb: 0..<8, current: 28)
    let new = frame(from: 11, thumb: 4..<12, current: 29)
    let move = scroll(from: old, to: new)
    #expect(move?.distance == -1 && move?.lines == 0..<20)
  }

  @Test func `a line that moved alone is painted`() {
    let lines = (0..<8).map { "\($0)" }
    #expect(scroll(from: frame(lines), to: frame([lines[7]] + lines[1...])) == nil)
  }

  @Test func `lines that moved sideways are shifted, whatever scrolled beside them`() {
    let lines = Array(repeating: Self.words, count: 12)
    let names = ["one", "two", "three"]
    let old = frame(lines + ["", "", ""] + names, from: 10)
    let new = frame(lines.map { "   " + $0 } + names + ["", "", ""], from: 10)
    #expect(shifts(from: old, to: new).map(\.shift.distance) == Array(repeating: 3, count: 12))
  }

  @Test func `equal colours do not make a shift of different letters cheaper`() {
    let old = blocks(0..<25, letters: "0123456789")
    let new = blocks(5..<30, letters: "abcdefghij")
    #expect(shifts(from: old, to: new).isEmpty)
    #expect(found(from: old, to: blocks(5..<30, letters: "0123456789"))?.distance == -20)
  }

  private func shifts(from old: Frame, to new: Frame) -> [(line: Int, shift: LineShift)] {
    LineShift.all(of: new.changes(from: old), from: old, to: new)
  }

  private func scroll(from old: Frame, to new: Frame) -> LineScroll? {
    LineScroll(of: new.changes(from: old), from: old, to: new)
  }

  private func found(from old: Frame, to new: Frame) -> LineShift? {
    shifts(from: old, to: new).first?.shift
  }

  /// Blocks of four columns, each of another colour and with a letter in it.
  private func blocks(_ numbers: Range<Int>, letters: String) -> Frame {
    var canvas = Canvas(ScreenSize(lines: 1, columns: 100))
    for (place, number) in numbers.enumerated() {
      let style = Style(background: .palette(UInt8(16 + number)))
      let letter = Array(letters)[number % letters.count]
      canvas.draw(
        SafeText(" \(letter)  "), at: ScreenPoint(line: 0, column: 4 * place), style: style)
    }
    return canvas.frame
  }

  private func line(_ text: some StringProtocol, from column: Int = 0) -> Frame {
    frame([String(text)], from: column)
  }

  private func frame(_ lines: [String], from column: Int = 0) -> Frame {
    var canvas = Canvas(ScreenSize(lines: lines.count, columns: 100))
    for (line, text) in lines.enumerated() {
      canvas.draw(SafeText(text), at: ScreenPoint(line: line, column: column))
    }
    return canvas.frame
  }
}
