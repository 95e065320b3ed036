import GridpickTestSupport
import Testing

@testable import GridpickCore

struct RestylingTests {
  private static let characters = [
    "a", "B", " ", "é", "e\u{301}", "日", "語", "👩\u{200d}👩\u{200d}👧", "🇩🇪", "\u{1b}", "\u{1}",
    "ก\u{e33}",
  ]

  /// A text drawn somewhere on a line of 30 columns, with some of its characters made bold.
  private struct Drawn {
    let text: [String]
    let chosen: Range<Int>
    let fitting: Int
    let column: Int
    let window: Range<Int>
    let signs: TextSigns

    init(_ generator: inout some RandomNumberGenerator) {
      func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
      text = (0..<number(0...20)).map { _ in
        RestylingTests.characters[number(0...RestylingTests.characters.count - 1)]
      }
      let start = number(0...text.count)
      chosen = start..<number(start...text.count)
      fitting = number(0...30)
      column = number(-5...12)
      let edge = number(0...12)
      window = edge..<number(edge...30)
      signs = number(0...3) == 0 ? .ascii : .unicode
    }

    func frame(restyled: Bool) -> Frame {
      var canvas = Canvas(
        ScreenSize(lines: 1, columns: 30),
        Look(theme: Theme(colorCount: 0), signs: signs == .ascii ? .ascii : .unicode))
      let point = ScreenPoint(line: 0, column: column)
      let start = text[..<chosen.lowerBound].joined().utf8.count
      let bytes = start..<start + text[chosen].joined().utf8.count
      canvas.clipped(to: ScreenRect(lines: 0..<1, columns: window)) { canvas in
        canvas.draw(text.joined(), fitting: fitting, at: point)
        guard restyled else { return }
        canvas.restyle(
          bytes.isEmpty ? [] : [bytes], of: text.joined(), fitting: fitting, at: point
        ) { _, style in style.adding(.bold) }
      }
      return canvas.frame
    }

    /// The places where the frame shows a chosen glyph, and not an ellipsis.
    var expected: Set<Int> {
      let frame = frame(restyled: false)
      let shown = SafeText(text.joined(), fitting: fitting, signs: signs)
      let isCut = shown.width < SafeText.width(of: text.joined(), signs: signs) || fitting == 0
      let end = column + shown.width - (isCut ? 1 : 0)
      // Where the window cuts a text the frame shows nothing of it, not even a blank.
      let first = max(window.lowerBound + (column < window.lowerBound ? 1 : 0), column)
      let last = window.upperBound - (column + shown.width > window.upperBound ? 2 : 1)
      var columns: Set<Int> = []
      var place = column
      for (number, character) in text.enumerated() {
        for glyph in SafeText(character, signs: signs).glyphs {
          defer { place += glyph.width }
          guard chosen.contains(number), place >= 0, place + glyph.width <= min(end, 30),
            frame[ScreenPoint(line: 0, column: place)].glyph == glyph,
            place >= first, place + glyph.width - 1 <= last
          else { continue }
          columns.formUnion(place..<place + glyph.width)
        }
      }
      return columns
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `exactly the requested text gets another style, at any cut`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let drawn = Drawn(&generator)
      let frame = drawn.frame(restyled: true)
      let bold = (0..<30).filter { frame.line(0)[$0].style.attributes.contains(.bold) }
      #expect(Set(bold) == drawn.expected, "\(drawn)")
      #expect(frame.text == drawn.frame(restyled: false).text)
    }
  }

  @Test func `text after a tab begins at the tab's stop`() {
    let columns = SafeText.columns(of: [1..<2, 2..<4], in: "a\tbcd", fitting: 20, signs: .unicode)
    #expect(columns.map(\.columns) == [1..<2, 8..<9, 9..<10])
    #expect(SafeText.width(of: "a\tbcd") == 11)
  }

  @Test func `a glyph belongs to a byte if one of its marks does`() {
    let text = "xe\u{301}y"
    #expect(
      SafeText.columns(of: [2..<3], in: text, fitting: 9, signs: .unicode).map(\.columns) == [1..<2]
    )
  }

  @Test func `places may overlap, and may lie beyond the text`() {
    let columns = SafeText.columns(
      of: [0..<5, 1..<2, 2..<3, 7..<90, 95..<99], in: "abcdefghi", fitting: 20, signs: .unicode)
    #expect(columns.map(\.columns) == [0, 1, 2, 3, 4, 7, 8].map { $0..<$0 + 1 })
  }
}
