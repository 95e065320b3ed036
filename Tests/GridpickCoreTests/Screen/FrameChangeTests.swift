import Testing

@testable import GridpickCore

/// The difference between a frame and the one before.
struct FrameChangeTests {
  private static let size = ScreenSize(lines: 3, columns: 30)

  private func frame(_ text: String, at column: Int = 0, line: Int = 1) -> Frame {
    var canvas = Canvas(Self.size)
    canvas.draw(SafeText(text), at: ScreenPoint(line: line, column: column))
    return canvas.frame
  }

  private func changes(from old: Frame?, to new: Frame) -> [Range<Int>] {
    new.changes(from: old).map(\.columns)
  }

  @Test func `a change reaches from its first column to its last`() {
    let old = frame("one two three four five six")
    #expect(changes(from: old, to: old).isEmpty)
    #expect(changes(from: old, to: frame("one tWo three four fiVe six")) == [5..<22])
    #expect(old.changes(from: frame("one", line: 2)).map(\.line) == [1, 2])
    #expect(changes(from: nil, to: old) == [0..<27])
  }

  @Test func `wide glyphs change as a whole`() {
    #expect(changes(from: frame("漢", at: 10), to: frame("字", at: 10)) == [10..<12])
    #expect(changes(from: frame("漢", at: 10), to: frame("ab", at: 11)) == [10..<13])
    #expect(changes(from: frame("ab", at: 11), to: frame("漢", at: 10)) == [10..<13])
  }

  @Test func `a line that was drawn blank is blank`() {
    #expect(frame(" ") == Frame(Self.size))
    #expect(Frame(Self.size) == frame(" "))
    #expect(frame(" ").changes(from: nil).isEmpty)
    #expect(frame("a") != Frame(Self.size))
  }

}
