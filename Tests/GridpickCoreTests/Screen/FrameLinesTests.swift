import GridpickTestSupport
import Testing

@testable import GridpickCore

/// A frame as lines that a terminal draws, read back as a terminal reads them.
struct FrameLinesTests {
  private static let styles: [Style] = [
    .plain, Style(attributes: .bold), Style(attributes: [.dim, .underline, .reverse]),
    Style(foreground: .palette(1)), Style(foreground: .palette(9), background: .palette(15)),
    Style(foreground: .palette(16), background: .palette(231), attributes: .bold),
    Style(foreground: .rgb(0x010203), background: .rgb(0xfedcba)),
    Style(background: .rgb(0)), Style(foreground: .rgb(7), attributes: .reverse),
  ]

  private static func frame(seed: UInt64) -> Frame {
    var generator = SeededGenerator(seed: seed)
    var canvas = Canvas(ScreenSize(lines: 6, columns: 30))
    for _ in 0..<40 {
      let text = ["a", "世界", "é", "e\u{301}x", "\u{1b}[31m", "long text"].randomElement(
        using: &generator)
      canvas.draw(
        SafeText(text ?? ""),
        at: ScreenPoint(
          line: .random(in: 0..<6, using: &generator),
          column: .random(in: 0..<30, using: &generator)),
        style: styles.randomElement(using: &generator) ?? .plain)
    }
    return canvas.frame
  }

  /// The content of a line, cell by cell, if it has only text and styles.
  private static func cells(_ line: String) -> [FrameCell] {
    var cells: [FrameCell] = []
    var reader = StyledGlyphReader(StyledText.read(line), line: 0, signs: .unicode)
    while let glyph = reader.next() {
      cells.append(FrameCell(glyph: glyph, style: reader.style))
      if glyph.width == 2 { cells.append(FrameCell(glyph: .continuation, style: reader.style)) }
    }
    return cells
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `lines show the same as the frame, cell by cell`(seed: UInt64) {
    let frame = Self.frame(seed: seed)
    for (number, line) in frame.lines(colors: 1 << 24).enumerated() {
      #expect(Self.cells(line) == frame.line(number))
    }
  }

  @Test(arguments: [0, 16, 256])
  func `lines use only the available colours`(count: Int) {
    let frame = Self.frame(seed: 3)
    for (number, line) in frame.lines(colors: count).enumerated() {
      for (cell, wanted) in zip(Self.cells(line), frame.line(number)) {
        #expect(cell.glyph == wanted.glyph)
        #expect(cell.style.attributes == wanted.style.attributes)
        for (shown, asked) in [
          (cell.style.foreground, wanted.style.foreground),
          (cell.style.background, wanted.style.background),
        ] {
          switch shown.kind {
          case .terminal: #expect(asked == .terminal || count == 0)
          case .palette(let number): #expect(Int32(number) == asked.number(among: count))
          case .rgb: Issue.record("more than a terminal of \(count) colours has")
          }
        }
      }
    }
  }

  @Test func `a line is as wide as the frame, and text after it is plain`() {
    var canvas = Canvas(ScreenSize(lines: 2, columns: 4))
    canvas.draw(
      SafeText("ab"), at: ScreenPoint(line: 0, column: 2), style: Style(attributes: .bold))
    #expect(canvas.frame.lines(colors: 0) == ["  \u{1b}[0;1mab\u{1b}[0m", "    "])
  }
}
