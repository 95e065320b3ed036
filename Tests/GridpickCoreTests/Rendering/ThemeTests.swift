import GridpickTestSupport
import Testing

@testable import GridpickCore

struct ThemeTests {
  /// Black and white, what terminals mostly have, and greys on which nothing is easily read.
  static let grounds: [UInt32] = [
    0x000000, 0xffffff, 0x15171c, 0xfcfcfa, 0x002b36, 0xfdf6e3, 0x2e3440, 0x282a36, 0x444444,
    0x777777, 0x808080, 0xb0b0b0, 0x0000ff, 0xffff00,
  ]
  private static let texts: [(role: Role, least: Double)] = [
    (.title, 4.5), (.dim, 4.5), (.accent, 4.5), (.error, 4.5), (.match, 4.5), (.gone, 3),
    (.good, 4.5), (.wait, 4.5), (.bad, 4.5), (.heat1, 4.5), (.heat2, 4.5), (.heat3, 4.5),
    (.age1, 4.5), (.age2, 4.5),
  ]

  /// The named grounds, and many more.
  static func forEveryGround(_ count: Int, check: (RGB) -> Void) {
    var generator = SeededGenerator(seed: 11)
    for ground in grounds { check(RGB(ground)) }
    for _ in 0..<count { check(RGB(UInt32.random(in: 0...0xff_ffff, using: &generator))) }
  }

  @Test func `on an unknown ground a marked text keeps a colour of its own`() {
    let theme = Theme(colorCount: 256)
    let red = Style(foreground: .palette(1))
    #expect(theme.marked(red) == red)
    #expect(theme.marked(.plain) != .plain)
  }

  @Test(arguments: [1 << 24, 256])
  func `text has a contrast of 4.5 and signs of 3, on any known ground and its band`(
    colorCount: Int
  ) {
    Self.forEveryGround(1_000) { ground in
      let theme = Theme(colorCount: colorCount, background: ground)
      let band = theme[.row].background.rgb
      for (role, least) in Self.texts {
        for style in [theme[role], theme.inRow(theme[role]), theme.marked(theme[role])] {
          let under = style.background.rgb ?? ground
          let contrast = style.foreground.rgb?.contrast(with: under) ?? 0
          #expect(contrast >= least, "\(role) on \(String(under.value, radix: 16))")
        }
      }
      let current = theme[.current]
      let filled = current.background.rgb ?? ground
      #expect((current.foreground.rgb?.contrast(with: filled) ?? 0) >= 4.5)
      #expect(filled.contrast(with: ground) >= 3)
      let least = ground.isLight ? 1.12 : 1.22
      if let band {
        let contrast = band.contrast(with: ground)
        #expect(contrast >= least && contrast <= 1.7)
      } else {
        #expect(colorCount == 256, "any ground has a band where there is any colour")
      }
    }
  }

  @Test(arguments: [1 << 24, 256])
  func `J3 a label is legible, and its block is visible, on any known ground`(colorCount: Int) {
    Self.forEveryGround(1_000) { ground in
      let label = Theme(colorCount: colorCount, background: ground)[.jump]
      let filled = label.background.rgb ?? ground
      #expect((label.foreground.rgb?.contrast(with: filled) ?? 0) >= 4.5)
      #expect(filled.contrast(with: ground) >= 1.2)
    }
  }

  @Test func `J3.6 a label is black or white on a tint of the accent, or is reversed`() {
    let dark = Theme(colorCount: 1 << 24, background: RGB(0x15171c))[.jump]
    #expect(dark.foreground == .palette(231))
    #expect(dark.background == .rgb(0x34415f))
    let light = Theme(colorCount: 1 << 24, background: .white)[.jump]
    #expect(light.foreground == .palette(16))
    #expect(light.background == .rgb(0xcfdef6))
    let palette = Theme(colorCount: 256, background: .black)[.jump]
    #expect(palette.background == .palette(237))
    #expect(Theme(colorCount: 256, background: .white)[.jump].background == .palette(189))
    let untold = Theme(colorCount: 1 << 24)[.jump]
    #expect(untold.foreground == .palette(231))
    #expect(untold.background == .rgb(0x3372dc))
    for few in [0, 8, 16] {
      #expect(Theme(colorCount: few)[.jump].attributes.contains(.reverse))
      #expect(Theme(colorCount: few, background: .black)[.jump].attributes.contains(.reverse))
    }
  }

  @Test(arguments: [8, 16])
  func `among few colours none is chosen that is like the background`(colorCount: Int) {
    for number in 0..<16 {
      let ground = RGB(ofPalette: number)
      let theme = Theme(colorCount: colorCount, background: ground)
      for role in Role.allCases {
        let style = theme[role]
        let shown = style.background.rgb ?? style.foreground.rgb
        #expect(shown.map { $0.contrast(with: ground) >= 3 } ?? true, "\(role) on \(number)")
      }
    }
  }

  @Test(arguments: ["#808080", "8", "7", "#ffffff", "#000000"])
  func `a band set by the user keeps the contrast of the other roles`(band: String) throws {
    for base in ["dark", "light"] {
      let theme = Theme(colorCount: 1 << 24, spec: try ColorSpec(reading: "\(base),row:\(band)"))
      for (role, least) in Self.texts {
        let laid = theme.inRow(theme[role])
        let under = try #require(laid.background.rgb)
        #expect(under == theme[.row].background.rgb)
        #expect((laid.foreground.rgb?.contrast(with: under) ?? 0) >= least)
      }
      let row = theme[.row]
      let text = row.foreground.rgb
      #expect((row.background.rgb.flatMap { text?.contrast(with: $0) } ?? 0) >= 4.5)
    }
  }

  @Test(arguments: [8, 16, 256, 1 << 24])
  func `on an unknown background each role is legible on black and on white`(
    colorCount: Int
  ) {
    let theme = Theme(colorCount: colorCount)
    #expect(!theme.hasBand)
    for role in Role.allCases {
      let style = theme[role]
      if let block = style.background.rgb {
        #expect((style.foreground.rgb?.contrast(with: block) ?? 0) >= 4.4, "\(role)")
        continue
      }
      // The terminal's own 16 colours are the user's affair.
      guard colorCount >= 256, let color = style.foreground.rgb else { continue }
      // 130 of the palette has 4.2 on black, and no red of it has more than 4.05 on both.
      for ground in [RGB.black, .white] {
        #expect(color.contrast(with: ground) >= 4.05, "\(role) on \(ground)")
      }
    }
    // Bright black is the background of a well-known palette.
    if colorCount == 16 {
      #expect(!Role.allCases.contains { theme[$0].foreground == .palette(8) })
    }
  }

  @Test(arguments: [
    (8, Style(foreground: .palette(4), attributes: .bold), Style(attributes: .dim)),
    (16, Style(foreground: .palette(12), attributes: .bold), Style(attributes: .dim)),
    (256, Style(foreground: .palette(63), attributes: .bold), Style(foreground: .palette(243))),
    (
      1 << 24, Style(foreground: .rgb(0x3372dc), attributes: .bold),
      Style(foreground: .rgb(0x767676))
    ),
  ])
  func `an unknown background has its own set of colours`(
    colorCount: Int, accent: Style, dim: Style
  ) {
    let theme = Theme(colorCount: colorCount)
    #expect(theme[.accent] == accent)
    #expect(theme[.dim] == dim)
    #expect(theme[.row] == Style(attributes: .bold))
    #expect(theme.inRow(dim) == dim.adding(.bold))
  }

  @Test func `without colours there are attributes alone`() {
    let theme = Theme(colorCount: 0)
    // What asks for nobody is ordinary text.
    let plain = [Role.tint, .good, .heat1, .age1, .age2]
    for role in Role.allCases {
      #expect(theme[role].foreground == .terminal)
      #expect(theme[role].background == .terminal)
      #expect(theme[role].attributes.isEmpty == plain.contains(role), "\(role)")
    }
  }

  @Test(arguments: ["dark", "light"])
  func `a band of 256 colours differs from its ground, and from the tint`(base: String) throws {
    let spec = try ColorSpec(reading: base)
    let theme = Theme(colorCount: 256, spec: spec)
    #expect(theme[.row].background == .palette(base == "dark" ? 236 : 254))
    #expect(theme[.tint].background == .palette(base == "dark" ? 235 : 230))
  }

  @Test(arguments: [
    (
      1 << 24, "dark",
      [0x8fbf7f, 0xe0af68, 0xf7768e, 0xd9b27c, 0xe8946a, 0xf7768e, 0x7fc8c2, 0x86a9bd]
    ),
    (
      1 << 24, "light",
      [0x2f7a3d, 0x8f5f00, 0xc62839, 0x8f6400, 0xb04a12, 0xc62839, 0x0a7570, 0x466f88]
    ),
    (256, "dark", [108, 179, 210, 180, 173, 210, 73, 109]),
    (256, "light", [22, 94, 124, 94, 130, 124, 23, 60]),
  ])
  func `Q4.4 states, heat and age have the colours that were chosen for them`(
    colorCount: Int, base: String, colors: [UInt32]
  ) throws {
    let theme = Theme(colorCount: colorCount, spec: try ColorSpec(reading: base))
    let roles = [Role.good, .wait, .bad, .heat1, .heat2, .heat3, .age1, .age2]
    for (role, color) in zip(roles, colors) {
      let expected = colorCount == 256 ? Color.palette(UInt8(color)) : .rgb(color)
      #expect(theme[role].foreground == expected, "\(role)")
      #expect(theme[role].attributes == ([.wait, .bad].contains(role) ? .bold : []))
    }
  }

  @Test func `Q1.8 the colour of a rule is made legible like that of an item`() {
    for background in [RGB.black, .white, RGB(0x808080)] {
      let theme = Theme(colorCount: 1 << 24, background: background)
      let style = theme.style(of: CellPaint(.color(.rgb(0x808080)), .bold))
      #expect((style.foreground.rgb?.contrast(with: background) ?? 0) >= 4.5)
      #expect(style.attributes == .bold)
    }
  }

  @Test func `a background that becomes known changes all colours but those of the user`() throws {
    let theme = Theme(colorCount: 1 << 24, spec: try ColorSpec(reading: "dim:#abcdef"))
    #expect(theme.on(.black)[.accent].foreground != theme.on(.white)[.accent].foreground)
    for theme in [theme, theme.on(.black), theme.on(.white)] {
      #expect(theme[.dim].foreground == .rgb(0xabcdef))
    }
  }
}
