import GridpickTestSupport
import Testing

@testable import GridpickCore

/// The drawing of a cell that matches, and of one that does not.
struct MatchTests {
  /// All kinds of themes: with colours of any number, on a ground that is known and on none.
  static let themes = [0, 8, 16, 256, 1 << 24].flatMap { colorCount in
    [nil, RGB(0x15171c), RGB(0xfcfcfa)].map { Theme(colorCount: colorCount, background: $0) }
  }

  private static let labels = [
    "degraded", "12.5", "Ünïcode", "日本語 x", "ctl\u{1}here", "10:11  event",
  ]

  private static func cell(
    _ label: String, isCurrent: Bool = false, isDimmed: Bool = false,
    _ matches: MatchedLetters = MatchedLetters(), lines: Int = 5,
    standing: LabelStanding = .left, isListed: Bool = false, color: ItemColor? = .rgb(0xe5484d)
  ) -> CellStyle.Drawing {
    CellStyle.Drawing(
      item: GridItem(label, detail: "of " + label, color: color),
      rect: ScreenRect(ScreenSize(lines: lines, columns: 40)), isCurrent: isCurrent,
      isDimmed: isDimmed, standing: standing,
      labelColumns: isListed ? 20 : nil, matches: matches)
  }

  private static func frame(_ cell: CellStyle.Drawing, _ style: CellStyle, _ theme: Theme) -> Frame
  {
    var canvas = Canvas(cell.rect.size, Look(theme: theme, signs: .unicode))
    style.draw(&canvas, cell)
    return canvas.frame
  }

  /// The texts of what two frames draw in other styles, line by line.
  private static func differences(_ one: Frame, _ other: Frame) -> [String] {
    (0..<one.size.lines).compactMap { line in
      var text = String.UnicodeScalarView()
      for (cell, changed) in zip(one.line(line), other.line(line)) where cell != changed {
        text.append(contentsOf: changed.glyph.scalars)
      }
      return text.isEmpty ? nil : String(text)
    }
  }

  private static func shown(_ text: Substring) -> String {
    String(String.UnicodeScalarView(SafeText(String(text)).glyphs.flatMap(\.scalars)))
  }

  @Test(arguments: themes)
  func `F3.7 the marked letters are those that matched, in every style`(theme: Theme) {
    for label in Self.labels {
      for index in label.indices {
        let part = label[index...].prefix(3)
        let start = label.utf8.distance(from: label.startIndex, to: index)
        let bytes = start..<start + part.utf8.count
        let matches = MatchedLetters(label: [Occurrence(letters: [bytes])])
        for isCurrent in [false, true] {
          func check(_ style: CellStyle, _ standing: LabelStanding, isListed: Bool) {
            func frame(_ matches: MatchedLetters) -> Frame {
              let cell = Self.cell(
                label, isCurrent: isCurrent, matches, standing: standing, isListed: isListed)
              return Self.frame(cell, style, theme)
            }
            let marked = frame(matches)
            #expect(Self.differences(frame(MatchedLetters()), marked) == [Self.shown(part)])
            #expect(marked.text == frame(MatchedLetters()).text)
          }
          check(.card, .left, isListed: false)
          check(.swatch, .left, isListed: false)
          check(.text, .left, isListed: false)
          check(.text, .right(tail: 4), isListed: false)
          check(.text, .left, isListed: true)
        }
      }
    }
  }

  @Test(arguments: [(CellStyle.card, false), (.swatch, false), (.text, true)])
  func `F3.7 letters of a detail are marked where the detail is drawn`(
    style: CellStyle, isListed: Bool
  ) {
    for theme in Self.themes {
      let matches = MatchedLetters(detail: [Occurrence(letters: [3..<5])])
      let cell = Self.cell("name", matches, isListed: isListed)
      let plain = Self.cell("name", isListed: isListed)
      #expect(
        Self.differences(Self.frame(plain, style, theme), Self.frame(cell, style, theme)) == ["na"])
    }
  }

  /// All that letters may stand in.
  private static func grounds(_ theme: Theme) -> [Style] {
    let item = ItemColor.rgb(0x46a758)
    let ink = Style(foreground: theme.ink(of: item) ?? .terminal)
    let texts = [.plain, ink] + [Role.title, .dim, .accent].map { theme[$0] }
    let current = [theme.current(over: .plain), theme.current(over: ink)]
    let inRow = (texts + current).map { $0.over(theme[.row]) }
    let blocks: [Style] = [false, true].compactMap { theme.block(of: item, inFocus: $0) }
    let ruled: [Style] = texts.map { $0.adding(.underline) }
    let strong: [Style] = blocks.map { $0.adding(theme.palette.isSmall ? .reverse : .bold) }
    return texts + ruled + current + inRow + blocks + strong
  }

  @Test(arguments: themes)
  func `F3.7 matched letters differ from others on a rule, in the band and on a block`(
    theme: Theme
  ) {
    for style in Self.grounds(theme) {
      #expect(theme.match(over: style) != style)
      #expect(!theme.match(over: style).attributes.contains(.dim))
      // The row's band is laid behind what is drawn; on a block of few colours there is none.
      guard !theme.palette.isSmall || style.background == .terminal else { continue }
      #expect(theme.match(over: style).over(theme[.row]) != style.over(theme[.row]))
    }
  }

  @Test(arguments: [1 << 24, 256])
  func `F3.7 matched letters are legible on any ground`(colorCount: Int) {
    for background in ThemeTests.grounds {
      let theme = Theme(colorCount: colorCount, background: RGB(background))
      for style in Self.grounds(theme) {
        let shown = theme.match(over: style)
        let under = shown.background.rgb ?? RGB(background)
        #expect((shown.foreground.rgb.map { $0.contrast(with: under) } ?? 4.5) >= 4.5)
      }
    }
  }

  @Test func `F3.2 items that do not match are drawn as gaps, in every style`() {
    let theme = Theme(colorCount: 1 << 24, background: RGB(0x15171c))
    for (style, isListed) in [
      (CellStyle.text, false), (.text, true), (.card, false), (.swatch, false),
    ] {
      let frame = Self.frame(
        Self.cell("10:11  name", isDimmed: true, isListed: isListed), style, theme)
      #expect(frame.text.contains("10:11  name"))
      for line in 0..<frame.size.lines {
        for cell in frame.line(line) where cell.style != .plain {
          #expect([theme[.gone], theme[.border]].contains(cell.style))
        }
      }
    }
  }
}
