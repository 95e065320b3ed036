import GridpickScreen
import Testing

@testable import GridpickTerminal

/// Which lines are found to have gone to the side, in texts of one frame before and one after.
struct LineShiftTests {
  private static let words = "one two three four five six seven eight nine ten eleven twelve"

  @Test(arguments: [1, 3, 17, -1, -3, -17])
  func `a line that went to the side is found`(distance: Int) {
    let old = line(Self.words, from: 20)
    let shift = found(from: old, to: line(Self.words, from: 20 + distance))
    #expect(shift?.distance == distance)
  }

  @Test func `what stays around it is no part of it`() throws {
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
  func `a line that is painted as cheaply is painted`(old: String, new: String) {
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

  @Test func `lines that scrolled are left to ncurses`() {
    let texts = (0..<3).map { $0 % 2 == 0 ? Self.words : "   " + Self.words }
    var finder = ShiftFinder(from: frame(texts), to: frame(Array(texts.dropFirst()) + [""]))
    #expect(finder.new.changes(from: finder.old).allSatisfy { finder.shift(of: $0) == nil })
  }

  private func found(from old: Frame, to new: Frame) -> LineShift? {
    var finder = ShiftFinder(from: old, to: new)
    return new.changes(from: old).first.flatMap { finder.shift(of: $0) }
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
